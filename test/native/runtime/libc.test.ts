import { afterEach, describe, expect, test } from "vitest";
import * as c from "../../../ffi/libc/index.ts";
import { addressOf, memory } from "../../../ffi/runtime/index.ts";

const { libc } = c;
const open: number[] = [];
const kept = (fd: number) => {
  expect(fd, c.errnoName(c.errno())).toBeGreaterThanOrEqual(0);
  open.push(fd);
  return fd;
};
afterEach(() => {
  for (const fd of open.splice(0)) libc.close(fd);
});

/** Returns text in memory that does not move. */
function bytes(text: string) {
  const view = new Uint8Array(new ArrayBuffer(text.length));
  view.set(new TextEncoder().encode(text));
  return { view, address: addressOf(view) };
}

const pair = (type: number) => {
  const fds = new Int32Array(new ArrayBuffer(8));
  expect(libc.socketpair(c.AF_UNIX, type, 0, addressOf(fds))).toBe(0);
  return [kept(fds[0]!), kept(fds[1]!)] as const;
};

describe("structs in their calls", () => {
  test("sendmsg gathers two iovecs, recvmsg scatters into one", () => {
    const [from, to] = pair(c.SOCK_DGRAM);
    const [hello, world, into] = [bytes("hello "), bytes("world"), bytes(".".repeat(32))];
    const out = c.iovec.pool(new ArrayBuffer(32), 2);
    Object.assign(out[0]!, { iov_base: hello.address, iov_len: 6 });
    Object.assign(out[1]!, { iov_base: world.address, iov_len: 5 });
    const message = c.msghdr.alloc({ msg_iov: out[0]!.pointer, msg_iovlen: 2 });
    expect(libc.sendmsg(from, message.pointer, 0)).toBe(11n);

    const one = c.iovec.alloc({ iov_base: into.address, iov_len: 32 });
    const received = c.msghdr.alloc({ msg_iov: one.pointer, msg_iovlen: 1 });
    expect(libc.recvmsg(to, received.pointer, 0)).toBe(11n);
    expect(new TextDecoder().decode(into.view.slice(0, 11))).toBe("hello world");
    expect(received.msg_flags).toBe(0);
  });

  test("a socket's name comes back with its port and address", () => {
    const fd = kept(libc.socket(c.AF_INET, c.SOCK_DGRAM | c.SOCK_CLOEXEC, 0));
    const name = c.sockaddr_in.alloc({ sin_family: c.AF_INET, sin_addr: { s_addr: 0x7f00_0001 } });
    expect(libc.bind(fd, name.pointer, c.sockaddr_in.size)).toBe(0);
    const length = new Uint32Array(new ArrayBuffer(4)).fill(c.sockaddr_in.size);
    const got = c.sockaddr_in.alloc();
    expect(libc.getsockname(fd, got.pointer, addressOf(length))).toBe(0);
    expect([got.sin_family, got.sin_addr.s_addr, length[0]]).toEqual([c.AF_INET, 0x7f00_0001, 16]);
    expect(got.sin_port).toBeGreaterThan(1023);
  });

  test("sendmmsg and recvmmsg move several datagrams and return their lengths", () => {
    const [from, to] = pair(c.SOCK_DGRAM);
    const text = bytes("abcdef");
    const iovecs = c.iovec.pool(new ArrayBuffer(48), 3);
    const messages = c.mmsghdr.pool(new ArrayBuffer(3 * c.mmsghdr.size), 3);
    for (const [i, iov] of iovecs.entries()) {
      Object.assign(iov, { iov_base: text.address, iov_len: i + 1 });
      Object.assign(messages[i]!.msg_hdr, { msg_iov: iov.pointer, msg_iovlen: 1 });
    }
    expect(libc.sendmmsg(from, messages[0]!.pointer, 3, 0)).toBe(3);
    const room = bytes(" ".repeat(48));
    for (const [i, iov] of iovecs.entries())
      Object.assign(iov, { iov_base: room.address + 16 * i, iov_len: 16 });
    expect(libc.recvmmsg(to, messages[0]!.pointer, 3, c.MSG_DONTWAIT, 0)).toBe(3);
    expect(messages.map((m) => m.msg_len)).toEqual([1, 2, 3]);
  });

  test("poll and epoll report the ready descriptor", () => {
    const event = kept(libc.eventfd(0, c.EFD_CLOEXEC | c.EFD_NONBLOCK));
    const poller = c.pollfd.alloc({ fd: event, events: c.POLLIN });
    expect([libc.poll(poller.pointer, 1, 0), poller.revents]).toEqual([0, 0]);

    const epoll = kept(libc.epoll_create1(c.EPOLL_CLOEXEC));
    const interest = c.epoll_event.alloc({ events: c.EPOLLIN, data: 2 ** 40 + event });
    expect(libc.epoll_ctl(epoll, c.EPOLL_CTL_ADD, event, interest.pointer)).toBe(0);
    const one = new BigUint64Array(new ArrayBuffer(8)).fill(1n);
    expect(libc.write(event, addressOf(one), 8)).toBe(8n);

    expect([libc.poll(poller.pointer, 1, 0), poller.revents]).toEqual([1, c.POLLIN]);
    const ready = c.epoll_event.pool(new ArrayBuffer(4 * c.epoll_event.size), 4);
    expect(libc.epoll_wait(epoll, ready[0]!.pointer, 4, 0)).toBe(1);
    expect([ready[0]!.events, ready[0]!.data]).toEqual([c.EPOLLIN, 2 ** 40 + event]);
  });

  test("limits and clocks read as numbers", () => {
    const limit = c.rlimit.alloc();
    expect(libc.getrlimit(c.RLIMIT_MEMLOCK, limit.pointer)).toBe(0);
    expect(limit.rlim_cur <= limit.rlim_max).toBe(true);
    const [before, after] = [c.timespec.alloc(), c.timespec.alloc()];
    libc.clock_gettime(c.CLOCK_MONOTONIC, before.pointer);
    libc.usleep(1000);
    libc.clock_gettime(c.CLOCK_MONOTONIC, after.pointer);
    const ns = (t: typeof before) => t.tv_sec * 1e9 + t.tv_nsec;
    expect(ns(after) - ns(before)).toBeGreaterThanOrEqual(1_000_000);
  });
});

describe("functions", () => {
  test("fcntl, which is variadic, gets its third argument", () => {
    const fd = kept(libc.eventfd(0, 0));
    const flags = libc.fcntl(fd, c.F_GETFL, 0);
    expect(flags & c.O_NONBLOCK).toBe(0);
    expect(libc.fcntl(fd, c.F_SETFL, flags | c.O_NONBLOCK)).toBe(0);
    expect(libc.fcntl(fd, c.F_GETFL, 0) & c.O_NONBLOCK).toBe(c.O_NONBLOCK);
  });

  test("a memfd is shared by its two mappings", () => {
    const name = bytes("doorbell-test\0");
    const fd = kept(libc.memfd_create(name.address, c.MFD_CLOEXEC));
    expect(libc.ftruncate(fd, 8192)).toBe(0);
    const map = () => libc.mmap(0, 8192, c.PROT_READ | c.PROT_WRITE, c.MAP_SHARED, fd, 0);
    const [first, second] = [map(), map()];
    new Uint8Array(memory(first, 8192))[8191] = 99;
    expect(new Uint8Array(memory(second, 8192))[8191]).toBe(99);
    expect([libc.munmap(first, 8192), libc.munmap(second, 8192)]).toEqual([0, 0]);
  });

  test("a failed mapping is MAP_FAILED, with errno", () => {
    expect(libc.mmap(0, 0, c.PROT_READ, c.MAP_PRIVATE | c.MAP_ANONYMOUS, -1, 0)).toBe(c.MAP_FAILED);
    expect(c.errno()).toBe(c.Errno.EINVAL);
  });

  test("every function of the table is in this libc", () => {
    for (const name of Object.keys(libc) as (keyof typeof libc)[])
      expect(libc[name], name).toBeTypeOf("function");
    expect(Object.keys(libc).length).toBeGreaterThan(40);
  });

  test("text ends at its NUL, and there is none at NULL", () => {
    const text = bytes("doorbell\0rest\0");
    expect([c.cString(text.address), c.cString(text.address + 8), c.cString(0)]).toEqual([
      "doorbell",
      "",
      "",
    ]);
  });
});
