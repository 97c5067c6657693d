// Video instructions: arithmetic on bytes and halves of words, computed in 64-bit integers.
import type { InstructionOf, Operand } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Handler } from "./handler.ts";

/** Video instruction. */
type Video = InstructionOf<"video">;

/** Pushes a bit field of the word on the stack as i64. */
function pushField(code: Code, from: number, bits: number, signed: boolean): void {
  code
    .op("i64.extend_i32_u")
    .i64(BigInt(64 - bits - from))
    .op("i64.shl");
  code.i64(BigInt(64 - bits)).op(signed ? "i64.shr_s" : "i64.shr_u");
}

const partOf = (operand: Operand | undefined): string | undefined =>
  operand?.kind === "register" ? operand.part : undefined;

/** Returns the position and width of a part of a word. "h1" is the upper half. */
function fieldOf(part: string | undefined): [from: number, bits: number] {
  const bits = part === undefined ? 32 : part.startsWith("b") ? 8 : 16;
  return [part === undefined ? 0 : Number(part.slice(1)) * bits, bits];
}

/** Saturates an i64 local to a number of bits. */
function pushFitted(code: Code, value: number, bits: number, signed: boolean): void {
  const wide = BigInt(bits);
  const high = signed ? (1n << (wide - 1n)) - 1n : (1n << wide) - 1n;
  const low = signed ? -(1n << (wide - 1n)) : 0n;
  code.i64(high).get(value).get(value).i64(high).op("i64.gt_s", "select").set(value);
  code.i64(low).get(value).get(value).i64(low).op("i64.lt_s", "select").set(value);
}

function lesser(code: Code, a: number, b: number, operation: string): void {
  code
    .get(a)
    .get(b)
    .get(a)
    .get(b)
    .op(operation === "min" ? "i64.lt_s" : "i64.gt_s", "select");
}

/** Pushes the result of an operation on two i64 locals. */
function pushOperation({ code }: FunctionCode, { operation }: Video, a: number, b: number): void {
  const { action, comparison = "eq" } = operation;
  switch (action) {
    case "add":
    case "sub":
      code.get(a).get(b).op(`i64.${action}`);
      return;
    case "absdiff":
      code.get(a).get(b).op("i64.sub").get(b).get(a).op("i64.sub").get(a).get(b).op("i64.gt_s", "select");
      return;
    case "min":
    case "max":
      lesser(code, a, b, action);
      return;
    case "avrg":
      code
        .get(a)
        .get(b)
        .op("i64.add")
        .tee(a)
        .get(a)
        .i64(0n)
        .op("i64.ge_s", "i64.extend_i32_u", "i64.add")
        .i64(1n)
        .op("i64.shr_s");
      return;
    case "set":
      code
        .get(a)
        .get(b)
        .op(
          `i64.${comparison}${comparison.length === 2 && "eq ne".includes(comparison) ? "" : "_s"}`,
          "i64.extend_i32_u",
        );
      return;
    case "shl":
    case "shr":
      if (operation.wraps) code.get(b).i64(31n).op("i64.and").set(b);
      else code.i64(32n).get(b).get(b).i64(32n).op("i64.gt_u", "select").set(b);
      code
        .get(a)
        .get(b)
        .op(action === "shl" ? "i64.shl" : "i64.shr_s");
      return;
    case "mad":
      code.get(a).get(b).op("i64.mul");
  }
}

/** Writes the forms on one word: vadd, vsub, vabsdiff, vmin, vmax, vshl, vshr, vset and vmad. */
function whole(f: FunctionCode, i: Video): void {
  const { code } = f;
  const video = i.operation;
  const [to, ...sources] = i.operands;
  const locals = ["va", "vb"].map((name) => f.temporary("i64", name)) as [number, number];
  for (const [n, local] of locals.entries()) {
    f.push(i, sources[n], "b32");
    const [from, bits] = fieldOf(partOf(sources[n]));
    pushField(code, from, bits, video.signed[n + 1]!);
    code.set(local);
  }
  const value = f.temporary("i64", "video");
  const [signed] = video.signed;
  const third = () => {
    f.push(i, sources[2], "b32");
    code.op(signed ? "i64.extend_i32_s" : "i64.extend_i32_u");
  };
  pushOperation(f, i, ...locals);
  if (video.action === "mad") {
    third();
    code.op("i64.add");
    if (video.addsOne) code.i64(1n).op("i64.add");
    if (video.shift > 0) code.i64(BigInt(video.shift)).op(signed ? "i64.shr_s" : "i64.shr_u");
  }
  code.set(value);
  const part = partOf(to);
  const [from, bits] = fieldOf(part);
  // GPUs do not saturate the input of a second operation.
  if (video.saturates && video.second === undefined) pushFitted(code, value, bits, signed);
  if (video.second !== undefined) {
    const c = f.temporary("i64", "vc");
    // The first result is truncated to a word of the result's type.
    code
      .get(value)
      .op("i32.wrap_i64", signed ? "i64.extend_i32_s" : "i64.extend_i32_u")
      .set(value);
    third();
    code.set(c);
    if (video.second === "add") code.get(value).get(c).op("i64.add").set(value);
    else {
      lesser(code, value, c, video.second);
      code.set(value);
    }
  }
  code.get(value).op("i32.wrap_i64");
  if (part !== undefined) {
    const mask = 2 ** bits - 1;
    code.i32(mask).op("i32.and").i32(from).op("i32.shl");
    f.push(i, sources[2], "b32");
    code.i32(~(mask << from)).op("i32.and", "i32.or");
  }
  f.pop(i, to, "b32");
}

/** Writes the forms with 2 and 4 lanes, with the default lane selection. */
function inLanes(f: FunctionCode, i: Video): void {
  const { code } = f;
  const video = i.operation;
  if (i.operands.some((operand) => partOf(operand) !== undefined)) refuse(i, "a selection of lanes of");
  const bits = 32 / video.lanes;
  const [words, fields] = [
    ["wa", "wb"].map((name) => f.temporary("i32", name)),
    ["va", "vb"].map((name) => f.temporary("i64", name)),
  ];
  for (const [n, local] of words.entries()) {
    f.push(i, i.operands[n + 1], "b32");
    code.set(local);
  }
  const value = f.temporary("i64", "video");
  const sums = video.second === "add";
  if (sums) f.push(i, i.operands[3], "b32");
  else code.i32(0);
  for (let lane = 0; lane < video.lanes; lane++) {
    for (const n of [0, 1] as const) {
      code.get(words[n]!);
      pushField(code, lane * bits, bits, video.signed[n + 1]!);
      code.set(fields[n]!);
    }
    pushOperation(f, i, fields[0]!, fields[1]!);
    code.set(value);
    if (video.saturates) pushFitted(code, value, bits, video.signed[0]);
    code.get(value).op("i32.wrap_i64");
    if (!sums)
      code
        .i32(2 ** bits - 1)
        .op("i32.and")
        .i32(lane * bits)
        .op("i32.shl");
    code.op(sums ? "i32.add" : "i32.or");
  }
  f.pop(i, i.operands[0], "b32");
}

export const video: Handler<"video"> = (f, i) => (i.operation.lanes === 1 ? whole(f, i) : inLanes(f, i));
