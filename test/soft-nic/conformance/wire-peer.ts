// A RoCE peer made by hand: a plain UDP socket that sends what a test says, right or wrong, and shows what comes back.
import * as c from "../../../ffi/libc/index.ts";
import { memory, open } from "../../../ffi/runtime/index.ts";
import { gidBytes } from "../../../src/rdma/device/gid.ts";
import { bthDestinationQp } from "../../../src/soft/hca/wire/bth.ts";
import { ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";
import { decode, encode, type Packet, type Place, type Received, seal } from "./packet.ts";

const found = open("libc.so.6", {
  sendto: ["i64", "i32", "ptr", "u64", "i32", "ptr", "u32"],
  recvfrom: ["i64", "i32", "ptr", "u64", "i32", "ptr", "ptr"],
});
const UDP_NO_CHECK6_TX = 101;
const BUFFER_BYTES = 4 * 1024 * 1024;
// Places in the peer's own C memory.
const TX = 0;
const RX = 16384;
const NAME = 32768;
const WORD = 32896;
const MEMORY_BYTES = 36864;
const deadlineMs = 30_000;

/** Raw address bytes: 4 of IPv4, 16 of IPv6. */
function rawBytes(address: string): Uint8Array {
  return address.includes(":") ? gidBytes(address) : gidBytes(address).subarray(12);
}

/** A UDP socket on port 4791 of an address; its queue pairs are numbers. */
export class WirePeer {
  readonly address: string;
  readonly #fd: number;
  readonly #place: Place;
  readonly #pointer: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** What came, by destination queue pair. */
  readonly #inboxes = new Map<number, Received[]>();
  /** Keys of connections over loopback, by our queue pair. */
  readonly #keys = new Map<number, number>();
  #lastNumber = 0x1000;

  /** Throws when the address is not this host's or its port 4791 is taken. */
  constructor(address: string) {
    this.address = address;
    this.#place = { address: rawBytes(address), port: ROCE_PORT };
    const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS;
    this.#pointer = c.libc.mmap(0, MEMORY_BYTES, c.PROT_READ | c.PROT_WRITE, flags, -1, 0);
    const buffer = memory(this.#pointer, MEMORY_BYTES);
    this.#bytes = new Uint8Array(buffer);
    this.#view = new DataView(buffer);
    const family = this.#place.address.length === 4 ? c.AF_INET : c.AF_INET6;
    this.#fd = c.libc.socket(family, c.SOCK_DGRAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC, 0);
    if (family === c.AF_INET) this.#option(c.IPPROTO_IP, c.IP_MTU_DISCOVER, c.IP_PMTUDISC_DO);
    else {
      // Datagrams without a checksum, as rxe sends them, both ways.
      this.#option(c.IPPROTO_UDP, UDP_NO_CHECK6_TX, 1);
      this.#option(c.IPPROTO_UDP, c.UDP_NO_CHECK6_RX, 1);
    }
    if (!this.#option(c.SOL_SOCKET, c.SO_RCVBUFFORCE, BUFFER_BYTES))
      this.#option(c.SOL_SOCKET, c.SO_RCVBUF, BUFFER_BYTES);
    const length = this.#name(this.#place);
    if (c.libc.bind(this.#fd, this.#pointer + NAME, length) !== 0) {
      const error = c.errnoName(c.errno());
      this.close();
      throw new Error(`bind to port ${ROCE_PORT} of ${address}: ${error}`);
    }
  }

  #option(level: number, name: number, value: number): boolean {
    this.#view.setInt32(WORD, value, true);
    return c.libc.setsockopt(this.#fd, level, name, this.#pointer + WORD, 4) === 0;
  }

  /** Puts a sockaddr into place; its length. */
  #name({ address, port }: Place): number {
    const at = this.#pointer + NAME;
    if (address.length === 4) {
      const name = c.sockaddr_in.at(at);
      name.sin_family = c.AF_INET;
      name.sin_port = port;
      name.sin_addr.s_addr = new DataView(address.buffer, address.byteOffset).getUint32(0);
      return c.sockaddr_in.size;
    }
    const name = c.sockaddr_in6.at(at);
    name.sin6_family = c.AF_INET6;
    name.sin6_port = port;
    name.sin6_flowinfo = 0;
    name.sin6_addr.s6_addr.set(address);
    name.sin6_scope_id = 0;
    return c.sockaddr_in6.size;
  }

  /** A number for a queue pair of this peer, not given before. */
  number(): number {
    return ++this.#lastNumber;
  }

  /** Packets for our queue pair `number` come with an ICRC that is combined with `key`. */
  expectKey(number: number, key: number): void {
    this.#keys.set(number, key);
  }

  /** Sends one packet, with an ICRC that is right for the connection of that key unless `damaged`. */
  send(packet: Packet, to: string, key = 0, damaged = false): void {
    const place = { address: rawBytes(to), port: ROCE_PORT };
    const bytes = encode(packet);
    seal(bytes, this.#place, place, key);
    if (damaged) bytes[bytes.length - 1]! ^= 0x40;
    this.#bytes.set(bytes, TX);
    const length = this.#name(place);
    const { sendto } = found;
    const sent = sendto!(this.#fd, this.#pointer + TX, bytes.length, 0, this.#pointer + NAME, length);
    if (Number(sent) !== bytes.length) throw new Error(`sendto ${to}: ${c.errnoName(c.errno())}`);
  }

  /** The next packet for queue pair `number`. */
  async next(number: number): Promise<Received> {
    const end = performance.now() + deadlineMs;
    for (;;) {
      const packet = this.arrived(number).shift();
      if (packet) return packet;
      if (performance.now() > end) throw new Error(`no packet for queue pair ${number} in ${deadlineMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /** What has come for queue pair `number` and was not taken yet; taking is done on the array itself. */
  arrived(number: number): Received[] {
    while (this.#receive());
    return this.#inbox(number);
  }

  #inbox(number: number): Received[] {
    let inbox = this.#inboxes.get(number);
    if (!inbox) this.#inboxes.set(number, (inbox = []));
    return inbox;
  }

  #receive(): boolean {
    this.#view.setUint32(WORD, c.sockaddr_in6.size, true);
    const rx = this.#pointer + RX;
    const room = NAME - RX;
    const { recvfrom } = found;
    const name = this.#pointer + NAME;
    const length = Number(
      recvfrom!(this.#fd, rx, room, c.MSG_DONTWAIT, this.#pointer + NAME, this.#pointer + WORD),
    );
    if (length < 0) return false;
    const address =
      this.#place.address.length === 4
        ? this.#bytes.slice(NAME + 4, NAME + 8)
        : Uint8Array.from(c.sockaddr_in6.at(name).sin6_addr.s6_addr);
    const from = { address, port: c.sockaddr_in.at(name).sin_port };
    const bytes = this.#bytes.slice(RX, RX + length);
    const key = this.#keys.get(bthDestinationQp(new DataView(bytes.buffer), 0));
    const packet = decode(bytes, from, this.#place, key);
    this.#inbox(packet.destinationQp).push(packet);
    return true;
  }

  close(): void {
    c.libc.close(this.#fd);
    c.libc.munmap(this.#pointer, MEMORY_BYTES);
  }
}
