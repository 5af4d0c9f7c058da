/* A disk that forgets. Loaded before the C library of a table under test, it lets every write to the file of battles through, but keeps
 * beside it, in another folder, what a disk would hold after a power cut: only what was synced. It can also say that the disk is full.
 *
 *   MONTJOIE_SHIM_DATA  the data folder         MONTJOIE_SHIM_DISK  where the synced bytes go
 *
 * While a file named `full` lies in the latter, every write fails with ENOSPC; while one named `nosync` does, every sync fails with EIO;
 * while one named `nocut` does, no file is made shorter.
 * What it does not do: reorder writes, tear sectors,
 * forget names of files; memory maps (the shared index of the log) are taken as lost, as they are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FILES 4
#define RANGES 65536

struct range { off64_t at; size_t length; };
static struct { struct range list[RANGES]; int count; int whole; } dirty[FILES];
static const char *names[FILES] = { "montjoie.sqlite", "montjoie.sqlite-wal", "montjoie.sqlite-journal", "gue.jsonl" };
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Which of the watched files this is, or -1. */
static int watched(int fd) {
    const char *data = getenv("MONTJOIE_SHIM_DATA");
    if (!data) return -1;
    char link[64], path[4096], wanted[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t n = readlink(link, path, sizeof path - 1);
    if (n <= 0) return -1;
    path[n] = 0;
    for (int i = 0; i < FILES; i++) {
        snprintf(wanted, sizeof wanted, "%s/%s", data, names[i]);
        if (!strcmp(path, wanted)) return i;
    }
    return -1;
}

static int says(const char *word) {
    char path[4096];
    const char *disk = getenv("MONTJOIE_SHIM_DISK");
    if (!disk) return 0;
    snprintf(path, sizeof path, "%s/%s", disk, word);
    return access(path, F_OK) == 0;
}

static int full(void) { return says("full"); }

static void note(int file, off64_t at, size_t length) {
    pthread_mutex_lock(&lock);
    if (dirty[file].count < RANGES) dirty[file].list[dirty[file].count++] = (struct range){ at, length };
    else dirty[file].whole = 1;
    pthread_mutex_unlock(&lock);
}

typedef ssize_t (*pwrite_t)(int, const void *, size_t, off64_t);
static ssize_t real_pwrite(int fd, const void *bytes, size_t length, off64_t at) {
    static pwrite_t real;
    if (!real) real = (pwrite_t)dlsym(RTLD_NEXT, "pwrite64");
    return real(fd, bytes, length, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    int file = watched(fd);
    if (file < 0) return real_pwrite(fd, bytes, length, at);
    if (full()) { errno = ENOSPC; return -1; }
    ssize_t written = real_pwrite(fd, bytes, length, at);
    if (written > 0) note(file, at, (size_t)written);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }

ssize_t write(int fd, const void *bytes, size_t length) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    int file = watched(fd);
    if (file < 0) return real(fd, bytes, length);
    if (full()) { errno = ENOSPC; return -1; }
    off64_t at = lseek64(fd, 0, SEEK_CUR);
    ssize_t written = real(fd, bytes, length);
    if (written > 0) note(file, at, (size_t)written);
    return written;
}

/* What was written since the last sync reaches the disk now. */
static int reach(int fd, int file) {
    if (says("nosync")) { errno = EIO; return -1; }
    char path[4096], buffer[65536];
    snprintf(path, sizeof path, "%s/%s", getenv("MONTJOIE_SHIM_DISK"), names[file]);
    int disk = open(path, O_RDWR | O_CREAT, 0600);
    if (disk < 0) return -1;
    pthread_mutex_lock(&lock);
    struct stat64 now;
    fstat64(fd, &now);
    if (dirty[file].whole) {
        dirty[file].count = 1;
        dirty[file].list[0] = (struct range){ 0, (size_t)now.st_size };
        dirty[file].whole = 0;
    }
    for (int i = 0; i < dirty[file].count; i++) {
        off64_t at = dirty[file].list[i].at;
        size_t left = dirty[file].list[i].length;
        while (left > 0) {
            ssize_t got = pread64(fd, buffer, left < sizeof buffer ? left : sizeof buffer, at);
            if (got <= 0) break;
            real_pwrite(disk, buffer, (size_t)got, at);
            at += got;
            left -= (size_t)got;
        }
    }
    dirty[file].count = 0;
    int done = ftruncate64(disk, now.st_size);
    pthread_mutex_unlock(&lock);
    close(disk);
    return done;
}

int fsync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int file = watched(fd);
    return file < 0 ? real(fd) : reach(fd, file);
}

int fdatasync(int fd) {
    static int (*real)(int);
    if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int file = watched(fd);
    return file < 0 ? real(fd) : reach(fd, file);
}

int ftruncate64(int fd, off64_t length) {
    static int (*real)(int, off64_t);
    if (!real) real = (int (*)(int, off64_t))dlsym(RTLD_NEXT, "ftruncate64");
    if (watched(fd) >= 0 && says("nocut")) { errno = EIO; return -1; }
    return real(fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int unlink(const char *path) {
    static int (*real)(const char *);
    if (!real) real = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    const char *data = getenv("MONTJOIE_SHIM_DATA"), *disk = getenv("MONTJOIE_SHIM_DISK");
    for (int i = 0; data && disk && i < FILES; i++) {
        char watched[4096], kept[4096];
        snprintf(watched, sizeof watched, "%s/%s", data, names[i]);
        snprintf(kept, sizeof kept, "%s/%s", disk, names[i]);
        if (!strcmp(path, watched)) real(kept);
    }
    return real(path);
}
