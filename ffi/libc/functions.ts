/** Signatures of the C library functions that doorbell calls, as in the Linux man pages (LP64). */
export const functions = {
  // Memory.
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  munmap: ["i32", "ptr", "u64"],
  mprotect: ["i32", "ptr", "u64", "i32"],
  mremap: ["ptr", "ptr", "u64", "u64", "i32", "ptr"],
  madvise: ["i32", "ptr", "u64", "i32"],
  mincore: ["i32", "ptr", "u64", "ptr"],
  mlock: ["i32", "ptr", "u64"],
  munlock: ["i32", "ptr", "u64"],
  memfd_create: ["i32", "ptr", "u32"],
  ftruncate: ["i32", "i32", "i64"],
  memcpy: ["ptr", "ptr", "ptr", "u64"],
  memmove: ["ptr", "ptr", "ptr", "u64"],
  memset: ["ptr", "ptr", "i32", "u64"],
  memcmp: ["i32", "ptr", "ptr", "u64"],
  malloc: ["ptr", "u64"],
  free: ["void", "ptr"],
  strlen: ["u64", "ptr"],
  process_vm_readv: ["i64", "i32", "ptr", "u64", "ptr", "u64", "u64"],
  process_vm_writev: ["i64", "i32", "ptr", "u64", "ptr", "u64", "u64"],
  // Files and readiness.
  read: ["i64", "i32", "ptr", "u64"],
  write: ["i64", "i32", "ptr", "u64"],
  pread: ["i64", "i32", "ptr", "u64", "i64"],
  pwrite: ["i64", "i32", "ptr", "u64", "i64"],
  preadv2: ["i64", "i32", "ptr", "i32", "i64", "i32"],
  fdatasync: ["i32", "i32"],
  flock: ["i32", "i32", "i32"],
  lseek: ["i64", "i32", "i64", "i32"],
  fstatfs: ["i32", "i32", "ptr"],
  close: ["i32", "i32"],
  dup: ["i32", "i32"],
  eventfd: ["i32", "u32", "i32"],
  poll: ["i32", "ptr", "u64", "i32"],
  epoll_create1: ["i32", "i32"],
  epoll_ctl: ["i32", "i32", "i32", "i32", "ptr"],
  epoll_wait: ["i32", "i32", "ptr", "i32", "i32"],
  // Sockets.
  socket: ["i32", "i32", "i32", "i32"],
  bind: ["i32", "i32", "ptr", "u32"],
  listen: ["i32", "i32", "i32"],
  accept4: ["i32", "i32", "ptr", "ptr", "i32"],
  connect: ["i32", "i32", "ptr", "u32"],
  getsockname: ["i32", "i32", "ptr", "ptr"],
  setsockopt: ["i32", "i32", "i32", "i32", "ptr", "u32"],
  getsockopt: ["i32", "i32", "i32", "i32", "ptr", "ptr"],
  sendmsg: ["i64", "i32", "ptr", "i32"],
  recvmsg: ["i64", "i32", "ptr", "i32"],
  sendmmsg: ["i32", "i32", "ptr", "u32", "i32"],
  recvmmsg: ["i32", "i32", "ptr", "u32", "i32", "ptr"],
  pipe2: ["i32", "ptr", "i32"],
  socketpair: ["i32", "i32", "i32", "i32", "ptr"],
  // Processes.
  getpid: ["i32"],
  gettid: ["i32"],
  geteuid: ["u32"],
  getrlimit: ["i32", "i32", "ptr"],
  setrlimit: ["i32", "i32", "ptr"],
  clock_gettime: ["i32", "i32", "ptr"],
  sched_yield: ["i32"],
  usleep: ["i32", "u32"],
} as const;

/**
 * Variadic functions. x86-64 and arm64 Linux pass their third argument, an integer, like an argument of any
 * other function.
 */
export const variadic = {
  open: ["i32", "ptr", "i32", "i32"],
  fcntl: ["i32", "i32", "i32", "i64"],
  /** The third argument is an address or a number. */
  ioctl: ["i32", "i32", "u64", "ptr"],
} as const;
