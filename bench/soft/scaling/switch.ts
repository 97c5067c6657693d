// UDP socket for the addresses of many NICs of a process, on port 4791 of every free local address. The
// control messages of a datagram hold its destination address and its source address (IP_PKTINFO). One socket
// per address would need 4096 sockets, which would cost kernel queues and cache misses in both processes.
import * as c from "../../../ffi/libc/index.ts";
import { Memory } from "../../../src/index.ts";
import type { Engine, Native, PacketLink } from "../../../src/soft/hca/arena/engine.ts";
import { RxPacket } from "../../../src/soft/hca/arena/packet.ts";
import {
  IOVEC_BYTES,
  MESSAGE_BYTES,
  PACKET_STRIDE,
  RX_STRIDE,
  RxSlots,
  SOCKADDR_BYTES,
  TxSlots,
} from "../../../src/soft/hca/links/common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { DEFAULT_HOPS } from "../../../src/soft/hca/links/common/treatment.ts";
import { CmsgHdr, MsgHdr } from "../../../src/soft/hca/links/udp/packet-slots.ts";
import { PSEUDO_BYTES, ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";

/** Maximum number of datagrams per system call. Received datagrams start at a NIC's second slot. */
const SLOTS = 62;
const FIRST_SLOT = 1;
const BUFFER_BYTES = 32 * 1024 * 1024;
/** Space for the control messages of a datagram: its local address and its segment size. */
const CONTROL_BYTES = 128;
const PKTINFO_BYTES = 32;
const PKTINFO_LENGTH = 16 + 12;
/** Offset in in_pktinfo of the local address that received the datagram, or that sends it. */
const CAME_TO = 2;
const LEAVES_FROM = 1;
/** Offsets of the parts of the switch's memory, in words. */
const RX_MESSAGES = 0;
const RX_IOVECS = RX_MESSAGES + (SLOTS * MESSAGE_BYTES) / 4;
const RX_NAMES = RX_IOVECS + (SLOTS * IOVEC_BYTES) / 4;
const RX_CONTROLS = RX_NAMES + (SLOTS * SOCKADDR_BYTES) / 4;
const TX_MESSAGES = RX_CONTROLS + (SLOTS * CONTROL_BYTES) / 4;
const TX_CONTROLS = TX_MESSAGES + (SLOTS * MESSAGE_BYTES) / 4;
const TX_IOVECS = TX_CONTROLS + (SLOTS * CONTROL_BYTES) / 4;
const TX_NAMES = TX_IOVECS + (SLOTS * IOVEC_BYTES) / 4;
const TX_DATA = TX_NAMES + (SLOTS * SOCKADDR_BYTES) / 4;
/**
 * Size of a queued outgoing datagram in bytes. Only acknowledgements are queued, and longer datagrams are not
 * sent here.
 */
const TX_BYTES = 4096;
const SCRATCH = TX_DATA + (SLOTS * TX_BYTES) / 4;
const WORDS = SCRATCH + 16;

/** Received datagram that waits for the next step of its NIC. */
interface Arrival {
  slot: number;
  /** Index of the NIC's address that received the datagram. */
  socket: number;
  length: number;
  /** Size of each packet in the datagram in bytes; 0 for a single packet. */
  segment: number;
}

/** NIC behind the switch. */
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
  /** NICs by IP address in sockaddr format. */
  readonly #ports = new Map<number, Port>();
  /** Index of each address within its NIC. */
  readonly #sockets = new Map<number, number>();
  /** Number of composed datagrams that are not sent yet. */
  #waiting = 0;

  /**
   * `packets` is the address of the NICs' receive slots in this process, RX_STRIDE bytes each. Throws when
   * port 4791 stays in use.
   */
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
    this.#pointer(message + MsgHdr.name, this.#at(RX_NAMES + (slot * SOCKADDR_BYTES) / 4));
    this.#pointer(message + MsgHdr.iov, this.#at(iovec));
    this.#i32[message + MsgHdr.iovLength] = 1;
    this.#pointer(message + MsgHdr.control, this.#at(RX_CONTROLS + (slot * CONTROL_BYTES) / 4));
    this.#pointer(iovec, packet);
    this.#i32[iovec + 2] = RX_STRIDE;
    const control = TX_CONTROLS + (slot * CONTROL_BYTES) / 4;
    this.#i32.set([PKTINFO_LENGTH, 0, c.IPPROTO_IP, c.IP_PKTINFO], control);
    this.#i32.set([16 + 2, 0, c.IPPROTO_UDP, c.UDP_SEGMENT], control + PKTINFO_BYTES / 4);
    const out = TX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
    const data = TX_IOVECS + (slot * IOVEC_BYTES) / 4;
    this.#pointer(out + MsgHdr.control, this.#at(control));
    this.#pointer(out + MsgHdr.name, this.#at(TX_NAMES + (slot * SOCKADDR_BYTES) / 4));
    this.#i32[out + MsgHdr.nameLength] = 16;
    this.#pointer(out + MsgHdr.iov, this.#at(data));
    this.#i32[out + MsgHdr.iovLength] = 1;
    this.#pointer(data, this.#at(TX_DATA + (slot * TX_BYTES) / 4));
  }

  /** Returns the link of a NIC. `port` returns the value that {@link receive} reports for the NIC. */
  link(port: () => Port): PacketLink {
    return {
      open: (e, index) => {
        const at = Sockets.table + index * SOCKET_WORDS;
        e.i32[at + Socket.fd] = this.fd;
        e.i32[at + Socket.segments] = 1;
        this.#ports.set(e.i32[at + Socket.address]!, port());
        this.#sockets.set(e.i32[at + Socket.address]!, index);
        if (index >= e.i32[Sockets.count]!) e.i32[Sockets.count] = index + 1;
        return 0;
      },
      reportHopLimits() {},
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

  /** Reads all received datagrams and adds their NICs to `woken`. Returns the number of datagrams. */
  receive(woken: Set<Port>): number {
    const i32 = this.#i32;
    for (let slot = 0; slot < SLOTS; slot++) {
      const message = RX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
      i32[message + MsgHdr.nameLength] = SOCKADDR_BYTES;
      i32[message + MsgHdr.controlLength] = CONTROL_BYTES;
    }
    const count = this.#native.recvmmsg(this.fd, this.#at(RX_MESSAGES), SLOTS, c.MSG_DONTWAIT, 0);
    for (let slot = 0; slot < count; slot++) {
      let to = 0;
      let segment = 0;
      const message = RX_MESSAGES + (slot * MESSAGE_BYTES) / 4;
      let at = RX_CONTROLS + (slot * CONTROL_BYTES) / 4;
      const end = at + i32[message + MsgHdr.controlLength]! / 4;
      for (; at + CmsgHdr.data < end; at += ((i32[at + CmsgHdr.length]! + 7) & ~7) / 4) {
        if (i32[at + CmsgHdr.level] === c.IPPROTO_UDP) segment = i32[at + CmsgHdr.data]!;
        else if (i32[at + CmsgHdr.type] === c.IP_PKTINFO) to = i32[at + CmsgHdr.data + CAME_TO]!;
      }
      const port = this.#ports.get(to);
      if (port === undefined) continue;
      const socket = this.#sockets.get(to)!;
      port.arrivals.push({ slot, socket, length: i32[message + MsgHdr.length]!, segment });
      woken.add(port);
    }
    return Math.max(count, 0);
  }

  #take(e: Engine, { slot, socket, length, segment }: Arrival, admit: (e: Engine) => void): number {
    const { i32 } = e;
    const name = RxSlots.names + ((FIRST_SLOT + slot) * SOCKADDR_BYTES) / 4;
    const from = RX_NAMES + (slot * SOCKADDR_BYTES) / 4;
    for (let word = 0; word < 4; word++) i32[name + word] = this.#i32[from + word]!;
    const start = RxSlots.packets * 4 + (FIRST_SLOT + slot) * RX_STRIDE;
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

  /** Copies the NIC's packets into the queue, so that packets of several NICs leave together. */
  #put(e: Engine, socket: number, count: number): void {
    const local = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!;
    let first = 0;
    for (let slot = 1; slot <= count; slot++) {
      // A run of packets is sent as one datagram, because the ICRCs of the packets were computed for it.
      if (slot < count && e.i32[TxSlots.runIndices + slot] === slot - first) continue;
      this.#compose(e, local, first, slot);
      first = slot;
    }
  }

  #compose(e: Engine, local: number, first: number, end: number): void {
    if (this.#waiting === SLOTS) this.flush();
    const i32 = this.#i32;
    const index = this.#waiting++;
    const lengthOf = (slot: number) => e.i32[TxSlots.iovecs + (slot * IOVEC_BYTES) / 4 + 2]!;
    const message = TX_MESSAGES + (index * MESSAGE_BYTES) / 4;
    const control = TX_CONTROLS + (index * CONTROL_BYTES) / 4;
    let words = TX_DATA + (index * TX_BYTES) / 4;
    const from = words;
    for (let slot = first; slot < end; slot++) {
      const packet = TxSlots.packets + (slot * PACKET_STRIDE + PSEUDO_BYTES) / 4;
      const length = lengthOf(slot) / 4;
      if ((words - from + length) * 4 > TX_BYTES)
        throw new Error("a destination sends more than acknowledgements");
      for (let word = 0; word < length; word++) i32[words + word] = e.i32[packet + word]!;
      words += length;
    }
    const name = TxSlots.names + (first * SOCKADDR_BYTES) / 4;
    for (let word = 0; word < 4; word++)
      i32[TX_NAMES + (index * SOCKADDR_BYTES) / 4 + word] = e.i32[name + word]!;
    i32[TX_IOVECS + (index * IOVEC_BYTES) / 4 + 2] = (words - from) * 4;
    i32[message + MsgHdr.controlLength] = end - first > 1 ? PKTINFO_BYTES + 24 : PKTINFO_BYTES;
    i32[control + CmsgHdr.data + LEAVES_FROM] = local;
    i32[control + PKTINFO_BYTES / 4 + CmsgHdr.data] = lengthOf(first);
  }

  /** Sends the queued datagrams. Call it after all NICs have had their step. */
  flush(): void {
    for (let from = 0; from < this.#waiting; ) {
      const messages = this.#at(TX_MESSAGES) + from * MESSAGE_BYTES;
      const sent = this.#native.sendmmsg(this.fd, messages, this.#waiting - from, c.MSG_DONTWAIT);
      // Packets that the kernel rejects are lost, as on any network.
      from += Math.max(sent, 1);
    }
    this.#waiting = 0;
  }
}
