// One UDP socket for the addresses of many NICs of a process, as the ports of a switch share its memory: on port 4791 of every
// local address that nobody else has. It says with each datagram which address it came to (IP_PKTINFO), and takes with each which
// one it leaves from. A socket an address would be 4096 of them, which the kernel's queues and both processes' caches pay for.
import * as c from "../../../ffi/libc/index.ts";
import { Memory } from "../../../src/index.ts";
import {
  Dev,
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
} from "../../../src/soft/hca/arena/arena.ts";
import type { Engine } from "../../../src/soft/hca/arena/engine.ts";
import type { Native } from "../../../src/soft/hca/arena/native.ts";
import { RxPacket } from "../../../src/soft/hca/arena/packet.ts";
import type { Link } from "../../../src/soft/hca/links/link.ts";
import { DEFAULT_HOPS } from "../../../src/soft/hca/links/treatment.ts";
import { Control, Message } from "../../../src/soft/hca/links/udp/packet-slots.ts";
import { PSEUDO_BYTES, ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";

/** Datagrams that come or go with one call of the kernel: into a NIC's second slot and those behind it. */
const SLOTS = 62;
const FIRST_SLOT = 1;
const BUFFER_BYTES = 32 * 1024 * 1024;
/** Room for the control messages of one: which address, how it is cut. */
const CONTROL_BYTES = 128;
const PKTINFO_BYTES = 32;
const PKTINFO_LENGTH = 16 + 12;
/** In in_pktinfo: the local address that a datagram came to, and the one that it leaves from. */
const CAME_TO = 2;
const LEAVES_FROM = 1;
/** Where its parts lie in its memory, in words. */
const RX_MESSAGES = 0;
const RX_IOVECS = RX_MESSAGES + (SLOTS * MESSAGE_BYTES) / 4;
const RX_NAMES = RX_IOVECS + (SLOTS * IOVEC_BYTES) / 4;
const RX_CONTROLS = RX_NAMES + (SLOTS * SOCKADDR_BYTES) / 4;
const TX_MESSAGES = RX_CONTROLS + (SLOTS * CONTROL_BYTES) / 4;
const TX_CONTROLS = TX_MESSAGES + (SLOTS * MESSAGE_BYTES) / 4;
const TX_IOVECS = TX_CONTROLS + (SLOTS * CONTROL_BYTES) / 4;
const TX_NAMES = TX_IOVECS + (SLOTS * IOVEC_BYTES) / 4;
const TX_DATA = TX_NAMES + (SLOTS * SOCKADDR_BYTES) / 4;
/** Bytes of a datagram that is kept until others leave with it: acknowledgements. Longer ones are not sent here. */
const TX_BYTES = 4096;
const SCRATCH = TX_DATA + (SLOTS * TX_BYTES) / 4;
const WORDS = SCRATCH + 16;

/** A datagram that came for a NIC and waits for its step. */
interface Arrival {
  slot: number;
  /** Which of the NIC's addresses it came to. */
  socket: number;
  length: number;
  /** Bytes of each packet in it, 0 when it is one. */
  segment: number;
}

/** A NIC behind the switch. */
export interface Port {
  readonly engine: Engine;
  readonly arrivals: Arrival[];
}

export class Switch {
  readonly fd: number;
  readonly #native: Native;
  readonly #memory = Memory.allocate(WORDS * 4);
  readonly #i32: Int32Array;
  readonly #u32: Uint32Array;
  /** By address as a sockaddr has it. */
  readonly #ports = new Map<number, Port>();
  /** Which of its NIC's addresses each is. */
  readonly #sockets = new Map<number, number>();
  /** Datagrams composed and not sent. */
  #waiting = 0;

  /** `packets`: where this process has the NICs' receive slots, RX_STRIDE bytes each. Throws when port 4791 is taken for good. */
  constructor(native: Native, packets: number) {
    this.#native = native;
    const { buffer, byteOffset } = this.#memory.bytes;
    this.#i32 = new Int32Array(buffer, byteOffset, WORDS);
    this.#u32 = new Uint32Array(buffer, byteOffset, WORDS);
    this.fd = this.#open();
    for (let slot = 0; slot < SLOTS; slot++) this.#prepare(slot, packets + (FIRST_SLOT + slot) * RX_STRIDE);
  }

  #at(word: number): number {
    return this.#memory.pointer + word * 4;
  }

  #option(fd: number, level: number, name: number, value: number): boolean {
    this.#i32[SCRATCH] = value;
    return c.libc.setsockopt(fd, level, name, this.#at(SCRATCH), 4) === 0;
  }

  #open(): number {
    const fd = c.libc.socket(c.AF_INET, c.SOCK_DGRAM | c.SOCK_NONBLOCK | c.SOCK_CLOEXEC, 0);
    this.#option(fd, c.SOL_SOCKET, c.SO_REUSEADDR, 1);
    this.#option(fd, c.IPPROTO_IP, c.IP_MTU_DISCOVER, c.IP_PMTUDISC_DO);
    this.#option(fd, c.IPPROTO_IP, c.IP_PKTINFO, 1);
    this.#option(fd, c.IPPROTO_UDP, c.UDP_GRO, 1);
    for (const [forced, polite] of [
      [c.SO_RCVBUFFORCE, c.SO_RCVBUF],
      [c.SO_SNDBUFFORCE, c.SO_SNDBUF],
    ] as const) {
      if (!this.#option(fd, c.SOL_SOCKET, forced, BUFFER_BYTES))
        this.#option(fd, c.SOL_SOCKET, polite, BUFFER_BYTES);
    }
    this.#i32.fill(0, SCRATCH, SCRATCH + 4);
    this.#i32[SCRATCH] = c.AF_INET | ((ROCE_PORT & 255) << 24) | ((ROCE_PORT >> 8) << 16);
    if (c.libc.bind(fd, this.#at(SCRATCH), 16) === 0) return fd;
    throw new Error(
      `port ${ROCE_PORT} of all addresses: ${c.errnoName(c.errno())}. Another program has a NIC: end it, or measure in a network ` +
        `namespace: unshare -n sh -c 'ip link set lo up; npm run bench -- soft --only-scaling'`,
    );
  }

  #pointer(word: number, address: number): void {
    this.#u32[word] = address;
    this.#u32[word + 1] = address / 4294967296;
  }

  #prepare(slot: number, packet: number): void {
    const message = RX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
    const iovec = RX_IOVECS + (slot * IOVEC_BYTES) / 4;
    this.#pointer(message + Message.name, this.#at(RX_NAMES + (slot * SOCKADDR_BYTES) / 4));
    this.#pointer(message + Message.iov, this.#at(iovec));
    this.#i32[message + Message.iovLength] = 1;
    this.#pointer(message + Message.control, this.#at(RX_CONTROLS + (slot * CONTROL_BYTES) / 4));
    this.#pointer(iovec, packet);
    this.#i32[iovec + 2] = RX_STRIDE;
    const control = TX_CONTROLS + (slot * CONTROL_BYTES) / 4;
    this.#i32.set([PKTINFO_LENGTH, 0, c.IPPROTO_IP, c.IP_PKTINFO], control);
    this.#i32.set([16 + 2, 0, c.IPPROTO_UDP, c.UDP_SEGMENT], control + PKTINFO_BYTES / 4);
    const out = TX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
    const data = TX_IOVECS + (slot * IOVEC_BYTES) / 4;
    this.#pointer(out + Message.control, this.#at(control));
    this.#pointer(out + Message.name, this.#at(TX_NAMES + (slot * SOCKADDR_BYTES) / 4));
    this.#i32[out + Message.nameLength] = 16;
    this.#pointer(out + Message.iov, this.#at(data));
    this.#i32[out + Message.iovLength] = 1;
    this.#pointer(data, this.#at(TX_DATA + (slot * TX_BYTES) / 4));
  }

  /** The link of a NIC. `port` is what {@link receive} gives it. */
  link(port: () => Port): Link {
    return {
      open: (e, index) => {
        const at = Sections.sockets + index * SOCKET_WORDS;
        e.i32[at + Socket.fd] = this.fd;
        e.i32[at + Socket.segments] = 1;
        this.#ports.set(e.i32[at + Socket.address]!, port());
        this.#sockets.set(e.i32[at + Socket.address]!, index);
        if (index >= e.i32[Dev.socketCount]!) e.i32[Dev.socketCount] = index + 1;
        return 0;
      },
      tellHops() {},
      join: () => c.Errno.EOPNOTSUPP,
      leave() {},
      close() {},
      send: (e, socket, count) => this.#put(e, socket, count),
      receive: (e, admit) => {
        const { arrivals } = port();
        let total = 0;
        for (const arrival of arrivals) total += this.#take(e, arrival, admit);
        arrivals.length = 0;
        return total;
      },
    };
  }

  /** Takes what has come in; the NICs that it came for are added to `woken`. How many datagrams there were. */
  receive(woken: Set<Port>): number {
    const i32 = this.#i32;
    for (let slot = 0; slot < SLOTS; slot++) {
      const message = RX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
      i32[message + Message.nameLength] = SOCKADDR_BYTES;
      i32[message + Message.controlLength] = CONTROL_BYTES;
    }
    const count = this.#native.recvmmsg(this.fd, this.#at(RX_MESSAGES), SLOTS, c.MSG_DONTWAIT, 0);
    for (let slot = 0; slot < count; slot++) {
      let to = 0;
      let segment = 0;
      const message = RX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
      let at = RX_CONTROLS + (slot * CONTROL_BYTES) / 4;
      const end = at + i32[message + Message.controlLength]! / 4;
      for (; at + Control.data < end; at += ((i32[at + Control.length]! + 7) & ~7) / 4) {
        if (i32[at + Control.level] === c.IPPROTO_UDP) segment = i32[at + Control.data]!;
        else if (i32[at + Control.type] === c.IP_PKTINFO) to = i32[at + Control.data + CAME_TO]!;
      }
      const port = this.#ports.get(to);
      if (port === undefined) continue;
      const socket = this.#sockets.get(to)!;
      port.arrivals.push({ slot, socket, length: i32[message + Message.length]!, segment });
      woken.add(port);
    }
    return Math.max(count, 0);
  }

  #take(e: Engine, { slot, socket, length, segment }: Arrival, admit: (e: Engine) => void): number {
    const { i32 } = e;
    const name = Sections.rxNames + ((FIRST_SLOT + slot) * SOCKADDR_BYTES) / 4;
    const from = RX_NAMES + (slot * SOCKADDR_BYTES) / 4;
    for (let word = 0; word < 4; word++) i32[name + word] = this.#i32[from + word]!;
    const start = Sections.rxPackets * 4 + (FIRST_SLOT + slot) * RX_STRIDE;
    const step = segment === 0 ? length : segment;
    let index = 0;
    for (let at = 0; at < length; at += step) {
      i32[RxPacket.socket] = socket;
      i32[RxPacket.name] = name;
      i32[RxPacket.marked] = 0;
      i32[RxPacket.trafficClass] = 0;
      i32[RxPacket.hops] = DEFAULT_HOPS;
      i32[RxPacket.identification] = index++;
      i32[RxPacket.start] = start + at;
      i32[RxPacket.length] = Math.min(length - at, step);
      admit(e);
    }
    return index;
  }

  /** Keeps copies of the NIC's packets: they leave with those of others. */
  #put(e: Engine, socket: number, count: number): void {
    const local = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!;
    let first = 0;
    for (let slot = 1; slot <= count; slot++) {
      // A run leaves as one datagram: its packets' ICRCs were made for that.
      if (slot < count && e.i32[Sections.txPlaces + slot] === slot - first) continue;
      this.#compose(e, local, first, slot);
      first = slot;
    }
  }

  #compose(e: Engine, local: number, first: number, end: number): void {
    if (this.#waiting === SLOTS) this.flush();
    const i32 = this.#i32;
    const index = this.#waiting++;
    const lengthOf = (slot: number) => e.i32[Sections.txIovecs + (slot * IOVEC_BYTES) / 4 + 2]!;
    const message = TX_MESSAGES + (index * MESSAGE_BYTES) / 4;
    const control = TX_CONTROLS + (index * CONTROL_BYTES) / 4;
    let words = TX_DATA + (index * TX_BYTES) / 4;
    const from = words;
    for (let slot = first; slot < end; slot++) {
      const packet = Sections.txPackets + (slot * PACKET_STRIDE + PSEUDO_BYTES) / 4;
      const length = lengthOf(slot) / 4;
      if ((words - from + length) * 4 > TX_BYTES)
        throw new Error("a destination sends more than acknowledgements");
      for (let word = 0; word < length; word++) i32[words + word] = e.i32[packet + word]!;
      words += length;
    }
    const name = Sections.txNames + (first * SOCKADDR_BYTES) / 4;
    for (let word = 0; word < 4; word++)
      i32[TX_NAMES + (index * SOCKADDR_BYTES) / 4 + word] = e.i32[name + word]!;
    i32[TX_IOVECS + (index * IOVEC_BYTES) / 4 + 2] = (words - from) * 4;
    i32[message + Message.controlLength] = end - first > 1 ? PKTINFO_BYTES + 24 : PKTINFO_BYTES;
    i32[control + Control.data + LEAVES_FROM] = local;
    i32[control + PKTINFO_BYTES / 4 + Control.data] = lengthOf(first);
  }

  /** Sends what is kept. Call it when all NICs have had their step. */
  flush(): void {
    for (let from = 0; from < this.#waiting; ) {
      const messages = this.#at(TX_MESSAGES) + from * MESSAGE_BYTES;
      const sent = this.#native.sendmmsg(this.fd, messages, this.#waiting - from, c.MSG_DONTWAIT);
      // What the kernel does not take is lost, as on any way.
      from += Math.max(sent, 1);
    }
    this.#waiting = 0;
  }
}
