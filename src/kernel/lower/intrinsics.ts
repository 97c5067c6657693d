import type { Value } from "../ir/value.ts";
import { isFloat, type RegisterType } from "../language/scalar.ts";
import { elementPlace, indexArray, storedValue } from "./arrays.ts";
import { bits } from "./bit-intrinsics.ts";
import { conversions } from "./conversion-intrinsics.ts";
import { argumentOf, arrayOf, instruction, intrinsic } from "./define-intrinsic.ts";
import { elementOf, memoryArray } from "./local-arrays.ts";
import type { Lowering } from "./lowering.ts";
import {
  type ArrayOperand,
  computed,
  type IntrinsicOperand,
  literal,
  nothing,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";
import { assertion, print } from "./print-intrinsic.ts";
import { special } from "./special-intrinsics.ts";

const axes = ["x", "y", "z"] as const;

/** Returns the intrinsics: the second parameter of a kernel. */
export function intrinsics(lowering: Lowering): RecordOperand {
  return {
    kind: "record",
    name: "the intrinsics",
    fields: {
      ...indices(lowering),
      ...memory(lowering),
      ...conversions(lowering),
      ...bits(lowering),
      ...synchronisation(lowering),
      atomic: atomics(lowering),
      warp: warp(lowering),
      fast: fast(lowering),
      special: special(lowering),
      print: print(lowering),
      assert: assertion(lowering),
      range: range(lowering),
    },
  };
}

function indices(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const special = (name: string, register: string): RecordOperand => ({
    kind: "record",
    name,
    fields: Object.fromEntries(
      axes.map((axis) => [axis, () => computed(build.special(`${register}.${axis}`))]),
    ),
  });
  const global = (axis: string) => () => {
    const [block, size, thread] = ["ctaid", "ntid", "tid"].map((name) =>
      build.special(`${name}.${axis}`),
    ) as [Value, Value, Value];
    return computed(build.emit("fma", "i32", [block, size, thread]));
  };
  const size = (axis: string) => () =>
    computed(build.binary("mul", build.special(`nctaid.${axis}`), build.special(`ntid.${axis}`)));
  return {
    threadIdx: special("threadIdx", "tid"),
    blockIdx: special("blockIdx", "ctaid"),
    blockDim: special("blockDim", "ntid"),
    gridDim: special("gridDim", "nctaid"),
    globalIdx: {
      kind: "record",
      name: "globalIdx",
      fields: Object.fromEntries(axes.map((axis) => [axis, global(axis)])),
    },
    globalSize: {
      kind: "record",
      name: "globalSize",
      fields: Object.fromEntries(axes.map((axis) => [axis, size(axis)])),
    },
  };
}

function memory(lowering: Lowering): Record<string, Operand> {
  const dimensionsOf = (args: readonly Operand[], name: string): number[] =>
    args.map((each) => {
      if (
        each.kind === "literal" &&
        typeof each.value === "number" &&
        Number.isInteger(each.value) &&
        each.value > 0
      )
        return each.value;
      return lowering.fail(
        lowering.callNode!,
        `a dimension of ${name} is ${typeName(each)}`,
        "Use a constant: a number, or a constant of the signature.",
      );
    });
  const declared = (space: "shared" | "local"): IntrinsicOperand =>
    intrinsic(lowering, space, [1, 5], ([type, ...sizes]) => {
      const node = lowering.callNode!;
      const element = elementOf(lowering, type, node);
      if (sizes.length === 0)
        return lowering.fail(node, `${space} needs its size`, `Give a constant: ${space}("f32", 256).`);
      return memoryArray(lowering, { space, element, dimensions: dimensionsOf(sizes, space), node });
    });
  return {
    shared: declared("shared"),
    local: declared("local"),
    dynamicShared: intrinsic(lowering, "dynamicShared", [1, 2], ([type, offset]) => {
      const node = lowering.callNode!;
      const array = memoryArray(lowering, {
        space: "shared",
        element: elementOf(lowering, type, node),
        dimensions: [Number.POSITIVE_INFINITY],
        node,
      });
      if (offset === undefined) return array;
      const bytes = lowering.toType(offset, "i32", node, "the offset in bytes");
      return {
        ...array,
        base: lowering.build.binary("add", array.base, lowering.build.convert(bytes, "u32")),
      };
    }),
  };
}

function synchronisation(lowering: Lowering): Record<string, Operand> {
  const { build } = lowering;
  const ordered = (name: string, template: string) =>
    intrinsic(lowering, name, [0, 0], () => {
      build.ptx(template, "void", [], "ordered");
      return nothing;
    });
  const fence = (scope: string) =>
    ordered(`fence.${scope}`, `fence.acq_rel.${{ block: "cta", device: "gpu", system: "sys" }[scope]};`);
  const voted = (name: string, operation: string, type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, name, [1, 1], ([x]) => {
      const condition = lowering.toCondition(x!, lowering.callNode!);
      return computed(build.ptx(`barrier.red.${operation} $d, 0, $0;`, type, [condition], "ordered"));
    });
  return {
    sync: ordered("sync", "bar.sync 0;"),
    syncCount: voted("syncCount", "popc.u32", "i32"),
    syncAnd: voted("syncAnd", "and.pred", "bool"),
    syncOr: voted("syncOr", "or.pred", "bool"),
    fence: {
      kind: "record",
      name: "fence",
      fields: { block: fence("block"), device: fence("device"), system: fence("system") },
    },
    clock: intrinsic(lowering, "clock", [0, 0], () =>
      computed(build.ptx("mov.u64 $d, %clock64;", "i64", [], "ordered")),
    ),
    globalTimer: intrinsic(lowering, "globalTimer", [0, 0], () =>
      computed(build.ptx("mov.u64 $d, %globaltimer;", "u64", [], "ordered")),
    ),
    trap: ordered("trap", "trap;"),
  };
}

const atomicTypes: Readonly<Record<string, readonly string[]>> = {
  add: ["i32", "u32", "u64", "i64", "f32", "f64"],
  sub: ["i32", "u32", "f32", "f64"],
  min: ["i32", "u32", "i64", "u64"],
  max: ["i32", "u32", "i64", "u64"],
  and: ["i32", "u32", "i64", "u64"],
  or: ["i32", "u32", "i64", "u64"],
  xor: ["i32", "u32", "i64", "u64"],
  exchange: ["i32", "u32", "i64", "u64", "f32", "f64"],
  compareExchange: ["i32", "u32", "i64", "u64"],
  inc: ["u32"],
  dec: ["u32"],
};

const atomicNames: Readonly<Record<string, string>> = { exchange: "exch", compareExchange: "cas" };

/** Returns the atomics: `atomic.add(array, index, value)` returns the value before. */
function atomics(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const operation = (name: string): IntrinsicOperand =>
    intrinsic(
      lowering,
      `atomic.${name}`,
      name === "compareExchange" ? [4, 4] : [3, 3],
      ([target, index, ...values]) => {
        const node = lowering.callNode!;
        const { access, address, type } = atomicPlace(lowering, [target, index], name);
        if (!atomicTypes[name]!.includes(type))
          lowering.fail(
            node,
            `atomic.${name} on an array of ${type}`,
            `It exists for ${atomicTypes[name]!.join(", ")}.`,
          );
        let operands = values.map((each) => storedValue(lowering, each, type, node));
        if (name === "sub") operands = operands.map((each) => build.unary("neg", each));
        const opcode = atomicNames[name] ?? (name === "sub" ? "add" : name);
        const before = build.emit("atom", operands[0]!.type, [address, ...operands], {
          ...access,
          mode: `relaxed.gpu ${opcode}`,
        });
        return computed(before);
      },
    );
  const load = intrinsic(lowering, "atomic.load", [2, 2], ([target, index]) => {
    const { access, address, type } = atomicPlace(lowering, [target, index], "load");
    const text = `ld.acquire.gpu${access.space === "generic" ? "" : `.${access.space}`}`;
    const at = access.offset ? `[$0+${access.offset}]` : "[$0]";
    return computed(
      build.ptx(
        `${text}.${isFloat(type) ? type : `b${type.slice(1)}`} $d, ${at};`,
        type,
        [address],
        "ordered",
      ),
    );
  });
  const store = intrinsic(lowering, "atomic.store", [3, 3], ([target, index, value]) => {
    const { access, address, type } = atomicPlace(lowering, [target, index], "store");
    const at = access.offset ? `[$0+${access.offset}]` : "[$0]";
    const stored = storedValue(lowering, value!, type, lowering.callNode!);
    build.ptx(
      `st.release.gpu.${access.space}.${isFloat(type) ? type : `b${type.slice(1)}`} ${at}, $1;`,
      "void",
      [address, stored],
      "ordered",
    );
    return nothing;
  });
  const fields = Object.fromEntries(Object.keys(atomicTypes).map((name) => [name, operation(name)]));
  return { kind: "record", name: "atomic", fields: { ...fields, load, store } };
}

/** Returns the element that an atomic acts on. */
function atomicPlace(
  lowering: Lowering,
  [target, index]: readonly [Operand | undefined, Operand | undefined],
  name: string,
) {
  const node = lowering.callNode!;
  const array = arrayOf(lowering, target, `atomic.${name}`);
  if (array.readonly && name !== "load")
    lowering.fail(node, `${array.name} is readonly`, `Declare it without readonly.`);
  const indices = index?.kind === "list" ? index.items : [index!];
  const element = indices.reduce((at: ArrayOperand, each) => indexArray(lowering, at, each, node), array);
  if (element.dimensions.length > 0)
    lowering.fail(node, `${array.name} has more dimensions`, "Give a list of indices: [y, x].");
  const place = elementPlace(lowering, element);
  const type = place.element.scalar;
  const isWord =
    type === "i32" || type === "u32" || type === "i64" || type === "u64" || type === "f32" || type === "f64";
  if (!isWord || place.element.lanes !== 1)
    return lowering.fail(node, `atomic.${name} on an array of ${type}`, "Use elements of 32 or 64 bits.");
  return { ...place, type };
}

const fullMask = 0xffffffff;

function warp(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const moved = (name: string, mode: string, clamp: number): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [2, 3], ([x, lane, size]) => {
      const value = argumentOf(lowering, x, ["f32", "i32", "u32", "f64", "i64", "u64"], `warp.${name}`);
      const from = build.convert(
        lowering.toType(lane!, lane?.kind === "value" ? lane.type : "i32", lowering.callNode!),
        "u32",
      );
      const width = size?.kind === "literal" ? Number(size.value) : 32;
      const segment = ((32 - width) << 8) | clamp;
      return computed(shuffle(lowering, { value, lane: from, mode, segment }));
    });
  const vote = (name: string, mode: string, type: RegisterType): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [1, 1], ([x]) => {
      const condition = lowering.toCondition(x!, lowering.callNode!);
      return computed(build.ptx(`vote.sync.${mode} $d, $0, ${fullMask};`, type, [condition], "ordered"));
    });
  const reduce = (name: string, operation: string): IntrinsicOperand =>
    intrinsic(lowering, `warp.${name}`, [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, ["i32", "u32"], `warp.${name}`);
      const suffix = ["and", "or", "xor"].includes(operation) ? "b32" : value.type === "i32" ? "s32" : "u32";
      return computed(
        build.ptx(
          `redux.sync.${operation}.${suffix} $d, $0, ${fullMask};`,
          value.type as RegisterType,
          [value],
          "ordered",
        ),
      );
    });
  const words: readonly RegisterType[] = ["i32", "u32", "f32"];
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
      match: intrinsic(lowering, "warp.match", [1, 1], ([x]) => {
        const value = argumentOf(lowering, x, words, "warp.match");
        return computed(build.ptx(`match.any.sync.b32 $d, $0, ${fullMask};`, "u32", [value], "ordered"));
      }),
      sync: intrinsic(lowering, "warp.sync", [0, 0], () => {
        build.ptx(`bar.warp.sync ${fullMask};`, "void", [], "ordered");
        return nothing;
      }),
      ...{ add: reduce("add", "add"), min: reduce("min", "min"), max: reduce("max", "max") },
      ...{ and: reduce("and", "and"), or: reduce("or", "or"), xor: reduce("xor", "xor") },
    },
  };
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

/** Returns the fast forms: one instruction of the special function unit, with its error. */
function fast(lowering: Lowering): RecordOperand {
  const { build } = lowering;
  const f32: readonly RegisterType[] = ["f32"];
  const approx = (name: string, opcode: string) =>
    instruction(lowering, `fast.${name}`, [f32], "f32", () => `${opcode}.approx.f32 $d, $0;`);
  const scaled = (name: string, opcode: string, factor: number, isBefore: boolean) =>
    intrinsic(lowering, `fast.${name}`, [1, 1], ([x]) => {
      const value = argumentOf(lowering, x, f32, `fast.${name}`);
      const by = build.constant("f32", factor);
      const given = isBefore ? build.binary("mul", value, by) : value;
      const result = build.ptx(`${opcode}.approx.f32 $d, $0;`, "f32", [given]);
      return computed(isBefore ? result : build.binary("mul", result, by));
    });
  return {
    kind: "record",
    name: "fast",
    fields: {
      ...{
        exp2: approx("exp2", "ex2"),
        log2: approx("log2", "lg2"),
        sin: approx("sin", "sin"),
        cos: approx("cos", "cos"),
      },
      ...{ rsqrt: approx("rsqrt", "rsqrt"), rcp: approx("rcp", "rcp"), sqrt: approx("sqrt", "sqrt") },
      ...{
        tanh: approx("tanh", "tanh"),
        exp: scaled("exp", "ex2", Math.LOG2E, true),
        log: scaled("log", "lg2", Math.LN2, false),
      },
      divide: instruction(lowering, "fast.divide", [f32, f32], "f32", () => "div.approx.f32 $d, $0, $1;"),
    },
  };
}

function range(lowering: Lowering): IntrinsicOperand {
  return intrinsic(lowering, "range", [1, 3], (args) => {
    const [from, to, step] =
      args.length === 1 ? [literal(0), args[0]!, literal(1)] : [args[0]!, args[1]!, args[2] ?? literal(1)];
    return { kind: "record", name: "range", fields: { from, to, step } };
  });
}
