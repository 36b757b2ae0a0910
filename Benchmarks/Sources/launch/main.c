// launch PROGRAM ARGUMENTS…
//
// Runs a program and says what it took: nanoseconds from start to end, nanoseconds of CPU, bytes of memory at most,
// how often it went to sleep, and its exit status. Small itself, as the peak of a process counts from before it became
// another program.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long long)time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long nanoseconds(struct timeval time) {
  return (long long)time.tv_sec * 1000000000LL + (long long)time.tv_usec * 1000LL;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  long long start = now();
  pid_t child = fork();
  if (child == 0) {
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 1;
  printf(
      "%lld %lld %lld %ld %d\n", now() - start, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
      usage.ru_maxrss * 1024LL, usage.ru_nvcsw, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
