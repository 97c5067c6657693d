// Hand-made RoCE peer: a UDP socket that sends valid and invalid packets and returns received ones.
import * as c from "../../../ffi/libc/index.ts";
import { memory, open } from "../../../ffi/runtime/index.ts";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { bthDestinationQp } from "../../../src/soft/hca/wire/headers.ts";
import { ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";
import { decode, encode, type Packet, type Place, type Received, seal } from "./packet.ts";

const found = open("libc.so.6", {
  sendto: ["i64", "i32", "ptr", "u64", "i32", "ptr", "u32"],
  recvfrom: ["i64", "i32", "ptr", "u64", "i32", "ptr", "ptr"],
});
const UDP_NO_CHECK6_TX = 101;
const BUFFER_BYTES = 4 * 1024 * 1024;
// Offsets in the peer's own C memory.
const TX = 0;
const RX = 16384;
const NAME = 32768;
const WORD = 32896;
const MEMORY_BYTES = 36864;
const deadlineMs = 30_000;

/** Raw address bytes: 4 for IPv4, 16 for IPv6. */
function rawBytes(address: string): Uint8Array {
  return address.includes(":") ? gidBytes(address) : gidBytes(address).subarray(12);
}

/** UDP socket on port 4791 of an address. Its queue pairs are only numbers. */
export class WirePeer {
  readonly address: string;
  readonly #fd: number;
  readonly #place: Place;
  readonly #pointer: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** Received packets by destination queue pair. */
  readonly #inboxes = new Map<number, Received[]>();
  /** Keys of loopback connections by local queue pair. */
  readonly #keys = new Map<number, number>();
  #lastNumber = 0x1000;

  /** Throws when the address does not belong to this host or its port 4791 is in use. */
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
      // Sends and accepts datagrams without a checksum, as rxe does.
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

  /** Writes a sockaddr. Returns its length. */
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

  /** Returns an unused number for a queue pair of this peer. */
  number(): number {
    return ++this.#lastNumber;
  }

  /** Sets the key that the ICRC of packets for local queue pair `number` is combined with. */
  expectKey(number: number, key: number): void {
    this.#keys.set(number, key);
  }

  /** Sends one packet. Its ICRC is valid for the connection of that key unless `damaged`. */
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

  /** Returns the next packet for queue pair `number`. */
  async next(number: number): Promise<Received> {
    const end = performance.now() + deadlineMs;
    for (;;) {
      const packet = this.arrived(number).shift();
      if (packet) return packet;
      if (performance.now() > end) throw new Error(`no packet for queue pair ${number} in ${deadlineMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }

  /**
   * Returns the received packets of queue pair `number` that were not consumed. The caller removes them from
   * the array.
   */
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
