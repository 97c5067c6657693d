// Helpers of both ends of the rsocket test: each kind of call, and calls that must succeed.
import {
  AF_INET,
  errno,
  errnoName,
  iovec,
  libc,
  msghdr,
  POLLIN,
  pollfd,
  SOCK_STREAM,
} from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";

export const rdmacm = cm.nativeRdmacm();
export const PORT = 7900;
export const MESSAGE = 1000;

/** Kinds of calls. Each message is sent and returned by one kind. */
export const kinds = ["plain", "to and from", "message", "file", "vector"] as const;
export type Kind = (typeof kinds)[number];

/** Returns the result of a call and throws when the call failed. */
export function done(name: string, result: number | bigint): number {
  if (Number(result) < 0) throw new Error(`${name}: ${errnoName(errno())}`);
  return Number(result);
}

/** Returns memory that does not move, and its bytes. */
export function room(size: number): { readonly at: number; readonly bytes: Uint8Array } {
  const at = Number(libc.mmap(0, size, 3, 0x22, -1, 0));
  return { at, bytes: new Uint8Array(memory(at, size)) };
}

/** Address of rxe0, for C. */
export const address = cm.sockaddr_in.alloc({
  ...{ sin_family: AF_INET, sin_port: PORT, sin_addr: { s_addr: 0x0a090001 } },
});

/** Returns a stream with room for one memory mapping. */
export function stream(): number {
  const socket = done("rsocket", rdmacm.rsocket(AF_INET, SOCK_STREAM, 0));
  const option = room(8);
  option.bytes[0] = 1;
  const { SOL_RDMA, RDMA_IOMAPSIZE } = cm;
  done("rsetsockopt", rdmacm.rsetsockopt(socket, SOL_RDMA, RDMA_IOMAPSIZE, option.at, 4));
  option.bytes[4] = 4;
  option.bytes[0] = 0;
  done("rgetsockopt", rdmacm.rgetsockopt(socket, SOL_RDMA, RDMA_IOMAPSIZE, option.at, option.at + 4));
  if (option.bytes[0] !== 1) throw new Error(`the socket has room for ${option.bytes[0]} mappings`);
  return socket;
}

const pieces = iovec.pool(new ArrayBuffer(2 * iovec.size), 2);
const message = msghdr.alloc({ msg_iov: pieces[0]!.pointer, msg_iovlen: 2 });

/** Returns an array of two contiguous memory ranges. */
function twoPieces(at: number, bytes: number): number {
  const half = (bytes + 1) >> 1; // rrecvmsg and rreadv fill the first range only, so its length is not 0.
  pieces[0]!.iov_base = at;
  pieces[0]!.iov_len = half;
  pieces[1]!.iov_base = at + half;
  pieces[1]!.iov_len = bytes - half;
  return pieces[0]!.pointer;
}

const send: Readonly<Record<Kind, (socket: number, at: number, bytes: number) => number | bigint>> = {
  plain: (socket, at, bytes) => rdmacm.rsend(socket, at, bytes, 0),
  "to and from": (socket, at, bytes) => rdmacm.rsendto(socket, at, bytes, 0, 0, 0),
  message: (socket, at, bytes) => twoPieces(at, bytes) && rdmacm.rsendmsg(socket, message.pointer, 0),
  file: (socket, at, bytes) => rdmacm.rwrite(socket, at, bytes),
  vector: (socket, at, bytes) => rdmacm.rwritev(socket, twoPieces(at, bytes), 2),
};

const receive: typeof send = {
  plain: (socket, at, bytes) => rdmacm.rrecv(socket, at, bytes, 0),
  "to and from": (socket, at, bytes) => rdmacm.rrecvfrom(socket, at, bytes, 0, 0, 0),
  message: (socket, at, bytes) => twoPieces(at, bytes) && rdmacm.rrecvmsg(socket, message.pointer, 0),
  file: (socket, at, bytes) => rdmacm.rread(socket, at, bytes),
  vector: (socket, at, bytes) => rdmacm.rreadv(socket, twoPieces(at, bytes), 2),
};

export function sendAll(socket: number, kind: Kind, at: number, bytes: number): void {
  for (let sent = 0; sent < bytes; )
    sent += done(`sending: ${kind}`, send[kind](socket, at + sent, bytes - sent));
}

const waited = pollfd.alloc({ events: POLLIN });
/** Waits until data is available. The wait is limited because the peer's process may have exited. */
export function readable(socket: number): void {
  waited.fd = socket;
  if (done("rpoll", rdmacm.rpoll(waited.pointer, 1, 20_000)) !== 1)
    throw new Error("nothing came within 20 s");
}

export function receiveAll(socket: number, kind: Kind, at: number, bytes: number): void {
  for (let came = 0; came < bytes; ) {
    readable(socket);
    const more = done(`receiving: ${kind}`, receive[kind](socket, at + came, bytes - came));
    if (more === 0) throw new Error(`the peer hung up after ${came} of ${bytes} bytes`);
    came += more;
  }
}
