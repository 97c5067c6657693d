import type { Value } from "../ir/value.ts";
import type { RegisterType } from "../language/scalar.ts";
import { asyncCopies, mbarriers } from "./async-intrinsics.ts";
import { atomics } from "./atomic-intrinsics.ts";
import { cluster, synchronisation } from "./barrier-intrinsics.ts";
import { bits } from "./bit-intrinsics.ts";
import { conversions } from "./conversion-intrinsics.ts";
import { argumentOf, instruction, intrinsic } from "./define-intrinsic.ts";
import { elementOf, memoryArray, registerArray } from "./local-arrays.ts";
import type { Lowering } from "./lowering.ts";
import { loadMatrix, matrixProducts, packing, storeMatrix } from "./matrix-intrinsics.ts";
import {
  computed,
  type IntrinsicOperand,
  literal,
  type Operand,
  type RecordOperand,
  typeName,
} from "./operand.ts";
import { assertion, print } from "./print-intrinsic.ts";
import { ptxByHand } from "./ptx-intrinsic.ts";
import { randomNumbers } from "./random-intrinsics.ts";
import { special } from "./special-intrinsics.ts";
import { surfaces, textures } from "./texture-intrinsics.ts";
import { warp } from "./warp-intrinsics.ts";

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
      atomic: once(() => atomics(lowering)),
      warp: once(() => warp(lowering)),
      cluster: once(() => cluster(lowering)),
      async: once(() => asyncCopies(lowering)),
      mbarrier: once(() => mbarriers(lowering)),
      mma: once(() => matrixProducts(lowering)),
      ldmatrix: loadMatrix(lowering, "ldmatrix", ""),
      ldmatrixTransposed: loadMatrix(lowering, "ldmatrixTransposed", ".trans"),
      stmatrix: storeMatrix(lowering, "stmatrix", ""),
      stmatrixTransposed: storeMatrix(lowering, "stmatrixTransposed", ".trans"),
      ...packing(lowering),
      random: once(() => randomNumbers(lowering)),
      texture: once(() => textures(lowering)),
      surface: once(() => surfaces(lowering)),
      ptx: ptxByHand(lowering),
      fast: once(() => fast(lowering)),
      special: once(() => special(lowering)),
      print: print(lowering),
      assert: assertion(lowering),
      range: range(lowering),
    },
  };
}

/** Returns a field that is made when it is first read: a kernel uses few of the namespaces. */
function once(make: () => Operand): () => Operand {
  let made: Operand | undefined;
  return () => (made ??= make());
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
    // In this order, which is nvcc's, ptxas keeps the size of a block in a uniform register.
    const [size, block, thread] = ["ntid", "ctaid", "tid"].map((name) =>
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
      const dimensions = dimensionsOf(sizes, space);
      const inRegisters = space === "local" ? registerArray(lowering, element, dimensions) : undefined;
      return inRegisters ?? memoryArray(lowering, { space, element, dimensions, node });
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
