// UDP socket on port 4791 of an address that reports the IP headers of received datagrams.
import * as c from "../../../ffi/libc/index.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";

// Offsets in its own C memory.
const DATA = 0;
const DATA_BYTES = 8192;
const MESSAGE = DATA_BYTES;
const IOVEC = MESSAGE + 64;
const CONTROL = IOVEC + 64;
const CONTROL_BYTES = 256;
const NAME = CONTROL + CONTROL_BYTES;
const MEMORY_BYTES = 16_384;

export interface Witnessed {
  /** Opcode of the BTH, and the bytes from there on. */
  readonly opcode: number;
  readonly byteLength: number;
  readonly trafficClass: number;
  readonly hops: number;
}

/** A socket that never answers. */
export class HeaderWitness {
  readonly #fd: number;
  readonly #pointer: number;
  readonly #view: DataView;

  constructor(address: string) {
    const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS;
    this.#pointer = c.libc.mmap(0, MEMORY_BYTES, c.PROT_READ | c.PROT_WRITE, flags, -1, 0);
    this.#view = new DataView(memory(this.#pointer, MEMORY_BYTES));
    const six = address.includes(":");
    const family = six ? c.AF_INET6 : c.AF_INET;
    this.#fd = c.libc.socket(family, c.SOCK_DGRAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC, 0);
    if (six) {
      this.#option(c.IPPROTO_UDP, c.UDP_NO_CHECK6_RX);
      this.#option(c.IPPROTO_IPV6, c.IPV6_RECVTCLASS);
      this.#option(c.IPPROTO_IPV6, c.IPV6_RECVHOPLIMIT);
    } else {
      this.#option(c.IPPROTO_IP, c.IP_RECVTOS);
      this.#option(c.IPPROTO_IP, c.IP_RECVTTL);
    }
    const bytes = new Uint8Array(this.#view.buffer);
    this.#view.setUint16(NAME, family, true);
    this.#view.setUint16(NAME + 2, ROCE_PORT);
    if (six) bytes.set(gidBytes(address), NAME + 8);
    else bytes.set(gidBytes(address).subarray(12), NAME + 4);
    if (c.libc.bind(this.#fd, this.#pointer + NAME, six ? 28 : 16) !== 0)
      throw new Error(`bind to ${address}: ${c.errnoName(c.errno())}`);
    this.#view.setBigUint64(IOVEC, BigInt(this.#pointer + DATA), true);
    this.#view.setBigUint64(IOVEC + 8, BigInt(DATA_BYTES), true);
  }

  #option(level: number, name: number): void {
    this.#view.setInt32(NAME, 1, true);
    if (c.libc.setsockopt(this.#fd, level, name, this.#pointer + NAME, 4) !== 0)
      throw new Error(`setsockopt ${level} ${name}: ${c.errnoName(c.errno())}`);
  }

  /** Returns the next datagram, if there is one. */
  next(): Witnessed | undefined {
    const message = c.msghdr.at(this.#pointer + MESSAGE);
    message.msg_name = 0;
    message.msg_namelen = 0;
    message.msg_iov = this.#pointer + IOVEC;
    message.msg_iovlen = 1;
    message.msg_control = this.#pointer + CONTROL;
    message.msg_controllen = CONTROL_BYTES;
    const byteLength = Number(c.libc.recvmsg(this.#fd, this.#pointer + MESSAGE, c.MSG_DONTWAIT));
    if (byteLength < 0) return undefined;
    let trafficClass = -1;
    let hops = -1;
    const end = CONTROL + Number(message.msg_controllen);
    for (let at = CONTROL; at + c.cmsghdr.size <= end; ) {
      const { cmsg_len, cmsg_level, cmsg_type } = c.cmsghdr.at(this.#pointer + at);
      const value = this.#view.getUint8(at + c.cmsghdr.size);
      const four = cmsg_level === c.IPPROTO_IP;
      if (cmsg_type === (four ? c.IP_TOS : c.IPV6_TCLASS)) trafficClass = value;
      if (cmsg_type === (four ? c.IP_TTL : c.IPV6_HOPLIMIT)) hops = value;
      at += (Number(cmsg_len) + 7) & ~7;
    }
    return { opcode: this.#view.getUint8(DATA), byteLength, trafficClass, hops };
  }

  /** Returns the next `count` datagrams. */
  async take(count: number): Promise<Witnessed[]> {
    const found: Witnessed[] = [];
    const end = performance.now() + 20_000;
    while (found.length < count) {
      const next = this.next();
      if (next !== undefined) found.push(next);
      else if (performance.now() > end) throw new Error(`${found.length} of ${count} datagrams arrived`);
      else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return found;
  }

  [Symbol.dispose](): void {
    c.libc.close(this.#fd);
    c.libc.munmap(this.#pointer, MEMORY_BYTES);
  }
}
