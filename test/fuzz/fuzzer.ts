// Fuzzer between two NICs of a simulated network. It drops, duplicates and changes their packets of RC, UC,
// UD and `dynamic`, and sends packets of its own. Packets that lead to a new tuple are stored and varied.

import type { Engine } from "../../src/soft/hca/arena/engine.ts";
import { Qp } from "../../src/soft/hca/arena/records.ts";
import {
  COMPLETION_QUEUE_TIMER,
  kindOfTimer,
  QUEUE_PAIR_TIMER,
  TimerHeap,
} from "../../src/soft/hca/arena/timers.ts";
import { TxBatch } from "../../src/soft/hca/links/common/packet-memory.ts";
import { RunQueue } from "../../src/soft/hca/objects/completion.ts";
import { QueuePairTable } from "../../src/soft/hca/objects/queue-pairs.ts";
import { OPCODE_DATA } from "../../src/soft/hca/transports/dynamic/packets/headers.ts";
import { AckQueue } from "../../src/soft/hca/transports/rc/replies.ts";
import * as op from "../../src/soft/hca/wire/opcodes.ts";
import type { Host } from "../soft-nic/dynamic/harness.ts";
import { SimulatedNetwork, type SimulatedPacket } from "../soft-nic/support/simulated-network.ts";
import { type Random as Dice, seeded } from "../support/random.ts";
import { Coverage, ON_THE_WAY, stateOf, Watch } from "./coverage.ts";
import { fromGrammar, mutate } from "./grammar.ts";
import { seal } from "./seal.ts";
import { KINDS, type Kind, Memory, Target, victim } from "./target.ts";

const ADDRESSES = ["10.0.0.1", "10.0.0.2"] as const;
const STRANGER = "10.0.0.66";
/** Number of packets after which all QPs are ended, checked and created again. */
const ROUND = 400;
const ROUNDS = 100;
const LATENCY = 5;
const SEEN = 128;
const KEPT = 4096;

interface Kept {
  readonly kind: Kind;
  readonly bytes: Uint8Array;
  /** PSN of the packet minus the PSN that its victim expected. */
  readonly offset: number;
  readonly response: boolean;
}

/** Timers of queue pairs and completion queues. Timers of `dynamic`'s peers may outlive them. */
function timersOfQueues(e: Engine): number {
  const timers = e.i32.subarray(TimerHeap.entries, TimerHeap.entries + e.i32[TimerHeap.count]!);
  return timers.filter((timer) => [QUEUE_PAIR_TIMER, COMPLETION_QUEUE_TIMER].includes(kindOfTimer(e, timer)))
    .length;
}

export class Fuzzer {
  readonly seed: number;
  readonly coverage = new Coverage();
  /** Number of packets passed to a NIC that no NIC sent. */
  packets = 0;
  /** Number of QPs that were created. `failed` counts those that ended in the error state. */
  made = 0;
  failed = 0;
  /** Number of times that a valid packet to a working QP had its effect. */
  usable = 0;
  readonly #dice: Dice;
  readonly #watch = new Watch();
  readonly #kept: Kept[] = [];
  readonly #seen: SimulatedPacket[] = [];
  #network!: SimulatedNetwork;
  #hosts: Host[] = [];
  #memories: Memory[] = [];
  #targets: Target[] = [];
  #direct = false;
  #forgeries = 0;

  constructor(seed: number) {
    this.seed = seed;
    this.#dice = seeded(seed);
  }

  /** Runs until `packets` packets were sent. Throws when an invariant is violated. */
  run(packets: number, progress: (fuzzer: Fuzzer) => void = () => undefined): void {
    let tell = 0;
    while (this.packets < packets) {
      this.#open();
      for (let round = 0; round < ROUNDS && this.packets < packets; round++) {
        this.#round(Math.min(packets, this.packets + ROUND));
        if (++tell % 50 === 0) progress(this);
      }
      this.#close();
    }
    progress(this);
  }

  #open(): void {
    this.#network = new SimulatedNetwork({ fate: (packet) => this.#fate(packet) });
    this.#hosts = ADDRESSES.map((address) =>
      victim(this.#network, address, this.#dice.pick(["syn", "request"] as const)),
    );
    this.#memories = this.#hosts.map((host) => new Memory(host));
  }

  #close(): void {
    this.#network.close();
    for (const memory of this.#memories) memory.unmap();
  }

  #round(until: number): void {
    const dice = this.#dice;
    this.#seen.length = 0;
    this.#targets = [];
    for (const kind of KINDS) this.#pair(this.#targets.length, kind);
    while (this.packets < until) {
      if (dice.chance(0.25)) dice.pick(this.#targets).post(dice);
      if (dice.chance(0.15)) dice.pick(this.#targets).receive(dice);
      if (dice.chance(0.01)) this.#wait(dice.int(3000));
      if (dice.chance(0.05)) this.#renew();
      this.#forge();
    }
    this.#wait(50);
    for (const target of this.#targets) this.#probe(target);
    const targets = this.#targets;
    this.#targets = [];
    for (const target of targets) this.#end(target);
    this.#network.run(() => false, 3000);
    this.#verify();
  }

  /** Creates two connected QPs, at indices `at` and `at` + 1. */
  #pair(at: number, kind: Kind): void {
    for (const side of [0, 1] as const) {
      const peer = () => this.#targets[at + 1 - side]!;
      this.#targets[at + side] = new Target(
        kind,
        this.#hosts[side]!,
        this.#memories[side]!,
        peer,
        this.#dice.int(2 ** 24),
      );
      this.made++;
    }
    for (const target of this.#targets.slice(at, at + 2)) {
      target.connect(this.#dice);
      for (let i = 0; i < 6; i++) target.receive(this.#dice);
    }
  }

  /** Replaces a pair that has a QP in error. */
  #renew(): void {
    for (let at = 0; at < this.#targets.length; at += 2) {
      const two = this.#targets.slice(at, at + 2);
      if (two.every((target) => target.word(Qp.state) !== 6)) continue;
      for (const target of two) {
        this.#probe(target);
        this.#end(target);
      }
      this.#pair(at, two[0]!.kind);
    }
  }

  #end(target: Target): void {
    if (target.word(Qp.state) === 6) this.failed++;
    target.finish(this.#network);
  }

  #wait(microseconds: number): void {
    this.#network.run(() => false, microseconds);
    for (const target of this.#targets) target.poll();
  }

  #verify(): void {
    for (const memory of this.#memories) {
      const fault = memory.fault();
      if (fault !== undefined) throw new Error(`${fault} after ${this.packets} packets, seed ${this.seed}`);
    }
    for (const { nic } of this.#hosts) {
      const { e } = nic.device;
      const left = [QueuePairTable.count, RunQueue.queuePairs, AckQueue.queuePairs, TxBatch.count].map(
        (at) => e.i32[at]!,
      );
      left.push(timersOfQueues(e));
      if (left.some((count) => count !== 0))
        throw new Error(`the NIC still holds ${left}, seed ${this.seed}`);
    }
  }

  /** Decides the fate of packets that the NICs send. */
  #fate(packet: SimulatedPacket): number[] {
    if (this.#direct) return [1];
    const dice = this.#dice;
    this.#seen[this.#seen.length < SEEN ? this.#seen.length : dice.int(SEEN)] = {
      ...packet,
      bytes: packet.bytes.slice(),
    };
    const chance = dice.random();
    if (chance < 0.7) return [LATENCY];
    if (chance < 0.8) return [];
    if (chance < 0.9) return [LATENCY, LATENCY + dice.int(200)];
    // The packet is changed in flight.
    const target = this.#targetOf(packet);
    if (target === undefined) return [LATENCY];
    packet.bytes = seal(mutate(dice, packet.bytes, target), packet.from, packet.to);
    this.packets++;
    this.coverage.add(target.kind, packet.bytes[0] ?? 0, stateOf(target), ON_THE_WAY);
    return [LATENCY];
  }

  #targetOf({ to, bytes }: SimulatedPacket): Target | undefined {
    const number = ((bytes[5]! << 16) | (bytes[6]! << 8) | bytes[7]!) >>> 0;
    const side = ADDRESSES.indexOf(to as "10.0.0.1");
    const dynamic = bytes[0]! >= OPCODE_DATA;
    return this.#targets.find(
      (target) =>
        target.address === ADDRESSES[side] &&
        (dynamic ? target.kind === "dynamic" : target.number === number),
    );
  }

  /** Builds one packet and delivers it to its victim at once. */
  #forge(): void {
    const dice = this.#dice;
    const chance = dice.random();
    let target = dice.pick(this.#targets);
    let bytes: Uint8Array;
    if (chance < 0.3 && this.#seen.length > 0) {
      const seen = dice.pick(this.#seen);
      target = this.#targetOf(seen) ?? target;
      bytes = mutate(dice, seen.bytes, target);
    } else if (chance < 0.5 && this.#kept.length > 0) {
      const kept = dice.pick(this.#kept);
      target =
        this.#targets.find(({ kind, host }) => kind === kept.kind && host === this.#hosts[dice.int(2)]) ??
        target;
      bytes = this.#aimed(kept, target);
      if (dice.chance(0.7)) bytes = mutate(dice, bytes, target);
    } else if (chance < 0.99) bytes = this.#fresh(target);
    else bytes = new Uint8Array(dice.int(600)).map(() => dice.int(256));
    const from = dice.chance(0.985) ? target.peer().address : STRANGER;
    // Some packets keep a wrong ICRC.
    if (dice.chance(0.99)) seal(bytes, from, target.address);
    this.#give(target, from, bytes);
  }

  /**
   * Returns a packet of the grammar. For `dynamic`, whose contexts are random, it changes a packet that was
   * sent.
   */
  #fresh(target: Target): Uint8Array {
    const dice = this.#dice;
    for (let tries = target.kind === "dynamic" ? 12 : 0; tries > 0 && this.#seen.length > 0; tries--) {
      const { bytes, to } = dice.pick(this.#seen);
      if (bytes[0]! >= OPCODE_DATA && to === target.address) return mutate(dice, bytes, target);
    }
    return fromGrammar(dice, target);
  }

  /**
   * Changes a stored packet for another victim: its QP number, and a PSN at the same distance from the
   * expected one.
   */
  #aimed({ bytes, offset, response }: Kept, target: Target): Uint8Array {
    const copy = bytes.slice();
    if (copy.length < 16 || copy[0]! >= OPCODE_DATA) return copy;
    const view = new DataView(copy.buffer);
    view.setUint32(4, (view.getUint32(4) & 0xff000000) | target.number);
    const psn = (target.word(response ? Qp.unackedPsn : Qp.expectedPsn) + offset) & 0xffffff;
    view.setUint32(8, (view.getUint32(8) & 0xff000000) | psn);
    return copy;
  }

  #give(target: Target, from: string, bytes: Uint8Array): void {
    const { e } = target;
    const state = stateOf(target);
    const opcode = bytes[0] ?? 0;
    const response = (op.opcodeFlags(opcode) & op.OP_RESPONSE) !== 0;
    const base = target.word(response ? Qp.unackedPsn : Qp.expectedPsn);
    this.#watch.begin(e, target);
    this.#direct = true;
    this.#network.inject({ from, to: target.address, port: 4791, bytes });
    this.#direct = false;
    this.#network.run(() => false, 1 + (this.#forgeries++ & 1));
    const verdict = this.#watch.end(e, target);
    this.packets++;
    if (!this.coverage.add(target.kind, opcode, state, verdict)) return;
    const psn = bytes.length < 12 ? 0 : (bytes[9]! << 16) | (bytes[10]! << 8) | bytes[11]!;
    const kept = { kind: target.kind, bytes: bytes.slice(), offset: psn - base, response };
    if (this.#kept.length < KEPT) this.#kept.push(kept);
    else this.#kept[this.#dice.int(KEPT)] = kept;
  }

  /**
   * Checks that a QP accepts a valid WRITE, unless it is in error or goes there because a message was open.
   */
  #probe(target: Target): void {
    if ((target.kind !== "rc" && target.kind !== "uc") || target.word(Qp.state) !== 3) return;
    // Repeats the WRITE when a packet of the peer arrived first and used the PSN.
    for (let tries = 0; tries < 8; tries++) {
      if (this.#takesWrite(target)) {
        this.usable++;
        return;
      }
      if (target.word(Qp.state) !== 3) return;
    }
    throw new Error(
      `${target.kind}: a valid packet was not accepted, seed ${this.seed}, ${this.packets} packets`,
    );
  }

  #takesWrite(target: Target): boolean {
    const { open } = target.memory;
    const bytes = new Uint8Array(new ArrayBuffer(12 + 16 + 8 + 4));
    const view = new DataView(bytes.buffer);
    bytes[0] = (target.kind === "uc" ? op.TRANSPORT_UC : op.TRANSPORT_RC) | op.WRITE_ONLY;
    view.setUint16(2, 0xffff);
    view.setUint32(4, target.number);
    view.setUint32(8, target.word(Qp.expectedPsn));
    view.setBigUint64(12, BigInt(open.pointer));
    view.setUint32(20, open.rkey);
    view.setUint32(24, 8);
    open.bytes.fill(0, 0, 8);
    const mark = BigInt(1 + this.#dice.int(2 ** 48));
    view.setBigUint64(28, mark);
    const from = target.peer().address;
    this.#give(target, from, seal(bytes, from, target.address));
    return new DataView(open.bytes.buffer, open.bytes.byteOffset).getBigUint64(0) === mark;
  }
}
