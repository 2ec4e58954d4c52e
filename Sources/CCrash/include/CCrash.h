/// A line in the log for a crash.
///
/// In C, because a handler of a signal may only do what is safe at any point of the program: no memory is taken, no lock
/// and no runtime is needed here.
#ifndef LARDER_CCRASH_H
#define LARDER_CCRASH_H

/// From now on a crash (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV) adds a line to the file at `path`, whose
/// folder is made if there is none; then the signal does what it did before, which is to end the program unless
/// Swift's runtime has been told to print a trace first. A signal that is ignored stays so. `version` is Larder's.
void larder_crash_arm(const char *path, const char *version);

/// The name of the command that is running, from the command table; empty for none.
void larder_crash_running(const char *command);

#endif
