// Structs of the C library and the kernel, named as in C; test/abi compares each with the C compiler.
import {
  type ArrayType,
  type BigEndian,
  type Scalar,
  type StructType,
  array,
  be,
  chars,
  i16,
  i32,
  i64n,
  ptr,
  struct,
  u16,
  u32,
  u64,
  u64n,
  u8,
  usize,
} from "../layout/index.ts";

/** `struct iovec`: one memory range of a scatter/gather transfer. */
export const iovec: StructType<{
  readonly iov_base: typeof ptr;
  readonly iov_len: typeof usize;
}> = struct("iovec", { iov_base: ptr, iov_len: usize });

/** `struct msghdr`, for sendmsg and recvmsg. */
export const msghdr: StructType<{
  readonly msg_name: typeof ptr;
  readonly msg_namelen: typeof u32;
  readonly msg_iov: typeof ptr;
  readonly msg_iovlen: typeof usize;
  readonly msg_control: typeof ptr;
  readonly msg_controllen: typeof usize;
  readonly msg_flags: typeof i32;
}> = struct("msghdr", {
  msg_name: ptr,
  msg_namelen: u32,
  msg_iov: ptr,
  msg_iovlen: usize,
  msg_control: ptr,
  msg_controllen: usize,
  msg_flags: i32,
});

/** `struct mmsghdr`, for sendmmsg and recvmmsg. */
export const mmsghdr: StructType<{
  readonly msg_hdr: typeof msghdr;
  readonly msg_len: typeof u32;
}> = struct("mmsghdr", { msg_hdr: msghdr, msg_len: u32 });

/** `struct cmsghdr`: the header of one control message. The data follows at the next multiple of 8. */
export const cmsghdr: StructType<{
  readonly cmsg_len: typeof usize;
  readonly cmsg_level: typeof i32;
  readonly cmsg_type: typeof i32;
}> = struct("cmsghdr", { cmsg_len: usize, cmsg_level: i32, cmsg_type: i32 });

/** `struct in_addr`: an IPv4 address, which reads as an integer. 127.0.0.1 is 0x7f000001. */
export const in_addr: StructType<{
  readonly s_addr: BigEndian<typeof u32>;
}> = struct("in_addr", { s_addr: be(u32) });

/** `struct in6_addr`: the bytes of an IPv6 address. */
export const in6_addr: StructType<{
  readonly s6_addr: ArrayType<typeof u8>;
}> = struct("in6_addr", { s6_addr: array(u8, 16) }, { align: 4 });

/** `struct sockaddr_in`. Port and address read and write in host byte order. */
export const sockaddr_in: StructType<{
  readonly sin_family: typeof u16;
  readonly sin_port: BigEndian<typeof u16>;
  readonly sin_addr: typeof in_addr;
  readonly sin_zero: ArrayType<typeof u8>;
}> = struct("sockaddr_in", {
  sin_family: u16,
  sin_port: be(u16),
  sin_addr: in_addr,
  sin_zero: array(u8, 8),
});

/** `struct sockaddr_in6`. */
export const sockaddr_in6: StructType<{
  readonly sin6_family: typeof u16;
  readonly sin6_port: BigEndian<typeof u16>;
  readonly sin6_flowinfo: BigEndian<typeof u32>;
  readonly sin6_addr: typeof in6_addr;
  readonly sin6_scope_id: typeof u32;
}> = struct("sockaddr_in6", {
  sin6_family: u16,
  sin6_port: be(u16),
  sin6_flowinfo: be(u32),
  sin6_addr: in6_addr,
  sin6_scope_id: u32,
});

/** `struct sockaddr_un`. */
export const sockaddr_un: StructType<{
  readonly sun_family: typeof u16;
  readonly sun_path: Scalar<string>;
}> = struct("sockaddr_un", { sun_family: u16, sun_path: chars(108) });

/** `struct pollfd`. */
export const pollfd: StructType<{
  readonly fd: typeof i32;
  readonly events: typeof i16;
  readonly revents: typeof i16;
}> = struct("pollfd", { fd: i32, events: i16, revents: i16 });

/** `struct epoll_event`, packed on x86-64 only. `data` holds any value of the caller. */
export const epoll_event: StructType<{
  readonly events: typeof u32;
  readonly data: typeof u64n;
}> = struct("epoll_event", { events: u32, data: u64n }, { packed: ["x64"] });

/** `struct timespec`. */
export const timespec: StructType<{
  readonly tv_sec: typeof i64n;
  readonly tv_nsec: typeof i64n;
}> = struct("timespec", { tv_sec: i64n, tv_nsec: i64n });

/** `struct rlimit`. RLIM_INFINITY is 2n ** 64n - 1n. */
export const rlimit: StructType<{
  readonly rlim_cur: typeof u64;
  readonly rlim_max: typeof u64;
}> = struct("rlimit", { rlim_cur: u64, rlim_max: u64 });

/** `struct ucred`: the process, user and group of the peer of a Unix socket. */
export const ucred: StructType<{
  readonly pid: typeof i32;
  readonly uid: typeof u32;
  readonly gid: typeof u32;
}> = struct("ucred", { pid: i32, uid: u32, gid: u32 });

/** `struct statfs`: the type and size of the file system of a file. */
export const statfs: StructType<{
  readonly f_type: typeof i64n;
  readonly f_bsize: typeof i64n;
  readonly f_blocks: typeof u64n;
  readonly f_bfree: typeof u64n;
  readonly f_bavail: typeof u64n;
  readonly f_files: typeof u64n;
  readonly f_ffree: typeof u64n;
  readonly f_fsid: ArrayType<typeof i32>;
  readonly f_namelen: typeof i64n;
  readonly f_frsize: typeof i64n;
  readonly f_flags: typeof i64n;
  readonly f_spare: ArrayType<typeof i64n>;
}> = struct("statfs", {
  f_type: i64n,
  f_bsize: i64n,
  f_blocks: u64n,
  f_bfree: u64n,
  f_bavail: u64n,
  f_files: u64n,
  f_ffree: u64n,
  f_fsid: array(i32, 2),
  f_namelen: i64n,
  f_frsize: i64n,
  f_flags: i64n,
  f_spare: array(i64n, 4),
});
