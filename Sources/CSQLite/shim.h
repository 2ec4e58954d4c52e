#pragma once
// The hook that the journal is written from is declared only with this; Debian's and Ubuntu's libraries hold it.
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
