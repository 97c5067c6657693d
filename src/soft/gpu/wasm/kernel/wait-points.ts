// Wait points: the values that a thread stores before it waits, and the results that it loads afterwards.

import type { Shuffle } from "../../ptx/operations/wait.ts";
import { type InstructionOf, invalid, type Operand, type WaitInstruction } from "../../ptx/syntax.ts";
import { loadWords, storeWords } from "../instructions/warp-matrix.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { BARRIERS, CONTRIBUTIONS, COUNTS, MASKS, RESULTS, STATES } from "../unit/layout.ts";
import type { Unit } from "../unit/unit.ts";

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

/** Stores a thread's contribution before it waits. `slot` is four times the thread's number. */
export function storeContribution(f: FunctionCode, i: WaitInstruction, slot: number): void {
  const { code } = f;
  const store = (
    operand: Operand | undefined,
    at: number,
    type: "b32" | "pred" | "u32",
    otherwise: number,
  ) => {
    code.get(slot);
    if (operand === undefined) code.i32(otherwise);
    else f.push(i, operand, type);
    code.memory("i32.store", at);
  };
  const { operation, operands } = i;
  switch (operation.kind) {
    case "clusterWait":
      return;
    case "barrier":
      if (operation.isOfWarp) store(operands[0], MASKS, "b32", -1);
      else if (operation.reduction !== undefined) {
        store(operands[1], BARRIERS, "u32", 0);
        store(operands.length > 3 ? operands[2] : undefined, COUNTS, "u32", 0);
        store(operands.at(-1), CONTRIBUTIONS, "pred", 0);
      } else {
        store(operands[0], BARRIERS, "u32", 0);
        store(operands[1], COUNTS, "u32", 0);
      }
      return;
    case "shuffle":
      if (operands.length !== 5) invalid(i, "Arguments mismatch for instruction 'shfl'");
      store(operands[1], CONTRIBUTIONS, "b32", 0);
      store(operands[4], MASKS, "b32", -1);
      code.get(slot);
      f.pushSpecial("%laneid", i);
      f.push(i, operands[2], "b32");
      f.push(i, operands[3], "b32");
      code.call(shuffle(f.unit, operation.mode)).memory("i32.store", COUNTS);
      return;
    case "activeMask":
      // activemask does not wait: each thread names only itself.
      code.get(slot);
      f.pushSpecial("%lanemask_eq", i);
      code.memory("i32.store", MASKS);
      return;
    case "elect":
      store(operands[1], MASKS, "b32", -1);
      return;
    case "matrix":
      storeWords(f, i as InstructionOf<"matrix">, slot);
      store(undefined, MASKS, "b32", -1);
      return;
    case "match":
      if (operation.type === "b64") {
        const value = f.temporary("i64", "matched");
        f.push(i, operands[1], "b64");
        code.set(value).get(slot).get(value).op("i32.wrap_i64").memory("i32.store", CONTRIBUTIONS);
        code.get(slot).get(value).i64(32n).op("i64.shr_u", "i32.wrap_i64").memory("i32.store", BARRIERS);
      } else store(operands[1], CONTRIBUTIONS, "b32", 0);
      store(operands[2], MASKS, "b32", -1);
      return;
    case "vote":
    case "reduce":
      store(operands[1], CONTRIBUTIONS, operation.kind === "vote" ? "pred" : "b32", 0);
      store(operands[2], MASKS, "b32", -1);
      return;
    default:
      operation satisfies never;
  }
}

/** Returns the helper that computes a shuffle's source lane, with bit 8 set when the lane is in range. */
function shuffle(unit: Unit, mode: Shuffle): number {
  return unit.helper(`shfl_${mode}`, ["i32", "i32", "i32"], ["i32"], (code) => {
    const [segment, highest, from, fits] = Array.from({ length: 4 }, () => code.local("i32")) as [
      number,
      number,
      number,
      number,
    ];
    code.get(2).i32(8).op("i32.shr_u").i32(31).op("i32.and").set(segment);
    code.get(1).i32(31).op("i32.and").set(1);
    code.get(0).get(segment).op("i32.and");
    code.get(2).i32(31).op("i32.and").get(segment).i32(-1).op("i32.xor", "i32.and", "i32.or").set(highest);
    if (mode === "up") code.get(0).get(1).op("i32.sub");
    else if (mode === "down") code.get(0).get(1).op("i32.add");
    else if (mode === "bfly") code.get(0).get(1).op("i32.xor");
    else {
      code.get(0).get(segment).op("i32.and");
      code.get(1).get(segment).i32(-1).op("i32.xor", "i32.and", "i32.or");
    }
    code
      .tee(from)
      .get(highest)
      .op(mode === "up" ? "i32.ge_s" : "i32.le_s")
      .set(fits);
    code.get(from).get(0).get(fits).op("select").get(fits).i32(8).op("i32.shl", "i32.or");
  });
}

/** Locals with the votes of a warp's lanes. */
export interface Votes {
  readonly ballot: number;
  readonly present: number;
}

/**
 * Writes the pass over the participating threads, before any of them continues and overwrites its
 * contribution.
 */
export function collectVotes(
  f: FunctionCode,
  i: WaitInstruction,
  state: number,
  wait: Wait,
): Votes | undefined {
  const { code } = f;
  const [first, last] = [0, 1];
  if (wait.combines !== undefined && wait.kind === "warp") {
    code.get(first).get(last).i32(state).call(f.unit.host("combine"));
    return undefined;
  }
  const { kind } = i.operation;
  if (kind !== "shuffle" && kind !== "vote" && kind !== "activeMask") return undefined;
  const lane = code.local("i32");
  const votes = { ballot: code.local("i32"), present: code.local("i32") };
  code.get(first).set(lane).loop();
  const loop = code.depth - 1;
  const at = code.local("i32");
  code.get(lane).i32(2).op("i32.shl").tee(at).memory("i32.load", STATES).i32(state).op("i32.eq").if();
  if (kind === "shuffle") {
    code
      .get(at)
      .get(at)
      .memory("i32.load", COUNTS)
      .i32(31)
      .op("i32.and")
      .get(first)
      .op("i32.add")
      .i32(2)
      .op("i32.shl");
    code.memory("i32.load", CONTRIBUTIONS).memory("i32.store", RESULTS);
  } else {
    code.i32(1).get(lane).op("i32.shl").get(votes.present).op("i32.or").set(votes.present);
    code
      .get(at)
      .memory("i32.load", CONTRIBUTIONS)
      .get(lane)
      .op("i32.shl")
      .get(votes.ballot)
      .op("i32.or")
      .set(votes.ballot);
  }
  code.end();
  code.get(lane).i32(1).op("i32.add").tee(lane).get(last).op("i32.lt_u").brIf(loop).end();
  return kind === "shuffle" ? undefined : votes;
}

/** Loads a thread's result when it continues. */
export function loadResult(
  f: FunctionCode,
  i: WaitInstruction,
  slot: number,
  votes: Votes | undefined,
): void {
  const { code } = f;
  const { operation, operands } = i;
  const got = () => code.get(slot).memory("i32.load", RESULTS);
  const [to] = operands;
  if (operation.kind === "clusterWait") return;
  if (operation.kind === "barrier") {
    if (!operation.hasResult) return;
    got();
    f.pop(i, to, operation.reduction === "popc" ? "b32" : "pred");
    return;
  }
  if (operation.kind === "matrix") {
    loadWords(f, i as InstructionOf<"matrix">, slot);
    return;
  }
  if (operation.kind === "activeMask" && votes !== undefined) {
    code.get(votes.present);
    f.pop(i, to, "b32");
    return;
  }
  if (operation.kind === "vote" && votes !== undefined) {
    const { mode } = operation;
    const mask = f.temporary("i32", "mask");
    code.get(slot).memory("i32.load", MASKS).set(mask);
    const yes = () => code.get(votes.ballot).get(mask).op("i32.and");
    const here = () => code.get(votes.present).get(mask).op("i32.and");
    yes();
    if (mode === "any") code.i32(0).op("i32.ne");
    if (mode === "all" || mode === "uni") {
      here();
      code.op("i32.eq");
    }
    if (mode === "uni") {
      yes();
      code.op("i32.eqz", "i32.or");
    }
    f.pop(i, to, mode === "ballot" ? "b32" : "pred");
    return;
  }
  got();
  if (to?.kind !== "pair") {
    f.pop(i, to, "b32");
    return;
  }
  f.pop(i, to.first, "b32");
  code.get(slot).memory("i32.load", COUNTS);
  if (operation.kind === "shuffle") code.i32(8).op("i32.shr_u");
  code.i32(1).op("i32.and");
  f.pop(i, to.second, "pred");
}
