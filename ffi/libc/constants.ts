// Linux values shared by x86-64 and arm64; test/abi compares each with the C compiler.

/** mmap: pages that may not be touched. */
export const PROT_NONE = 0;
/** mmap: pages may be read. */
export const PROT_READ = 1;
/** mmap: pages may be written. */
export const PROT_WRITE = 2;
/** mmap: pages may be executed. */
export const PROT_EXEC = 4;
/** mmap: what is written is seen by all who map it. */
export const MAP_SHARED = 1;
/** mmap: what is written stays this process's. */
export const MAP_PRIVATE = 2;
/** mmap: exactly at that address, over what is there. */
export const MAP_FIXED = 0x10;
/** mmap: memory without a file. */
export const MAP_ANONYMOUS = 0x20;
/** mmap: no swap is set aside. */
export const MAP_NORESERVE = 0x4000;
/** mmap: pages are there at once. */
export const MAP_POPULATE = 0x8000;
/** mmap: huge pages. */
export const MAP_HUGETLB = 0x40000;
/** `(void *)-1`, as the seam gives it. */
export const MAP_FAILED: number = 2 ** 64;
/** mremap: the mapping may get another address. */
export const MREMAP_MAYMOVE = 1;
/** mremap: it gets the address given. */
export const MREMAP_FIXED = 2;
/** madvise: forget the pages. */
export const MADV_DONTNEED = 4;
/** madvise: give the pages' storage back. */
export const MADV_REMOVE = 9;
/** madvise: use huge pages where possible. */
export const MADV_HUGEPAGE = 14;
/** madvise: a child does not get the pages. */
export const MADV_DONTFORK = 10;
/** memfd_create: closed by exec. */
export const MFD_CLOEXEC = 1;
/** memfd_create: may be sealed. */
export const MFD_ALLOW_SEALING = 2;
/** fcntl: seal a memfd. */
export const F_ADD_SEALS = 1033;
/** fcntl: which seals a memfd has. */
export const F_GET_SEALS = 1034;
/** No further seals. */
export const F_SEAL_SEAL = 1;
/** It gets no shorter. */
export const F_SEAL_SHRINK = 2;
/** It gets no longer. */
export const F_SEAL_GROW = 4;
/** No new mapping may be written. */
export const F_SEAL_FUTURE_WRITE = 16;
/** What fstatfs says of a memfd of small pages. */
export const TMPFS_MAGIC = 0x01021994;

/** eventfd: closed by exec. */
export const EFD_CLOEXEC = 0o2000000;
/** eventfd: a read of 0 fails with EAGAIN. */
export const EFD_NONBLOCK = 0o4000;
/** open, fcntl: calls do not wait. */
export const O_NONBLOCK = 0o4000;
/** fcntl: a descriptor's flags. */
export const F_GETFL = 3;
/** fcntl: set them. */
export const F_SETFL = 4;
/** poll: something can be read. */
export const POLLIN = 1;
/** poll: something can be written. */
export const POLLOUT = 4;
/** poll: an error stands there. */
export const POLLERR = 8;
/** poll: the other end has hung up. */
export const POLLHUP = 16;
/** poll: the descriptor is not open. */
export const POLLNVAL = 32;
/** epoll_create1: closed by exec. */
export const EPOLL_CLOEXEC = 0o2000000;
/** epoll_ctl: watch a descriptor. */
export const EPOLL_CTL_ADD = 1;
/** epoll_ctl: watch it no more. */
export const EPOLL_CTL_DEL = 2;
/** epoll_ctl: watch it for other events. */
export const EPOLL_CTL_MOD = 3;
/** epoll: something can be read. */
export const EPOLLIN = 1;
/** epoll: something can be written. */
export const EPOLLOUT = 4;
/** epoll: an error stands there. */
export const EPOLLERR = 8;
/** epoll: the other end has hung up. */
export const EPOLLHUP = 16;
/** epoll: told once, until it is armed again. */
export const EPOLLONESHOT = 0x40000000;

/** Sockets of this host. */
export const AF_UNIX = 1;
/** IPv4. */
export const AF_INET = 2;
/** IPv6. */
export const AF_INET6 = 10;
/** A stream of bytes. */
export const SOCK_STREAM = 1;
/** Datagrams. */
export const SOCK_DGRAM = 2;
/** Messages in order. */
export const SOCK_SEQPACKET = 5;
/** socket: calls do not wait. */
export const SOCK_NONBLOCK = 0o4000;
/** socket: closed by exec. */
export const SOCK_CLOEXEC = 0o2000000;
/** setsockopt: options of sockets themselves. */
export const SOL_SOCKET = 1;
/** An address may be bound again at once. */
export const SO_REUSEADDR = 2;
/** Who is at the other end of a Unix socket. */
export const SO_PEERCRED = 17;
/** UDP over IPv4 is sent without checksums. */
export const SO_NO_CHECK = 11;
/** Bytes of the send buffer. */
export const SO_SNDBUF = 7;
/** Bytes of the receive buffer. */
export const SO_RCVBUF = 8;
/** The same beyond the system's limit, as root. */
export const SO_SNDBUFFORCE = 32;
/** The same beyond the system's limit, as root. */
export const SO_RCVBUFFORCE = 33;
/** setsockopt: options of IPv4. */
export const IPPROTO_IP = 0;
/** setsockopt: options of UDP. */
export const IPPROTO_UDP = 17;
/** setsockopt: options of IPv6. */
export const IPPROTO_IPV6 = 41;
/** What is done about the path's MTU. */
export const IP_MTU_DISCOVER = 10;
/** Packets are never fragmented. */
export const IP_PMTUDISC_DO = 2;
/** The type of service of packets that are sent. */
export const IP_TOS = 1;
/** That of a packet comes along with it. */
export const IP_RECVTOS = 13;
/** The local address of a packet comes along with it, or is told. */
export const IP_PKTINFO = 8;
/** How many routers a packet may pass. */
export const IP_TTL = 2;
/** What is left of that comes along with a packet. */
export const IP_RECVTTL = 12;
/** The interface that multicasts leave by. */
export const IP_MULTICAST_IF = 32;
/** How far multicasts go. */
export const IP_MULTICAST_TTL = 33;
/** Joins a multicast group. */
export const IP_ADD_MEMBERSHIP = 35;
/** What is done about the path's MTU. */
export const IPV6_MTU_DISCOVER = 23;
/** Packets are never fragmented. */
export const IPV6_PMTUDISC_DO = 2;
/** No IPv4 on this socket. */
export const IPV6_V6ONLY = 26;
/** The traffic class of a packet comes along with it. */
export const IPV6_RECVTCLASS = 66;
/** The traffic class of packets that are sent. */
export const IPV6_TCLASS = 67;
/** How many routers packets may pass. */
export const IPV6_UNICAST_HOPS = 16;
/** How many routers multicasts may pass. */
export const IPV6_MULTICAST_HOPS = 18;
/** What is left of a packet's hops comes along with it. */
export const IPV6_RECVHOPLIMIT = 51;
/** A packet's hops: the control message that tells or sets them. */
export const IPV6_HOPLIMIT = 52;
/** The interface that multicasts leave by. */
export const IPV6_MULTICAST_IF = 17;
/** Joins a multicast group. */
export const IPV6_ADD_MEMBERSHIP = 20;
/** UDP over IPv6 without checksums is taken. */
export const UDP_NO_CHECK6_RX = 102;
/** Bytes of a packet that one large send is cut into. */
export const UDP_SEGMENT = 103;
/** Packets that follow each other come as one large one. */
export const UDP_GRO = 104;
/** A control message that carries descriptors. */
export const SCM_RIGHTS = 1;
/** This call does not wait. */
export const MSG_DONTWAIT = 0x40;
/** The message was longer than the memory for it. */
export const MSG_TRUNC = 0x20;
/** No SIGPIPE. */
export const MSG_NOSIGNAL = 0x4000;
/** Descriptors that come along are closed by exec. */
export const MSG_CMSG_CLOEXEC = 0x40000000;

/** getrlimit: open files. */
export const RLIMIT_NOFILE = 7;
/** getrlimit: bytes of locked memory. */
export const RLIMIT_MEMLOCK = 8;
/** A clock that nobody sets. */
export const CLOCK_MONOTONIC = 1;
