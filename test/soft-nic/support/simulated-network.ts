// A network of NICs in one process, on a clock of its own: what is sent arrives when the clock says so, the same way every
// time. For tests of the transports under loss, and for looking at a protocol with thousands of NICs.
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import {
  Dev,
  IOVEC_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  RX_STRIDE,
  Sections,
  SOCKADDR_BYTES,
  SOCKET_WORDS,
  Socket,
} from "../../../src/soft/hca/arena/arena.ts";
import type { Engine } from "../../../src/soft/hca/arena/engine.ts";
import { loadNative, type Native } from "../../../src/soft/hca/arena/native.ts";
import { RxPacket } from "../../../src/soft/hca/arena/packet.ts";
import { AF_INET, AF_INET6, isIpv6, nameGid } from "../../../src/soft/hca/arena/peer-address.ts";
import { addressText, ipv6Text } from "../../../src/soft/hca/links/address-text.ts";
import { dottedAddress, gidOfAddress, rawAddress } from "../../../src/soft/hca/links/addresses.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import type { Admit, Link } from "../../../src/soft/hca/links/link.ts";
import { DEFAULT_HOPS } from "../../../src/soft/hca/links/treatment.ts";
import { SourcePort, sourcePort, sourcePortAt } from "../../../src/soft/hca/links/udp/source-ports.ts";
import { nextDeadline } from "../../../src/soft/hca/nic/deadline.ts";
import { SoftDevice } from "../../../src/soft/hca/nic/soft-device.ts";
import { hasWork, step } from "../../../src/soft/hca/nic/step.ts";
import { verbsOf } from "../../../src/soft/hca/provider/function-table.ts";
import { PSEUDO_BYTES } from "../../../src/soft/hca/wire/icrc.ts";

/** Enough for a few QPs with their rings; it is address space, used pages count. */
const ARENA = 64 * 1024 * 1024;
const FIRST_SOURCE_PORT = 0xc000;

/** EOPNOTSUPP: no multicast here. */
const NO_GROUPS = 95;

/** A packet on its way. `bytes` (BTH to ICRC) may be changed; the addresses are text, IPv4's dotted. */
export interface SimulatedPacket {
  readonly from: string;
  readonly to: string;
  /** UDP source port. */
  readonly port: number;
  bytes: Uint8Array;
}

/** What the network does with a packet: the delays, in microseconds, after which it arrives. None: it is lost. */
export type Fate = (packet: SimulatedPacket) => readonly number[];

export interface SimulatedNetworkOptions {
  /** Microseconds from sender to receiver, unless `fate` says otherwise. */
  readonly latencyUs?: number;
  readonly fate?: Fate;
  /** What every NIC does to the packets it sends and receives, before `fate`: the text of `DOORBELL_SOFT_FAULTS`. */
  readonly faults?: string;
}

/** A NIC of a simulated network, and its verbs. */
export interface SimulatedNic {
  readonly lib: Ibverbs;
  readonly device: SoftDevice;
  readonly addresses: readonly string[];
}

interface Arrival extends SimulatedPacket {
  readonly due: number;
  readonly order: number;
}

/**
 * NICs in one process over a network and a clock that are simulated: deterministic, with no thread and no socket.
 *
 * @example
 * const network = new SimulatedNetwork({ fate: () => (Math.random() < 0.1 ? [] : [5]) });
 * const nic = network.addNic("10.0.0.1");
 * // ... objects over nic.lib ...
 * network.run(() => done, 1e6);
 */
export class SimulatedNetwork {
  /** Microseconds since the network was made. */
  now = 1;
  /** Packets that were sent, and that arrived at a NIC. */
  sent = 0;
  arrived = 0;
  fate: Fate;
  #faults: string;
  readonly nics: SimulatedNic[] = [];
  readonly #native: Native = loadNative();
  readonly #owners = new Map<string, { nic: SimulatedNic; socket: number }>();
  /** A binary heap by due time, then by order of sending. */
  readonly #wire: Arrival[] = [];
  #order = 0;

  constructor(options: SimulatedNetworkOptions = {}) {
    const latency = [options.latencyUs ?? 5];
    this.fate = options.fate ?? (() => latency);
    this.#faults = options.faults ?? "";
  }

  /** A NIC with these IP addresses, one GID each. */
  addNic(...addresses: string[]): SimulatedNic {
    const inbox: Arrival[] = [];
    const link: Link = {
      open: (e, index) => this.#open(e, index),
      tellHops: () => {},
      join: () => NO_GROUPS,
      leave: () => {},
      close: (e) => this.#close(e),
      send: (e, socket, count) => this.#send(e, socket, count),
      receive: (e, admit) => this.#receive(e, inbox, admit),
    };
    const device = new SoftDevice({
      native: { ...this.#native, clock_gettime: (_id, at) => this.#clock(device.e, at) },
      link,
      addresses: addresses.map((address) => ({ address, netdev: "sim0", mtu: 65536 })),
      arenaBytes: ARENA,
    });
    const nic: SimulatedNic = { lib: verbsOf(device), device, addresses };
    setFaults(device.e, this.#faults, this.nics.length);
    this.nics.push(nic);
    this.#inboxes.set(nic, inbox);
    for (const [socket, address] of addresses.entries()) this.#owners.set(address, { nic, socket });
    return nic;
  }

  /** Changes the faults of all NICs, of those to come too. */
  setFaults(text: string): void {
    this.#faults = text;
    for (const [index, { device }] of this.nics.entries()) setFaults(device.e, text, index);
  }

  readonly #inboxes = new Map<SimulatedNic, Arrival[]>();

  /**
   * Runs NICs and clock until `done` says so: true; false when `patienceUs` of simulated time went by before, or when nothing
   * is left that could happen.
   */
  run(done: () => boolean, patienceUs = 10e6): boolean {
    const end = this.now + patienceUs;
    for (;;) {
      if (done()) return true;
      let work = 0;
      for (const nic of this.nics) if (this.#isDue(nic)) work += step(nic.device.e);
      if (work > 0 || this.#deliver()) continue;
      const next = this.#next();
      if (next === Number.POSITIVE_INFINITY || next > end) {
        this.now = Math.ceil(Math.min(next, end));
        return done();
      }
      // Whole microseconds: what the NIC reads is never a hair before its deadline.
      this.now = Math.max(this.now + 1, Math.ceil(next));
    }
  }

  /** Gives the NICs' memory back; their pointers dangle. */
  close(): void {
    for (const { device } of this.nics) device.unmap();
    this.nics.length = 0;
  }

  #isDue(nic: SimulatedNic): boolean {
    const { e } = nic.device;
    return this.#inboxes.get(nic)!.length > 0 || hasWork(e) || nextDeadline(e) <= this.now;
  }

  /** When something happens next: a packet arrives, or a timer runs out. */
  #next(): number {
    let next = this.#wire[0]?.due ?? Number.POSITIVE_INFINITY;
    for (const { device } of this.nics) next = Math.min(next, nextDeadline(device.e));
    return next;
  }

  #clock(e: Engine, at: number): number {
    const word = (at - e.base) / 4;
    e.u32[word] = Math.floor(this.now / 1e6);
    e.u32[word + 1] = 0;
    e.u32[word + 2] = Math.floor((this.now % 1e6) * 1000);
    e.u32[word + 3] = 0;
    return 0;
  }

  #open(e: Engine, index: number): number {
    const at = Sections.sockets + index * SOCKET_WORDS;
    const EINVAL = 22;
    if (e.i32[at + Socket.address] === 0) return EINVAL;
    e.i32[at + Socket.fd] = 0;
    for (let entropy = 1; entropy <= e.i32[Dev.sourcePorts]!; entropy++) {
      e.i32[sourcePortAt(index, entropy) + SourcePort.port] = swap16(FIRST_SOURCE_PORT + entropy);
    }
    if (index >= e.i32[Dev.socketCount]!) e.i32[Dev.socketCount] = index + 1;
    return 0;
  }

  #close(e: Engine): void {
    for (let index = 0; index < e.i32[Dev.socketCount]!; index++) {
      e.i32[Sections.sockets + index * SOCKET_WORDS + Socket.fd] = -1;
    }
    e.i32[Dev.socketCount] = 0;
  }

  #send(e: Engine, socket: number, count: number): void {
    const from = addressText(e, socket, e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.address]!);
    for (let slot = 0; slot < count; slot++) {
      const bytes = e.i32[Sections.txIovecs + (slot * IOVEC_BYTES) / 4 + 2]!;
      const at = Sections.txPackets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
      const name = Sections.txNames + (slot * SOCKADDR_BYTES) / 4;
      const to = isIpv6(e, name) ? ipv6Text(e, nameGid(name)) : dottedAddress(e.i32[name + 1]!);
      const port = swap16(sourcePort(e, socket, e.i32[Dev.txEntropy]!));
      this.#put({ from, to, port, bytes: e.u8.slice(at, at + bytes) });
    }
  }

  /** Puts a packet on the wire as if `from` had sent it: for forged and damaged packets. Its fate is decided like any other's. */
  inject(packet: SimulatedPacket): void {
    this.#put({ ...packet, bytes: packet.bytes.slice() });
  }

  #put(packet: SimulatedPacket): void {
    this.sent++;
    const delays = this.fate(packet);
    for (const [index, delay] of delays.entries()) {
      const bytes = index === 0 ? packet.bytes : packet.bytes.slice();
      this.#push({ ...packet, bytes, due: this.now + delay, order: this.#order++ });
    }
  }

  /** Moves what is due into the NICs' inboxes; whether there was anything. */
  #deliver(): boolean {
    let any = false;
    while (this.#wire.length > 0 && this.#wire[0]!.due <= this.now) {
      const packet = this.#pop();
      const owner = this.#owners.get(packet.to);
      if (owner === undefined) continue;
      this.#inboxes.get(owner.nic)!.push(packet);
      any = true;
    }
    return any;
  }

  #receive(e: Engine, inbox: Arrival[], admit: Admit): number {
    let count = 0;
    for (const packet of inbox) {
      const slot = count % RX_SLOTS;
      const { socket } = this.#owners.get(packet.to)!;
      const name = Sections.rxNames + (slot * SOCKADDR_BYTES) / 4;
      const six = packet.from.includes(":");
      e.i32[name] = (six ? AF_INET6 : AF_INET) | (swap16(packet.port) << 16);
      if (six) e.i32.set(new Int32Array(gidOfAddress(packet.from).buffer), nameGid(name));
      else e.i32[name + 1] = rawAddress(packet.from);
      const at = Sections.rxPackets * 4 + slot * RX_STRIDE;
      const fits = packet.bytes.length <= PACKET_STRIDE - PSEUDO_BYTES;
      if (fits) e.u8.set(packet.bytes, at);
      const open = e.i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]! >= 0;
      if (open) {
        e.i32[RxPacket.socket] = socket;
        e.i32[RxPacket.name] = name;
        e.i32[RxPacket.identification] = 0;
        e.i32[RxPacket.trafficClass] = 0;
        e.i32[RxPacket.hops] = DEFAULT_HOPS;
        e.i32[RxPacket.start] = at;
        e.i32[RxPacket.length] = fits ? packet.bytes.length : 0;
        admit(e);
      }
      this.arrived++;
      count++;
    }
    inbox.length = 0;
    return count;
  }

  #push(entry: Arrival): void {
    const heap = this.#wire;
    let at = heap.length;
    heap.push(entry);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(entry, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = entry;
  }

  #pop(): Arrival {
    const heap = this.#wire;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

const swap16 = (x: number) => ((x & 255) << 8) | ((x >>> 8) & 255);
const isBefore = (a: Arrival, b: Arrival) => a.due < b.due || (a.due === b.due && a.order < b.order);
