import type { Buffer } from "../cuda/memory/buffer.ts";
import { type Dtype, factsOf, isFloating, sumType } from "./dtype.ts";
import { converted, extremeText, KernelText, literal } from "./emit.ts";
import { Expression } from "./expression.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { launch } from "./kernels.ts";
import { joinedAxes } from "./layout.ts";
import { allocateView, Node, type View } from "./node.ts";
import { contiguousStrides, sizeOf } from "./shape.ts";

/** Name of a reduction. */
export type ReductionName = "sum" | "prod" | "max" | "min" | "any" | "all" | "argmax" | "argmin";

/** Number of threads of a block. */
const BLOCK = 256;
/** Number of groups of threads whose values are joined, and number of threads of a group. */
const GROUPS = 16;
/** Elements of one output from which a block computes it, not a thread. */
const LONGEST_OF_THREAD = 64;
/** Number of outputs from which each has one thread, whatever their length. */
const MANY_OUTPUTS = 4096;
/** Least number of elements of a block's part. */
const PART = 32768;
/** Number of elements of one round of a thread's loop, where the expression has few operations. */
const UNROLLED = 4;
/** Largest number of operations of an expression that is repeated in one round. */
const MOST_UNROLLED = 4;
/** Largest number of blocks of one launch for the parts of an output. */
const MOST_PARTS = 1024;

/** Values that a thread carries, and the texts that change them. */
interface Accumulation {
  readonly types: readonly Dtype[];
  /** First values, before an element. */
  readonly first: readonly string[];
  /** Adds an element, or the values of another thread, to the values. */
  readonly merge: (mine: readonly string[], other: readonly string[]) => string;
}

/** Returns the type of the result of a reduction. */
export function reductionType(name: ReductionName, dtype: Dtype): Dtype {
  if (name === "any" || name === "all") return "bool";
  if (name === "argmax" || name === "argmin") return "i64";
  return name === "sum" || name === "prod" ? sumType(dtype) : dtype;
}

/** Returns the least (or largest) value of a type as text: an element that every other one replaces. */
function extremeValue(name: "max" | "min", dtype: Dtype): string {
  const sign = name === "max" ? "-" : "";
  if (isFloating(dtype)) return `${sign}1 / 0`;
  const { kind, bits } = factsOf(dtype);
  const size = 1n << BigInt(kind === "signed" ? bits - 1 : bits);
  const value = name === "max" ? (kind === "signed" ? -size : 0n) : size - 1n;
  return bits === 64 ? `${value}n` : `${value}`;
}

function accumulation(name: ReductionName, dtype: Dtype): Accumulation {
  const result = reductionType(name, dtype);
  const one = (
    first: string,
    merge: (a: string, b: string) => string,
    type: Dtype = result,
  ): Accumulation => ({
    types: [type],
    first: [first],
    merge: ([a], [b]) => `${a} = ${merge(a!, b!)};`,
  });
  // f16 and bf16 are summed in f32, as NumPy does, and rounded once.
  const sums = isFloating(result) && factsOf(result).bits === 16 ? "f32" : result;
  switch (name) {
    case "sum":
      return one(literal(0, sums), (a, b) => `${a} + ${b}`, sums);
    case "prod":
      return one(literal(1, sums), (a, b) => `${a} * ${b}`, sums);
    case "any":
      return one("0", (a, b) => `${a} | ${b}`, "i32");
    case "all":
      return one("1", (a, b) => `${a} & ${b}`, "i32");
    case "max":
    case "min": {
      if (dtype === "bool")
        return one(name === "max" ? "0" : "1", (a, b) => `${a} ${name === "max" ? "|" : "&"} ${b}`, "i32");
      return one(extremeValue(name, dtype), (a, b) => extremeText(name, a, b, dtype), dtype);
    }
    case "argmax":
    case "argmin":
      return placeOf(name === "argmax" ? "max" : "min", dtype === "bool" ? "i32" : dtype);
  }
}

/** Place of the first extreme, and its value. NaN counts as the extreme. */
function placeOf(name: "max" | "min", dtype: Dtype): Accumulation {
  const sign = name === "max" ? ">" : "<";
  return {
    types: [dtype, "i32"],
    first: [extremeValue(name, dtype), "2147483647"],
    merge: ([a, at], [b, place]) => {
      const isBetter = `${b} ${sign} ${a} || (${b} === ${a} && ${place} < ${at})`;
      const replaces = isFloating(dtype)
        ? `${a} !== ${a} ? ${b} !== ${b} && ${place} < ${at} : ${b} !== ${b} || ${isBetter}`
        : isBetter;
      return `if (${replaces}) { ${a} = ${b}; ${at} = ${place}; }`;
    },
  };
}

/** Reduces an expression along axes, in ascending order. The operations of the expression are part of the kernel. */
export function runReduction(name: ReductionName, input: Node, axes: readonly number[]): View {
  const kept = input.shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis));
  const shape = kept.map((axis) => input.shape[axis]!);
  const accumulate = accumulation(name, input.dtype);
  const result = reductionType(name, input.dtype);
  const target = allocateView(input.device, result, shape);
  if (sizeOf(shape) === 0) return target;
  const expression = new Expression(input);
  const pick = (from: readonly number[], which: readonly number[]) => which.map((axis) => from[axis]!);
  const outer = joinedAxes(
    shape,
    expression.leaves.map(({ strides }) => pick(strides, kept)),
  );
  const inner = joinedAxes(
    pick(input.shape, axes),
    expression.leaves.map(({ strides }) => pick(strides, axes)),
  );
  const outputs = sizeOf(shape);
  const length = sizeOf(pick(input.shape, axes));
  const plan = planOf(outputs, length);
  const text = new KernelText();
  const integers = new Integers();
  const begin = beginText(text, integers, plan, { outputs, length });
  const outerPlaces = splitIndex(text, "output", outer.lengths, (axis, value) =>
    integers.add(`d${axis}`, value),
  );
  const bases = outer.strides.map((strides, leaf) =>
    text.constant(
      placeText(outerPlaces, strides, {
        fast: plan.isThread ? outer.lengths.length - 1 : -1,
        stride: (axis, value) => integers.add(`s${leaf}_${axis}`, value),
      }),
    ),
  );
  /** Adds the text that adds the element of an index to the values of these names. */
  const addElement = (index: string, names: readonly string[]): void => {
    const innerPlaces = splitIndex(text, index, inner.lengths, (axis, value) =>
      integers.add(`e${axis}`, value),
    );
    const places = inner.strides.map((strides, leaf) => {
      const place = placeText(innerPlaces, strides, {
        fast: inner.lengths.length === 1 ? 0 : -1,
        stride: (axis, value) => integers.add(`t${leaf}_${axis}`, value),
      });
      return `${bases[leaf]} + ${place}`;
    });
    const value = expression.emit(text, places);
    const element = text.constant(elementText(value, input.dtype, accumulate.types[0]!, name));
    text.add(accumulate.merge(names, [element, index]));
  };
  const mine = addLoop(text, accumulate, {
    ...begin,
    lane: plan.isThread ? undefined : "threadIdx.x",
    step: plan.isThread ? 1 : BLOCK,
    copies: plan.isThread || input.count > MOST_UNROLLED ? 1 : UNROLLED,
    addElement,
  });
  const parts =
    plan.parts > 1 ? accumulate.types.map((type) => partialView(input, type, outputs * plan.parts)) : [];
  endText(text, plan, accumulate, { name, result, mine });
  const outs =
    plan.parts > 1 ? accumulate.types.map((type, i) => [`o${i}`, `${type}[]`]) : [["o0", `${result}[]`]];
  launch(
    input.device,
    {
      name: `${name}_of_${expression.label}`,
      signature: { ...expression.signature, ...Object.fromEntries(outs), ...integers.signature },
      body: text.toString(),
    },
    plan.size,
    [
      ...expression.values,
      ...(plan.parts > 1 ? parts : [target]).map(({ storage }) => storage.buffer),
      ...integers.values,
    ],
  );
  if (plan.parts > 1) joinParts({ input, name, target, outputs, parts: plan.parts }, parts, accumulate);
  return target;
}

interface Plan {
  /** True when each thread computes one output. */
  readonly isThread: boolean;
  /** Number of blocks of one output. */
  readonly parts: number;
  readonly size: { readonly grid: number | readonly [number, number, number]; readonly block: number };
}

function planOf(outputs: number, length: number): Plan {
  if (length <= LONGEST_OF_THREAD || outputs >= MANY_OUTPUTS)
    return { isThread: true, parts: 1, size: { grid: Math.ceil(outputs / BLOCK), block: BLOCK } };
  const parts = Math.min(MOST_PARTS, Math.ceil(length / PART));
  return { isThread: false, parts, size: { grid: [parts, outputs, 1], block: BLOCK } };
}

/** A loop of a thread over the elements of an output. */
interface Loop {
  readonly first: string;
  readonly last: string;
  /** Index of the thread in its block, where the threads of a block share the elements. */
  readonly lane: string | undefined;
  readonly step: number;
  /** Number of elements of one round, each with values of its own, so that additions do not wait for each other. */
  readonly copies: number;
  readonly addElement: (index: string, names: readonly string[]) => void;
}

/** Adds a loop over elements. Returns the names of the values. */
function addLoop(text: KernelText, accumulate: Accumulation, loop: Loop): readonly string[] {
  const { first, last, lane, step, copies, addElement } = loop;
  const lists = Array.from({ length: copies }, (_, k) => accumulate.types.map((_, i) => `a${i}_${k}`));
  for (const names of lists)
    for (const [i, type] of accumulate.types.entries())
      text.add(declared(names[i]!, accumulate.first[i]!, type));
  const mine = lists[0]!;
  const start = lane === undefined ? first : `${first} + ${lane}`;
  if (copies > 1) {
    // The condition is the same in all threads of a block, which lets the soft GPU run them as vectors.
    const round = copies * step;
    text.add(`let begin = ${first};`);
    text.add(`while (begin < ${last} - ${round - 1}) {`);
    for (const [k, names] of lists.entries())
      addElement(text.constant(`begin + ${lane} + ${k * step}`), names);
    text.add(`begin += ${round}; }`);
  }
  text.add(`let r = ${copies > 1 ? `begin + ${lane}` : start};`);
  text.add(`while (r < ${last}) {`);
  addElement("r", mine);
  text.add(`r += ${step}; }`);
  for (const names of lists.slice(1)) text.add(accumulate.merge(mine, names));
  return mine;
}

/** Adds the text before the loop over the elements of an output. Returns the first and the last index. */
function beginText(
  text: KernelText,
  integers: Integers,
  { isThread, parts }: Plan,
  { outputs, length }: { readonly outputs: number; readonly length: number },
): { readonly first: string; readonly last: string } {
  const end = integers.add("length", length);
  if (isThread) {
    text.add("const output = globalIdx.x;");
    text.add(`if (output < ${integers.add("outputs", outputs)}) {`);
    return { first: "0", last: end };
  }
  text.add("const output = blockIdx.y;");
  if (parts === 1) return { first: "0", last: end };
  integers.add("part", Math.ceil(length / parts));
  text.add(`const first = blockIdx.x * part;`);
  text.add(`const last = Math.min(first + part, ${end});`);
  return { first: "first", last: "last" };
}

/** Returns the text of an element in the type of the accumulated value. */
function elementText(value: string, from: Dtype, to: Dtype, name: ReductionName): string {
  if (name === "any" || name === "all")
    return from === "bool" ? `i32(${value})` : `i32(${converted(value, from, "bool")})`;
  return converted(value, from, to);
}

const declared = (name: string, value: string, type: Dtype): string =>
  `let ${name} = ${factsOf(type).register}(${value});`;

/** Adds the text that joins the values of a block, and writes the result. */
function endText(
  text: KernelText,
  { isThread, parts }: Plan,
  { types, merge }: Accumulation,
  {
    name,
    result,
    mine,
  }: { readonly name: ReductionName; readonly result: Dtype; readonly mine: readonly string[] },
): void {
  const write =
    parts > 1
      ? mine.map((each, i) => `o${i}[output * gridDim.x + blockIdx.x] = ${each};`).join(" ")
      : `o0[output] = ${resultText(name, mine, types, result)};`;
  if (isThread) {
    text.add(`${write} }`);
    return;
  }
  const others = mine.map((each) => `${each}b`);
  const shared = mine.map((each) => `${each}s`);
  const addGroup = (index: (k: string) => string): void => {
    text.add(`for (let k = 1; k < ${GROUPS}; k++) {`);
    for (const i of mine.keys()) text.add(`const ${others[i]} = ${shared[i]}[${index("k")}];`);
    text.add(merge(mine, others));
    text.add("}");
  };
  for (const [i, type] of types.entries())
    text.add(`const ${shared[i]} = shared("${factsOf(type).register}", ${BLOCK});`);
  for (const [i, each] of mine.entries()) text.add(`${shared[i]}[threadIdx.x] = ${each};`);
  text.add("sync();");
  // Two steps through shared memory: the soft GPU takes longer for exchanges between the lanes of a warp.
  text.add(`if (threadIdx.x < ${GROUPS}) {`);
  for (const [i, each] of mine.entries()) text.add(`${each} = ${shared[i]}[threadIdx.x * ${GROUPS}];`);
  addGroup((k) => `threadIdx.x * ${GROUPS} + ${k}`);
  for (const [i, each] of mine.entries()) text.add(`${shared[i]}[threadIdx.x * ${GROUPS}] = ${each};`);
  text.add("} sync();");
  text.add("if (threadIdx.x === 0) {");
  addGroup((k) => `${k} * ${GROUPS}`);
  text.add(`${write} }`);
}

function resultText(
  name: ReductionName,
  mine: readonly string[],
  types: readonly Dtype[],
  result: Dtype,
): string {
  if (name === "argmax" || name === "argmin") return `i64(${mine[1]})`;
  const [type] = types as readonly [Dtype];
  return type === result ? mine[0]! : converted(mine[0]!, type, result);
}

const partialView = ({ device }: Node, dtype: Dtype, size: number): View =>
  allocateView(device, dtype, [size]);

interface PartsOf {
  readonly input: Node;
  readonly name: ReductionName;
  readonly target: View;
  readonly outputs: number;
  readonly parts: number;
}

/** Joins the parts of each output, with one block for each. */
function joinParts(
  { input, name, target, outputs, parts }: PartsOf,
  views: readonly View[],
  accumulate: Accumulation,
): void {
  const result = reductionType(name, input.dtype);
  const { types, first, merge } = accumulate;
  const text = new KernelText();
  const mine = types.map((_, i) => `a${i}`);
  text.add("const output = blockIdx.y;");
  for (const [i, type] of types.entries()) text.add(declared(mine[i]!, first[i]!, type));
  text.add(`for (let r = threadIdx.x; r < parts; r += ${BLOCK}) {`);
  const read = types.map((_, i) => text.constant(`p${i}[output * parts + r]`));
  text.add(merge(mine, read));
  text.add("}");
  const plan: Plan = { isThread: false, parts: 1, size: { grid: [1, outputs, 1], block: BLOCK } };
  endText(text, plan, accumulate, { name, result, mine });
  const buffers: Buffer[] = views.map(({ storage }) => storage.buffer);
  launch(
    input.device,
    {
      name: `${name}_of_parts`,
      signature: {
        ...Object.fromEntries(types.map((type, i) => [`p${i}`, `readonly ${type}[]`])),
        ...{ o0: `${result}[]`, parts: "i32" },
      },
      body: text.toString(),
    },
    plan.size,
    [...buffers, target.storage.buffer, parts],
  );
  for (const { storage } of views) {
    storage.hold();
    storage.release();
  }
}

/** Returns the node of a reduction that has not run. */
export function reductionNode(
  name: ReductionName,
  input: Node,
  axes: readonly number[],
  keepdims: boolean,
): Node {
  const shape = keepdims
    ? input.shape.map((length, axis) => (axes.includes(axis) ? 1 : length))
    : input.shape.filter((_, axis) => !axes.includes(axis));
  return Node.ofRun(
    { device: input.device, dtype: reductionType(name, input.dtype), shape },
    {
      inputs: [input],
      run: () => ({ ...runReduction(name, input, axes), strides: contiguousStrides(shape) }),
    },
  );
}
