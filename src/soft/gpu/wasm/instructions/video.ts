// Video instructions: arithmetic on bytes and halves of words, computed in 64-bit integers.
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import { atMost, type Value, type Variable } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Handler } from "./handler.ts";

/** Video instruction. */
type Video = InstructionOf<"video">;

/** Returns a bit field of a word as i64. */
function fieldOf(word: Value, from: number, bits: number, signed: boolean): Value {
  const highest = word.wide().shl(64 - bits - from);
  return highest.op(signed ? "shr_s" : "shr_u", 64 - bits);
}

const partOf = (operand: Operand | undefined): string | undefined =>
  operand?.kind === "register" ? operand.part : undefined;

/** Returns the position and width of a part of a word. "h1" is the upper half. */
function placeOf(part: string | undefined): [from: number, bits: number] {
  const bits = part === undefined ? 32 : part.startsWith("b") ? 8 : 16;
  return [part === undefined ? 0 : Number(part.slice(1)) * bits, bits];
}

/** Saturates a variable to a number of bits. */
function saturate(value: Variable, bits: number, signed: boolean): void {
  const wide = BigInt(bits);
  const high = signed ? (1n << (wide - 1n)) - 1n : (1n << wide) - 1n;
  const low = signed ? -(1n << (wide - 1n)) : 0n;
  value.set(value.when(value.compare("le_s", high), high));
  value.set(value.when(value.compare("ge_s", low), low));
}

const extremeOf = (a: Variable, b: Variable, operation: string): Value =>
  a.when(a.compare(operation === "min" ? "lt_s" : "gt_s", b), b);

/** Returns the result of an operation on two i64. */
function resultOf({ operation }: Video, a: Variable, b: Variable): Value {
  const { action, comparison = "eq" } = operation;
  switch (action) {
    case "absdiff":
      return a.sub(b).when(a.compare("gt_s", b), b.sub(a));
    case "min":
    case "max":
      return extremeOf(a, b, action);
    case "avrg":
      return a.tee(a.add(b)).add(a.compare("ge_s", 0).wide()).op("shr_s", 1);
    case "set":
      return a.compare(["eq", "ne"].includes(comparison) ? comparison : `${comparison}_s`, b).wide();
    case "shl":
    case "shr":
      b.set(operation.wraps ? b.and(31) : atMost(b, 32));
      return a.op(action === "shl" ? "shl" : "shr_s", b);
    case "mad":
      return a.mul(b);
    default:
      return a.op(action, b);
  }
}

/** Writes the forms on one word: vadd, vsub, vabsdiff, vmin, vmax, vshl, vshr, vset and vmad. */
function whole(w: InstructionBody, i: Video): void {
  const video = i.operation;
  const [signed, ...sourceSigns] = video.signed;
  const [to, ...sources] = i.operands;
  const [a, b] = sourceSigns.map((isSigned, n) => {
    const field = fieldOf(w.operand(sources[n], "b32"), ...placeOf(partOf(sources[n])), isSigned);
    return w.saved(`v${n}`, field);
  }) as [Variable, Variable];
  const value = w.temporary("i64", "video");
  const third = w.operand(sources[2], "b32").wide(signed);
  value.set(resultOf(i, a, b));
  if (video.action === "mad") {
    const sum = video.addsOne ? value.add(third).add(1) : value.add(third);
    value.set(video.shift > 0 ? sum.op(signed ? "shr_s" : "shr_u", video.shift) : sum);
  }
  const part = partOf(to);
  const [from, bits] = placeOf(part);
  // GPUs do not saturate the input of a second operation.
  if (video.saturates && video.second === undefined) saturate(value, bits, signed);
  if (video.second !== undefined) {
    const c = w.temporary("i64", "vc");
    // The first result is truncated to a word of the result's type.
    value.set(value.low().wide(signed));
    c.set(third);
    value.set(video.second === "add" ? value.add(c) : extremeOf(value, c, video.second));
  }
  const mask = 2 ** bits - 1;
  const others = w.operand(sources[2], "b32").and(~(mask << from));
  const field = value.low().and(mask).shl(from).or(others);
  w.result("b32", part === undefined ? value.low() : field, to);
}

/** Writes the forms with 2 and 4 lanes, with the default lane selection. */
function inLanes(w: InstructionBody, i: Video): void {
  const video = i.operation;
  const bits = 32 / video.lanes;
  const words = [w.stored("wa", 1, "b32"), w.stored("wb", 2, "b32")];
  const [result, value] = [w.temporary("i32", "lanes of video"), w.temporary("i64", "video")];
  const [a, b] = [w.temporary("i64", "v0"), w.temporary("i64", "v1")];
  const sums = video.second === "add";
  result.set(sums ? w.operand(3, "b32") : 0);
  for (let lane = 0; lane < video.lanes; lane++) {
    for (const [n, field] of [a, b].entries())
      field.set(fieldOf(words[n]!, lane * bits, bits, video.signed[n + 1]!));
    value.set(resultOf(i, a, b));
    if (video.saturates) saturate(value, bits, video.signed[0]);
    const field = value.low().and(2 ** bits - 1);
    result.set(sums ? result.add(value.low()) : result.or(field.shl(lane * bits)));
  }
  w.result("b32", result);
}

export const video: Handler<"video"> = (w, i) => (i.operation.lanes === 1 ? whole(w, i) : inLanes(w, i));
