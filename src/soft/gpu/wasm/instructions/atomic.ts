// Atomic operations: on shared memory, which one worker thread has for itself, they are plain ones.
import type { Instruction, Operand } from "../../ptx/syntax.ts";
import { bytesOf, isFloat, isSigned, type Scalar, valueType } from "../../ptx/types.ts";
import { type FunctionCode, isHalf, refuse, typeOf } from "../function-code.ts";
import { pushAddress, spaceOf } from "./address.ts";
import type { Handler } from "./handler.ts";

const OPERATIONS = ["add", "exch", "cas", "min", "max", "inc", "dec", "and", "or", "xor"];
const HINTS = [
  "global",
  "shared",
  "shared::cta",
  "relaxed",
  "acquire",
  "release",
  "acq_rel",
  "cta",
  "cluster",
  "gpu",
  "sys",
  "noftz",
];
const NATIVE: Readonly<Record<string, string>> = {
  add: "add",
  and: "and",
  or: "or",
  xor: "xor",
  exch: "xchg",
};

export const atom: Handler = (f, i) => atomic(f, i, i.operands[0], i.operands.slice(1));
export const red: Handler = (f, i) => atomic(f, i, { kind: "sink" }, i.operands);

function atomic(
  f: FunctionCode,
  i: Instruction,
  to: Operand | undefined,
  operands: readonly (Operand | undefined)[],
): void {
  const type = typeOf(i);
  const operation = i.modifiers.find((each) => OPERATIONS.includes(each));
  for (const each of i.modifiers)
    if (each !== type && each !== operation && !HINTS.includes(each)) refuse(i, `.${each} of`);
  if (operation === undefined || isHalf(type) || bytesOf(type) < 4 || bytesOf(type) > 8) refuse(i);
  const { code } = f;
  const bytes = bytesOf(type);
  const v = bytes === 8 ? "i64" : "i32";
  const space = spaceOf(i);
  const bits = `b${bytes * 8}` as Scalar;
  const offset = pushAddress(f, i, operands[0], space, bytes);
  const at = f.temporary("i32", "atomic");
  const old = f.temporary(v, "old");
  const value = f.temporary(v, "value");
  code.set(at);
  pushBits(f, i, operands[1], type);
  code.set(value);
  const alone = space === "shared";
  const native = NATIVE[operation];
  if (operation === "cas") {
    const next = f.temporary(v, "next");
    pushBits(f, i, operands[2], type);
    code.set(next);
    if (alone) {
      code.get(at).memory(`${v}.load`, offset).tee(old).get(value).op(`${v}.eq`).if();
      code.get(at).get(next).memory(`${v}.store`, offset).end();
    } else code.get(at).get(value).get(next).memory(`${v}.atomic.rmw.cmpxchg`, offset).set(old);
  } else if (alone) {
    code.get(at).memory(`${v}.load`, offset).set(old).get(at);
    combine(f, i, operation, type, old, value);
    code.memory(`${v}.store`, offset);
  } else if (native !== undefined && !(isFloat(type) && native === "add")) {
    code.get(at).get(value).memory(`${v}.atomic.rmw.${native}`, offset).set(old);
  } else {
    // Again until nobody came between.
    const seen = f.temporary(v, "seen");
    code.get(at).memory(`${v}.atomic.load`, offset).set(seen).loop();
    const depth = code.depth - 1;
    code.get(seen).set(old).get(at).get(old);
    combine(f, i, operation, type, old, value);
    code.memory(`${v}.atomic.rmw.cmpxchg`, offset).tee(seen).get(old).op(`${v}.ne`).brIf(depth).end();
  }
  if (to?.kind === "sink") return;
  code.get(old);
  f.pop(i, to, bits);
}

/** Pushes an operand's bits. */
function pushBits(f: FunctionCode, i: Instruction, operand: Operand | undefined, type: Scalar): void {
  if (!isFloat(type) || operand?.kind === "register") {
    f.push(i, operand, isFloat(type) ? (`b${bytesOf(type) * 8}` as Scalar) : type);
    return;
  }
  f.push(i, operand, type);
  f.code.op(type === "f64" ? "i64.reinterpret_f64" : "i32.reinterpret_f32");
}

/** Pushes what the memory holds afterwards. */
function combine(
  f: FunctionCode,
  i: Instruction,
  operation: string,
  type: Scalar,
  old: number,
  value: number,
): void {
  const { code } = f;
  const v = valueType(type);
  const whole = bytesOf(type) === 8 ? "i64" : "i32";
  const one = () => (whole === "i64" ? code.i64(1n) : code.i32(1));
  const zero = () => (whole === "i64" ? code.i64(0n) : code.i32(0));
  if (isFloat(type)) {
    if (operation === "exch") {
      code.get(value);
      return;
    }
    if (operation !== "add") refuse(i);
    const [from, back] =
      type === "f64"
        ? ["f64.reinterpret_i64", "i64.reinterpret_f64"]
        : ["f32.reinterpret_i32", "i32.reinterpret_f32"];
    code.get(old).op(from!).get(value).op(from!, `${v}.add`);
    if (type === "f32") f.canonical();
    code.op(back!);
    return;
  }
  switch (operation) {
    case "exch":
      code.get(value);
      return;
    case "min":
    case "max":
      code.get(old).get(value).get(old).get(value);
      code.op(`${whole}.${operation === "min" ? "lt" : "gt"}_${isSigned(type) ? "s" : "u"}`, "select");
      return;
    case "inc":
      // old >= value ? 0 : old + 1
      zero().get(old);
      one().op(`${whole}.add`).get(old).get(value).op(`${whole}.ge_u`, "select");
      return;
    case "dec":
      // old == 0 or old > value ? value : old - 1
      code.get(value).get(old);
      one()
        .op(`${whole}.sub`)
        .get(old)
        .op(`${whole}.eqz`)
        .get(old)
        .get(value)
        .op(`${whole}.gt_u`, "i32.or", "select");
      return;
    default:
      code.get(old).get(value).op(`${whole}.${operation}`);
  }
}

/** Fences: everything before is seen before everything after, by all. */
export const fence: Handler = (f, i) => {
  const known = "cta gl sys gpu cluster acq_rel sc acquire release sync_restrict::shared::cta".split(" ");
  for (const each of i.modifiers) if (!known.includes(each)) refuse(i, `.${each} of`);
  f.code.fence();
};
