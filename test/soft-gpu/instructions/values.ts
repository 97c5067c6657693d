// Operands of forms: edge values of each kind, and reproducible random numbers.

export const THREADS = 256;

const words = (text: string): bigint[] => text.trim().split(/\s+/).map(BigInt);

const INTEGERS =
  words(`0 1 2 3 7 31 32 33 63 64 127 128 255 256 0x1234 0x7fff 0x8000 0xffff 0x10000 0x00ffffff 0x7ffffffe 0x7fffffff
  0x80000000 0x80000001 0xfffffffe 0xffffffff 0xffff8000 0xffffff80 0xaaaaaaaa 0x55555555 0x89abcdef 0x10000000`);
const F32 =
  words(`0 0x80000000 1 0x80000001 0x007fffff 0x807fffff 0x00800000 0x80800000 0x00800001 0x3f800000 0xbf800000 0x3f800001
  0x3f7fffff 0x40000000 0x40490fdb 0x3f000000 0xbf000000 0x3fc00000 0x40200000 0xc0200000 0x4b7fffff 0x4b800001 0x4effffff 0x4f000000
  0xcf000000 0xcf000001 0x4f800000 0x5f000000 0xdf000001 0x5f800000 0x7f7fffff 0xff7fffff 0x7f800000 0xff800000 0x7fc00000 0x7fffffff
  0xffc00001 0x7f800001 0x33800000 0xb3800000 0x33000001 0x34000000 0x42fe0000 0xc2fc0000 0x43000000 0xc3160000 0x477fe000 0x477ff000
  0x38800000 0x33c00000 0x1e3ce508 0x7e967699 0x7e000000 0x7f000000 0x7e800000 0x00400000 0x477fefff 0x43e00000 0x43e80000 0x47600000
  0x47700000 0x3b000000 0x3a800000 0x37800000 0x7f7f8000 0x7f7f7fff`);
const F64 =
  words(`0 0x8000000000000000 1 0x8000000000000001 0x000fffffffffffff 0x0010000000000000 0x8010000000000000 0x3ff0000000000000
  0xbff0000000000000 0x3ff0000000000001 0x3fefffffffffffff 0x4000000000000000 0x400921fb54442d18 0x3fe0000000000000 0xbfe0000000000000
  0x3ff8000000000000 0x4004000000000000 0xc004000000000000 0x41dfffffffc00000 0x41dfffffffe00000 0x41e0000000000000 0xc1e0000000200000
  0x41efffffffe00000 0x43e0000000000000 0xc3e0000000000001 0x43f0000000000000 0x7fefffffffffffff 0xffefffffffffffff 0x7ff0000000000000
  0xfff0000000000000 0x7ff8000000000000 0x7ff0000000000001 0xfff8000000000001 0x3cb0000000000000 0xbca0000000000000 0x47efffffe0000000
  0x47efffffefffffff 0x47effffff0000000 0x3810000000000000 0x36a0000000000000 0x369fffffffffffff 0x3690000000000000 0x40effc0000000000
  0x40f0000000000000 0x3f10000000000000 0x3e70000000000000 0x40dfffe000000000 0x40e0000000000000 0x406fe00000000000 0x5fe0000000000000`);
const F16 =
  words(`0 0x8000 1 0x8001 0x03ff 0x83ff 0x0400 0x8400 0x0401 0x3c00 0xbc00 0x3c01 0x3bff 0x4000 0x4248 0x3800 0xb800 0x3e00 0x7bff
  0xfbff 0x7c00 0xfc00 0x7e00 0x7fff 0xfe01 0x7c01 0x1400 0x9400 0x1000 0x0c00 0x6400 0x6bff 0x7800 0x0200 0x5bf8 0x5c00 0x77ff 0xd7ff`);
const BF16 =
  words(`0 0x8000 1 0x8001 0x007f 0x807f 0x0080 0x8080 0x0081 0x3f80 0xbf80 0x3f81 0x3f7f 0x4000 0x4049 0x3f00 0xbf00 0x3fc0 0x7f7f
  0xff7f 0x7f80 0xff80 0x7fc0 0x7fff 0xffc1 0x7f81 0x3b80 0xbb80 0x3b00 0x4300 0x4380 0x7f00 0x0040 0x1e3c 0x7e96 0x4b00 0x4f00 0xcf00`);
const COUNTS = words(
  "0 1 2 3 5 7 8 13 15 16 17 24 30 31 32 33 34 48 62 63 64 65 100 127 128 255 256 257 0x80000000 0xffffffff 288",
);
const E8 = words("0 0x80 1 0x81 7 8 0x38 0xb8 0x7e 0xfe 0x7f 0xff 0x7b 0x7c 0xfc 0x7d 0x3c 0x04 0x40 0x77");

/** Kind of an operand, which determines its bits. */
export type Kind =
  | "i16"
  | "i32"
  | "i64"
  | "f16"
  | "bf16"
  | "f16x2"
  | "bf16x2"
  | "f32"
  | "f64"
  | "count"
  | "bit"
  | "lane"
  | "bytes"
  | "angle"
  | "e8x2"
  | "unit16"
  | "unit32"
  | "unit64"
  | "halves"
  | "bhalves"
  | "tf32"
  | "few"
  | "wild"
  | "bwild"
  | "twild"
  | "place"
  | "part"
  | "texel"
  | "layer"
  | "side"
  | "level"
  | "depth"
  | "slope";

export const BYTES: Readonly<Record<Kind, 2 | 4 | 8>> = {
  i16: 2,
  i32: 4,
  i64: 8,
  f16: 2,
  bf16: 2,
  f16x2: 4,
  bf16x2: 4,
  f32: 4,
  f64: 8,
  count: 4,
  bit: 4,
  lane: 4,
  bytes: 4,
  angle: 4,
  e8x2: 2,
  unit16: 2,
  unit32: 4,
  unit64: 8,
  halves: 4,
  bhalves: 4,
  tf32: 4,
  few: 4,
  wild: 4,
  bwild: 4,
  twild: 4,
  place: 4,
  part: 4,
  texel: 4,
  layer: 4,
  side: 4,
  level: 4,
  depth: 4,
  slope: 4,
};

/** Random number generator with 32 bits of state, which gives the same sequence on every platform. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** Returns 32 random bits. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let z = this.#state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  }

  /** Returns an integer in [0, n). */
  below(n: number): number {
    return this.next() % n;
  }

  wide(): bigint {
    return (BigInt(this.next()) << 32n) | BigInt(this.next());
  }
}

const view = new DataView(new ArrayBuffer(8));
const f32Bits = (value: number): bigint => {
  view.setFloat32(0, value);
  return BigInt(view.getUint32(0));
};
const pick = (list: readonly bigint[], r: Random): bigint => list[r.below(list.length)]!;
const usual = (r: Random): boolean => r.below(4) === 0;

/** Returns a number close to one, or of any magnitude below 2^spread. */
function real(r: Random, spread: number): number {
  const size = (r.next() / 2 ** 32 + 0.5) * 2 ** (r.below(2 * spread + 1) - spread);
  return r.below(2) === 0 ? size : -size;
}

/** Returns the bits of an f16 close to one. */
const half = (r: Random, spread: number): bigint =>
  BigInt((r.below(2) << 15) | ((14 + r.below(2 * spread + 1) - spread) << 10) | r.below(1024));
const brain = (r: Random, spread: number): bigint =>
  BigInt((r.below(2) << 15) | ((126 + r.below(2 * spread + 1) - spread) << 7) | r.below(128));

/** Returns the bits of one operand; `edge` selects an edge value if the kind has that many. */
export function value(kind: Kind, r: Random, edge: number): bigint {
  const edges = (list: readonly bigint[]) => (edge < list.length ? list[edge]! : pick(list, r));
  switch (kind) {
    case "i16":
      return BigInt.asUintN(16, usual(r) ? r.wide() : edges(INTEGERS));
    case "i32":
      return usual(r) ? BigInt(r.next()) : edges(INTEGERS);
    case "i64":
      return usual(r) ? r.wide() : (pick(INTEGERS, r) << 32n) | edges(INTEGERS);
    case "f32":
      return usual(r) ? (r.below(2) === 0 ? BigInt(r.next()) : f32Bits(real(r, 20))) : edges(F32);
    case "f64": {
      if (!usual(r)) return edges(F64);
      view.setFloat64(0, real(r, 40) + real(r, 3) * 2 ** -20);
      return r.below(2) === 0 ? r.wide() : view.getBigUint64(0);
    }
    case "f16":
      return usual(r) ? BigInt(r.below(65536)) : edges(F16);
    case "bf16":
      return usual(r) ? BigInt(r.below(65536)) : edges(BF16);
    case "f16x2":
      return (value("f16", r, 999) << 16n) | value("f16", r, edge);
    case "bf16x2":
      return (value("bf16", r, 999) << 16n) | value("bf16", r, edge);
    case "count":
      return usual(r) ? BigInt(r.next()) : edges(COUNTS);
    case "bit":
      return BigInt(r.below(2));
    case "lane":
      return BigInt(r.below(40));
    case "few":
      return BigInt(r.below(4));
    case "bytes":
      return BigInt(r.next());
    case "angle":
      return f32Bits(real(r, 2));
    case "e8x2":
      return (pick(E8, r) << 8n) | (usual(r) ? BigInt(r.below(256)) : edges(E8));
    case "unit16":
      return half(r, 1);
    case "unit32":
      return f32Bits(real(r, 1));
    case "unit64": {
      view.setFloat64(0, real(r, 1) + real(r, 1) * 2 ** -25);
      return view.getBigUint64(0);
    }
    case "halves":
      return (half(r, 2) << 16n) | half(r, 2);
    case "bhalves":
      return (brain(r, 2) << 16n) | brain(r, 2);
    case "tf32":
      return f32Bits(real(r, 2)) & 0xffffe000n;
    case "wild":
      return r.below(16) === 0 ? value("f16x2", r, 999) : (half(r, 13) << 16n) | half(r, 13);
    case "bwild":
      return r.below(16) === 0 ? value("bf16x2", r, 999) : (brain(r, 20) << 16n) | brain(r, 20);
    case "twild":
      return r.below(16) === 0 ? value("f32", r, 999) : f32Bits(real(r, 14));
    // Coordinate in an image of 16 texels: in texels, normalized, or as an index.
    case "place":
      return f32Bits(r.below(24 * 64) / 64 - 4);
    case "part":
      return f32Bits(r.below(1280) / 512 - 0.75);
    case "texel":
      return BigInt.asUintN(32, BigInt(r.below(22) - 3));
    case "layer":
      return BigInt(r.below(4));
    case "side":
      return f32Bits((2 * r.below(64) - 63) / 64);
    // Level of a mipmap: integral, between two levels, or as derivatives.
    case "level":
      return f32Bits(r.below(4));
    case "depth":
      return f32Bits(r.below(96) / 16 - 1);
    case "slope":
      return f32Bits(2 ** (r.below(4) - 4));
  }
}

/** Returns the operands of all threads, operand by operand. */
export function operands(kinds: readonly Kind[], seed: number): bigint[][] {
  const r = new Random(seed);
  const shift = kinds.map((_, n) => n * 7);
  return kinds.map((kind, n) =>
    Array.from({ length: THREADS }, (_, t) => value(kind, r, n === 0 ? t : (t * 5 + shift[n]!) % 97)),
  );
}
