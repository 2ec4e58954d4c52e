extension FaultShim {
  /// The library in C.
  ///
  /// Only calls on files below `FAULT_DIR` count, without those below `FAULT_NOT`. Calls are counted by name: the
  /// `FAULT_AT`-th of `FAULT_CALL` fails with `FAULT_ERRNO`, and a line in `FAULT_LOG` says so. With `FAULT_FULL` that
  /// one writes a half, and from then on no write has room. With `FAULT_SIGNAL` the process first gets that signal, and
  /// the call fails once the signal has interrupted the database. With `FAULT_RECORD` nothing fails, and each call that
  /// changes something is written to that file (`TracedCall`), with what is written to standard output.
  static let code = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdint.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/stat.h>
    #include <sys/syscall.h>
    #include <sys/types.h>
    #include <unistd.h>
    #define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
    static int seen, isFull;
    static volatile int isInterrupted;
    void sqlite3_interrupt(void *db) {
      static void (*real)(void *);
      if (!real) real = (void (*)(void *))dlsym(RTLD_NEXT, "sqlite3_interrupt");
      real(db);
      isInterrupted = 1;
    }
    static int below(const char *path) {
      const char *dir = getenv("FAULT_DIR"), *not = getenv("FAULT_NOT");
      return dir && !strncmp(path, dir, strlen(dir)) && !(not && !strncmp(path, not, strlen(not)));
    }
    static int append(const char *file, const void *bytes, size_t n) {
      int log = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
      if (log < 0) return -1;
      syscall(SYS_write, log, bytes, n);
      syscall(SYS_close, log);
      return 0;
    }
    static int writes(const char *call) { return !strcmp(call, "pwrite") || !strcmp(call, "write"); }
    static int fails(const char *call, const char *path) {
      const char *name = getenv("FAULT_CALL"), *at = getenv("FAULT_AT");
      if (!name || !at || !below(path)) return 0;
      if (isFull && writes(call)) { errno = ENOSPC; return 1; }
      if (strcmp(call, name) || ++seen != atoi(at)) return 0;
      char line[5000];
      append(getenv("FAULT_LOG"), line, snprintf(line, sizeof line, "%s %s\n", call, path));
      if (getenv("FAULT_FULL")) { isFull = 1; if (writes(call)) return 2; }
      if (getenv("FAULT_SIGNAL")) {
        kill(getpid(), atoi(getenv("FAULT_SIGNAL")));
        while (!isInterrupted) usleep(100);
      }
      errno = atoi(getenv("FAULT_ERRNO"));
      return 1;
    }
    static int place(int fd, char *path) {
      char link[64];
      int before = errno;
      snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
      ssize_t n = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4095);
      errno = before;
      if (n < 0) return 0;
      path[n] = 0;
      return 1;
    }
    static int failsfd(const char *call, int fd) {
      char path[4096];
      return place(fd, path) ? fails(call, path) : 0;
    }

    struct head { uint64_t kind, file, at, first, second; };
    static void record(int kind, uint64_t file, uint64_t at, const void *a, size_t an, const void *b, size_t bn) {
      const char *to = getenv("FAULT_RECORD");
      if (!to) return;
      int before = errno;
      struct head head = { kind, file, at, an, bn };
      char *all = malloc(sizeof head + an + bn);
      memcpy(all, &head, sizeof head);
      if (an) memcpy(all + sizeof head, a, an);
      if (bn) memcpy(all + sizeof head + an, b, bn);
      append(to, all, sizeof head + an + bn);
      free(all);
      errno = before;
    }
    static uint64_t number(int fd, mode_t *mode) {
      struct stat s;
      if (fstat(fd, &s)) return 0;
      if (mode) *mode = s.st_mode;
      return s.st_ino;
    }
    static int isTraced(int fd) {
      char path[4096];
      return getenv("FAULT_RECORD") && place(fd, path) && below(path);
    }
    static void recordWrite(int fd, const void *buf, ssize_t n, off_t at) {
      if (n > 0 && isTraced(fd)) record(3, number(fd, 0), at, buf, n, 0, 0);
    }
    static void recordSync(int fd) {
      char path[4096];
      mode_t mode = 0;
      if (!getenv("FAULT_RECORD") || !place(fd, path)) return;
      uint64_t file = number(fd, &mode);
      size_t n = strlen(path);
      if (S_ISDIR(mode)) {
        path[n] = '/'; path[n + 1] = 0;
        if (below(path)) { path[n] = 0; record(6, 0, 0, path, n, 0, 0); }
      } else if (below(path)) record(5, file, 0, 0, 0, 0, 0);
    }
    static void recordPaths(int kind, const char *a, const char *b) {
      if (below(b ? b : a)) record(kind, 0, 0, a, strlen(a), b, b ? strlen(b) : 0);
    }

    #define OPEN(name) int name(const char *path, int flags, ...) { \
      va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list); \
      REAL(name); \
      char inside[4200]; \
      snprintf(inside, sizeof inside, "%s%s", path, (flags & O_TMPFILE) == O_TMPFILE ? "/" : ""); \
      if (fails("open", inside)) return -1; \
      int isNew = (flags & O_CREAT) && syscall(SYS_faccessat, AT_FDCWD, path, F_OK) != 0; \
      int fd = real(path, flags, mode); \
      if (fd < 0 || !getenv("FAULT_RECORD")) return fd; \
      if ((flags & O_TMPFILE) == O_TMPFILE) { if (isTraced(fd)) record(2, number(fd, 0), 0, 0, 0, 0, 0); } \
      else if (isNew && below(path)) record(1, number(fd, 0), 0, path, strlen(path), 0, 0); \
      else if ((flags & O_TRUNC) && below(path)) record(4, number(fd, 0), 0, 0, 0, 0, 0); \
      return fd; }
    OPEN(open)
    OPEN(open64)
    #define READ(name) ssize_t name(int fd, void *buf, size_t n, off_t at) { \
      REAL(name); return failsfd("pread", fd) ? -1 : real(fd, buf, n, at); }
    READ(pread)
    READ(pread64)
    #define WRITE(name) ssize_t name(int fd, const void *buf, size_t n, off_t at) { \
      REAL(name); \
      int failure = failsfd("pwrite", fd); \
      if (failure == 1) return -1; \
      ssize_t done = real(fd, buf, failure && n > 1 ? n / 2 : n, at); \
      recordWrite(fd, buf, done, at); \
      return done; }
    WRITE(pwrite)
    WRITE(pwrite64)
    ssize_t write(int fd, const void *buf, size_t n) {
      REAL(write);
      int failure = failsfd("write", fd);
      if (failure == 1) return -1;
      ssize_t done = real(fd, buf, failure && n > 1 ? n / 2 : n);
      if (fd == 1 && done > 0) record(11, 0, 0, buf, done, 0, 0);
      else if (done > 0 && isTraced(fd)) recordWrite(fd, buf, done, lseek(fd, 0, SEEK_CUR) - done);
      return done;
    }
    #define SYNC(name) int name(int fd) { \
      REAL(name); if (failsfd(#name, fd)) return -1; \
      int result = real(fd); if (!result) recordSync(fd); return result; }
    SYNC(fsync)
    SYNC(fdatasync)
    #define TRUNCATE(name) int name(int fd, off_t n) { \
      REAL(name); if (failsfd("ftruncate", fd)) return -1; \
      int result = real(fd, n); \
      if (!result && isTraced(fd)) record(4, number(fd, 0), n, 0, 0, 0, 0); \
      return result; }
    TRUNCATE(ftruncate)
    TRUNCATE(ftruncate64)
    int rename(const char *a, const char *b) {
      REAL(rename); if (fails("rename", a)) return -1;
      int result = real(a, b); if (!result) recordPaths(7, a, b); return result;
    }
    static void recordLink(const char *path) {
      struct stat s;
      if (!lstat(path, &s) && below(path)) record(8, s.st_ino, 0, path, strlen(path), 0, 0);
    }
    int link(const char *a, const char *b) {
      REAL(link); if (fails("link", b)) return -1;
      int result = real(a, b); if (!result) recordLink(b); return result;
    }
    int linkat(int d, const char *a, int e, const char *b, int flags) {
      REAL(linkat); if (fails("link", b)) return -1;
      int result = real(d, a, e, b, flags); if (!result) recordLink(b); return result;
    }
    int unlink(const char *path) {
      REAL(unlink); if (fails("unlink", path)) return -1;
      int result = real(path); if (!result) recordPaths(9, path, 0); return result;
    }
    int mkdir(const char *path, mode_t mode) {
      REAL(mkdir);
      int result = real(path, mode); if (!result) recordPaths(10, path, 0); return result;
    }
    int rmdir(const char *path) {
      REAL(rmdir);
      int result = real(path); if (!result) recordPaths(12, path, 0); return result;
    }
    """#
}
