#pragma once
#include <spawn.h>
// What starting programs on pipes and pseudo-terminals needs; glibc hides these from Swift behind feature macros.
extern int pipe2(int[2], int);
extern int posix_openpt(int);
extern int grantpt(int);
extern int unlockpt(int);
// ptsname answers in one buffer for all threads: tests that open terminals side by side would get each other's.
extern int ptsname_r(int, char *, unsigned long);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
