import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { type Axes, joinedAxes } from "../cuda/memory/joined-axes.ts";
import { codeOf, type Dtype, factsOf, isFloating, sumType } from "./dtype.ts";
import { converted, extremeText, KernelText, literal } from "./emit.ts";
import { Expression, runInputs } from "./expression.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import type { KernelSource } from "./kernels.ts";
import { allocateView, Node, type View } from "./node.ts";
import { type PlannedKernel, repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import { sizeOf } from "./shape.ts";
import { structure } from "./structure.ts";

/** Name of a reduction. */
export type ReductionName = (typeof names)[number];
const names = ["sum", "prod", "max", "min", "any", "all", "argmax", "argmin"] as const;

/** Number of threads of a block. */
const BLOCK = 256;
/** Number of threads that share a chunk of neighbouring elements, for loops of several elements and of one. */
const [TEAM, TEAM_OF_SINGLES] = [8, 16] as const;
/** Number of threads of a warp, and of teams whose chunks it reads. */
const WARP = 32;
const TEAMS = WARP / TEAM;
/** Number of threads that join the values of a block. */
const JOINING = 32;
/** Elements of one output from which a block computes it, not a thread. */
const LONGEST_OF_THREAD = 64;
/** Number of outputs from which each has one thread, whatever their length, where neither axis is contiguous. */
const MANY_OUTPUTS = 4096;
/** Number of outputs from which small blocks are enough to fill a GPU. */
const MANY_BLOCKS = 1024;
/** Longest output that a block of one warp adds, and threads of a block for longer ones, where there are many. */
const [LONGEST_OF_WARP, SMALL_BLOCK] = [1024, 128];
/** Least number of neighbouring outputs that threads of a warp add side by side. */
const LEAST_COLUMNS = 32;
/** Number of threads that a reduction of neighbouring outputs is split into. It fills the largest GPUs. */
const COLUMN_THREADS = 2 ** 18;
/** Largest number of parts of an output that one thread joins. */
const MOST_JOINED = 64;
/** Least number of elements of a block's part. */
const PART = 32768;
/** Least number of elements of a part on the soft GPU where their order is free. Few large blocks keep its workers busy. */
const PART_OF_WORKER = 262144;
/** Number of elements of one round of a thread's loop, where the expression has few operations. */
const UNROLLED = 8;
/** Largest number of operations of an expression that is repeated in one round. */
const MOST_UNROLLED = 4;
/** Largest number of blocks of one launch for the parts of an output. */
const MOST_PARTS = 1024;

/** Number of sets of values whose elements may be in any order. Each value is two or four vectors on the soft GPU. */
const UNORDERED = 2;

/** Values that a thread carries, and the texts that change them. */
interface Accumulation {
  /**
   * Number of sets of values that a thread needs, where the result does not depend on the order of its elements. Many values in
   * vectors do not fit into the registers of a processor. Undefined for one set for each element of a round.
   */
  readonly sets?: number;
  /** Type of an element that is added. Default: the first one of `types`. */
  readonly element?: Dtype;
  readonly types: readonly Dtype[];
  /** First values, before an element. */
  readonly first: readonly string[];
  /** Adds an element to the values. */
  readonly add: (mine: readonly string[], element: string, index: string) => string;
  /** Adds the values of another thread to the values. */
  readonly merge: (mine: readonly string[], other: readonly string[]) => string;
  /** Returns the result of the values, in a type. */
  readonly result: (mine: readonly string[], type: Dtype) => string;
}

/** Operations on a result in the kernel of its reduction: a division, and for a standard deviation the square root. */
export interface Ending {
  readonly name: "mean" | "var" | "std";
  /** Divisor, at most 2 ** 31 - 1. */
  readonly divisor: number;
  /** Type of the result. */
  readonly dtype: Dtype;
}

/** Numbers of the endings in the description of a computation. */
const endings = { mean: 1, var: 2, std: 3 } as const;

/** Returns the text of a result with its ending. */
function endedText(value: string, type: Dtype, { name, dtype }: Ending): string {
  const quotient = `(${value}) / ${factsOf(type).register}(divisor)`;
  return converted(name === "std" ? `Math.sqrt(${quotient})` : quotient, type, dtype);
}

/** Returns the accumulation whose results have an ending. Its kernel has the parameter `divisor`. */
const withEnding = (accumulate: Accumulation, type: Dtype, ending: Ending): Accumulation => ({
  ...accumulate,
  result: (mine) => endedText(accumulate.result(mine, type), type, ending),
});

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
    sets?: number,
  ): Accumulation => ({
    ...(sets === undefined ? {} : { sets }),
    types: [type],
    first: [first],
    add: ([a], element) => `${a} = ${merge(a!, element)};`,
    merge: ([a], [b]) => `${a} = ${merge(a!, b!)};`,
    result: ([a], to) => converted(a!, type, to),
  });
  // f16 and bf16 are summed in f32, as NumPy does, and rounded once.
  const sums = isFloating(result) && factsOf(result).bits === 16 ? "f32" : result;
  switch (name) {
    case "sum":
      return one(literal(0, sums), (a, b) => `${a} + ${b}`, sums);
    case "prod":
      return one(literal(1, sums), (a, b) => `${a} * ${b}`, sums);
    case "any":
      return one("0", (a, b) => `${a} | ${b}`, "i32", UNORDERED);
    case "all":
      return one("1", (a, b) => `${a} & ${b}`, "i32", UNORDERED);
    case "max":
    case "min": {
      if (dtype === "bool")
        return one(
          name === "max" ? "0" : "1",
          (a, b) => `${a} ${name === "max" ? "|" : "&"} ${b}`,
          "i32",
          UNORDERED,
        );
      if (isFloating(dtype) && dtype !== "f64") return singleExtreme(name, dtype);
      return one(extremeValue(name, dtype), (a, b) => extremeText(name, a, b, dtype), dtype, UNORDERED);
    }
    case "argmax":
    case "argmin":
      return indexOf(name === "argmax" ? "max" : "min", dtype === "bool" ? "i32" : dtype);
  }
}

/** Bits of the infinities of f32. Larger bits of the same sign are NaN. */
const [INFINITY_BITS, MINUS_INFINITY_BITS] = [0x7f800000, 0xff800000] as const;

/**
 * Extreme of floats in a register of f32. The bits of positive floats have the order of the floats, those of negative floats the
 * opposite one. The extremes of the bits therefore hold the extreme of the floats and show NaN. They need three instructions for
 * an element, also in vectors, and no choice.
 */
function singleExtreme(name: "max" | "min", dtype: Dtype): Accumulation {
  return {
    ...{ element: dtype, sets: UNORDERED },
    types: ["i32", "u32", "u32"],
    first: ["-2147483648", "4294967295", "0"],
    add: ([signed, least, most], element) =>
      `${signed} = Math.max(${signed}, bitsOf(${element})); ${least} = Math.min(${least}, u32(bitsOf(${element}))); ${most} = Math.max(${most}, u32(bitsOf(${element})));`,
    merge: ([signed, least, most], [a, b, c]) =>
      `${signed} = Math.max(${signed}, ${a}); ${least} = Math.min(${least}, ${b}); ${most} = Math.max(${most}, ${c});`,
    result: ([signed, least, most]) => {
      const isNan = `${signed} > ${INFINITY_BITS} || ${most} > u32(${MINUS_INFINITY_BITS})`;
      const found =
        name === "max"
          ? `${signed} >= 0 ? u32(${signed}) : ${least}`
          : `${most} > u32(${0x7fffffff}) ? ${most} : ${least}`;
      return `${isNan} ? 0 / 0 : f32FromBits(${found})`;
    },
  };
}

/** Index of a thread that has met the least value only, or no element. */
const NO_INDEX = 2147483647;

/**
 * Index of the first extreme, and its value. NaN counts as the extreme. A thread meets its elements in ascending order and
 * therefore only looks for better ones. Where no thread meets one, all elements are the least value, and the first index is 0.
 */
function indexOf(name: "max" | "min", dtype: Dtype): Accumulation {
  const sign = name === "max" ? ">" : "<";
  const isFloat = isFloating(dtype);
  const replaced = ([a, at]: readonly string[], b: string, index: string): string => {
    const isBetter = `${b} ${sign} ${a} || (${b} === ${a} && ${index} < ${at})`;
    const replaces = isFloat
      ? `${a} !== ${a} ? ${b} !== ${b} && ${index} < ${at} : ${b} !== ${b} || ${isBetter}`
      : isBetter;
    return `if (${replaces}) { ${a} = ${b}; ${at} = ${index}; }`;
  };
  return {
    sets: 1,
    types: [dtype, "i32"],
    first: [extremeValue(name, dtype), `${NO_INDEX}`],
    // Selections without a branch, which the soft GPU runs as vectors.
    add: ([a, at], b, index) => {
      const isBetter = isFloat
        ? `(${b} ${sign} ${a} || ${b} !== ${b}) && ${a} === ${a}`
        : `${b} ${sign} ${a}`;
      return `${at} = select(${isBetter}, ${index}, ${at}); ${a} = select(${isBetter}, ${b}, ${a});`;
    },
    merge: (mine, [b, index]) => replaced(mine, b!, index!),
    result: ([, at]) => `i64(${at} === ${NO_INDEX} ? 0 : ${at})`,
  };
}

/** Addresses that warps read, and operations on the result. */
interface ReductionForm {
  readonly lines?: Lines;
  readonly ending?: Ending | undefined;
}

/** Reduces an expression along axes, in ascending order. The operations of the expression are part of the kernel. */
export function runReduction(
  name: ReductionName,
  input: Node,
  axes: readonly number[],
  { lines = input.device.provider === "soft" ? "teams" : "warps", ending }: ReductionForm = {},
): View {
  const kept = input.shape.map((_, axis) => axis).filter((axis) => !axes.includes(axis));
  const shape = kept.map((axis) => input.shape[axis]!);
  const own = reductionType(name, input.dtype);
  const result = ending?.dtype ?? own;
  const target = allocateView(input.device, result, shape);
  if (sizeOf(shape) === 0) return target;
  runInputs(input);
  structure
    .begin(1 + names.indexOf(name))
    .addList(axes)
    .add(lines === "warps" ? 1 : 0);
  if (ending === undefined) structure.add(0);
  else structure.add(endings[ending.name]).add(ending.divisor).add(codeOf(ending.dtype));
  structure.addExpression(input);
  if (runPlan(input.device, target)) return target;
  const description = repeatedDescription();
  const plain = accumulation(name, input.dtype);
  const accumulate = ending === undefined ? plain : withEnding(plain, own, ending);
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
  const isFree = lines === "teams" && accumulate.sets !== undefined;
  const plan = planOf({
    outputs,
    length,
    order: orderOf(outer, inner),
    part: isFree ? PART_OF_WORKER : PART,
  });
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
    const element = text.constant(
      elementText(value, input.dtype, accumulate.element ?? accumulate.types[0]!, name),
    );
    text.add(accumulate.add(names, element, index));
  };
  const loop = {
    ...begin,
    threads: plan.threads,
    copies: input.count > MOST_UNROLLED ? 1 : UNROLLED,
    addElement,
  };
  const mine = plan.isThread
    ? addLoopOfThread(text, accumulate, loop)
    : addLoopOfBlock(text, accumulate, loop, lines);
  endText(text, plan, accumulate, { dtype: result, mine });
  const { types } = accumulate;
  const isSplit = plan.parts > 1;
  if (ending !== undefined && !isSplit) integers.add("divisor", ending.divisor);
  const outs = isSplit ? types.map((type, i) => [`o${i}`, `${type}[]`]) : [["o0", `${result}[]`]];
  const source: KernelSource = {
    name: `${name}_of_${expression.label}`,
    signature: { ...expression.signature, ...Object.fromEntries(outs), ...integers.signature },
    body: text.toString(),
    operations: [...expression.operations, isSplit ? name : (ending?.name ?? name)],
  };
  const kernel: PlannedKernel = {
    ...{ source, size: { grid: plan.grid, block: plan.threads }, expression: expression.values },
    ...{ results: isSplit ? [...types.keys()] : [TARGET], integers: integers.values },
  };
  runKernels({
    ...{ device: input.device, target, description },
    kernels: isSplit
      ? [kernel, joiningKernel({ name, result, outputs, plan, ending }, accumulate)]
      : [kernel],
    temporaries: isSplit ? types.map((dtype) => ({ dtype, size: outputs * plan.parts })) : [],
  });
  return target;
}

interface Plan {
  /** True when each thread computes an output, or a part of it. */
  readonly isThread: boolean;
  /** Number of parts of one output, each of which has a block or a thread. */
  readonly parts: number;
  /** Number of threads of a block. */
  readonly threads: number;
  /** Size of the grid: outputs or blocks of them, and parts. */
  readonly grid: readonly [number, number, number];
}

/** Which elements are neighbours in memory: those of one output, or the same elements of neighbouring outputs. */
type Order = "rows" | "columns" | "neither";

function orderOf(outer: Axes, inner: Axes): Order {
  const isNear = ({ strides }: Axes) => strides.some((each) => Math.abs(each.at(-1) ?? 0) === 1);
  if (isNear(inner) || outer.lengths.length === 0) return "rows";
  return isNear(outer) ? "columns" : "neither";
}

interface PlanOptions {
  readonly outputs: number;
  /** Number of elements of an output. */
  readonly length: number;
  readonly order: Order;
  /** Least number of elements of a block's part. */
  readonly part: number;
}

/**
 * Returns the plan of a reduction. It depends on the shape and the strides, and not on the device where the order of elements
 * changes the result.
 */
function planOf({ outputs, length, order, part }: PlanOptions): Plan {
  const threadPlan = (parts: number, threads: number): Plan => ({
    ...{ isThread: true, parts, threads },
    grid: [Math.ceil(outputs / threads), parts, 1],
  });
  if (length <= LONGEST_OF_THREAD || (order === "neither" && outputs >= MANY_OUTPUTS))
    return threadPlan(1, BLOCK);
  if (order === "columns" && outputs >= LEAST_COLUMNS) {
    const threads = Math.min(BLOCK, 2 ** Math.ceil(Math.log2(outputs)));
    const wanted = Math.min(COLUMN_THREADS / outputs, length / LONGEST_OF_THREAD, MOST_PARTS);
    const rows = Math.ceil(length / Math.max(1, Math.floor(wanted)));
    return threadPlan(Math.ceil(length / rows), threads);
  }
  const parts = Math.min(MOST_PARTS, Math.ceil(length / part));
  const small = length <= LONGEST_OF_WARP ? JOINING : length <= PART ? SMALL_BLOCK : BLOCK;
  const threads = outputs >= MANY_BLOCKS ? small : BLOCK;
  return { isThread: false, parts, threads, grid: [outputs, parts, 1] };
}

/** A loop over the elements of an output. */
interface Loop {
  readonly first: string;
  readonly last: string;
  /** Number of elements of one round, each with values of its own, so that additions do not wait for each other. */
  readonly copies: number;
  /** Number of threads of a block. */
  readonly threads: number;
  readonly addElement: (index: string, names: readonly string[]) => void;
}

/** Declares the values of a thread, and returns their names. */
function declareValues(text: KernelText, { types, first }: Accumulation, copy: number): readonly string[] {
  return types.map((type, i) => {
    text.add(declared(`a${i}_${copy}`, first[i]!, type));
    return `a${i}_${copy}`;
  });
}

/** Addresses that a warp reads together: 32 bytes of f32 of each team, or 128 bytes of one. Both add in one order. */
export type Lines = "teams" | "warps";

/** Adds the loop of a thread over all elements of its output. Returns the names of the values. */
function addLoopOfThread(
  text: KernelText,
  accumulate: Accumulation,
  { first, last, addElement }: Loop,
): readonly string[] {
  const mine = declareValues(text, accumulate, 0);
  text.add(`for (let r = ${first}; r < ${last}; r++) {`);
  addElement("r", mine);
  text.add("}");
  return mine;
}

/**
 * Adds the loop of a block over its part of an output. Each team of threads has a chunk of neighbouring elements, which a
 * processor reads ahead. The number of rounds is the same in all threads, which lets the soft GPU run them as vectors. The block
 * shares the elements behind the chunks. Returns the names of the values.
 */
function addLoopOfBlock(
  text: KernelText,
  accumulate: Accumulation,
  loop: Loop,
  lines: Lines,
): readonly string[] {
  const { first, last, copies, threads, addElement } = loop;
  const team = copies === 1 ? TEAM_OF_SINGLES : TEAM;
  const round = copies * team;
  text.add(`const rounds = ((${last} - ${first}) / ${(round * threads) / team}) | 0;`);
  text.add(`const chunk = rounds * ${round};`);
  const isWide = lines === "warps" && copies > 1;
  const lists = isWide
    ? addChunksOfWarp(text, accumulate, loop)
    : addChunkOfTeam(text, accumulate, loop, team);
  const mine = lists[0]!;
  // The soft GPU runs the text behind a barrier as a function of its own. In one function, the masks of the rest took the registers
  // of several values.
  if (!isWide && accumulate.types.length > 1) text.add("sync();");
  text.add(
    `for (let r = ${first} + chunk * ${threads / team} + threadIdx.x; r < ${last}; r += ${threads}) {`,
  );
  addElement("r", mine);
  text.add("}");
  for (const names of lists.slice(1)) text.add(accumulate.merge(mine, names));
  return mine;
}

/** Adds the loop of a team over its chunk. Returns the names of the sets of values. */
function addChunkOfTeam(
  text: KernelText,
  accumulate: Accumulation,
  { first, copies, addElement }: Loop,
  team: number,
): readonly (readonly string[])[] {
  const count = Math.min(accumulate.sets ?? copies, copies);
  const lists = Array.from({ length: count }, (_, copy) => declareValues(text, accumulate, copy));
  text.add(
    `const lane = ${first} + (threadIdx.x >>> ${Math.log2(team)}) * chunk + (threadIdx.x & ${team - 1});`,
  );
  text.add(`for (let begin = 0; begin < chunk; begin += ${copies * team}) {`);
  for (let copy = 0; copy < copies; copy++)
    addElement(text.constant(`lane + begin + ${copy * team}`), lists[copy % count]!);
  text.add("}");
  return lists;
}

/**
 * Adds the loops of a warp over the chunks of its teams, one chunk after the other. The warp reads whole lines. Short loops let the
 * compiler put the loads of several rounds first. Returns the names of the sets of values, as `addChunkOfTeam` has them.
 */
function addChunksOfWarp(
  text: KernelText,
  accumulate: Accumulation,
  { first, copies, addElement }: Loop,
): readonly (readonly string[])[] {
  text.add(
    `const lane = ${first} + (threadIdx.x >>> ${Math.log2(WARP)}) * ${TEAMS} * chunk + (threadIdx.x & ${WARP - 1});`,
  );
  const loads = (copies * TEAM) / WARP;
  if (accumulate.sets !== undefined) {
    const lists = [0, 1].map((copy) => declareValues(text, accumulate, copy));
    text.add(`for (let begin = 0; begin < ${TEAMS} * chunk; begin += ${2 * loads * WARP}) {`);
    for (let k = 0; k < 2 * loads; k++)
      addElement(text.constant(`lane + begin + ${k * WARP}`), lists[k % lists.length]!);
    text.add("}");
    return lists;
  }
  const lists = Array.from({ length: copies }, (_, copy) => declareValues(text, accumulate, copy));
  for (let team = 0; team < TEAMS; team++) {
    const end = text.constant(`${team + 1} * chunk`);
    text.add(`for (let begin = ${team} * chunk; begin < ${end}; begin += ${loads * WARP}) {`);
    for (let k = 0; k < loads; k++)
      addElement(text.constant(`lane + begin + ${k * WARP}`), lists[team * loads + k]!);
    text.add("}");
  }
  addExchange(text, lists);
  return lists;
}

/**
 * Adds the exchange between the threads of a warp that have read the chunks of its teams together. Before it, the thread `8q + t` has
 * the copies q and 4 + q of the thread t of each team. Behind it, the thread has all copies of the thread t of the team q.
 */
function addExchange(text: KernelText, lists: readonly (readonly string[])[]): void {
  text.add(`const isOdd = (threadIdx.x & ${TEAM}) !== 0; const isUpper = (threadIdx.x & ${2 * TEAM}) !== 0;`);
  /** Returns the values whose copies have the bit 0 and 1. A thread without the bit keeps `lower` and sends `upper`. */
  const exchanged = (bit: string, distance: number, lower: string, upper: string): [string, string] => {
    const received = text.constant(`warp.shuffleXor(select(${bit}, ${lower}, ${upper}), ${distance})`);
    return [
      text.constant(`select(${bit}, ${received}, ${lower})`),
      text.constant(`select(${bit}, ${upper}, ${received})`),
    ];
  };
  for (const i of lists[0]!.keys()) {
    const names = lists.map((each) => each[i]!);
    const values: string[] = [];
    for (const half of [0, 1]) {
      const ofTeam = (team: number) => names[2 * team + half]!;
      const even = exchanged("isUpper", 2 * TEAM, ofTeam(0), ofTeam(2));
      const odd = exchanged("isUpper", 2 * TEAM, ofTeam(1), ofTeam(3));
      values.push(...even.flatMap((each, bit) => exchanged("isOdd", TEAM, each, odd[bit]!)));
    }
    for (const [copy, name] of names.entries()) text.add(`${name} = ${values[copy]};`);
  }
}

/** Adds the text before the loop over the elements of an output. Returns the first and the last index. */
function beginText(
  text: KernelText,
  integers: Integers,
  { isThread, parts }: Plan,
  { outputs, length }: { readonly outputs: number; readonly length: number },
): { readonly first: string; readonly last: string } {
  const end = integers.add("length", length);
  text.add(`const output = ${isThread ? "globalIdx.x" : "blockIdx.x"};`);
  if (isThread) text.add(`if (output < ${integers.add("outputs", outputs)}) {`);
  if (parts === 1) return { first: "0", last: end };
  integers.add("part", Math.ceil(length / parts));
  text.add("const first = blockIdx.y * part;");
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
  { isThread, parts, threads }: Plan,
  { types, merge, result }: Accumulation,
  { dtype, mine }: { readonly dtype: Dtype; readonly mine: readonly string[] },
): void {
  const place = isThread ? "blockIdx.y * outputs + output" : "output * gridDim.y + blockIdx.y";
  const write =
    parts > 1
      ? mine.map((each, i) => `o${i}[${place}] = ${each};`).join(" ")
      : `o0[output] = ${result(mine, dtype)};`;
  if (isThread) {
    text.add(`${write} }`);
    return;
  }
  const others = mine.map((each) => `${each}b`);
  const shared = mine.map((each) => `${each}s`);
  const addOthers = (first: string, last: number, step: number): void => {
    text.add(`for (let k = ${first}; k < ${last}; k += ${step}) {`);
    for (const i of mine.keys()) text.add(`const ${others[i]} = ${shared[i]}[k];`);
    text.add(merge(mine, others));
    text.add("}");
  };
  const storeMine = (): void => {
    for (const [i, each] of mine.entries()) text.add(`${shared[i]}[threadIdx.x] = ${each};`);
  };
  for (const [i, type] of types.entries())
    text.add(`const ${shared[i]} = shared("${factsOf(type).register}", ${threads});`);
  storeMine();
  text.add("sync();");
  if (threads > JOINING) {
    // Two steps through shared memory: the soft GPU takes longer for exchanges between the lanes of a warp.
    text.add(`if (threadIdx.x < ${JOINING}) {`);
    addOthers(`threadIdx.x + ${JOINING}`, threads, JOINING);
    storeMine();
    text.add("} sync();");
  }
  text.add("if (threadIdx.x === 0) {");
  addOthers("1", JOINING, 1);
  text.add(`${write} }`);
}

interface PartsOf {
  readonly name: ReductionName;
  readonly result: Dtype;
  readonly outputs: number;
  readonly plan: Plan;
  readonly ending: Ending | undefined;
}

/** Returns the kernel that joins the parts of each output, with one block for each, or one thread where there are few parts. */
function joiningKernel(
  { name, result, outputs, plan: { isThread: isColumns, parts }, ending }: PartsOf,
  accumulate: Accumulation,
): PlannedKernel {
  const { types, first, merge } = accumulate;
  const text = new KernelText();
  const mine = types.map((_, i) => `a${i}`);
  const isThread = isColumns && parts <= MOST_JOINED;
  text.add(`const output = ${isThread ? "globalIdx.x" : "blockIdx.x"};`);
  if (isThread) text.add("if (output < outputs) {");
  for (const [i, type] of types.entries()) text.add(declared(mine[i]!, first[i]!, type));
  const [begin, step] = isThread ? ["0", 1] : ["threadIdx.x", BLOCK];
  text.add(`for (let r = ${begin}; r < parts; r += ${step}) {`);
  const place = isColumns ? "r * outputs + output" : "output * parts + r";
  const read = types.map((_, i) => text.constant(`p${i}[${place}]`));
  text.add(merge(mine, read));
  text.add("}");
  const plan: Plan = {
    ...{ isThread, parts: 1, threads: BLOCK },
    grid: [isThread ? Math.ceil(outputs / BLOCK) : outputs, 1, 1],
  };
  endText(text, plan, accumulate, { dtype: result, mine });
  const source: KernelSource = {
    name: `${name}_of_parts`,
    signature: {
      ...Object.fromEntries(types.map((type, i) => [`p${i}`, `readonly ${type}[]`])),
      ...{ o0: `${result}[]`, parts: "i32", outputs: "i32" },
      ...(ending === undefined ? {} : { divisor: "i32" }),
    },
    body: text.toString(),
    ...(ending === undefined ? {} : { operations: [ending.name] }),
  };
  return {
    ...{ source, size: { grid: plan.grid, block: plan.threads } },
    ...{
      results: [...types.keys(), TARGET],
      integers: [parts, outputs, ...(ending === undefined ? [] : [ending.divisor])],
    },
  };
}

/** Returns the node of a reduction that has not run. */
export function reductionNode(
  name: ReductionName,
  input: Node,
  axes: readonly number[],
  { keepdims, ending }: { readonly keepdims: boolean; readonly ending?: Ending },
): Node {
  const shape = keepdims
    ? input.shape.map((length, axis) => (axes.includes(axis) ? 1 : length))
    : input.shape.filter((_, axis) => !axes.includes(axis));
  return Node.ofRun(
    { device: input.device, dtype: ending?.dtype ?? reductionType(name, input.dtype), shape },
    {
      inputs: [input],
      run: () => ({ ...runReduction(name, input, axes, { ending }), strides: contiguousStrides(shape) }),
    },
  );
}
