// Linux values that x86-64 and arm64 share. test/abi compares each with the C compiler.

/** mmap: the pages cannot be accessed. */
export const PROT_NONE = 0;
/** mmap: the pages can be read. */
export const PROT_READ = 1;
/** mmap: the pages can be written. */
export const PROT_WRITE = 2;
/** mmap: the pages can be executed. */
export const PROT_EXEC = 4;
/** mmap: all processes that map the memory see the writes. */
export const MAP_SHARED = 1;
/** mmap: only this process sees its writes. */
export const MAP_PRIVATE = 2;
/** mmap: maps at exactly the given address and replaces existing mappings. */
export const MAP_FIXED = 0x10;
/** mmap: maps memory without a file. */
export const MAP_ANONYMOUS = 0x20;
/** mmap: reserves no swap space. */
export const MAP_NORESERVE = 0x4000;
/** mmap: allocates all pages at once. */
export const MAP_POPULATE = 0x8000;
/** mmap: uses huge pages. */
export const MAP_HUGETLB = 0x40000;
/** `(void *)-1` as a number of ffi/runtime. */
export const MAP_FAILED: number = 2 ** 64;
/** mremap: the mapping may move to another address. */
export const MREMAP_MAYMOVE = 1;
/** mremap: the mapping moves to the given address. */
export const MREMAP_FIXED = 2;
/** madvise: discards the pages. */
export const MADV_DONTNEED = 4;
/** madvise: frees the pages and their storage in the file. */
export const MADV_REMOVE = 9;
/** madvise: uses huge pages where possible. */
export const MADV_HUGEPAGE = 14;
/** madvise: a child process does not inherit the pages. */
export const MADV_DONTFORK = 10;
/** madvise: maps the pages for reading at once. */
export const MADV_POPULATE_READ = 22;
/** madvise: maps the pages for writing at once. */
export const MADV_POPULATE_WRITE = 23;
/** memfd_create: closes the descriptor at exec. */
export const MFD_CLOEXEC = 1;
/** memfd_create: allows seals. */
export const MFD_ALLOW_SEALING = 2;
/** memfd_create: uses huge pages. */
export const MFD_HUGETLB = 4;
/** fcntl: adds seals to a memfd. */
export const F_ADD_SEALS = 1033;
/** fcntl: returns the seals of a memfd. */
export const F_GET_SEALS = 1034;
/** Seal: no further seals can be added. */
export const F_SEAL_SEAL = 1;
/** Seal: the file cannot shrink. */
export const F_SEAL_SHRINK = 2;
/** Seal: the file cannot grow. */
export const F_SEAL_GROW = 4;
/** Seal: no new writable mapping is possible. */
export const F_SEAL_FUTURE_WRITE = 16;
/** Magic number that fstatfs reports for a memfd with small pages. */
export const TMPFS_MAGIC = 0x01021994;

/** eventfd: closes the descriptor at exec. */
export const EFD_CLOEXEC = 0o2000000;
/** eventfd: a read of the value 0 fails with EAGAIN. */
export const EFD_NONBLOCK = 0o4000;
/** eventfd: a read takes 1 from the counter. */
export const EFD_SEMAPHORE = 1;
/** open, fcntl: calls do not block. */
export const O_NONBLOCK = 0o4000;
/** open: for reading and writing. */
export const O_RDWR = 2;
/** open: closes the descriptor at exec. */
export const O_CLOEXEC = 0o2000000;
/** open: the descriptor names the file and does not open it. */
export const O_PATH = 0o10000000;
/** lseek: from the beginning of the file. */
export const SEEK_SET = 0;
/** lseek: from the end of the file. */
export const SEEK_END = 2;
/** preadv2: reads from the page cache alone, without waiting for a disk. */
export const RWF_NOWAIT = 8;
/** fcntl: returns the flags of a descriptor. */
export const F_GETFL = 3;
/** fcntl: sets the flags of a descriptor. */
export const F_SETFL = 4;
/** fcntl: duplicates a descriptor, which closes at exec. */
export const F_DUPFD_CLOEXEC = 1030;
/** flock: only this open file has the lock. */
export const LOCK_EX = 2;
/** flock: fails with EWOULDBLOCK where another open file has the lock. */
export const LOCK_NB = 4;
/** poll: data can be read. */
export const POLLIN = 1;
/** poll: data can be written. */
export const POLLOUT = 4;
/** poll: the descriptor has an error. */
export const POLLERR = 8;
/** poll: the peer has closed the connection. */
export const POLLHUP = 16;
/** poll: the descriptor is not open. */
export const POLLNVAL = 32;
/** epoll_create1: closes the descriptor at exec. */
export const EPOLL_CLOEXEC = 0o2000000;
/** epoll_ctl: adds a descriptor. */
export const EPOLL_CTL_ADD = 1;
/** epoll_ctl: removes a descriptor. */
export const EPOLL_CTL_DEL = 2;
/** epoll_ctl: changes the events of a descriptor. */
export const EPOLL_CTL_MOD = 3;
/** epoll: data can be read. */
export const EPOLLIN = 1;
/** epoll: data can be written. */
export const EPOLLOUT = 4;
/** epoll: the descriptor has an error. */
export const EPOLLERR = 8;
/** epoll: the peer has closed the connection. */
export const EPOLLHUP = 16;
/** epoll: reports one event, then nothing until EPOLL_CTL_MOD arms the descriptor again. */
export const EPOLLONESHOT = 0x40000000;

/** Address family of Unix sockets, which connect processes of the same host. */
export const AF_UNIX = 1;
/** Address family of IPv4. */
export const AF_INET = 2;
/** Address family of IPv6. */
export const AF_INET6 = 10;
/** Socket type: a byte stream. */
export const SOCK_STREAM = 1;
/** Socket type: datagrams. */
export const SOCK_DGRAM = 2;
/** Socket type: messages in order. */
export const SOCK_SEQPACKET = 5;
/** socket: calls do not block. */
export const SOCK_NONBLOCK = 0o4000;
/** socket: closes the descriptor at exec. */
export const SOCK_CLOEXEC = 0o2000000;
/** setsockopt: level of the options that all sockets have. */
export const SOL_SOCKET = 1;
/** Socket option: allows an immediate new bind of the address. */
export const SO_REUSEADDR = 2;
/** Socket option: credentials of the peer of a Unix socket. */
export const SO_PEERCRED = 17;
/** Socket option: sends UDP over IPv4 without checksums. */
export const SO_NO_CHECK = 11;
/** Socket option: size of the send buffer, in bytes. */
export const SO_SNDBUF = 7;
/** Socket option: size of the receive buffer, in bytes. */
export const SO_RCVBUF = 8;
/** Socket option: size of the send buffer, in bytes, beyond the system's limit. Needs CAP_NET_ADMIN. */
export const SO_SNDBUFFORCE = 32;
/** Socket option: size of the receive buffer, in bytes, beyond the system's limit. Needs CAP_NET_ADMIN. */
export const SO_RCVBUFFORCE = 33;
/** setsockopt: level of the IPv4 options. */
export const IPPROTO_IP = 0;
/** setsockopt: level of the UDP options. */
export const IPPROTO_UDP = 17;
/** setsockopt: level of the IPv6 options. */
export const IPPROTO_IPV6 = 41;
/** IPv4 option: path MTU discovery. */
export const IP_MTU_DISCOVER = 10;
/** Value of IP_MTU_DISCOVER: never fragments packets. */
export const IP_PMTUDISC_DO = 2;
/** IPv4 option: type of service of sent packets. */
export const IP_TOS = 1;
/** IPv4 option: received packets carry their type of service in a control message. */
export const IP_RECVTOS = 13;
/** IPv4 option and control message: the local address of a packet. */
export const IP_PKTINFO = 8;
/** IPv4 option: time to live of sent packets. */
export const IP_TTL = 2;
/** IPv4 option: received packets carry their remaining time to live in a control message. */
export const IP_RECVTTL = 12;
/** IPv4 option: outgoing interface of multicast packets. */
export const IP_MULTICAST_IF = 32;
/** IPv4 option: time to live of multicast packets. */
export const IP_MULTICAST_TTL = 33;
/** IPv4 option: joins a multicast group. */
export const IP_ADD_MEMBERSHIP = 35;
/** IPv6 option: path MTU discovery. */
export const IPV6_MTU_DISCOVER = 23;
/** Value of IPV6_MTU_DISCOVER: never fragments packets. */
export const IPV6_PMTUDISC_DO = 2;
/** IPv6 option: the socket accepts no IPv4. */
export const IPV6_V6ONLY = 26;
/** IPv6 option: received packets carry their traffic class in a control message. */
export const IPV6_RECVTCLASS = 66;
/** IPv6 option: traffic class of sent packets. */
export const IPV6_TCLASS = 67;
/** IPv6 option: hop limit of sent packets. */
export const IPV6_UNICAST_HOPS = 16;
/** IPv6 option: hop limit of multicast packets. */
export const IPV6_MULTICAST_HOPS = 18;
/** IPv6 option: received packets carry their remaining hop limit in a control message. */
export const IPV6_RECVHOPLIMIT = 51;
/** IPv6 control message: the hop limit of a packet. */
export const IPV6_HOPLIMIT = 52;
/** IPv6 option: outgoing interface of multicast packets. */
export const IPV6_MULTICAST_IF = 17;
/** IPv6 option: joins a multicast group. */
export const IPV6_ADD_MEMBERSHIP = 20;
/** UDP option: accepts UDP over IPv6 without checksums. */
export const UDP_NO_CHECK6_RX = 102;
/** UDP option: size of the packets into which one large send is split, in bytes. */
export const UDP_SEGMENT = 103;
/** UDP option: merges consecutive packets into one large receive. */
export const UDP_GRO = 104;
/** Control message that carries descriptors. */
export const SCM_RIGHTS = 1;
/** sendmsg, recvmsg: this call does not block. */
export const MSG_DONTWAIT = 0x40;
/** recvmsg: the message was longer than the buffer. */
export const MSG_TRUNC = 0x20;
/** sendmsg: raises no SIGPIPE. */
export const MSG_NOSIGNAL = 0x4000;
/** recvmsg: closes received descriptors at exec. */
export const MSG_CMSG_CLOEXEC = 0x40000000;

/** getrlimit: number of open files. */
export const RLIMIT_NOFILE = 7;
/** getrlimit: size of locked memory, in bytes. */
export const RLIMIT_MEMLOCK = 8;
/** Clock of the time since 1970, which can be set. */
export const CLOCK_REALTIME = 0;
/** Clock that cannot be set. */
export const CLOCK_MONOTONIC = 1;
/** Clock of the processor time of the calling thread. */
export const CLOCK_THREAD_CPUTIME_ID = 3;
/** sched_setscheduler: the usual policy. A thread that wakes may take the processor of a running one. */
export const SCHED_OTHER = 0;
/** sched_setscheduler: a thread that wakes waits for an idle processor, or for the scheduler's next tick. */
export const SCHED_BATCH = 3;
