// Video instructions: arithmetic on bytes and halves of words, computed in 64-bit integers.
import { type Instruction, invalid, type Operand } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Handler } from "./handler.ts";

const COMPARISONS = ["eq", "ne", "lt", "le", "gt", "ge"];
const KNOWN = [
  "u32",
  "s32",
  "sat",
  "add",
  "min",
  "max",
  "clamp",
  "wrap",
  "shr7",
  "shr15",
  "po",
  ...COMPARISONS,
];

interface Video {
  readonly operation: string;
  /** Number of lanes in a word: 1, 2 or 4. */
  readonly lanes: number;
  readonly signed: readonly [result: boolean, a: boolean, b: boolean];
  readonly saturates: boolean;
  readonly second: string | undefined;
  readonly comparison: string | undefined;
}

function describe(i: Instruction): Video {
  const match = /^v([a-z]+)([24])?$/.exec(i.opcode);
  if (match === null) refuse(i);
  for (const each of i.modifiers) if (!KNOWN.includes(each)) refuse(i, `.${each} of`);
  const operation = match[1]!;
  const types = i.modifiers.filter((each) => each === "u32" || each === "s32");
  const [result, a, b] = operation === "set" ? ["u32", ...types] : types;
  if (b === undefined || result === undefined) invalid(i, `'${i.opcode}' needs its types`);
  const extreme = i.modifiers.includes("min") || i.modifiers.includes("max");
  // GPUs deviate from the PTX ISA in these forms, so they are refused.
  if (extreme && (i.modifiers.includes("sat") || operation === "sub")) refuse(i);
  if (extreme && (operation === "add" ? result === "u32" : operation === "absdiff" && result === "s32"))
    refuse(i);
  return {
    operation,
    lanes: Number(match[2] ?? 1),
    signed: [result === "s32", a === "s32", b === "s32"],
    saturates: i.modifiers.includes("sat"),
    second: i.modifiers.find((each) => ["add", "min", "max"].includes(each)),
    comparison: i.modifiers.find((each) => COMPARISONS.includes(each)),
  };
}

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
function pushOperation(f: FunctionCode, i: Instruction, video: Video, a: number, b: number): void {
  const { code } = f;
  const { operation, comparison } = video;
  switch (operation) {
    case "add":
    case "sub":
      code.get(a).get(b).op(`i64.${operation}`);
      return;
    case "absdiff":
      code.get(a).get(b).op("i64.sub").get(b).get(a).op("i64.sub").get(a).get(b).op("i64.gt_s", "select");
      return;
    case "min":
    case "max":
      lesser(code, a, b, operation);
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
      if (comparison === undefined) invalid(i, `'${i.opcode}' needs a comparison`);
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
      if (i.modifiers.includes("wrap")) code.get(b).i64(31n).op("i64.and").set(b);
      else code.i64(32n).get(b).get(b).i64(32n).op("i64.gt_u", "select").set(b);
      code
        .get(a)
        .get(b)
        .op(operation === "shl" ? "i64.shl" : "i64.shr_s");
      return;
    default:
      refuse(i);
  }
}

/** Writes the forms on one word: vadd, vsub, vabsdiff, vmin, vmax, vshl, vshr, vset and vmad. */
function whole(f: FunctionCode, i: Instruction, video: Video): void {
  const { code } = f;
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
  if (video.operation === "mad") {
    code.get(locals[0]).get(locals[1]).op("i64.mul");
    third();
    code.op("i64.add");
    if (i.modifiers.includes("po")) code.i64(1n).op("i64.add");
    for (const shift of [7n, 15n])
      if (i.modifiers.includes(`shr${shift}`)) code.i64(shift).op(signed ? "i64.shr_s" : "i64.shr_u");
  } else pushOperation(f, i, video, ...locals);
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
function inLanes(f: FunctionCode, i: Instruction, video: Video): void {
  const { code } = f;
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
    pushOperation(f, i, video, fields[0]!, fields[1]!);
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

export const video: Handler = (f, i) => {
  const found = describe(i);
  if (found.lanes === 1) whole(f, i, found);
  else inLanes(f, i, found);
};

export const videoOpcodes: readonly string[] = [
  ..."vadd vsub vabsdiff vmin vmax vshl vshr vmad vset".split(" "),
  ...["2", "4"].flatMap((lanes) =>
    "vadd vsub vavrg vabsdiff vmin vmax vset".split(" ").map((name) => name + lanes),
  ),
];
