import { existsSync, lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import {
  AF_UNIX,
  cmsghdr,
  Errno,
  errno,
  errnoName,
  iovec,
  libc,
  MSG_CMSG_CLOEXEC,
  MSG_DONTWAIT,
  MSG_NOSIGNAL,
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
import { removeTemporaryFolder, temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { forgetFd } from "../../wait/fd-watcher.ts";
import { readable } from "../../wait/readable.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";

// Folders of sockets in TMPDIR. A folder must not stay after its process exited without closing, or was
// killed.

/** Longest path of a Unix socket, in bytes without the NUL. */
const mostPathBytes = 107;

const fileName = "socket";
const ofASocket = /^doorbell-\d+-[A-Za-z0-9]{6}$/;
const open = new Set<string>();
let prepared = false;

/** Makes a folder for a socket. Returns the folder and the path of the socket's file in it. */
function makeSocketFolder(): { readonly folder: string; readonly path: string } {
  if (!prepared) {
    prepared = true;
    process.once("exit", () => open.forEach(removeSocketFolder));
    removeAbandoned();
  }
  const folder = temporaryFolder(`doorbell-${process.pid}-`);
  open.add(folder);
  return { folder, path: join(folder, fileName) };
}

/** Removes a folder with its socket's file. */
function removeSocketFolder(folder: string): void {
  open.delete(folder);
  removeTemporaryFolder(folder, fileName);
}

/**
 * Removes folders of killed processes of this user: sockets that no process has open, in any PID namespace.
 */
function removeAbandoned(): void {
  const fd = libc.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return;
  try {
    for (const entry of readdirSync(tmpdir())) {
      const folder = join(tmpdir(), entry);
      if (ofASocket.test(entry) && isOurs(folder) && isAbandoned(fd, join(folder, fileName))) {
        unlinkSync(join(folder, fileName));
        rmdirSync(folder);
      }
    }
  } catch {
    // Another process started to remove the folder first. It, or the next process, removes the rest.
  } finally {
    libc.close(fd);
  }
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}

/**
 * Returns true when a connection is refused, because no process has the socket open. A stopped process still
 * accepts.
 */
function isAbandoned(fd: number, path: string): boolean {
  if (!existsSync(path) || Buffer.byteLength(path) > mostPathBytes) return false;
  const name = sockaddr_un.alloc();
  name.sun_family = AF_UNIX;
  name.sun_path = path;
  return libc.connect(fd, name.pointer, sockaddr_un.size) !== 0 && errno() === Errno.ECONNREFUSED;
}

/** Message and its descriptors, which the receiver closes. */
export interface DescriptorMessage {
  readonly text: string;
  readonly fds: readonly number[];
  /** File of the sending socket, empty if it has none. */
  readonly from: string;
}

const textBytes = 65536;
const maximumFds = 250;
const addressBytes = sockaddr_un.size;
const retryMs = 5;

/**
 * Returns the size of the control data for a number of descriptors. It is 0 for none, because a descriptor
 * would fit into the padding.
 */
const controlBytes = (fds: number): number => (fds === 0 ? 0 : Math.ceil((cmsghdr.size + fds * 4) / 8) * 8);

function fail(what: string): never {
  const code = errnoName(errno());
  throw new DoorbellError(`${what}: ${code}`, systemHint(code));
}

/**
 * A Unix datagram socket with a file, over which processes of one user pass descriptors (`sendmsg` with
 * SCM_RIGHTS). Only its user can read its folder.
 */
export class DescriptorSocket extends Resource {
  readonly fd: number;
  /** File of the socket, the address for senders. */
  readonly path: string;
  readonly #text = new Uint8Array(new ArrayBuffer(textBytes));
  readonly #control = new ArrayBuffer(cmsghdr.size + maximumFds * 4 + 8);
  readonly #name = sockaddr_un.alloc();
  readonly #iov = iovec.alloc();
  readonly #message = msghdr.alloc();

  constructor() {
    super();
    const { folder, path } = makeSocketFolder();
    this.path = path;
    this.fd = libc.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    try {
      if (this.fd < 0) fail("no Unix socket");
      this.#address(this.path);
      if (libc.bind(this.fd, this.#name.pointer, addressBytes) !== 0) fail(`cannot bind ${this.path}`);
    } catch (error) {
      if (this.fd >= 0) libc.close(this.fd);
      removeSocketFolder(folder);
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

  /**
   * Sends text and descriptors to another socket's file without waiting. Returns false when no process has
   * the file open. Throws DoorbellError when the receiver does not read.
   */
  send(path: string, text: string, fds: readonly number[] = []): boolean {
    const failure = this.#trySend(path, text, fds);
    if (failure === Errno.EAGAIN)
      throw new DoorbellError(
        `cannot send to ${path}: its queue is full`,
        "The receiving process may be stopped or busy.",
      );
    return this.#arrived(path, failure);
  }

  /**
   * Sends as `send`, but waits while the receiver's queue is full. The event loop runs meanwhile. Throws
   * DeadlineError after `timeoutMs`.
   */
  async sendWhenRoom(path: string, text: string, options?: WaitOptions): Promise<boolean> {
    const attempt = (): number | undefined => {
      const failure = this.#trySend(path, text, []);
      return failure === Errno.EAGAIN ? undefined : failure;
    };
    const later = (ready: () => void) => {
      const timer = setTimeout(ready, retryMs);
      return () => clearTimeout(timer);
    };
    const what = () => `${this.label}: sendWhenRoom()`;
    return this.#arrived(path, await until(attempt, later, { ...waitOf(options, "sendWhenRoom"), what }));
  }

  #arrived(path: string, failure: number): boolean {
    if (failure === 0) return true;
    if (failure === Errno.ECONNREFUSED || failure === Errno.ENOENT) return false;
    throw new DoorbellError(`cannot send to ${path}: ${errnoName(failure)}`);
  }

  /** Returns 0, or an errno. It does not wait, because the receiver's queue may be full forever. */
  #trySend(path: string, text: string, fds: readonly number[]): number {
    this.ensureOpen();
    if (fds.length > maximumFds)
      throw new RangeError(`${fds.length} descriptors in one message, at most ${maximumFds}`);
    this.#address(path);
    const bytes = new TextEncoder().encode(text);
    if (bytes.length > textBytes)
      throw new RangeError(`a message of ${bytes.length} bytes, at most ${textBytes}`);
    this.#text.set(bytes);
    const message = this.#prepare(bytes.length);
    message.msg_controllen = 0;
    if (fds.length > 0) {
      const head = cmsghdr.on(this.#control);
      head.cmsg_len = cmsghdr.size + fds.length * 4;
      head.cmsg_level = SOL_SOCKET;
      head.cmsg_type = SCM_RIGHTS;
      new Int32Array(this.#control, cmsghdr.size, fds.length).set(fds);
      message.msg_controllen = controlBytes(fds.length);
    }
    return libc.sendmsg(this.fd, message.pointer, MSG_DONTWAIT | MSG_NOSIGNAL) >= 0n ? 0 : errno();
  }

  #prepare(bytes: number) {
    this.#iov.iov_base = addressOf(this.#text);
    this.#iov.iov_len = bytes;
    this.#message.msg_iov = this.#iov.pointer;
    this.#message.msg_iovlen = 1;
    this.#message.msg_control = addressOf(this.#control);
    this.#message.msg_name = this.#name.pointer;
    this.#message.msg_namelen = addressBytes;
    return this.#message;
  }

  /**
   * Returns a message if one has arrived. At most `mostFds` of its descriptors are received, and the kernel
   * drops the rest.
   */
  poll(mostFds = maximumFds): DescriptorMessage | undefined {
    this.ensureOpen();
    const message = this.#prepare(textBytes);
    message.msg_controllen = controlBytes(Math.min(mostFds, maximumFds));
    this.#name.sun_path = "";
    const bytes = Number(libc.recvmsg(this.fd, message.pointer, MSG_DONTWAIT | MSG_CMSG_CLOEXEC));
    if (bytes < 0) return undefined;
    const text = new TextDecoder().decode(this.#text.slice(0, bytes));
    const from = this.#name.sun_path;
    const head = cmsghdr.on(this.#control);
    if (message.msg_controllen < cmsghdr.size || head.cmsg_type !== SCM_RIGHTS)
      return { text, fds: [], from };
    const count = (head.cmsg_len - cmsghdr.size) / 4;
    return { text, fds: [...new Int32Array(this.#control, cmsghdr.size, count)], from };
  }

  /** Waits for the next message. The event loop runs meanwhile. Throws DeadlineError after `timeoutMs`. */
  async receive(options?: WaitOptions, mostFds = maximumFds): Promise<DescriptorMessage> {
    for (;;) {
      const message = this.poll(mostFds);
      if (message !== undefined) return message;
      await readable(this.fd, `${this.label}: receive()`, options);
    }
  }

  protected release(): void {
    forgetFd(this.fd);
    libc.close(this.fd);
    removeSocketFolder(dirname(this.path));
  }
}
