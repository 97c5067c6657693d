import { type Engine, getDouble } from "../../soft/hca/arena/engine.ts";
import { Qp } from "../../soft/hca/arena/records.ts";
import { Message } from "../../soft/hca/cm/mad/datagram.ts";
import { OP_DETH } from "../../soft/hca/wire/opcodes.ts";
import type { SentPacket } from "../network/observer.ts";
import { headersOf } from "./headers.ts";
import type { PolledCompletion, SimulationObserver } from "./observer.ts";
import { eachQueuePair } from "./queue-pairs.ts";

/** Queue pair of the management datagrams of a NIC. */
const MANAGEMENT_QP = 1;

/** Kinds of transitions. A transition is one number: its kind, then up to 45 bits. */
const Kind = { queuePair: 0, packet: 1, message: 2, completion: 3 } as const;
const KIND_UNIT = 2 ** 45;
/** Number of states of a queue pair that {@link stateOf} distinguishes. */
const STATES = 2 ** 17;
const OPCODES = 256;
/** Value in the place of a syndrome that a packet does not have. */
const NO_SYNDROME = 255;

const some = (count: number): number => (count === 0 ? 0 : count === 1 ? 1 : 2);

/** Returns the state of a queue pair as far as it decides about the next packet, as one number. */
function stateOf(e: Engine, q: number): number {
  const { i32 } = e;
  const at = (field: number): number => i32[q + field]!;
  const flags = [
    at(Qp.sendPsn) !== at(Qp.unackedPsn),
    at(Qp.retriesLeft) < at(Qp.retryCount),
    at(Qp.rnrWaiting) !== 0,
    at(Qp.retryPsn) !== -1,
    at(Qp.lossProbes) !== 0,
    at(Qp.nakSent) !== 0,
    at(Qp.recvActive) !== 0,
    at(Qp.resourceTail) !== at(Qp.resourceHead),
    getDouble(e, q + Qp.transportDeadline) !== 0,
  ];
  let state = at(Qp.state) & 7;
  state = state * 3 + some(at(Qp.sqTail) - at(Qp.sqHead));
  state = state * 3 + at(Qp.open);
  for (const one of flags) state = state * 2 + Number(one);
  return state;
}

/**
 * Transitions that simulations have reached: of queue pairs, of packets that follow each other, of messages of the
 * connection manager, and results of requests. It measures how much of the NIC a search has exercised.
 *
 * @internal
 */
export class Coverage implements SimulationObserver {
  readonly #reached = new Set<number>();
  /** Last state of each queue pair: by host, then by word offset. */
  #states: Map<number, number>[] = [];
  /** Last opcode for each host and destination, and last message between two hosts. */
  readonly #last = new Map<number, number>();
  #fresh: number[] = [];

  /** Number of transitions that were reached. */
  get size(): number {
    return this.#reached.size;
  }

  /** Adds transitions that another process reached. Returns the number of new ones. */
  add(transitions: readonly number[]): number {
    const before = this.#reached.size;
    for (const one of transitions) this.#reached.add(one);
    return this.#reached.size - before;
  }

  /** Prepares for the next simulation. Returns the transitions that the last one reached first. */
  next(): readonly number[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    this.#states = [];
    this.#last.clear();
    return fresh;
  }

  #reach(kind: number, transition: number): void {
    const one = kind * KIND_UNIT + transition;
    if (this.#reached.has(one)) return;
    this.#reached.add(one);
    this.#fresh.push(one);
  }

  stepped(host: number, e: Engine): void {
    this.#states[host] ??= new Map();
    const states = this.#states[host]!;
    eachQueuePair(e, (q) => {
      const state = stateOf(e, q);
      const before = states.get(q) ?? 0;
      if (state === before) return;
      states.set(q, state);
      this.#reach(Kind.queuePair, before * STATES + state);
    });
  }

  sent({ from, to, packet, fate, isDamaged }: SentPacket): void {
    const headers = headersOf(packet.bytes);
    if (headers === undefined || to === undefined) return;
    const { opcode, flags, destinationQp, syndrome = NO_SYNDROME, payloadAt } = headers;
    if (destinationQp === MANAGEMENT_QP && flags & OP_DETH) {
      const message = new Message(packet.bytes.buffer, packet.bytes.byteOffset + payloadAt);
      const pair = -1 - (Math.min(from, to) * OPCODES + Math.max(from, to));
      this.#reach(
        Kind.message,
        this.#follow(pair, message.attribute & (OPCODES - 1)) * 2 + Number(from < to),
      );
      return;
    }
    const follows = this.#follow((from * OPCODES + to) * 2 ** 24 + destinationQp, opcode);
    const fates = ["sent", "lost", "cut"].indexOf(fate) * 2 + Number(isDamaged);
    this.#reach(Kind.packet, (follows * OPCODES + syndrome) * OPCODES + fates);
  }

  /** Returns a number for `code` after the last code of the sequence. */
  #follow(sequence: number, code: number): number {
    const before = this.#last.get(sequence) ?? 0;
    this.#last.set(sequence, code);
    return before * OPCODES + code;
  }

  completed(_host: number, { status, opcode, vendor_err }: PolledCompletion): void {
    this.#reach(Kind.completion, ((status & 255) * OPCODES + (opcode & 255)) * OPCODES + (vendor_err & 255));
  }
}
