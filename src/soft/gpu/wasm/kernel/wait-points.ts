// Wait points: the values that a thread stores before it waits, and the results that it loads afterwards.

import type { Shuffle } from "../../ptx/operations/wait.ts";
import { type InstructionOf, invalid, type WaitInstruction } from "../../ptx/syntax.ts";
import { Body, type Variable } from "../encoding/expression.ts";
import { loadWords, storeWords } from "../instructions/warp-matrix.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { InstructionBody } from "../unit/instruction-body.ts";
import { BARRIERS, CONTRIBUTIONS, COUNTS, MASKS, RESULTS, STATES } from "../unit/layout.ts";
import type { Unit } from "../unit/unit.ts";

/** Parameters of a region's function: the range [first, last) of threads. */
export const FIRST = 0;
export const LAST = 1;

/** Wait condition of a state. The runtime decides when a thread continues. */
export interface Wait {
  readonly kind: "start" | "barrier" | "warp" | "yield" | "cluster";
  /** True for bar.arrive, which continues at once. */
  readonly arrives?: boolean;
  /** True for barrier 0 with all threads of the block. */
  readonly wholeBlock?: boolean;
  /** Reduction over the participating threads, for bar.red, redux, match and matrix operations. */
  readonly combines?: string;
}

/** Returns the wait condition of an instruction. */
export function waitOf({ operation, operands }: WaitInstruction): Wait {
  switch (operation.kind) {
    case "clusterWait":
      return { kind: "cluster" };
    case "barrier": {
      const { isOfWarp, reduction, arrives, syncs } = operation;
      if (isOfWarp) return { kind: "warp" };
      if (reduction !== undefined) return { kind: "barrier", combines: reduction };
      const [id] = operands;
      const wholeBlock = operands.length === 1 && id?.kind === "immediate" && id.value === 0n && syncs;
      return { kind: "barrier", arrives, wholeBlock };
    }
    case "shuffle":
    case "vote":
    case "activeMask":
      return { kind: "warp" };
    case "elect":
      return { kind: "warp", combines: "elect" };
    case "matrix":
      return { kind: "warp", combines: operation.name };
    case "match":
      return { kind: "warp", combines: `match.${operation.mode}.${operation.type}` };
    case "reduce":
      return { kind: "warp", combines: `${operation.action}.${operation.type}` };
    default:
      return operation satisfies never;
  }
}

/** Stores a thread's contribution before it waits. `slot` is a local with four times the thread's number. */
export function storeContribution(f: FunctionCode, i: WaitInstruction, slot: number): void {
  const w = new InstructionBody(f, i);
  const at = w.local("i32", slot);
  const { operation, operands } = i;
  const store = (array: number, n: number, type: "b32" | "pred" | "u32", otherwise = 0) =>
    w.store(at, array, operands[n] === undefined ? otherwise : w.operand(n, type));
  const storeMask = (n: number) => store(MASKS, n, "b32", -1);
  switch (operation.kind) {
    case "clusterWait":
      return;
    case "barrier":
      if (operation.isOfWarp) storeMask(0);
      else if (operation.reduction === undefined) {
        store(BARRIERS, 0, "u32");
        store(COUNTS, 1, "u32");
      } else {
        // A reduction has a result in front and a predicate at the end.
        store(BARRIERS, 1, "u32");
        w.store(at, COUNTS, operands.length > 3 ? w.operand(2, "u32") : 0);
        store(CONTRIBUTIONS, operands.length - 1, "pred");
      }
      return;
    case "shuffle": {
      if (operands.length !== 5) invalid(i, "Arguments mismatch for instruction 'shfl'");
      store(CONTRIBUTIONS, 1, "b32");
      storeMask(4);
      const [by, limits] = [w.operand(2, "b32"), w.operand(3, "b32")];
      w.store(at, COUNTS, w.called("i32", shuffle(f.unit, operation.mode), w.special("%laneid"), by, limits));
      return;
    }
    case "activeMask":
      // activemask does not wait: each thread names only itself.
      w.store(at, MASKS, w.special("%lanemask_eq"));
      return;
    case "elect":
      storeMask(1);
      return;
    case "matrix":
      storeWords(w, i as InstructionOf<"matrix">, at);
      w.store(at, MASKS, -1);
      return;
    case "match":
    case "vote":
    case "reduce":
      if (operation.kind === "match" && operation.type === "b64") {
        const value = w.stored("matched", 1, "b64");
        w.store(at, CONTRIBUTIONS, value.low());
        w.store(at, BARRIERS, value.shr(32).low());
      } else store(CONTRIBUTIONS, 1, operation.kind === "vote" ? "pred" : "b32");
      storeMask(2);
      return;
    default:
      operation satisfies never;
  }
}

/** Returns the helper that computes a shuffle's source lane, with bit 8 set when the lane is in range. */
const shuffle = (unit: Unit, mode: Shuffle): number =>
  unit.helper(`shfl_${mode}`, "i32 i32 i32 > i32", (w, lane, by, limits) => {
    const [segment, highest, from, fits] = w.locals("i32", 4);
    segment.set(limits.shr(8).and(31));
    by.set(by.and(31));
    const inSegment = lane.and(segment);
    const below = segment.xor(-1);
    highest.set(inSegment.or(limits.and(31).and(below)));
    const source = {
      up: lane.sub(by),
      down: lane.add(by),
      bfly: lane.xor(by),
      idx: inSegment.or(by.and(below)),
    };
    fits.set(from.tee(source[mode]).compare(mode === "up" ? "ge_s" : "le_s", highest));
    return from.when(fits, lane).or(fits.shl(8));
  });

/** Votes of a warp's lanes. */
export interface Votes {
  readonly ballot: Variable;
  readonly present: Variable;
}

/** Writes the pass over the participating threads, before one continues and overwrites its contribution. */
export function collectVotes(
  f: FunctionCode,
  i: WaitInstruction,
  state: number,
  wait: Wait,
): Votes | undefined {
  const w = new Body(f.code);
  const [first, last] = [w.local("i32", FIRST), w.local("i32", LAST)];
  if (wait.combines !== undefined && wait.kind === "warp") {
    w.call(f.unit.host("combine"), first, last, state);
    return undefined;
  }
  const { kind } = i.operation;
  if (kind !== "shuffle" && kind !== "vote" && kind !== "activeMask") return undefined;
  const [lane, ballot, present, at] = w.locals("i32", 4);
  lane.set(first);
  w.loop(() => {
    w.if(at.tee(lane.shl(2)).load(STATES).eq(state), () => {
      if (kind === "shuffle") {
        const source = at.load(COUNTS).and(31).add(first);
        w.store(at, RESULTS, source.shl(2).load(CONTRIBUTIONS));
      } else {
        present.set(w.constant("i32", 1).shl(lane).or(present));
        ballot.set(at.load(CONTRIBUTIONS).shl(lane).or(ballot));
      }
    });
    return lane.tee(lane.add(1)).lt(last);
  });
  return kind === "shuffle" ? undefined : { ballot, present };
}

/** Loads a thread's result when it continues. */
export function loadResult(f: FunctionCode, i: WaitInstruction, slot: number, votes?: Votes): void {
  const w = new InstructionBody(f, i);
  const at = w.local("i32", slot);
  const { operation, operands } = i;
  const [to] = operands;
  const result = at.load(RESULTS);
  switch (operation.kind) {
    case "clusterWait":
      return;
    case "barrier":
      if (operation.hasResult) w.result(operation.reduction === "popc" ? "b32" : "pred", result);
      return;
    case "matrix":
      loadWords(w, i as InstructionOf<"matrix">, at);
      return;
    case "activeMask":
      w.result("b32", votes!.present);
      return;
    case "vote": {
      const { mode } = operation;
      const mask = w.saved("mask", at.load(MASKS));
      const yes = votes!.ballot.and(mask);
      const areAll = yes.eq(votes!.present.and(mask));
      const found = { ballot: yes, any: yes.ne(0), all: areAll, uni: areAll.or(yes.not()) }[mode];
      w.result(mode === "ballot" ? "b32" : "pred", found);
      return;
    }
    default: {
      const flags = at.load(COUNTS);
      w.result("b32", result, to?.kind === "pair" ? to.first : to);
      if (to?.kind === "pair")
        w.result("pred", (operation.kind === "shuffle" ? flags.shr(8) : flags).and(1), to.second);
    }
  }
}
