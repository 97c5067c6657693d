// Fused multiply-add, rounded once, for one thread and for lanes.
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { Body, Value, Variable } from "../encoding/expression.ts";
import type { Unit } from "../unit/unit.ts";
import { BOTH_LOW, HIGH_LANES, type VectorCode } from "../unit/vector-code.ts";
import { exactSum, roundedToOdd } from "./exact-sum.ts";

/** Bits of an f64 that f32 lacks, and their value halfway between two f32. */
const DEMOTED = 0x1fffffff;
const HALFWAY = 0x10000000;
const SMALLEST_NORMAL = 2 ** -126;

/**
 * Pushes the fused multiply-add of three f32, rounded once. `push` pushes an operand, `wide` is an f64 local.
 */
export function writeFma32(unit: Unit, code: Code, push: (operandIndex: number) => void, wide: number): void {
  if (unit.abilities.fused) {
    for (const operandIndex of [1, 2, 3]) {
      push(operandIndex);
      code.v("f32x4.splat");
    }
    code.v("f32x4.relaxed_madd").v("f32x4.extract_lane", 0);
    return;
  }
  // A product of two f32 is exact in f64. The sum is rounded to f64 and then to f32. The result differs from
  // one rounding only halfway between two f32, or when it is subnormal. The slow path handles both.
  push(1);
  code.op("f64.promote_f32");
  push(2);
  code.op("f64.promote_f32", "f64.mul");
  push(3);
  code.op("f64.promote_f32", "f64.add").tee(wide).op("i64.reinterpret_f64");
  code.i64(BigInt(DEMOTED)).op("i64.and").i64(BigInt(HALFWAY)).op("i64.eq");
  code.get(wide).op("f64.abs").f64(SMALLEST_NORMAL).op("f64.lt", "i32.or").if("f32");
  for (const operandIndex of [1, 2, 3]) push(operandIndex);
  code.call(slowFma32(unit)).else().get(wide).op("f32.demote_f64").end();
}

/** Returns the helper for the slow path. */
const slowFma32 = (unit: Unit): number =>
  unit.helper("fma32", "f32 f32 f32 > f32", (w, a, b, c) => {
    const product = w.variable(a.double().mul(b.double()));
    return roundedToOdd(...exactSum(w, product, w.variable(c.double()))).single();
  });

const LARGE = 2 ** 900;
const SMALL = 2 ** -900;
/** Factor that splits an f64 into two halves of 26 bits. */
const SPLITTER = 2 ** 27 + 1;

type Three = readonly [Variable, Variable, Variable];

/**
 * Returns a * b + c for numbers or vectors (Boldo and Melquiond): exact product and sums, the last rounded to odd.
 * `outOfRange` writes code for operands for which a term may over- or underflow.
 */
function exactFma(
  w: Body,
  [a, b, c]: Three,
  outOfRange: (isInRange: Value, product: Variable) => void,
): Value {
  const [p, pe, ah, al, bh, bl, t] = w.locals(a.shape, 7);
  const isBelow = (value: Value) => value.abs().lt(LARGE);
  const isAbove = (value: Value) => value.abs().gt(SMALL);
  p.set(a.mul(b));
  // A product with zero is exact.
  const isProductExact = isAbove(p).or(a.eq(0)).or(b.eq(0)).and(isBelow(p));
  const isAddendInRange = isAbove(c).or(c.eq(0)).and(isBelow(c));
  outOfRange(isProductExact.and(isAddendInRange).and(isBelow(a)).and(isBelow(b)), p);
  const split = (from: Variable, high: Variable, low: Variable) => {
    high.set(t.tee(from.mul(SPLITTER)).sub(t.sub(from)));
    low.set(from.sub(high));
  };
  split(a, ah, al);
  split(b, bh, bl);
  pe.set(al.mul(bl).sub(p.sub(ah.mul(bh)).sub(al.mul(bh)).sub(ah.mul(bl))));
  const [s, se] = exactSum(w, c, pe);
  const [v, r] = exactSum(w, p, s);
  const [odd, lost] = exactSum(w, r, se);
  odd.set(roundedToOdd(odd, lost));
  // A sum of zeros has the sign that the processor computes.
  return p.add(c).when(p.eq(0), v.add(odd));
}

/** Returns the helper for fused multiply-add of f64, rounded once. */
export function fma64(unit: Unit): number {
  const exact = unit.host("fma64");
  return unit.helper("fma64", "f64 f64 f64 > f64", (w, ...operands) => {
    const [a, b, c] = operands as [Variable, Variable, Variable];
    if (unit.abilities.fused) {
      const [x, y, z] = operands.map((each) => each.to("f64x2", "f64x2.splat")) as [Value, Value, Value];
      return x.op("relaxed_madd", y, z).into("f64", () => w.code.v("f64x2.extract_lane", 0));
    }
    return exactFma(w, [a, b, c], (isInRange, product) =>
      w.if(isInRange.not(), () => {
        const isNumber = (value: Value) => value.abs().lt(Number.POSITIVE_INFINITY);
        // Values that are not finite need no exact arithmetic, and a NaN keeps its payload.
        const areFinite = isNumber(a).and(isNumber(b)).and(isNumber(c));
        w.return(w.choose(areFinite, w.called("f64", exact, a, b, c), product.add(c), "f64"));
      }),
    );
  });
}

// Forms for the lanes of a group.

type Push = (operandIndex: number, part: number) => void;
type Pop = (part: number) => void;

/** Bits of the smallest normal f32, shifted left by one. */
const SMALLEST_DOUBLED = 0x01000000;

export function writeFma32OfLanes(v: VectorCode, i: InstructionOf<"floatFma">, pop: Pop, push: Push): void {
  const { code, f } = v;
  if (f.unit.abilities.fused) {
    for (let part = 0; part < v.quads; part++) {
      for (let operandIndex = 1; operandIndex <= 3; operandIndex++) push(operandIndex, part);
      code.v("f32x4.relaxed_madd");
      pop(part);
    }
    return;
  }
  const ftz = i.operation.flushes;
  // Uniform operands are widened once.
  const shared = new Map<number, number>();
  for (let operandIndex = 1; operandIndex <= 3; operandIndex++) {
    if (ftz || v.shape(i.operands[operandIndex]).kind !== "uniform") continue;
    const local = f.temporary("v128", `wide ${operandIndex}`);
    f.push(i, i.operands[operandIndex], "f32");
    code.op("f64.promote_f32").v("f64x2.splat").set(local);
    shared.set(operandIndex, local);
  }
  const [to] = i.operands;
  const pairs = ftz || to?.kind !== "register" || v.mask !== undefined ? undefined : v.newPairs(to.register);
  const sums = v.temporaries("sum", 2 * v.quads);
  const halves = pairs ?? v.temporaries("half", sums.length);
  const results = v.temporaries("result");
  for (const [n, sum] of sums.entries()) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) {
      const wide = shared.get(operandIndex);
      const known = ftz ? undefined : v.pairsOf(i.operands[operandIndex]);
      if (wide !== undefined) code.get(wide);
      else {
        if (known !== undefined) code.get(known[n]!);
        else {
          push(operandIndex, n >> 1);
          if (n % 2 === 1) v.highLanes();
        }
        code.v("f64x2.promote_low_f32x4");
      }
      if (operandIndex === 2) code.v("f64x2.mul");
    }
    const [before, half, result] = [halves[n - 1], halves[n]!, results[n >> 1]!];
    code.v("f64x2.add").tee(sum).v("f32x4.demote_f64x2_zero").set(half);
    if (n % 2 === 1) code.get(before!).get(half).shuffle(BOTH_LOW).set(result);
  }
  // Double rounding is wrong only halfway between two f32, or when the f32 result is subnormal.
  for (const [n, sum] of sums.entries()) {
    code.get(sum).words(DEMOTED, 0).v("v128.and").words(HALFWAY, 0).v("i64x2.eq");
    if (n > 0) code.v("v128.or");
  }
  for (const [n, result] of results.entries()) {
    // After the shift and the decrement, an exact zero becomes the largest integer.
    code.get(result).get(result).v("i32x4.add").words(-1).v("i32x4.add");
    if (n > 0) code.v("i32x4.min_u");
  }
  code.words(SMALLEST_DOUBLED).v("i32x4.lt_u").v("v128.or").v("v128.any_true").if();
  for (const [part, result] of results.entries()) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) push(operandIndex, part);
    code.call(exactFma32(f.unit)).set(result);
  }
  for (const [n, pair] of (pairs ?? []).entries()) {
    code.get(results[n >> 1]!);
    if (n % 2 === 1) v.highLanes();
    code.set(pair);
  }
  code.end();
  for (const [part, result] of results.entries()) {
    code.get(result);
    pop(part);
  }
  if (pairs !== undefined && to?.kind === "register") v.knowPairs(to.register);
}

/** Returns the helper for four lanes that rounds once for all inputs. */
const exactFma32 = (unit: Unit): number =>
  unit.helper("fma32x4", "f32x4 f32x4 f32x4 > f32x4", (w, ...operands) => {
    const { code } = w;
    const [product, addend] = w.locals("f64x2", 2);
    const [low, high] = [0, 1].map((half) => {
      const [a, b, c] = operands.map((each) => {
        const lanes =
          half === 0
            ? each
            : w.value("f32x4", () => code.get(each.index).get(each.index).shuffle(HIGH_LANES));
        return lanes.to("f64x2", "f64x2.promote_low_f32x4");
      }) as [Value, Value, Value];
      const result = w.local("f32x4");
      product.set(a.mul(b));
      addend.set(c);
      result.set(roundedToOdd(...exactSum(w, product, addend)).to("f32x4", "f32x4.demote_f64x2_zero"));
      return result;
    }) as [Variable, Variable];
    return w.value("f32x4", () => code.get(low.index).get(high.index).shuffle(BOTH_LOW));
  });

export function writeFma64OfLanes(v: VectorCode, pop: Pop, push: Push): void {
  const { code, f } = v;
  for (let part = 0; part < 2 * v.quads; part++) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) push(operandIndex, part);
    if (f.unit.abilities.fused) code.v("f64x2.relaxed_madd");
    else code.call(fma64x2(f.unit));
    pop(part);
  }
}

/** Returns the helper for two lanes of f64. If a lane is out of range, both use the form for one thread. */
function fma64x2(unit: Unit): number {
  const scalar = fma64(unit);
  return unit.helper("fma64x2", "f64x2 f64x2 f64x2 > f64x2", (w, ...operands) => {
    const { code } = w;
    const ofLane = (lane: number): Value => {
      const numbers = operands.map((each) => each.into("f64", () => code.v("f64x2.extract_lane", lane)));
      return w.called("f64", scalar, ...numbers);
    };
    const setSecond = () => {
      ofLane(1).push();
      code.v("f64x2.replace_lane", 1);
    };
    const both = ofLane(0).to("f64x2", "f64x2.splat").into("f64x2", setSecond);
    return exactFma(w, operands as unknown as Three, (isInRange) =>
      w.returnIf(isInRange.bits().allTrue().not(), both),
    );
  });
}
