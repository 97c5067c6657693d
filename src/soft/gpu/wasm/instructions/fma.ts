// Fused multiply-add, rounded once, for one thread and for lanes.
import type { InstructionOf } from "../../ptx/syntax.ts";
import type { Code } from "../encoding/code.ts";
import type { Unit } from "../unit/unit.ts";
import { repeated, type VectorCode } from "../unit/vector-code.ts";

const DEMOTED = 0x1fffffffn;
const HALFWAY = 0x10000000n;
const SMALLEST_NORMAL = 2 ** -126;

/**
 * Pushes the fused multiply-add of three f32, rounded once. `push` pushes an operand, `wide` is an f64 local.
 */
export function writeFma32(unit: Unit, code: Code, push: (operandIndex: number) => void, wide: number): void {
  if (unit.abilities.fused) {
    for (const operandIndex of [1, 2, 3] as const) {
      push(operandIndex);
      code.simd(0x13);
    }
    code.simd(0x105).simd(0x1f, 0);
    return;
  }
  // A product of two f32 is exact in f64. The sum is rounded to f64 and then to f32. The result differs from
  // one rounding only halfway between two f32, or when it is subnormal. The slow path handles both.
  push(1);
  code.op("f64.promote_f32");
  push(2);
  code.op("f64.promote_f32", "f64.mul");
  push(3);
  code.op("f64.promote_f32", "f64.add").tee(wide).op("i64.reinterpret_f64").i64(DEMOTED).op("i64.and");
  code
    .i64(HALFWAY)
    .op("i64.eq")
    .get(wide)
    .op("f64.abs")
    .f64(SMALLEST_NORMAL)
    .op("f64.lt", "i32.or")
    .if("f32");
  push(1);
  push(2);
  push(3);
  code.call(slowFma32(unit)).else().get(wide).op("f32.demote_f64").end();
}

/** Returns the helper for the slow path: the f64 sum is rounded to odd before the conversion to f32. */
function slowFma32(unit: Unit): number {
  return unit.helper("fma32", ["f32", "f32", "f32"], ["f32"], (code) => {
    const [product, addend, sum, t, lost] = Array.from({ length: 5 }, () => code.local("f64")) as [
      number,
      number,
      number,
      number,
      number,
    ];
    code.get(0).op("f64.promote_f32").get(1).op("f64.promote_f32", "f64.mul").tee(product);
    code.get(2).op("f64.promote_f32").tee(addend).op("f64.add").tee(sum);
    code.get(product).op("f64.sub").set(t);
    code.get(product).get(sum).get(t).op("f64.sub", "f64.sub");
    code.get(addend).get(t).op("f64.sub", "f64.add").tee(lost);
    // Rounds to odd: an inexact sum with an even last bit moves one step toward the error. An infinite sum
    // has no error.
    code.op("f64.abs").f64(0).op("f64.gt");
    code.get(sum).op("i64.reinterpret_f64").i64(1n).op("i64.and", "i64.eqz", "i32.and").if();
    code.get(sum).op("i64.reinterpret_f64");
    code.get(lost).op("i64.reinterpret_f64").get(sum).op("i64.reinterpret_f64", "i64.xor");
    code.i64(63n).op("i64.shr_s").i64(1n).op("i64.or", "i64.add", "f64.reinterpret_i64").set(sum).end();
    code.get(sum).op("f32.demote_f64");
  });
}

/** Returns the helper for fused multiply-add of f64, rounded once. */
export function fma64(unit: Unit): number {
  const exact = unit.host("fma64");
  return unit.helper("fma64", ["f64", "f64", "f64"], ["f64"], (code) => {
    if (unit.abilities.fused) {
      for (let i = 0; i < 3; i++) code.get(i).simd(0x14);
      code.simd(0x107).simd(0x21, 0);
      return;
    }
    // Boldo and Melquiond: exact product and sums, the last rounded to odd. This holds while no term over- or
    // underflows.
    const [ah, al, bh, bl, p, pe, s, se, v, t, r] = Array.from({ length: 11 }, () => code.local("f64")) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    code
      .get(0)
      .get(1)
      .op("f64.mul")
      .tee(p)
      .op("f64.abs")
      .tee(t)
      .f64(2 ** -900)
      .op("f64.gt");
    code
      .get(t)
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(0)
      .op("f64.abs")
      .f64(2 ** 900)
      .op("f64.lt", "i32.and")
      .get(1)
      .op("f64.abs")
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(2)
      .op("f64.abs")
      .tee(t)
      .f64(2 ** 900)
      .op("f64.lt", "i32.and");
    code
      .get(t)
      .f64(2 ** -900)
      .op("f64.gt")
      .get(t)
      .f64(0)
      .op("f64.eq", "i32.or", "i32.and", "i32.eqz");
    code.if();
    // Values that are not finite need no exact arithmetic, and a NaN keeps its payload.
    for (const n of [0, 1, 2]) {
      code.get(n).op("f64.abs").f64(Number.POSITIVE_INFINITY).op("f64.lt");
      if (n > 0) code.op("i32.and");
    }
    // A product with zero is exact.
    code.get(0).f64(0).op("f64.ne", "i32.and").get(1).f64(0).op("f64.ne", "i32.and");
    code.if("f64").get(0).get(1).get(2).call(exact);
    code.else().get(0).get(1).op("f64.mul").get(2).op("f64.add").end().op("return").end();
    const split = (from: number, high: number, low: number) => {
      code.get(from).f64(134217729).op("f64.mul").tee(t).get(t).get(from).op("f64.sub", "f64.sub").set(high);
      code.get(from).get(high).op("f64.sub").set(low);
    };
    split(0, ah, al);
    split(1, bh, bl);
    code.get(al).get(bl).op("f64.mul");
    code.get(p).get(ah).get(bh).op("f64.mul", "f64.sub").get(al).get(bh).op("f64.mul", "f64.sub");
    code.get(ah).get(bl).op("f64.mul", "f64.sub", "f64.sub").set(pe);
    const sum = (a: number, b: number, to: number, error: number) => {
      code.get(a).get(b).op("f64.add").tee(to).get(a).op("f64.sub").set(t);
      code.get(a).get(to).get(t).op("f64.sub", "f64.sub").get(b).get(t).op("f64.sub", "f64.add").set(error);
    };
    sum(2, pe, s, se);
    sum(p, s, v, r);
    // The sum r + se is rounded to odd.
    const [odd, lost] = [code.local("f64"), code.local("f64")];
    sum(r, se, odd, lost);
    code
      .get(lost)
      .f64(0)
      .op("f64.ne")
      .get(odd)
      .op("i64.reinterpret_f64")
      .i64(1n)
      .op("i64.and", "i64.eqz", "i32.and")
      .if();
    code.get(odd).op("i64.reinterpret_f64");
    code.i64(1n).i64(-1n).get(lost).f64(0).op("f64.gt").get(odd).f64(0).op("f64.gt", "i32.eq", "select");
    code.op("i64.add", "f64.reinterpret_i64").set(odd).end();
    code.get(v).get(odd).op("f64.add");
  });
}

// Forms for the lanes of a group.

type Push = (operandIndex: number, part: number) => void;

const HIGH_LANES = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
const BOTH_LOW = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
/** Mask of the bits of an f64 that f32 lacks, and their value halfway between two f32. */
const DEMOTED_BITS = repeated([255, 255, 255, 31, 0, 0, 0, 0]);
const HALFWAY_BITS = repeated([0, 0, 0, 16, 0, 0, 0, 0]);
const ONE = repeated([1, 0, 0, 0, 0, 0, 0, 0]);
const MINUS_ONE = repeated([255]);
/** Bits of the smallest normal f32, shifted left by one. */
const SMALLEST_DOUBLED = repeated([0, 0, 0, 1]);

export function writeFma32OfLanes(
  v: VectorCode,
  i: InstructionOf<"floatFma">,
  pop: (part: number) => void,
  push: Push,
): void {
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
  const local = (name: string) => f.temporary("v128", name);
  const sums = Array.from({ length: 2 * v.quads }, (_, n) => local(`sum ${n}`));
  const halves = pairs ?? sums.map((_, n) => local(`half ${n}`));
  const results = Array.from({ length: v.quads }, (_, n) => local(`result ${n}`));
  for (const [n, sum] of sums.entries()) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) {
      const wide = shared.get(operandIndex);
      const known = ftz ? undefined : v.pairsOf(i.operands[operandIndex]);
      if (wide !== undefined) code.get(wide);
      else {
        if (known !== undefined) code.get(known[n]!);
        else {
          push(operandIndex, n >> 1);
          if (n % 2 === 1) highLanes(v);
        }
        code.v("f64x2.promote_low_f32x4");
      }
      if (operandIndex === 2) code.v("f64x2.mul");
    }
    code.v("f64x2.add").tee(sum).v("f32x4.demote_f64x2_zero").set(halves[n]!);
    if (n % 2 === 1)
      code
        .get(halves[n - 1]!)
        .get(halves[n]!)
        .shuffle(BOTH_LOW)
        .set(results[n >> 1]!);
  }
  // Double rounding is wrong only halfway between two f32, or when the f32 result is subnormal.
  for (const [n, sum] of sums.entries()) {
    code.get(sum).v128(DEMOTED_BITS).v("v128.and").v128(HALFWAY_BITS).v("i64x2.eq");
    if (n > 0) code.v("v128.or");
  }
  for (const [n, result] of results.entries()) {
    // After the shift and the decrement, an exact zero becomes the largest integer.
    code.get(result).get(result).v("i32x4.add").v128(MINUS_ONE).v("i32x4.add");
    if (n > 0) code.v("i32x4.min_u");
  }
  code.v128(SMALLEST_DOUBLED).v("i32x4.lt_u").v("v128.or").v("v128.any_true").if();
  for (const [part, result] of results.entries()) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) push(operandIndex, part);
    code.call(exactFma32(f.unit)).set(result);
  }
  if (pairs !== undefined)
    for (const [n, pair] of pairs.entries()) {
      code.get(results[n >> 1]!);
      if (n % 2 === 1) highLanes(v);
      code.set(pair);
    }
  code.end();
  for (const [part, result] of results.entries()) {
    code.get(result);
    pop(part);
  }
  if (pairs !== undefined && to?.kind === "register") v.knowPairs(to.register);
}

function highLanes({ code, f }: VectorCode): void {
  const local = f.temporary("v128", "halves");
  code.tee(local).get(local).shuffle(HIGH_LANES);
}

/**
 * Returns the helper for four lanes that rounds once for all inputs: f64 sums are rounded to odd before the
 * conversion to f32.
 */
function exactFma32(unit: Unit): number {
  return unit.helper("fma32x4", ["v128", "v128", "v128"], ["v128"], (code) => {
    const [product, addend, sum, t, lost] = Array.from({ length: 5 }, () => code.local("v128")) as [
      number,
      number,
      number,
      number,
      number,
    ];
    for (const half of [0, 1]) {
      const wide = (operandIndex: number) => {
        code.get(operandIndex);
        if (half === 1) code.get(operandIndex).shuffle(HIGH_LANES);
        code.v("f64x2.promote_low_f32x4");
      };
      wide(0);
      wide(1);
      code.v("f64x2.mul").tee(product);
      wide(2);
      code.tee(addend).v("f64x2.add").tee(sum).get(product).v("f64x2.sub").set(t);
      code.get(product).get(sum).get(t).v("f64x2.sub").v("f64x2.sub");
      code.get(addend).get(t).v("f64x2.sub").v("f64x2.add").set(lost);
      code.get(sum);
      // Rounds to odd: an inexact sum with an even last bit moves one step toward the error.
      code.get(lost).get(sum).v("v128.xor").i32(63).v("i64x2.shr_s").v128(ONE).v("v128.or");
      code.get(lost).v("f64x2.abs").f64(0).v("f64x2.splat").v("f64x2.gt").v("v128.and");
      code.get(sum).v128(ONE).v("v128.and").v128(ONE).v("i64x2.eq").v("v128.andnot");
      code.v("i64x2.add").v("f32x4.demote_f64x2_zero");
    }
    code.shuffle(BOTH_LOW);
  });
}

export function writeFma64OfLanes(
  v: VectorCode,
  _i: InstructionOf<"floatFma">,
  pop: (part: number) => void,
  push: Push,
): void {
  const { code, f } = v;
  for (let part = 0; part < 2 * v.quads; part++) {
    for (let operandIndex = 1; operandIndex <= 3; operandIndex++) push(operandIndex, part);
    if (f.unit.abilities.fused) code.v("f64x2.relaxed_madd");
    else code.call(fma64x2(f.unit));
    pop(part);
  }
}

const LARGE = 2 ** 900;
const SMALL = 2 ** -900;

/**
 * Returns the helper for two lanes of f64 (Boldo and Melquiond): exact product and sums, the last rounded to
 * odd. Lanes out of range use the scalar form.
 */
function fma64x2(unit: Unit): number {
  const scalar = fma64(unit);
  return unit.helper("fma64x2", ["v128", "v128", "v128"], ["v128"], (code) => {
    const names = "ah al bh bl p pe s se v r t odd lost".split(" ");
    const at = Object.fromEntries(names.map((name) => [name, code.local("v128")])) as Record<string, number>;
    const [a, b, c] = [0, 1, 2];
    const get = (name: string | number) => code.get(typeof name === "number" ? name : at[name]!);
    const constant = (value: number) => code.f64(value).v("f64x2.splat");
    const within = (name: string | number) => {
      get(name);
      code.v("f64x2.abs").tee(at["t"]!);
      constant(LARGE).v("f64x2.lt");
    };
    get(a);
    get(b);
    code.v("f64x2.mul").set(at["p"]!);
    within(a);
    within(b);
    within("p");
    get("t");
    constant(SMALL).v("f64x2.gt");
    // A product with zero is exact.
    for (const from of [a, b]) {
      get(from);
      constant(0).v("f64x2.eq").v("v128.or");
    }
    code.v("v128.and").v("v128.and").v("v128.and");
    within(c);
    get("t");
    constant(SMALL).v("f64x2.gt");
    get("t");
    constant(0).v("f64x2.eq").v("v128.or").v("v128.and").v("v128.and").v("i64x2.all_true").op("i32.eqz").if();
    for (let lane = 0; lane < 2; lane++) {
      get(a);
      for (const from of [a, b, c]) code.get(from).v("f64x2.extract_lane", lane);
      code
        .call(scalar)
        .v("f64x2.replace_lane", lane)
        .set(lane === 0 ? at["v"]! : at["r"]!);
    }
    get("v");
    get("r");
    code.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31]).op("return").end();
    for (const [from, high, low] of [
      [a, "ah", "al"],
      [b, "bh", "bl"],
    ] as const) {
      get(from);
      constant(134217729).v("f64x2.mul").tee(at["t"]!);
      get("t");
      get(from);
      code.v("f64x2.sub").v("f64x2.sub").tee(at[high]!).set(at[high]!);
      get(from);
      get(high);
      code.v("f64x2.sub").set(at[low]!);
    }
    product(code, at);
    sum(code, at, [c, at["pe"]!], ["s", "se"]);
    sum(code, at, [at["p"]!, at["s"]!], ["v", "r"]);
    sum(code, at, [at["r"]!, at["se"]!], ["odd", "lost"]);
    // Rounds to odd: an inexact sum with an even last bit moves one step toward the error.
    get("odd");
    code.i64(1n).v("i64x2.splat");
    code.i64(-1n).v("i64x2.splat");
    get("lost");
    constant(0).v("f64x2.gt");
    get("odd");
    constant(0).v("f64x2.gt").v("i64x2.eq").v("v128.bitselect");
    get("lost");
    constant(0).v("f64x2.ne");
    get("odd");
    code
      .i64(1n)
      .v("i64x2.splat")
      .v("v128.and")
      .i64(0n)
      .v("i64x2.splat")
      .v("i64x2.eq")
      .v("v128.and")
      .v("v128.and");
    code.v("i64x2.add").set(at["odd"]!);
    // A sum of zeros has the sign that the processor computes.
    get("p");
    get(c);
    code.v("f64x2.add");
    get("v");
    get("odd");
    code.v("f64x2.add");
    get("p");
    constant(0).v("f64x2.eq").v("v128.bitselect");
  });
}

/** Computes the error of a product: pe = al * bl - (p - ah * bh - al * bh - ah * bl). */
function product(code: Code, at: Readonly<Record<string, number>>): void {
  const times = (x: string, y: string) => code.get(at[x]!).get(at[y]!).v("f64x2.mul");
  times("al", "bl").get(at["p"]!);
  times("ah", "bh").v("f64x2.sub");
  times("al", "bh").v("f64x2.sub");
  times("ah", "bl").v("f64x2.sub").v("f64x2.sub").set(at["pe"]!);
}

/** Computes a sum and its rounding error. */
function sum(
  code: Code,
  at: Readonly<Record<string, number>>,
  [a, b]: readonly [number, number],
  [to, error]: readonly [string, string],
): void {
  const t = at["t"]!;
  code.get(a).get(b).v("f64x2.add").tee(at[to]!).get(a).v("f64x2.sub").set(t);
  code.get(a).get(at[to]!).get(t).v("f64x2.sub").v("f64x2.sub");
  code.get(b).get(t).v("f64x2.sub").v("f64x2.add").set(at[error]!);
}
