#include "CCrash.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const struct {
  int number;
  const char *name;
} crashes[] = {{SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"}, {SIGABRT, "SIGABRT"},
               {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"},   {SIGSEGV, "SIGSEGV"}};
static const size_t count = sizeof crashes / sizeof crashes[0];

static char log_path[4096];
static char larder_version[32];
static char running[64];
// The handler has its own stack, because the program's stack may be full.
static char handler_stack[64 * 1024];

struct line {
  char text[256];
  size_t length;
};

static void add(struct line *line, const char *text) {
  while (*text && line->length < sizeof line->text - 1) line->text[line->length++] = *text++;
}

static void add_number(struct line *line, long number, int digits) {
  char text[24];
  size_t place = sizeof text - 1;
  text[place] = 0;
  for (; place > 0 && (number > 0 || digits > 0); number /= 10, digits--) text[--place] = (char)('0' + number % 10);
  add(line, text + place);
}

// The time as in all lines of the log, such as 2026-11-21T07:00:00Z. It is calculated here, because gmtime takes locks;
// years begin in March (Howard Hinnant, "chrono-compatible low-level date algorithms", civil_from_days).
static void add_time(struct line *line) {
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_REALTIME, &now);
  long seconds = now.tv_sec > 0 ? now.tv_sec : 0;
  long days = seconds / 86400 + 719468, second = seconds % 86400;
  long era = days / 146097, day_of_era = days % 146097;
  long year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
  long day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  long shifted = (5 * day_of_year + 2) / 153;
  long month = shifted < 10 ? shifted + 3 : shifted - 9;
  add_number(line, year_of_era + era * 400 + (month <= 2), 4);
  add(line, "-");
  add_number(line, month, 2);
  add(line, "-");
  add_number(line, day_of_year - (153 * shifted + 2) / 5 + 1, 2);
  add(line, "T");
  add_number(line, second / 3600, 2);
  add(line, ":");
  add_number(line, second / 60 % 60, 2);
  add(line, ":");
  add_number(line, second % 60, 2);
  add(line, "Z");
}

static void make_folders(void) {
  for (char *slash = log_path + 1; *slash; slash++) {
    if (*slash != '/') continue;
    *slash = 0;
    mkdir(log_path, 0700);
    *slash = '/';
  }
}

static void note(int signal) {
  const int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  int file = open(log_path, flags, 0600);
  if (file < 0 && errno == ENOENT) {
    make_folders();
    file = open(log_path, flags, 0600);
  }
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return;
  // A program that crashes at each start must not fill the disk; the next ordinary entry of the log makes room.
  if (status.st_size > 512 * 1024) return;
  struct line line = {{0}, 0};
  add_time(&line);
  add(&line, " fatal ");
  if (running[0]) {
    add(&line, "`");
    add(&line, running);
    add(&line, "` crashed");
  } else {
    add(&line, "Larder crashed between commands");
  }
  add(&line, " (");
  for (size_t index = 0; index < count; index++) {
    if (crashes[index].number == signal) add(&line, crashes[index].name);
  }
  add(&line, "); Larder ");
  add(&line, larder_version);
  line.text[line.length++] = '\n';
  ssize_t written = write(file, line.text, line.length);
  (void)written;
  close(file);
}

static struct sigaction before[sizeof crashes / sizeof crashes[0]];

static void crashed(int signal, siginfo_t *info, void *context) {
  (void)context;
  note(signal);
  for (size_t index = 0; index < count; index++) {
    if (crashes[index].number == signal) sigaction(signal, &before[index], NULL);
  }
  // A fault occurs again when this handler returns, and then reaches the previous handler; other signals must be sent
  // again.
  int is_fault = signal == SIGILL || signal == SIGBUS || signal == SIGFPE || signal == SIGSEGV;
  if (!is_fault || info->si_code <= 0) raise(signal);
}

void larder_crash_arm(const char *path, const char *version) {
  if (strlen(path) >= sizeof log_path) return;
  strcpy(log_path, path);
  strncpy(larder_version, version, sizeof larder_version - 1);
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  for (size_t index = 0; index < count; index++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crashed;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    if (sigaction(crashes[index].number, &action, &before[index]) != 0) continue;
    if (before[index].sa_handler == SIG_IGN) sigaction(crashes[index].number, &before[index], NULL);
  }
}

void larder_crash_running(const char *command) {
  running[0] = 0;
  strncpy(running + 1, *command ? command + 1 : "", sizeof running - 2);
  running[0] = *command;
}
