// Coverage of a run: tuples of opcode, state of the victim, and verdict.
import * as v from "../../ffi/ibverbs/constants.ts";
import { Counter } from "../../src/soft/hca/arena/counters.ts";
import type { Engine } from "../../src/soft/hca/arena/engine.ts";
import { Qp } from "../../src/soft/hca/arena/records.ts";
import { Pool } from "../../src/soft/hca/transports/dynamic/records/limits.ts";
import { Dynamic, DynamicSection } from "../../src/soft/hca/transports/dynamic/records/transport.ts";
import { KINDS, type Kind, type Target } from "./target.ts";

/** Counters whose change is part of a verdict, in order of significance. */
const VERDICTS = [
  ["badIcrc", "bad ICRC"],
  ["badPackets", "refused"],
  ["outOfSequence", "ahead"],
  ["duplicates", "duplicate"],
  ["sentNaks", "NAK sent"],
  ["sentRnrs", "RNR sent"],
  ["receivedNaks", "NAK taken"],
  ["receivedRnrs", "RNR taken"],
  ["droppedMessages", "message dropped"],
  ["badQkeys", "wrong Q_Key"],
] as const satisfies readonly (readonly [keyof typeof Counter, string])[];
const WORDS = VERDICTS.map(([name]) => Counter[name]);
const NAMES = [
  ...VERDICTS.map(([, verdict]) => verdict),
  "QP in error",
  "taken, with completion",
  "taken or ignored",
  "changed on the way",
] as const;
const IN_ERROR = VERDICTS.length;
const COMPLETED = IN_ERROR + 1;
const QUIET = IN_ERROR + 2;
/** Verdict on a packet that is delivered later, together with others. */
export const ON_THE_WAY = IN_ERROR + 3;

const ERROR = 63;
const BUSY = ["no", "some", "all"] as const;
const OPEN = ["idle", "in SEND", "in WRITE", "?"] as const;

/** Returns the part of a QP's state that decides about a packet: a number below 64. */
export function stateOf(target: Target): number {
  if (target.word(Qp.state) !== v.IBV_QPS_RTS) return ERROR;
  if (target.kind === "dynamic") {
    const { i32 } = target.e;
    const t = i32[DynamicSection.record]!;
    const contexts = i32[t + Dynamic.sendContexts + Pool.most]!;
    const busy = (count: number) => (count === 0 ? 0 : count < contexts ? 1 : 2);
    return busy(i32[t + Dynamic.sendInUse]!) * 3 + busy(i32[t + Dynamic.receiveInUse]!);
  }
  return (
    target.word(Qp.open) +
    (target.word(Qp.nakSent) !== 0 ? 4 : 0) +
    (target.word(Qp.unackedPsn) !== target.word(Qp.sentEnd) ? 8 : 0) +
    (target.word(Qp.rnrWaiting) !== 0 ? 16 : 0)
  );
}

/** Returns the text of such a state. */
function stateName(kind: Kind, state: number): string {
  if (state === ERROR) return "ERR";
  if (kind === "dynamic") return `${BUSY[Math.floor(state / 3)]} send, ${BUSY[state % 3]} receive contexts`;
  const parts: string[] = [OPEN[state & 3]!];
  if (state & 4) parts.push("NAK sent");
  if (state & 8) parts.push("requests out");
  if (state & 16) parts.push("RNR wait");
  return parts.join(", ");
}

/** Reads the counters of a NIC before and after a packet. */
export class Watch {
  readonly #before = VERDICTS.map(() => 0);
  #state = 0;
  #completed = 0;

  begin(e: Engine, target: Target): void {
    for (let i = 0; i < WORDS.length; i++) this.#before[i] = e.i32[WORDS[i]!]!;
    this.#state = target.word(Qp.state);
    this.#completed = target.completed;
  }

  /** Returns the verdict on a packet as an index. */
  end(e: Engine, target: Target): number {
    target.poll();
    if (target.word(Qp.state) !== this.#state) return IN_ERROR;
    for (let i = 0; i < WORDS.length; i++) if (e.i32[WORDS[i]!] !== this.#before[i]) return i;
    return target.completed > this.#completed ? COMPLETED : QUIET;
  }
}

/** A tuple and its count. */
export interface Tuple {
  readonly kind: Kind;
  readonly opcode: number;
  readonly state: string;
  readonly verdict: string;
  readonly count: number;
}

/** Counts of tuples. */
export class Coverage {
  readonly #tuples = new Map<number, number>();

  /** Counts a tuple. Returns true for a new one. */
  add(kind: Kind, opcode: number, state: number, verdict: number): boolean {
    const key = ((KINDS.indexOf(kind) * 256 + opcode) * 64 + state) * 16 + verdict;
    const count = this.#tuples.get(key);
    this.#tuples.set(key, (count ?? 0) + 1);
    return count === undefined;
  }

  get size(): number {
    return this.#tuples.size;
  }

  get tuples(): Tuple[] {
    return [...this.#tuples].map(([key, count]) => {
      const kind = KINDS[key >>> 18]!;
      const state = stateName(kind, (key >>> 4) & 63);
      return { kind, opcode: (key >>> 10) & 255, state, verdict: NAMES[key & 15]!, count };
    });
  }
}
