import { checkOptions, wholeNumber } from "../../arguments/options.ts";
import { type Random, TimedRandom } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import { fatesOf, type PathConditions, type PathFates, pathConditions } from "./conditions.ts";
import type { NetworkObserver, SentPacket } from "./observer.ts";
import type { Packet } from "./packet-link.ts";

/** Bytes of Ethernet, IPv4 and UDP around a packet, with preamble and gap. */
const FRAME_BYTES = 66;
/** Factor by which a reordered packet is later than the highest latency. */
const OVERTAKEN = 4;
const ECT = 2;
const CE = 3;

/** Numbers of packets since the start of the simulation. */
export interface NetworkCounts {
  readonly sent: number;
  readonly delivered: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly reordered: number;
  readonly corrupted: number;
  readonly marked: number;
  /** Packets that were sent on a cut path, or to a host that was down. */
  readonly cut: number;
}

type Counts = { -readonly [K in keyof NetworkCounts]: NetworkCounts[K] };

/** Packet whose fate is being decided. */
type Sending = { -readonly [K in keyof SentPacket]: SentPacket[K] } & { readonly arrivals: number[] };

/** Path from one host to another. */
interface Path {
  /** Conditions without faults. */
  conditions: PathConditions;
  /** Conditions with those of the faults that degrade the network now. */
  fates: PathFates;
  /** Random numbers of packets, and of messages of TCP. Traffic of other paths does not change them. */
  readonly packets: TimedRandom;
  readonly messages: TimedRandom;
  isCut: boolean;
  /** Number of faults that cut the path now. */
  faults: number;
  /** Time at which the last packet has left the sender. */
  freeAt: number;
  /** Arrival of the last packet that was not reordered. */
  lastArrival: number;
}

const latencyNs = (random: Random, { lowestNs, highestNs }: PathFates): number =>
  random.between(lowestNs, highestNs);

const isOpen = ({ isCut, faults }: Path): boolean => !isCut && faults === 0;

/** Host end of the network. @internal */
export interface NetworkHost {
  /** Accepts a packet that arrives now. Returns false when the host is down. */
  arrive(packet: Packet): boolean;
}

/**
 * Network of a simulation: a path in each direction between any two hosts. Hosts are numbered from 0.
 *
 * @example
 * await simulate({ hosts: 3, seed: 1 }, async ({ network }) => {
 *   network.set({ latencyUs: [5, 50], loss: 0.01 });
 *   network.cut(0, 2); // host 2 hears nothing from host 0, but host 0 hears host 2
 *   network.heal();
 *   network.partition([0], [1, 2]);
 * });
 */
export class Network {
  readonly #scheduler: Scheduler;
  readonly #hosts: NetworkHost[] = [];
  readonly #observer: NetworkObserver;
  readonly #indices = new Map<string, number>();
  readonly #paths: Path[] = [];
  readonly #count: number;
  /** Conditions of the faults that degrade the network now. The last fault replaces conditions of earlier ones. */
  #degraded: PathConditions[] = [];
  readonly #counts: Counts = {
    ...{ sent: 0, delivered: 0, lost: 0, duplicated: 0, reordered: 0, corrupted: 0, marked: 0, cut: 0 },
  };

  /** @internal Use `cluster.network`. */
  constructor(scheduler: Scheduler, hosts: number, conditions: PathConditions, observer: NetworkObserver) {
    this.#scheduler = scheduler;
    this.#observer = observer;
    this.#count = hosts;
    const fates = fatesOf(conditions);
    for (let i = 0; i < hosts * hosts; i++) {
      const name = `host${Math.floor(i / hosts)} to host${i % hosts}`;
      this.#paths.push({
        packets: new TimedRandom(scheduler, `packets from ${name}`),
        messages: new TimedRandom(scheduler, `messages from ${name}`),
        ...{ conditions, fates, isCut: false, faults: 0, freeAt: 0, lastArrival: 0 },
      });
    }
  }

  /** Numbers of packets since the start. */
  get counts(): NetworkCounts {
    return { ...this.#counts };
  }

  /** @internal Adds the next host. */
  attach(host: NetworkHost, address: string): void {
    this.#indices.set(address, this.#hosts.length);
    this.#hosts.push(host);
  }

  /** @internal Returns the number of the host with an address. */
  hostAt(address: string): number | undefined {
    return this.#indices.get(address);
  }

  /**
   * Sets the conditions of all paths. Conditions that are not given get their defaults. Packets that are under way
   * keep their fate.
   *
   * @example
   * cluster.network.set({ loss: 0.05, reordering: 0.1 });
   */
  set(conditions: PathConditions): void {
    const checked = checkOptions(pathConditions, "Network.set", conditions);
    for (const path of this.#paths) path.conditions = checked;
    this.#update();
  }

  /**
   * Sets the conditions of the path from one host to another.
   *
   * @example
   * cluster.network.setPath(0, 1, { latencyUs: 500 });
   */
  setPath(from: number, to: number, conditions: PathConditions): void {
    const path = this.#path("setPath", from, to);
    path.conditions = checkOptions(pathConditions, "Network.setPath", conditions);
    this.#update();
  }

  /**
   * Cuts the path from one host to another. The path back stays.
   *
   * @example
   * cluster.network.cut(0, 1);
   */
  cut(from: number, to: number): void {
    this.#path("cut", from, to).isCut = true;
  }

  /**
   * Cuts all paths from hosts of each group to hosts of the other groups. Hosts in no group reach every host.
   *
   * @example
   * cluster.network.partition([0], [1, 2]);
   */
  partition(...groups: readonly (readonly number[])[]): void {
    for (const [i, group] of groups.entries())
      for (const [j, other] of groups.entries())
        if (i !== j) for (const from of group) for (const to of other) this.cut(from, to);
  }

  /**
   * Restores the path from one host to another, or all paths without arguments.
   *
   * @example
   * cluster.network.heal(0, 1);
   * cluster.network.heal();
   */
  heal(from?: number, to?: number): void {
    if (from === undefined || to === undefined) for (const path of this.#paths) path.isCut = false;
    else this.#path("heal", from, to).isCut = false;
  }

  /**
   * Returns true when the path from one host to another is not cut.
   *
   * @example
   * console.log(cluster.network.isOpen(0, 1)); // true
   */
  isOpen(from: number, to: number): boolean {
    return isOpen(this.#path("isOpen", from, to));
  }

  /** @internal Begins a fault that cuts a path. The returned function ends it. */
  block(from: number, to: number): () => void {
    const path = this.#path("cut", from, to);
    path.faults++;
    return () => {
      path.faults--;
    };
  }

  /**
   * @internal Begins a fault that gives all paths some other conditions. Conditions that it does not name stay. The
   * returned function ends it.
   */
  degrade(conditions: PathConditions): () => void {
    const checked = Object.entries(checkOptions(pathConditions, "Network.set", conditions));
    const named = Object.fromEntries(checked.filter(([name]) => Object.hasOwn(conditions, name)));
    this.#degraded.push(named);
    this.#update();
    return () => {
      this.#degraded = this.#degraded.filter((one) => one !== named);
      this.#update();
    };
  }

  /** Computes the conditions of all paths with those of the faults. */
  #update(): void {
    for (const path of this.#paths) path.fates = fatesOf(path.conditions, ...this.#degraded);
  }

  #path(what: string, from: number, to: number): Path {
    wholeNumber(`${what}: from`, from, 0, this.#count - 1);
    wholeNumber(`${what}: to`, to, 0, this.#count - 1);
    return this.#paths[from * this.#count + to]!;
  }

  /** @internal Sends a packet of host `from`. */
  send(from: number, packet: Packet): void {
    const { digest, now } = this.#scheduler;
    this.#counts.sent++;
    digest.add(from);
    digest.addText(packet.to);
    digest.addBytes(packet.bytes);
    const to = this.#indices.get(packet.to);
    const sending: Sending = {
      ...{ at: now, from, to, packet, fate: "sent", arrivals: [] },
      ...{ isMarked: false, isDamaged: false, damagedBit: undefined, isReordered: false },
    };
    if (to !== undefined) this.#forward(sending, to);
    else {
      this.#counts.cut++;
      sending.fate = "cut";
    }
    this.#observer.sent?.(sending);
  }

  #forward(sending: Sending, to: number): void {
    const path = this.#path("send", sending.from, to);
    if (!isOpen(path)) {
      this.#counts.cut++;
      sending.fate = "cut";
      return;
    }
    const { packet, at } = sending;
    const { fates } = path;
    const wireNs = Math.ceil((packet.bytes.length + FRAME_BYTES) * fates.nsPerByte);
    const queued = Math.max(0, path.freeAt - at);
    path.freeAt = at + queued + wireNs;
    if (path.packets.chance(fates.loss)) {
      this.#counts.lost++;
      sending.fate = "lost";
      return;
    }
    const treated = this.#treat(path, sending, queued / wireNs);
    this.#deliver(path, to, treated, sending);
    if (!path.packets.chance(fates.duplication)) return;
    this.#counts.duplicated++;
    this.#deliver(path, to, { ...treated, bytes: treated.bytes.slice() }, sending);
  }

  /** Marks a packet that waits behind too many others, and damages a packet. */
  #treat(path: Path, sending: Sending, queued: number): Packet {
    const { fates } = path;
    const { packets } = path;
    const { packet } = sending;
    let { trafficClass } = packet;
    if (queued > fates.markAbove && (trafficClass & CE) === ECT) {
      trafficClass |= CE;
      sending.isMarked = true;
      this.#counts.marked++;
    }
    if (packets.chance(fates.corruption)) {
      const bit = packets.below(packet.bytes.length * 8);
      packet.bytes[bit >> 3]! ^= 1 << (bit & 7);
      sending.isDamaged = true;
      sending.damagedBit = bit;
      this.#counts.corrupted++;
    }
    return { ...packet, trafficClass };
  }

  #deliver(path: Path, to: number, packet: Packet, sending: Sending): void {
    const { fates } = path;
    const latency = latencyNs(path.packets, fates);
    // The scheduler takes events of one time in a random order, so the next packet arrives later.
    const inOrder = Math.max(path.freeAt + latency, path.lastArrival + 1);
    const isReordered = path.packets.chance(fates.reordering);
    if (isReordered) {
      this.#counts.reordered++;
      sending.isReordered = true;
    } else path.lastArrival = inOrder;
    const late = isReordered ? path.packets.between(0, OVERTAKEN * fates.highestNs) : 0;
    sending.arrivals.push(inOrder + late);
    this.#scheduler.network(inOrder + late, () => {
      const arrived = this.#hosts[to]!.arrive(packet);
      this.#counts[arrived ? "delivered" : "cut"]++;
      this.#observer.arrived?.(sending, arrived);
    });
  }

  /** @internal Draws the latency from one host to another, undefined while the path is cut. */
  latencyBetween(from: number, to: number): number | undefined {
    const path = this.#path("latency", from, to);
    return isOpen(path) ? latencyNs(path.messages, path.fates) : undefined;
  }
}
