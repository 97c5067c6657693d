import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  AF_UNIX,
  cmsghdr,
  Errno,
  errno,
  errnoName,
  iovec,
  libc,
  MSG_DONTWAIT,
  msghdr,
  SCM_RIGHTS,
  SOCK_CLOEXEC,
  SOCK_DGRAM,
  SOL_SOCKET,
  sockaddr_un,
} from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { DoorbellError, systemHint } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { forgetFd } from "../../wait/fd-watcher.ts";
import { readable } from "../../wait/readable.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";

/** A message with the descriptors that came with it. */
export interface DescriptorMessage {
  readonly text: string;
  readonly fds: readonly number[];
}

const textBytes = 65536;
const maximumFds = 250;
const addressBytes = sockaddr_un.size;
const MSG_CMSG_CLOEXEC = 0x40000000;
/** Without the zero at its end. */
const mostPathBytes = 107;

function fail(what: string): never {
  const code = errnoName(errno());
  throw new DoorbellError(`${what}: ${code}`, systemHint(code));
}

/**
 * A Unix datagram socket with a file of its own, over which processes of one user pass descriptors (`sendmsg` with
 * SCM_RIGHTS). Its folder is readable by its user alone.
 */
export class DescriptorSocket extends Resource {
  readonly fd: number;
  /** Its file: where others send to. */
  readonly path: string;
  readonly #text = new Uint8Array(new ArrayBuffer(textBytes));
  readonly #control = new ArrayBuffer(cmsghdr.size + maximumFds * 4 + 8);
  readonly #name = sockaddr_un.alloc();
  readonly #iov = iovec.alloc();
  readonly #message = msghdr.alloc();

  constructor() {
    super();
    const folder = temporaryFolder("doorbell-");
    this.path = join(folder, "socket");
    this.fd = libc.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    try {
      if (this.fd < 0) fail("no Unix socket");
      this.#address(this.path);
      if (libc.bind(this.fd, this.#name.pointer, addressBytes) !== 0) fail(`cannot bind ${this.path}`);
    } catch (error) {
      if (this.fd >= 0) libc.close(this.fd);
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    this.own();
  }

  get label(): string {
    return `DescriptorSocket ${this.path}`;
  }

  #address(path: string): void {
    if (Buffer.byteLength(path) > mostPathBytes) {
      const hint = `A Unix socket's path has at most ${mostPathBytes} bytes: set TMPDIR to a shorter folder.`;
      throw new DoorbellError(`the path ${path} is too long for a Unix socket`, hint);
    }
    this.#name.sun_family = AF_UNIX;
    this.#name.sun_path = path;
  }

  /** Sends text and descriptors to another socket's file. False when nobody is there. */
  send(path: string, text: string, fds: readonly number[] = []): boolean {
    this.ensureOpen();
    if (fds.length > maximumFds)
      throw new RangeError(`${fds.length} descriptors in one message, at most ${maximumFds}`);
    this.#address(path);
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > textBytes)
      throw new RangeError(`a message of ${bytes.length} bytes, at most ${textBytes}`);
    this.#text.set(bytes);
    const message = this.#prepare(bytes.length);
    message.msg_name = this.#name.pointer;
    message.msg_namelen = addressBytes;
    message.msg_controllen = 0;
    if (fds.length > 0) {
      const head = cmsghdr.on(this.#control);
      head.cmsg_len = cmsghdr.size + fds.length * 4;
      head.cmsg_level = SOL_SOCKET;
      head.cmsg_type = SCM_RIGHTS;
      new Int32Array(this.#control, cmsghdr.size, fds.length).set(fds);
      message.msg_controllen = Math.ceil((cmsghdr.size + fds.length * 4) / 8) * 8;
    }
    if (libc.sendmsg(this.fd, message.pointer, 0) >= 0n) return true;
    const failure = errno();
    if (failure === Errno.ECONNREFUSED || failure === Errno.ENOENT) return false;
    throw new DoorbellError(`cannot send to ${path}: ${errnoName(failure)}`);
  }

  #prepare(bytes: number) {
    this.#iov.iov_base = addressOf(this.#text);
    this.#iov.iov_len = bytes;
    this.#message.msg_iov = this.#iov.pointer;
    this.#message.msg_iovlen = 1;
    this.#message.msg_control = addressOf(this.#control);
    this.#message.msg_name = 0;
    this.#message.msg_namelen = 0;
    return this.#message;
  }

  /** A message if one is there. */
  poll(): DescriptorMessage | undefined {
    this.ensureOpen();
    const message = this.#prepare(textBytes);
    message.msg_controllen = this.#control.byteLength;
    const bytes = Number(libc.recvmsg(this.fd, message.pointer, MSG_DONTWAIT | MSG_CMSG_CLOEXEC));
    if (bytes < 0) return undefined;
    const text = new TextDecoder().decode(this.#text.slice(0, bytes));
    const head = cmsghdr.on(this.#control);
    if (message.msg_controllen < cmsghdr.size || head.cmsg_type !== SCM_RIGHTS) return { text, fds: [] };
    const count = (head.cmsg_len - cmsghdr.size) / 4;
    return { text, fds: [...new Int32Array(this.#control, cmsghdr.size, count)] };
  }

  /** The next message; the event loop goes on meanwhile. DeadlineError after `timeoutMs`. */
  async receive(options?: WaitOptions): Promise<DescriptorMessage> {
    for (;;) {
      const message = this.poll();
      if (message !== undefined) return message;
      await readable(this.fd, `${this.label}: receive()`, options);
    }
  }

  protected release(): void {
    forgetFd(this.fd);
    libc.close(this.fd);
    rmSync(dirname(this.path), { recursive: true, force: true });
  }
}
