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
const integers: readonly RegisterType[] = ["i32", "u32", "i64", "u64"];
const sizes: readonly number[] = [1, 2, 4, 8, 16, 32];

/** Threads that an operation combines: a warp, or a tile of one. */
interface Group {
  /** Name in messages, "warp" or "the tile". */
  readonly name: string;
  readonly size: number;
  /** Mask of a tile, and its first lane. Undefined for a whole warp. */
  readonly tile: { readonly mask: Value; readonly first: Value } | undefined;
}

/** Returns the operations of a warp: shuffles, votes, matches and reductions of its 32 threads. */
export function warp(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const group: Group = { name: "warp", size: 32, tile: undefined };
  const vote = votesOf(lowering, group);
  return {
    kind: "record",
    name: "warp",
    fields: {
      ...operations(lowering, group),
      lane: () => computed(build.special("laneid")),
      activeMask: intrinsic(lowering, "warp.activeMask", [0, 0], () =>
        computed(build.ptx("activemask.b32 $d;", "u32", [], "ordered")),
      ),
      matchAll: match(lowering, group, "matchAll"),
      uniform: vote("uniform", "uni.pred", "bool"),
      tile: intrinsic(lowering, "warp.tile", [1, 1], ([size]) => tile(lowering, size)),
    },
  };
}

/** Returns a part of the warp with a constant size. Its threads may be in another branch than those of other tiles. */
function tile(lowering: Lowering, given: Operand | undefined): RecordOperand {
  const { build } = lowering;
  const size = sizeOf(lowering, given, "the size of a tile");
  const lane = build.special("laneid");
  const first = build.convert(build.binary("and", lane, build.constant("i32", -size)), "u32");
  const mask = build.shift("shl", build.constant("u32", 2 ** size - 1), first);
  const group: Group = { name: "the tile", size, tile: size === 32 ? undefined : { mask, first } };
  return {
    kind: "record",
    name: "the tile",
    fields: {
      ...operations(lowering, group),
      rank: computed(build.binary("and", lane, build.constant("i32", size - 1))),
      index: computed(build.shift("shr", lane, build.constant("u32", Math.log2(size)))),
    },
  };
}

/** Returns the operations that a warp and a tile have. */
function operations(lowering: Lowering, group: Group): Record<string, Operand> {
  const { build } = lowering;
  const vote = votesOf(lowering, group);
  const moved = (name: string, mode: string, clamp: number): IntrinsicOperand =>
    intrinsic(lowering, `${group.name}.${name}`, [2, group.tile ? 2 : 3], ([x, lane, width]) => {
      const value = argumentOf(lowering, x, numbers, `${group.name}.${name}`);
      const from = build.convert(
        lowering.toType(lane!, lane?.kind === "value" ? lane.type : "i32", lowering.callNode!),
        "u32",
      );
      const size = width === undefined ? group.size : sizeOf(lowering, width, "the width of a shuffle");
      const segment = ((32 - size) << 8) | clamp;
      return computed(shuffle(lowering, group, { value, lane: from, mode, segment }));
    });
  const reduce = (name: Reduction): IntrinsicOperand =>
    intrinsic(lowering, `${group.name}.${name}`, [1, 1], ([x]) => {
      const isBitwise = name === "and" || name === "or" || name === "xor";
      const value = argumentOf(lowering, x, isBitwise ? integers : numbers, `${group.name}.${name}`);
      return computed(reduced(lowering, group, name, value));
    });
  return {
    size: literal(group.size),
    shuffle: moved("shuffle", "idx", 31),
    shuffleUp: moved("shuffleUp", "up", 0),
    shuffleDown: moved("shuffleDown", "down", 31),
    shuffleXor: moved("shuffleXor", "bfly", 31),
    any: vote("any", "any.pred", "bool"),
    all: vote("all", "all.pred", "bool"),
    ballot: vote("ballot", "ballot.b32", "u32"),
    match: match(lowering, group, "match"),
    sync: intrinsic(lowering, `${group.name}.sync`, [0, 0], () => {
      masked(lowering, group, (mask) => `bar.warp.sync ${mask};`, "void", []);
      return nothing;
    }),
    ...{ add: reduce("add"), min: reduce("min"), max: reduce("max") },
    ...{ and: reduce("and"), or: reduce("or"), xor: reduce("xor") },
  };
}

/** Builds an instruction of all threads of a group. `text` takes the mask of the group. */
function masked(
  { build }: Lowering,
  { tile }: Group,
  text: (mask: string) => string,
  type: RegisterType | "void",
  args: readonly Value[],
): Value {
  return tile === undefined
    ? build.ptx(text(`${fullMask}`), type, args, "ordered")
    : build.ptx(text(`$${args.length}`), type, [...args, tile.mask], "ordered");
}

/** Returns bits of a warp as those of the group: bit 0 is its first thread. */
const bitsIn = ({ build }: Lowering, { tile }: Group, bits: Value): Value =>
  tile === undefined ? bits : build.shift("shr", bits, tile.first);

const votesOf =
  (lowering: Lowering, group: Group) =>
  (name: string, mode: string, type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, `${group.name}.${name}`, [1, 1], ([x]) => {
      const condition = lowering.toCondition(x!, lowering.callNode!);
      const voted = masked(lowering, group, (mask) => `vote.sync.${mode} $d, $0, ${mask};`, type, [
        condition,
      ]);
      return computed(type === "bool" ? voted : bitsIn(lowering, group, voted));
    });

function match(lowering: Lowering, group: Group, name: "match" | "matchAll"): IntrinsicOperand {
  const mode = name === "match" ? "any" : "all";
  return intrinsic(lowering, `${group.name}.${name}`, [1, 1], ([x]) => {
    const value = argumentOf(lowering, x, numbers, `${group.name}.${name}`);
    const bits = bitsOf(value.type as RegisterType);
    const text = (mask: string) => `match.${mode}.sync.b${bits} $d, $0, ${mask};`;
    return computed(bitsIn(lowering, group, masked(lowering, group, text, "u32", [value])));
  });
}

/** Returns a number of lanes: a power of two up to 32. */
function sizeOf(lowering: Lowering, given: Operand | undefined, name: string): number {
  const size = given?.kind === "literal" ? Number(given.value) : Number.NaN;
  if (sizes.includes(size)) return size;
  return lowering.fail(
    lowering.callNode!,
    `${name} is ${given?.kind === "literal" ? given.value : typeName(given ?? nothing)}`,
    "Use the constant 1, 2, 4, 8, 16 or 32.",
  );
}

type Reduction = "add" | "min" | "max" | "and" | "or" | "xor";

/** Combines the values of all lanes. 32-bit integers take one instruction, other types an exchange for each doubling. */
function reduced(lowering: Lowering, group: Group, name: Reduction, value: Value): Value {
  const { build } = lowering;
  const type = value.type as RegisterType;
  if (type === "i32" || type === "u32") {
    const isBitwise = name === "and" || name === "or" || name === "xor";
    const suffix = isBitwise ? "b32" : type === "i32" ? "s32" : "u32";
    const text = (mask: string) => `redux.sync.${name}.${suffix} $d, $0, ${mask};`;
    return masked(lowering, group, text, type, [value]);
  }
  let sum = value;
  for (let distance = group.size >> 1; distance > 0; distance >>= 1) {
    const lane = build.constant("u32", distance);
    const other = shuffle(lowering, group, { value: sum, lane, mode: "bfly", segment: 31 });
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
function shuffle(lowering: Lowering, group: Group, { value, lane, mode, segment }: Shuffle): Value {
  const type = value.type as RegisterType;
  const text = `shfl.sync.${mode}.b32`;
  const isWord = type === "f32" || type === "i32" || type === "u32";
  const one = (mask: string) => `${text} $d, $0, $1, ${segment}, ${mask};`;
  const two = (mask: string) =>
    [
      "{ .reg .b32 lo, hi; mov.b64 {lo, hi}, $0;",
      `${text} lo, lo, $1, ${segment}, ${mask}; ${text} hi, hi, $1, ${segment}, ${mask};`,
      "mov.b64 $d, {lo, hi}; }",
    ].join(" ");
  return masked(lowering, group, isWord ? one : two, type, [value, lane]);
}
