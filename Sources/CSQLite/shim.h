#pragma once
// The hook that the journal is written from is declared only with this; Debian's and Ubuntu's libraries hold it.
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

// The change counter in a file's header (sqlite.org/fileformat2.html, 1.3: offset 24); -1 if it cannot be read. It is read
// by SQLite's own descriptor, because closing another one would drop the locks that this process has on the file. Swift
// cannot follow the pointer itself: the struct is declared in two modules.
static inline sqlite3_int64 larder_change_counter(sqlite3 *db) {
  sqlite3_file *file = 0;
  unsigned char bytes[4];
  if (!db || sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || !file || !file->pMethods) return -1;
  if (file->pMethods->xRead(file, bytes, 4, 24) != SQLITE_OK) return -1;
  return (sqlite3_int64)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

// Lets SQLite allocate memory without counting it, which takes a lock that all threads share. Swift cannot call functions
// with any number of arguments. Does nothing once SQLite is in use.
static inline int larder_leave_memory_uncounted(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }
