/** The C library functions used above; signatures as in the Linux man pages (LP64). */
export const functions = {
  // memory
  mmap: ["ptr", "ptr", "u64", "i32", "i32", "i32", "i64"],
  munmap: ["i32", "ptr", "u64"],
  mprotect: ["i32", "ptr", "u64", "i32"],
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
  // files and readiness
  read: ["i64", "i32", "ptr", "u64"],
  write: ["i64", "i32", "ptr", "u64"],
  pread: ["i64", "i32", "ptr", "u64", "i64"],
  pwrite: ["i64", "i32", "ptr", "u64", "i64"],
  lseek: ["i64", "i32", "i64", "i32"],
  close: ["i32", "i32"],
  dup: ["i32", "i32"],
  eventfd: ["i32", "u32", "i32"],
  poll: ["i32", "ptr", "u64", "i32"],
  epoll_create1: ["i32", "i32"],
  epoll_ctl: ["i32", "i32", "i32", "i32", "ptr"],
  epoll_wait: ["i32", "i32", "ptr", "i32", "i32"],
  // sockets
  socket: ["i32", "i32", "i32", "i32"],
  bind: ["i32", "i32", "ptr", "u32"],
  getsockname: ["i32", "i32", "ptr", "ptr"],
  setsockopt: ["i32", "i32", "i32", "i32", "ptr", "u32"],
  getsockopt: ["i32", "i32", "i32", "i32", "ptr", "ptr"],
  sendmsg: ["i64", "i32", "ptr", "i32"],
  recvmsg: ["i64", "i32", "ptr", "i32"],
  sendmmsg: ["i32", "i32", "ptr", "u32", "i32"],
  recvmmsg: ["i32", "i32", "ptr", "u32", "i32", "ptr"],
  socketpair: ["i32", "i32", "i32", "i32", "ptr"],
  // process
  getpid: ["i32"],
  getrlimit: ["i32", "i32", "ptr"],
  setrlimit: ["i32", "i32", "ptr"],
  clock_gettime: ["i32", "i32", "ptr"],
  sched_yield: ["i32"],
  usleep: ["i32", "u32"],
} as const;

/** Variadic functions: their integer third argument is passed as the ABI passes any other on x86-64 and arm64 Linux. */
export const variadic = {
  open: ["i32", "ptr", "i32", "i32"],
  fcntl: ["i32", "i32", "i32", "i64"],
} as const;
