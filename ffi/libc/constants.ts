// Linux values shared by x86-64 and arm64; test/abi compares each with the C compiler.

export const PROT_NONE = 0;
export const PROT_READ = 1;
export const PROT_WRITE = 2;
export const PROT_EXEC = 4;
export const MAP_SHARED = 1;
export const MAP_PRIVATE = 2;
export const MAP_FIXED = 0x10;
export const MAP_ANONYMOUS = 0x20;
export const MAP_NORESERVE = 0x4000;
export const MAP_POPULATE = 0x8000;
export const MAP_HUGETLB = 0x40000;
/** `(void *)-1`, as the seam gives it. */
export const MAP_FAILED: number = 2 ** 64;
export const MADV_DONTNEED = 4;
export const MADV_HUGEPAGE = 14;
export const MADV_DONTFORK = 10;
export const MFD_CLOEXEC = 1;

export const EFD_CLOEXEC = 0o2000000;
export const EFD_NONBLOCK = 0o4000;
export const O_NONBLOCK = 0o4000;
export const F_GETFL = 3;
export const F_SETFL = 4;
export const POLLIN = 1;
export const POLLOUT = 4;
export const POLLERR = 8;
export const POLLHUP = 16;
export const POLLNVAL = 32;
export const EPOLL_CLOEXEC = 0o2000000;
export const EPOLL_CTL_ADD = 1;
export const EPOLL_CTL_DEL = 2;
export const EPOLL_CTL_MOD = 3;
export const EPOLLIN = 1;
export const EPOLLOUT = 4;
export const EPOLLERR = 8;
export const EPOLLHUP = 16;
export const EPOLLONESHOT = 0x40000000;

export const AF_UNIX = 1;
export const AF_INET = 2;
export const AF_INET6 = 10;
export const SOCK_STREAM = 1;
export const SOCK_DGRAM = 2;
export const SOCK_NONBLOCK = 0o4000;
export const SOCK_CLOEXEC = 0o2000000;
export const SOL_SOCKET = 1;
export const SO_REUSEADDR = 2;
export const SO_NO_CHECK = 11;
export const SO_SNDBUF = 7;
export const SO_RCVBUF = 8;
export const SO_SNDBUFFORCE = 32;
export const SO_RCVBUFFORCE = 33;
export const IPPROTO_IP = 0;
export const IPPROTO_UDP = 17;
export const IPPROTO_IPV6 = 41;
export const IP_MTU_DISCOVER = 10;
export const IP_PMTUDISC_DO = 2;
export const UDP_NO_CHECK6_RX = 102;
export const UDP_SEGMENT = 103;
export const UDP_GRO = 104;
export const SCM_RIGHTS = 1;
export const MSG_DONTWAIT = 0x40;
export const MSG_TRUNC = 0x20;

export const RLIMIT_MEMLOCK = 8;
export const CLOCK_MONOTONIC = 1;
