/// Adds a line to the log if the program crashes.
///
/// It is written in C, because a signal handler may only do what is safe at any point of the program: it must not
/// allocate memory, take locks or use a runtime.
#ifndef LARDER_CCRASH_H
#define LARDER_CCRASH_H

/// Makes every crash from now on (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV) add a line to the file at `path`,
/// whose folder is created if necessary. Then the signal has its previous effect: it ends the program, or makes Swift's
/// runtime print a trace first if it was told to. Signals that were ignored stay ignored. `version` is Larder's
/// version.
void larder_crash_arm(const char *path, const char *version);

/// Stores the name of the command that is running, from the command table; empty if none is running.
void larder_crash_running(const char *command);

#endif
