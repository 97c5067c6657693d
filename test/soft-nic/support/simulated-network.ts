// Network of NICs in one process on a simulated clock. Packets arrive at simulated times, the same in every
// run. It serves tests of the transports under loss, and studies of a protocol with thousands of NICs.
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import { EventQueue } from "../../../src/simulation/schedule/event-queue.ts";
import {
  type Admit,
  type Engine,
  loadNative,
  type Native,
  type PacketLink,
} from "../../../src/soft/hca/arena/engine.ts";
import { RxPacket } from "../../../src/soft/hca/arena/packet.ts";
import { AF_INET, AF_INET6, isIpv6, nameGid } from "../../../src/soft/hca/arena/peer-address.ts";
import {
  addressText,
  dottedAddress,
  gidOfAddress,
  ipv6Text,
  rawAddress,
} from "../../../src/soft/hca/links/common/addresses.ts";
import {
  IOVEC_BYTES,
  PACKET_STRIDE,
  RX_SLOTS,
  RX_STRIDE,
  RxSlots,
  SOCKADDR_BYTES,
  TxBatch,
  TxSlots,
} from "../../../src/soft/hca/links/common/packet-memory.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { DEFAULT_HOPS } from "../../../src/soft/hca/links/common/treatment.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { SourcePort, sourcePort, sourcePortAt } from "../../../src/soft/hca/links/udp/source-ports.ts";
import { SoftNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { hasWork, nextDeadline, step } from "../../../src/soft/hca/nic/step.ts";
import { verbsOf } from "../../../src/soft/hca/provider/function-table.ts";
import { PSEUDO_BYTES } from "../../../src/soft/hca/wire/icrc.ts";

/** Enough for a few QPs with their rings. It is address space, and only used pages count. */
const ARENA = 64 * 1024 * 1024;
const FIRST_SOURCE_PORT = 0xc000;

/** Returns EOPNOTSUPP: the network has no multicast. */
const NO_GROUPS = 95;

/** Packet in flight. `bytes` (BTH to ICRC) may be changed. Addresses are text, dotted for IPv4. */
export interface SimulatedPacket {
  readonly from: string;
  readonly to: string;
  /** UDP source port. */
  readonly port: number;
  bytes: Uint8Array;
}

/** Delays in microseconds after which copies of a packet arrive. An empty list loses the packet. */
export type Fate = (packet: SimulatedPacket) => readonly number[];

export interface SimulatedNetworkOptions {
  /** Delay from sender to receiver in microseconds, unless `fate` returns others. */
  readonly latencyUs?: number;
  readonly fate?: Fate;
  /** Faults that every NIC applies to its packets before `fate`, in the format of `DOORBELL_SOFT_FAULTS`. */
  readonly faults?: string;
}

/** NIC of a simulated network, and its verbs. */
export interface SimulatedNic {
  readonly lib: Ibverbs;
  readonly device: SoftNic;
  readonly addresses: readonly string[];
}

/**
 * NICs in one process over a simulated network and clock: deterministic, without threads and sockets.
 *
 * @example
 * const network = new SimulatedNetwork({ fate: () => (Math.random() < 0.1 ? [] : [5]) });
 * const nic = network.addNic("10.0.0.1");
 * // ... objects over nic.lib ...
 * network.run(() => done, 1e6);
 */
export class SimulatedNetwork {
  /** Time since the network was created, in microseconds. */
  now = 1;
  /** Number of packets that were sent. `delivered` counts those that arrived at a NIC. */
  sent = 0;
  arrived = 0;
  fate: Fate;
  #faults: string;
  readonly nics: SimulatedNic[] = [];
  readonly #native: Native = loadNative();
  readonly #owners = new Map<string, { nic: SimulatedNic; socket: number }>();
  /** Arrivals in microseconds, in the order of sending where times are equal. */
  readonly #wire = new EventQueue();
  #order = 0;

  constructor(options: SimulatedNetworkOptions = {}) {
    const latency = [options.latencyUs ?? 5];
    this.fate = options.fate ?? (() => latency);
    this.#faults = options.faults ?? "";
  }

  /** Adds a NIC with these IP addresses, one GID each. */
  addNic(...addresses: string[]): SimulatedNic {
    const inbox: SimulatedPacket[] = [];
    const link: PacketLink = {
      open: (e, index) => this.#open(e, index),
      reportHopLimits: () => {},
      join: () => NO_GROUPS,
      leave: () => {},
      close: (e) => this.#close(e),
      send: (e, socket, count) => this.#send(e, socket, count),
      receive: (e, admit) => this.#receive(e, inbox, admit),
    };
    const device = new SoftNic({
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

  /** Changes the faults of all NICs, later ones included. */
  setFaults(text: string): void {
    this.#faults = text;
    for (const [index, { device }] of this.nics.entries()) setFaults(device.e, text, index);
  }

  readonly #inboxes = new Map<SimulatedNic, SimulatedPacket[]>();

  /**
   * Runs NICs and clock until `done` returns true. Returns false after `limitUs` of simulated time, or
   * when nothing can happen any more.
   */
  run(done: () => boolean, limitUs = 10e6): boolean {
    const end = this.now + limitUs;
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
      // Whole microseconds, so that the NIC never reads a time slightly before its deadline.
      this.now = Math.max(this.now + 1, Math.ceil(next));
    }
  }

  /** Frees the NICs' memory. Pointers into it become invalid. */
  close(): void {
    for (const { device } of this.nics) device.unmap();
    this.nics.length = 0;
  }

  #isDue(nic: SimulatedNic): boolean {
    const { e } = nic.device;
    return this.#inboxes.get(nic)!.length > 0 || hasWork(e) || nextDeadline(e) <= this.now;
  }

  /** Returns the time of the next event: an arriving packet or an expired timer. */
  #next(): number {
    let next = this.#wire.peek()?.at ?? Number.POSITIVE_INFINITY;
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
    const at = Sockets.table + index * SOCKET_WORDS;
    const EINVAL = 22;
    if (e.i32[at + Socket.address] === 0) return EINVAL;
    e.i32[at + Socket.fd] = 0;
    for (let entropy = 1; entropy <= e.i32[Sockets.portsPerAddress]!; entropy++) {
      e.i32[sourcePortAt(index, entropy) + SourcePort.port] = swap16(FIRST_SOURCE_PORT + entropy);
    }
    if (index >= e.i32[Sockets.count]!) e.i32[Sockets.count] = index + 1;
    return 0;
  }

  #close(e: Engine): void {
    for (let index = 0; index < e.i32[Sockets.count]!; index++) {
      e.i32[Sockets.table + index * SOCKET_WORDS + Socket.fd] = -1;
    }
    e.i32[Sockets.count] = 0;
  }

  #send(e: Engine, socket: number, count: number): void {
    const from = addressText(e, socket, e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.address]!);
    for (let slot = 0; slot < count; slot++) {
      const bytes = e.i32[TxSlots.iovecs + (slot * IOVEC_BYTES) / 4 + 2]!;
      const at = TxSlots.packets * 4 + slot * PACKET_STRIDE + PSEUDO_BYTES;
      const name = TxSlots.names + (slot * SOCKADDR_BYTES) / 4;
      const to = isIpv6(e, name) ? ipv6Text(e, nameGid(name)) : dottedAddress(e.i32[name + 1]!);
      const port = swap16(sourcePort(e, socket, e.i32[TxBatch.entropy]!));
      this.#put({ from, to, port, bytes: e.u8.slice(at, at + bytes) });
    }
  }

  /** Sends a packet in the name of `from`, for forged and corrupted packets. `fate` applies to it as well. */
  inject(packet: SimulatedPacket): void {
    this.#put({ ...packet, bytes: packet.bytes.slice() });
  }

  #put(packet: SimulatedPacket): void {
    this.sent++;
    const delays = this.fate(packet);
    for (const [index, delay] of delays.entries()) {
      const bytes = index === 0 ? packet.bytes : packet.bytes.slice();
      const arrival = { ...packet, bytes };
      const run = () => {
        const owner = this.#owners.get(packet.to);
        if (owner !== undefined) this.#inboxes.get(owner.nic)!.push(arrival);
      };
      this.#wire.push({ at: this.now + delay, order: 0, sequence: this.#order++, run });
    }
  }

  /** Moves due packets into the NICs' inboxes. Returns whether there were any. */
  #deliver(): boolean {
    let any = false;
    while ((this.#wire.peek()?.at ?? Number.POSITIVE_INFINITY) <= this.now) {
      this.#wire.take()!.run!();
      any = true;
    }
    return any;
  }

  #receive(e: Engine, inbox: SimulatedPacket[], admit: Admit): number {
    let count = 0;
    for (const packet of inbox) {
      const slot = count % RX_SLOTS;
      const { socket } = this.#owners.get(packet.to)!;
      const name = RxSlots.names + (slot * SOCKADDR_BYTES) / 4;
      const six = packet.from.includes(":");
      e.i32[name] = (six ? AF_INET6 : AF_INET) | (swap16(packet.port) << 16);
      if (six) e.i32.set(new Int32Array(gidOfAddress(packet.from).buffer), nameGid(name));
      else e.i32[name + 1] = rawAddress(packet.from);
      const at = RxSlots.packets * 4 + slot * RX_STRIDE;
      const fits = packet.bytes.length <= PACKET_STRIDE - PSEUDO_BYTES;
      if (fits) e.u8.set(packet.bytes, at);
      const open = e.i32[Sockets.table + socket * SOCKET_WORDS + Socket.fd]! >= 0;
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
}

const swap16 = (x: number) => ((x & 255) << 8) | ((x >>> 8) & 255);
