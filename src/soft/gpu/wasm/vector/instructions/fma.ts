// Fused multiply-add of several lanes, rounded once.
import type { Instruction } from "../../../ptx/syntax.ts";
import type { Code } from "../../code.ts";
import { fma64 as scalarFma64, slowFma32 } from "../../instructions/float-helpers.ts";
import type { Unit } from "../../unit.ts";
import type { VectorCode } from "../vector-code.ts";

type Push = (place: number, part: number) => void;

const HIGH_LANES = [8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15];
const BOTH_LOW = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
const SMALLEST_NORMAL = [0, 0, 128, 0];
const repeat = (bytes: readonly number[]): number[] =>
  Array.from({ length: 16 }, (_, n) => bytes[n % bytes.length]!);
/** The bits of an f64 that an f32 has no room for, and what they are halfway between two of those. */
const DEMOTED = repeat([255, 255, 255, 31, 0, 0, 0, 0]);
const HALFWAY = repeat([0, 0, 0, 16, 0, 0, 0, 0]);

export function writeFma32(v: VectorCode, i: Instruction, pop: (part: number) => void, push: Push): void {
  const { code, f } = v;
  if (f.unit.abilities.fused) {
    for (let part = 0; part < v.quads; part++) {
      for (let place = 1; place <= 3; place++) push(place, part);
      code.v("f32x4.relaxed_madd");
      pop(part);
    }
    return;
  }
  // What all lanes share is made wide once.
  const shared = new Map<number, number>();
  for (let place = 1; place <= 3; place++) {
    if (v.shape(i.operands[place]).kind !== "uniform") continue;
    const local = f.temporary("v128", `wide ${place}`);
    f.push(i, i.operands[place], "f32");
    code.op("f64.promote_f32").v("f64x2.splat").set(local);
    shared.set(place, local);
  }
  const sums = [f.temporary("v128", "low sum"), f.temporary("v128", "high sum")] as const;
  const result = f.temporary("v128", "result");
  for (let part = 0; part < v.quads; part++) {
    for (const half of [0, 1] as const) {
      for (let place = 1; place <= 3; place++) {
        const local = shared.get(place);
        if (local !== undefined) code.get(local);
        else {
          push(place, part);
          if (half === 1) highLanes(v);
          code.v("f64x2.promote_low_f32x4");
        }
        if (place === 2) code.v("f64x2.mul");
      }
      code.v("f64x2.add").tee(sums[half]).v("f32x4.demote_f64x2_zero");
    }
    code.shuffle(BOTH_LOW).tee(result);
    // Twice rounded is wrong only halfway between two f32, and where f32 has fewer digits.
    code.v("f32x4.abs").v128(repeat(SMALLEST_NORMAL)).v("f32x4.lt");
    for (const sum of sums)
      code.get(sum).v128(DEMOTED).v("v128.and").v128(HALFWAY).v("i64x2.eq").v("v128.or");
    code.v("v128.any_true").if();
    for (let place = 1; place <= 3; place++) push(place, part);
    code.get(result).call(repaired(f.unit)).set(result).end();
    code.get(result);
    pop(part);
  }
}

function highLanes({ code, f }: VectorCode): void {
  const local = f.temporary("v128", "halves");
  code.tee(local).get(local).shuffle(HIGH_LANES);
}

/** The result with each lane that may be rounded wrongly computed anew. */
function repaired(unit: Unit): number {
  const slow = slowFma32(unit);
  return unit.helper("fma32x4", ["v128", "v128", "v128", "v128"], ["v128"], (code) => {
    for (let lane = 0; lane < 4; lane++) {
      code.get(3);
      for (let place = 0; place < 3; place++) code.get(place).v("f32x4.extract_lane", lane);
      code.call(slow).v("f32x4.replace_lane", lane).set(3);
    }
    code.get(3);
  });
}

export function writeFma64(v: VectorCode, _i: Instruction, pop: (part: number) => void, push: Push): void {
  const { code, f } = v;
  for (let part = 0; part < 2 * v.quads; part++) {
    for (let place = 1; place <= 3; place++) push(place, part);
    if (f.unit.abilities.fused) code.v("f64x2.relaxed_madd");
    else code.call(fma64x2(f.unit));
    pop(part);
  }
}

const LARGE = 2 ** 900;
const SMALL = 2 ** -900;

/** Boldo and Melquiond: exact product and sums, the last one rounded to odd; lanes out of its range one by one. */
function fma64x2(unit: Unit): number {
  const scalar = scalarFma64(unit);
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
    // A product of zeros is exact.
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
    // To odd: one step toward what was lost, where the last bit is even and something was.
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
    // The zero of a sum of zeros has the sign that the processor gives it.
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

/** pe = al * bl - (p - ah * bh - al * bh - ah * bl). */
function product(code: Code, at: Readonly<Record<string, number>>): void {
  const times = (x: string, y: string) => code.get(at[x]!).get(at[y]!).v("f64x2.mul");
  times("al", "bl").get(at["p"]!);
  times("ah", "bh").v("f64x2.sub");
  times("al", "bh").v("f64x2.sub");
  times("ah", "bl").v("f64x2.sub").v("f64x2.sub").set(at["pe"]!);
}

/** A sum and what it lost. */
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
