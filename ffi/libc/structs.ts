// Structs of the C library and the kernel, named as in C; test/abi compares each with the C compiler.
import { array, be, chars, i16, i32, i64n, ptr, struct, u16, u32, u64, u64n, u8, usize } from "../layout/index.ts";

/** `struct iovec`: one piece of memory of a gathered transfer. */
export const iovec = struct("iovec", { iov_base: ptr, iov_len: usize });

/** `struct msghdr`, for sendmsg and recvmsg. */
export const msghdr = struct("msghdr", {
  msg_name: ptr,
  msg_namelen: u32,
  msg_iov: ptr,
  msg_iovlen: usize,
  msg_control: ptr,
  msg_controllen: usize,
  msg_flags: i32,
});

/** `struct mmsghdr`, for sendmmsg and recvmmsg. */
export const mmsghdr = struct("mmsghdr", { msg_hdr: msghdr, msg_len: u32 });

/** `struct cmsghdr`: the head of one control message; its data follows at the next multiple of 8. */
export const cmsghdr = struct("cmsghdr", { cmsg_len: usize, cmsg_level: i32, cmsg_type: i32 });

/** `struct in_addr`: 127.0.0.1 is 0x7f000001. */
export const in_addr = struct("in_addr", { s_addr: be(u32) });

/** `struct in6_addr`. */
export const in6_addr = struct("in6_addr", { s6_addr: array(u8, 16) }, { align: 4 });

/** `struct sockaddr_in`: port and address read and write as numbers of this machine. */
export const sockaddr_in = struct("sockaddr_in", {
  sin_family: u16,
  sin_port: be(u16),
  sin_addr: in_addr,
  sin_zero: array(u8, 8),
});

/** `struct sockaddr_in6`. */
export const sockaddr_in6 = struct("sockaddr_in6", {
  sin6_family: u16,
  sin6_port: be(u16),
  sin6_flowinfo: be(u32),
  sin6_addr: in6_addr,
  sin6_scope_id: u32,
});

/** `struct sockaddr_un`. */
export const sockaddr_un = struct("sockaddr_un", { sun_family: u16, sun_path: chars(108) });

/** `struct pollfd`. */
export const pollfd = struct("pollfd", { fd: i32, events: i16, revents: i16 });

/** `struct epoll_event`, packed on x86-64 only; `data` holds whatever the caller put there. */
export const epoll_event = struct("epoll_event", { events: u32, data: u64n }, { packed: ["x64"] });

/** `struct timespec`. */
export const timespec = struct("timespec", { tv_sec: i64n, tv_nsec: i64n });

/** `struct rlimit`; RLIM_INFINITY is 2n ** 64n - 1n. */
export const rlimit = struct("rlimit", { rlim_cur: u64, rlim_max: u64 });

/** `struct ucred`: who is at the other end of a Unix socket. */
export const ucred = struct("ucred", { pid: i32, uid: u32, gid: u32 });

/** `struct statfs`: what kind of file system a file is on. */
export const statfs = struct("statfs", {
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
