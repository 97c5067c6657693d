// Network of NICs in one process on a simulated clock. Packets arrive at simulated times, the same in every
// run. It serves tests of the transports under loss, and studies of a protocol with thousands of NICs.
import type { Ibverbs } from "../../../ffi/ibverbs/types.ts";
import { type Packet, packetLink } from "../../../src/simulation/network/packet-link.ts";
import { EventQueue } from "../../../src/simulation/schedule/event-queue.ts";
import { type Engine, loadNative, type Native } from "../../../src/soft/hca/arena/engine.ts";
import { DEFAULT_HOPS } from "../../../src/soft/hca/links/common/treatment.ts";
import { setFaults } from "../../../src/soft/hca/links/faults/faults.ts";
import { SoftNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { hasWork, nextDeadline, step } from "../../../src/soft/hca/nic/step.ts";
import { verbsOf } from "../../../src/soft/hca/provider/function-table.ts";

/** Enough for a few QPs with their rings. It is address space, and only used pages count. */
const ARENA = 64 * 1024 * 1024;

/** Packet in flight. `bytes` (BTH to ICRC) may be changed. Addresses are text, dotted for IPv4. */
export interface SimulatedPacket {
  readonly from: string;
  readonly to: string;
  /** UDP source port. */
  readonly port: number;
  bytes: Uint8Array;
  readonly trafficClass?: number;
  readonly hops?: number;
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
  readonly #owners = new Map<string, SimulatedNic>();
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
    const inbox: Packet[] = [];
    const take = (): Packet | undefined => {
      const packet = inbox.shift();
      if (packet !== undefined) this.arrived++;
      return packet;
    };
    const link = packetLink({ addresses, send: (packet) => this.#put(packet), take });
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
    for (const address of addresses) this.#owners.set(address, nic);
    return nic;
  }

  /** Changes the faults of all NICs, later ones included. */
  setFaults(text: string): void {
    this.#faults = text;
    for (const [index, { device }] of this.nics.entries()) setFaults(device.e, text, index);
  }

  readonly #inboxes = new Map<SimulatedNic, Packet[]>();

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

  /** Sends a packet in the name of `from`, for forged and corrupted packets. `fate` applies to it as well. */
  inject(packet: SimulatedPacket): void {
    this.#put({ ...packet, bytes: packet.bytes.slice() });
  }

  #put(packet: SimulatedPacket): void {
    this.sent++;
    const delays = this.fate(packet);
    for (const [index, delay] of delays.entries()) {
      const bytes = (index === 0 ? packet.bytes : packet.bytes.slice()) as Uint8Array<ArrayBuffer>;
      const arrival: Packet = { trafficClass: 0, hops: DEFAULT_HOPS, ...packet, bytes };
      const run = () => {
        const owner = this.#owners.get(packet.to);
        if (owner !== undefined) this.#inboxes.get(owner)!.push(arrival);
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
}
