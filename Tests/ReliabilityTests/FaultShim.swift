import Foundation
import TestSupport

/// A library that lets one system call on a household's files fail, put before the C library's by `LD_PRELOAD`.
///
/// The program is dynamically linked with the C library and SQLite in debug builds.
enum FaultShim {
  /// The calls that can fail.
  enum Call: String, CaseIterable, Sendable {
    case open, pread, pwrite, write, fsync, fdatasync, rename, ftruncate, unlink
  }

  /// The library's path; nil where there is no C compiler (it comes with Swift) or no such way (not Linux).
  static let library: String? = {
    #if os(Linux)
      guard let folder = try? TemporaryFolder() else { return nil }
      kept = folder
      guard let source = try? folder.write(code, to: "fault.c") else { return nil }
      for compiler in ["cc", "clang", "gcc"] {
        let built = try? Program.run(
          "/usr/bin/env", [compiler, "-shared", "-fPIC", "-O1", "-o", folder.file("fault.so"), source, "-ldl"])
        if built?.status == 0 { return folder.file("fault.so") }
      }
    #endif
    return nil
  }()

  private nonisolated(unsafe) static var kept: TemporaryFolder?

  /// Calls are counted by name, only those on files below `FAULT_DIR`; the `FAULT_AT`-th of `FAULT_CALL` fails with
  /// `FAULT_ERRNO`, and a line in `FAULT_LOG` says so.
  private static let code = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <stdarg.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <sys/types.h>
    #include <unistd.h>
    static int seen;
    static int fails(const char *call, const char *path) {
      const char *dir = getenv("FAULT_DIR"), *name = getenv("FAULT_CALL"), *at = getenv("FAULT_AT");
      if (!dir || !name || !at || strcmp(call, name) || strncmp(path, dir, strlen(dir))) return 0;
      if (++seen != atoi(at)) return 0;
      int log = syscall(SYS_openat, AT_FDCWD, getenv("FAULT_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
      if (log >= 0) { syscall(SYS_write, log, path, strlen(path)); syscall(SYS_write, log, "\\n", 1); syscall(SYS_close, log); }
      errno = atoi(getenv("FAULT_ERRNO"));
      return 1;
    }
    static int failsfd(const char *call, int fd) {
      char link[64], path[4096];
      int before = errno;
      snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
      ssize_t n = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
      errno = before;
      if (n < 0) return 0;
      path[n] = 0;
      return fails(call, path);
    }
    #define REAL(name) static __typeof__(&name) real; if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)
    #define OPEN(name) int name(const char *path, int flags, ...) { \\
      va_list list; va_start(list, flags); mode_t mode = va_arg(list, mode_t); va_end(list); \\
      REAL(name); return fails("open", path) ? -1 : real(path, flags, mode); }
    OPEN(open)
    OPEN(open64)
    #define AT(name, call, type) ssize_t name(int fd, type buf, size_t n, off_t at) { \\
      REAL(name); return failsfd(call, fd) ? -1 : real(fd, buf, n, at); }
    AT(pread, "pread", void *)
    AT(pread64, "pread", void *)
    AT(pwrite, "pwrite", const void *)
    AT(pwrite64, "pwrite", const void *)
    ssize_t write(int fd, const void *buf, size_t n) { REAL(write); return failsfd("write", fd) ? -1 : real(fd, buf, n); }
    int fsync(int fd) { REAL(fsync); return failsfd("fsync", fd) ? -1 : real(fd); }
    int fdatasync(int fd) { REAL(fdatasync); return failsfd("fdatasync", fd) ? -1 : real(fd); }
    int ftruncate(int fd, off_t n) { REAL(ftruncate); return failsfd("ftruncate", fd) ? -1 : real(fd, n); }
    int ftruncate64(int fd, off_t n) { REAL(ftruncate64); return failsfd("ftruncate", fd) ? -1 : real(fd, n); }
    int rename(const char *a, const char *b) { REAL(rename); return fails("rename", a) ? -1 : real(a, b); }
    int unlink(const char *path) { REAL(unlink); return fails("unlink", path) ? -1 : real(path); }
    """
}
