// Floating-point arithmetic.
import type { Rounding, Width } from "../../ptx/operations/arithmetic.ts";
import { type Operation, opcodes } from "../../ptx/operations/operation.ts";
import type { Instruction, InstructionOf } from "../../ptx/syntax.ts";
import type { Value } from "../encoding/expression.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { LaneCode } from "../unit/lane-code.ts";
import { shapeOf } from "../unit/vector-code.ts";
import {
  coarseHelper,
  extreme as extremeHelper,
  flushProduct,
  flushTop,
  largeDivisor,
  saturate,
} from "./float-helpers.ts";
import { fma64, writeFma32, writeFma32OfLanes, writeFma64OfLanes } from "./fma.ts";
import type { Form, Handler } from "./handler.ts";

/** Instruction that may flush subnormal operands to zero. */
type Flushing = Instruction<Extract<Operation, { readonly flushes: boolean }>>;
/** Arithmetic instruction, which may also clamp its result to [0, 1]. */
type Arithmetic = Instruction<Extract<Operation, { readonly flushes: boolean; readonly saturates: boolean }>>;
/** Arithmetic of f32 and f64. */
type PlainArithmetic = InstructionOf<
  "floatBinary" | "floatFma" | "squareRoot" | "inverse" | "floatSign" | "floatExtreme"
>;
/** Instruction with a rounding mode. */
type Rounded = Instruction<
  Extract<Operation, { readonly rounding: Rounding | undefined; readonly type: Width }>
>;

/** Pushes an operand, flushed to zero with `.ftz`. */
export function pushFloat(lane: LaneCode, i: Flushing, operandIndex: number, v: Width, part = 0): void {
  lane.pushPart(i, i.operands[operandIndex], v, part);
  if (v === "f32" && i.operation.flushes) flushTop(lane);
}

/** Pops a result after applying `.ftz` and `.sat`. */
export function popFloat(lane: LaneCode, i: Arithmetic, v: Width, part = 0): void {
  const [to] = i.operands;
  if (v === "f32" && i.operation.flushes) flushTop(lane);
  if (i.operation.saturates) lane.code.call(saturate(lane.unit, v));
  if (v === "f32" && to?.kind === "register" && !lane.hasRawNan(to.register)) lane.canonical();
  lane.setPart(i, to, v, part);
}

/** Writes arithmetic. `write` computes a part of the result. Returns false if there is no form for lanes. */
function arithmetic(lane: LaneCode, i: PlainArithmetic, operands: number, write: () => void): boolean {
  const { type, opcode } = i.operation;
  const parts = lane.partsOf(i, type, new Array(operands).fill(type));
  if (parts === undefined) return false;
  // Of two NaNs of f64, GPUs return the second and CPUs the first.
  const swapped = type === "f64" && (opcode === "add" || opcode === "mul");
  for (const part of parts) {
    for (let n = 1; n <= operands; n++) pushFloat(lane, i, swapped ? operands + 1 - n : n, type, part);
    write();
    popFloat(lane, i, type, part);
  }
  return true;
}

/** Returns true for rounding to the nearest number, without saturation and with all bits of an f64. */
function isNearest({ operation }: PlainArithmetic): boolean {
  const { type, saturates, flushes } = operation;
  const rounding = operation.kind === "floatExtreme" ? undefined : operation.rounding;
  return (rounding === undefined || rounding === "rn") && !saturates && !(type === "f64" && flushes);
}

const MODES: Readonly<Record<Rounding, number>> = { rn: 0, rz: 1, rm: 2, rp: 3 };

/** Writes an operation with a directed rounding mode by the host. Returns false for other modes. */
function rounded(w: InstructionBody, i: Rounded, name: string, operands: number): boolean {
  const { f } = w;
  const { type: v, rounding: mode } = i.operation;
  if (mode === undefined || mode === "rn") return false;
  for (let n = 1; n <= operands; n++) pushFloat(f, i, n, v);
  f.code.i32(MODES[mode]).call(f.unit.host(`${name}_${v}`));
  if (v === "f64") keepDigits(w, nearest(w, name));
  else if (name === "mul" && i.operation.flushes) {
    for (const n of [1, 2]) pushFloat(f, i, n, v);
    f.code.call(flushProduct(f.unit));
  }
  popFloat(f, i, v);
  return true;
}

/** Replaces a NaN on the stack by the result of the processor's own operation, which preserves the payload. */
function keepDigits(w: InstructionBody, own: Value): void {
  const result = w.temporary("f64", "rounded");
  w.code.set(result.index);
  w.choose(result.eq(result), result, own, "f64").push();
}

/** Returns the nearest result of an operation. */
function nearest(w: InstructionBody, name: string): Value {
  const [a, b, c] = [1, 2, 3].map((n) => w.operand(n, "f64")) as [Value, Value, Value];
  if (name === "fma") return a.mul(b).add(c);
  // Of two NaNs, GPUs return the second and CPUs the first.
  const swapped = name === "add" || name === "mul";
  return name === "sqrt" ? a.op("sqrt") : (swapped ? b : a).op(name, swapped ? a : b);
}

export const floatBinary: Form<"floatBinary"> = {
  thread(w, i) {
    const { type, opcode, flushes, isApproximate } = i.operation;
    const pushBoth = () => {
      pushFloat(w.f, i, 1, type);
      pushFloat(w.f, i, 2, type);
    };
    if (rounded(w, i, opcode, 2)) return;
    arithmetic(w.f, i, 2, () => {
      w.f.op(type, opcode);
      if (opcode === "mul" && flushes) {
        pushBoth();
        w.code.call(flushProduct(w.unit));
      }
      if (opcode === "div" && isApproximate) {
        pushBoth();
        w.code.call(largeDivisor(w.unit));
      }
    });
  },
  lanes(v, i) {
    const { type, opcode, isApproximate, flushes } = i.operation;
    if (!isNearest(i) || isApproximate || (opcode === "mul" && flushes)) return false;
    return arithmetic(v, i, 2, () => v.op(type, opcode));
  },
};

/** Writes fma. mad of floating-point types is the same since sm_20. */
export const floatFma: Form<"floatFma"> = {
  thread(w, i) {
    const { type } = i.operation;
    if (rounded(w, i, "fma", 3)) return;
    const push = (operandIndex: number) => pushFloat(w.f, i, operandIndex, type);
    if (type === "f32") writeFma32(w.unit, w.code, push, w.f.temporary("f64", "wide"));
    else {
      for (let n = 1; n <= 3; n++) push(n);
      w.code.call(fma64(w.unit));
    }
    popFloat(w.f, i, type);
  },
  lanes(v, i) {
    const { type } = i.operation;
    if (!isNearest(i) || v.partsOf(i, type, [type, type, type]) === undefined) return false;
    const pop = (part: number) => popFloat(v, i, type, part);
    const push = (operandIndex: number, part: number) => pushFloat(v, i, operandIndex, type, part);
    if (type === "f32") writeFma32OfLanes(v, i, pop, push);
    else writeFma64OfLanes(v, pop, push);
    return true;
  },
};

const writeSqrt = (lane: LaneCode, i: InstructionOf<"squareRoot">): boolean =>
  arithmetic(lane, i, 1, () => lane.op(i.operation.type, "sqrt"));

export const squareRoot: Form<"squareRoot"> = {
  thread: (w, i) => rounded(w, i, "sqrt", 1) || writeSqrt(w.f, i),
  lanes: (v, i) => isNearest(i) && writeSqrt(v, i),
};

/** Words of the number 1. */
const ONE: Readonly<Record<Width, readonly [low: number, high: number]>> = {
  f32: [0x3f800000, 0x3f800000],
  f64: [0, 0x3ff00000],
};

/** Writes rcp and rsqrt. */
export const inverse: Form<"inverse"> = {
  thread(w, i) {
    const { type: v, opcode, flushes, rounding } = i.operation;
    if (v === "f64" && flushes) {
      // These approximations compute only the upper 32 bits.
      w.result(v, w.called(v, coarseHelper(w.unit, opcode), w.operand(1, v)));
      return;
    }
    const mode = rounding === "rn" ? undefined : rounding;
    w.code[v](1);
    pushFloat(w.f, i, 1, v);
    // The result of rsqrt is rounded twice, which is within the bound of 2^-22.9 for f32.
    if (opcode === "rsqrt") w.code.op(`${v}.sqrt`);
    if (mode !== undefined) w.code.i32(MODES[mode]).call(w.unit.host(`div_${v}`));
    else w.code.op(`${v}.div`);
    if (mode !== undefined && v === "f64") keepDigits(w, w.constant(v, 1).op("div", w.operand(1, v)));
    popFloat(w.f, i, v);
  },
  lanes(v, i) {
    const { type, opcode } = i.operation;
    return (
      isNearest(i) &&
      arithmetic(v, i, 1, () => {
        const [low, high] = ONE[type];
        const value = v.f.temporary("v128", "a");
        if (opcode === "rsqrt") v.op(type, "sqrt");
        v.code.set(value).words(low, high).get(value);
        v.op(type, "div");
      })
    );
  },
};

export const floatSign: Form<"floatSign"> = {
  thread(w, i) {
    const { type: v, opcode } = i.operation;
    if (v === "f32") {
      arithmetic(w.f, i, 1, () => w.f.op(v, opcode));
      return;
    }
    const operand = w.operand(1, v);
    const result = w.temporary("f64", "abs");
    // A NaN keeps its sign.
    if (opcode === "neg") w.result(v, w.constant(v, -0).sub(operand));
    else w.result(v, w.choose(result.tee(operand.abs()).eq(result), result, operand.add(-0), v));
  },
  /** Writes abs and neg of f32. Forms for f64 are scalar, because they preserve the payload of a NaN. */
  lanes: (v, i) =>
    i.operation.type === "f32" && isNearest(i) && arithmetic(v, i, 1, () => v.op("f32", i.operation.opcode)),
};

export const floatExtreme: Form<"floatExtreme"> = {
  thread(w, i) {
    const { type: v, opcode: operation, signs: xorsign, keepsNan } = i.operation;
    for (const n of [1, 2]) {
      pushFloat(w.f, i, n, v);
      if (xorsign) w.code.op(`${v}.abs`);
    }
    if (keepsNan) w.code.op(`${v}.${operation}`);
    else w.code.call(extremeHelper(w.unit, v, operation));
    if (xorsign) {
      for (const n of [1, 2]) w.f.push(i, i.operands[n], "b32");
      w.code.op("i32.xor", "f32.reinterpret_i32", "f32.copysign");
    }
    popFloat(w.f, i, v);
  },
  lanes(v, i) {
    const { type, opcode, keepsNan, signs } = i.operation;
    const { code, f } = v;
    if (keepsNan || signs || !isNearest(i)) return false;
    const shape = shapeOf(type);
    return arithmetic(v, i, 2, () => {
      const [a, b] = [f.temporary("v128", "a"), f.temporary("v128", "b")];
      // A number takes precedence over a NaN.
      code.set(b).set(a).get(a).get(b).v(`${shape}.${opcode}`);
      code.get(a).get(b).get(b).v(`${shape}.eq`).v("v128.bitselect");
      code.get(b).get(a).get(a).v(`${shape}.eq`).v("v128.bitselect");
    });
  },
};

/** Writes copysign: d = |b| with the sign of a. */
export const copySign: Handler<"copySign"> = (w, i) => {
  const v = i.operation.type;
  w.result(v, w.operand(2, v).op("copysign", w.operand(1, v)));
};

/** Writes the approximations that the host's mathematical functions compute within the bounds of PTX. */
export const transcendental: Handler<"transcendental"> = (w, i) => {
  pushFloat(w.f, i, 1, "f32");
  w.code.op("f64.promote_f32").call(w.unit.host(i.operation.opcode)).op("f32.demote_f64");
  popFloat(w.f, i, "f32");
};

/** Writes testp: tests whether a number is finite, infinite, a NaN, normal or subnormal. */
export const testNumber: Handler<"testNumber"> = (w, i) => {
  const v = i.operation.type;
  const value = w.saved("a", w.operand(1, v).abs());
  const smallest = v === "f32" ? 2 ** -126 : 2 ** -1022;
  const isBounded = value.lt(Number.POSITIVE_INFINITY);
  const tests = {
    finite: isBounded,
    infinite: value.eq(Number.POSITIVE_INFINITY),
    number: value.eq(value),
    notanumber: value.ne(value),
    // Zero counts as normal.
    normal: value.ge(smallest).or(value.eq(0)).and(isBounded),
    subnormal: value.lt(smallest).and(value.gt(0)),
  };
  w.result("pred", tests[i.operation.test]);
};

/** Opcodes of f32 arithmetic, whose results need a canonical NaN only when the bits become visible. */
export const ARITHMETIC = opcodes("add sub mul div fma mad sqrt rsqrt rcp ex2 lg2 sin cos tanh min max");
