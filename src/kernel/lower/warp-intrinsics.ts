import type { Value } from "../ir/value.ts";
import { bitsOf, type RegisterType } from "../language/scalar.ts";
import { extremeOf } from "./basic-mathematics.ts";
import { argumentOf, intrinsic } from "./define-intrinsic.ts";
import type { Lowering } from "./lowering.ts";
import {
  computed,
  type IntrinsicOperand,
  literal,
  nothing,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";

/** All threads of a warp. */
const fullMask = 0xffffffff;

const numbers: readonly RegisterType[] = ["f32", "i32", "u32", "f64", "i64", "u64"];

/** Returns the operations of a warp: shuffles, votes, matches and reductions of its 32 threads. */
export function warp(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const moved = (name: string, mode: string, clamp: number): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [2, 3], ([x, lane, size]) => {
      const value = argumentOf(lowering, x, numbers, `warp.${name}`);
      const from = build.convert(
        lowering.toType(lane!, lane?.kind === "value" ? lane.type : "i32", lowering.callNode!),
        "u32",
      );
      const width = widthOf(lowering, size);
      const segment = ((32 - width) << 8) | clamp;
      return computed(shuffle(lowering, { value, lane: from, mode, segment }));
    });
  const vote = (name: string, mode: string, type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [1, 1], ([x]) => {
      const condition = lowering.toCondition(x!, lowering.callNode!);
      return computed(build.ptx(`vote.sync.${mode} $d, $0, ${fullMask};`, type, [condition], "ordered"));
    });
  const reduce = (name: Reduction): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [1, 1], ([x]) => {
      const isBitwise = name === "and" || name === "or" || name === "xor";
      const value = argumentOf(lowering, x, isBitwise ? integers : numbers, `warp.${name}`);
      return computed(reduced(lowering, name, value));
    });
  const match = (name: string, mode: string, result: string): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, numbers, `warp.${name}`);
      const bits = bitsOf(value.type as RegisterType);
      const text = `match.${mode}.sync.b${bits} ${result}, $0, ${fullMask};`;
      return computed(build.ptx(text, "u32", [value], "ordered"));
    });
  return {
    kind: "record",
    name: "warp",
    fields: {
      size: literal(32),
      lane: () => computed(build.special("laneid")),
      shuffle: moved("shuffle", "idx", 31),
      shuffleUp: moved("shuffleUp", "up", 0),
      shuffleDown: moved("shuffleDown", "down", 31),
      shuffleXor: moved("shuffleXor", "bfly", 31),
      any: vote("any", "any.pred", "bool"),
      all: vote("all", "all.pred", "bool"),
      ballot: vote("ballot", "ballot.b32", "u32"),
      activeMask: intrinsic(lowering, "warp.activeMask", [0, 0], () =>
        computed(build.ptx("activemask.b32 $d;", "u32", [], "ordered")),
      ),
      match: match("match", "any", "$d"),
      matchAll: match("matchAll", "all", "$d"),
      uniform: vote("uniform", "uni.pred", "bool"),
      sync: intrinsic(lowering, "warp.sync", [0, 0], () => {
        build.ptx(`bar.warp.sync ${fullMask};`, "void", [], "ordered");
        return nothing;
      }),
      ...{ add: reduce("add"), min: reduce("min"), max: reduce("max") },
      ...{ and: reduce("and"), or: reduce("or"), xor: reduce("xor") },
    },
  };
}

const integers: readonly RegisterType[] = ["i32", "u32", "i64", "u64"];

/** Returns the number of lanes of a shuffle: a power of two up to 32. */
function widthOf(lowering: Lowering, size: Operand | undefined): number {
  if (size === undefined) return 32;
  const width = size.kind === "literal" ? Number(size.value) : Number.NaN;
  if ([1, 2, 4, 8, 16, 32].includes(width)) return width;
  return lowering.fail(
    lowering.callNode!,
    `the width of a shuffle is ${typeName(size)}`,
    "Use the constant 1, 2, 4, 8, 16 or 32.",
  );
}

type Reduction = "add" | "min" | "max" | "and" | "or" | "xor";

/** Combines the values of all lanes. 32-bit integers take one instruction, other types five exchanges. */
function reduced(lowering: Lowering, name: Reduction, value: Value): Value {
  const { build } = lowering;
  const type = value.type as RegisterType;
  if (type === "i32" || type === "u32") {
    const isBitwise = name === "and" || name === "or" || name === "xor";
    const suffix = isBitwise ? "b32" : type === "i32" ? "s32" : "u32";
    return build.ptx(`redux.sync.${name}.${suffix} $d, $0, ${fullMask};`, type, [value], "ordered");
  }
  let sum = value;
  for (let distance = 16; distance > 0; distance >>= 1) {
    const lane = build.constant("u32", distance);
    const other = shuffle(lowering, { value: sum, lane, mode: "bfly", segment: 31 });
    const isExtreme = name === "min" || name === "max";
    sum = isExtreme ? extremeOf(lowering, name, sum, other) : build.binary(name, sum, other);
  }
  return sum;
}

interface Shuffle {
  readonly value: Value;
  readonly lane: Value;
  readonly mode: string;
  readonly segment: number;
}

/** Moves a value between lanes. 64 bits take two instructions. */
function shuffle(lowering: Lowering, { value, lane, mode, segment }: Shuffle): Value {
  const { build } = lowering;
  const type = value.type as RegisterType;
  const text = `shfl.sync.${mode}.b32`;
  if (type === "f32" || type === "i32" || type === "u32")
    return build.ptx(`${text} $d, $0, $1, ${segment}, ${fullMask};`, type, [value, lane], "ordered");
  const parts = [
    "{ .reg .b32 lo, hi; mov.b64 {lo, hi}, $0;",
    `${text} lo, lo, $1, ${segment}, ${fullMask}; ${text} hi, hi, $1, ${segment}, ${fullMask};`,
    "mov.b64 $d, {lo, hi}; }",
  ];
  return build.ptx(parts.join(" "), type, [value, lane], "ordered");
}
