import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { joinedAxes } from "../cuda/memory/joined-axes.ts";
import { type Dtype, factsOf, isFloating, sumType } from "./dtype.ts";
import { converted, KernelText, literal } from "./emit.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { KernelList, type Memory } from "./kernel-list.ts";
import type { Size } from "./kernels.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import { addTileScan, beginTile, type Reads, sizeOfTiles, TILE, tilesOfLine } from "./scan-lines.ts";
import { addTiles, TILE_BLOCK } from "./scan-tiles.ts";
import { type Shape, sizeOf } from "./shape.ts";
import { SCAN, structure } from "./structure.ts";

/** Name of a scan. */
export type ScanName = (typeof names)[number];
const names = ["cumulativeSum", "cumulativeProd"] as const;

/** Number of threads of a block. */
const BLOCK = 256;
/** Number of elements of a line that one thread adds, where neighbouring elements of the line are not neighbours in memory. */
const CHUNK = 512;
/** Number of such lines from which each has one thread, whatever its length. */
const MANY_LINES = 4096;
/** Longest line that one thread adds. */
const SHORT_LINE = 64;

/** Elements to scan, or results. */
interface Elements {
  readonly memory: Memory;
  readonly dtype: Dtype;
  readonly strides: readonly number[];
}

/** A scan along an axis. */
interface Scan {
  readonly name: ScanName;
  readonly from: Elements;
  readonly to: Elements;
  readonly shape: Shape;
  readonly axis: number;
  /** Type of the sums. f16 and bf16 are summed in f32. */
  readonly sums: Dtype;
  readonly reads: Reads;
  /** Index of the result that belongs to the first element: 1 where the initial value comes before it. */
  readonly shift: number;
}

/** A launch of a scan: the sums of all chunks, or the results behind the sums of the chunks before. */
interface Pass extends Omit<Scan, "to"> {
  readonly chunks: number;
  readonly to: Elements;
  /** Sums from the first element to the end of each chunk. Undefined for the first chunk of a line. */
  readonly before?: Elements;
  /** True where the results are written, and not the sums of the chunks. */
  readonly isLast: boolean;
}

const initialOf = (name: ScanName): number => (name === "cumulativeSum" ? 0 : 1);

/** Returns new memory of a shape. */
function temporary(kernels: KernelList, dtype: Dtype, shape: Shape): Elements {
  return { memory: kernels.temporary(dtype, sizeOf(shape)), dtype, strides: contiguousStrides(shape) };
}

/** Adds a kernel with the arrays `p0`, `out` and perhaps `before`. */
function addKernel(
  kernels: KernelList,
  { from, to, before }: Pick<Pass, "from" | "to" | "before">,
  { text, ...parts }: KernelParts,
): void {
  const parameter = (name: string, { memory, dtype }: Elements, isReadonly: boolean) => [
    { name, memory, type: dtype, isReadonly },
  ];
  const arrays = [
    ...[...parameter("p0", from, true), ...parameter("out", to, false)],
    ...(before === undefined ? [] : parameter("before", before, true)),
  ];
  kernels.add({ ...parts, arrays, body: () => text.toString() });
}

interface KernelParts {
  readonly name: string;
  readonly text: KernelText;
  readonly integers: Integers;
  readonly size: Size;
}

/** Adds a kernel with one thread for each chunk of each line. Its elements are added in their order. */
function addPass(kernels: KernelList, pass: Pass): void {
  const { name, from, to, shape, axis, sums, reads, chunks, before, isLast, shift } = pass;
  const without = (list: readonly number[]) => list.toSpliced(axis, 1);
  const outer = joinedAxes(without(shape), [without(from.strides), ...(isLast ? [without(to.strides)] : [])]);
  const lines = sizeOf(outer.lengths);
  const length = shape[axis]!;
  const isNear = ({ strides }: Elements) => strides[axis] === 1;
  const isTiled = reads === "tiles" && isNear(from) && (!isLast || isNear(to));
  const text = new KernelText();
  const integers = new Integers();
  const { register } = factsOf(sums);
  const initial = literal(initialOf(name), sums);
  const threads = integers.add("threads", chunks * lines);
  // Threads behind the last chunk take part in the exchanges of a warp, and have no elements.
  text.add(`const place = ${isTiled ? `Math.min(globalIdx.x, ${threads} - 1)` : "globalIdx.x"};`);
  if (!isTiled) text.add(`if (place < ${threads}) {`);
  const places = splitIndex(text, "place", [chunks, ...outer.lengths], (i, value) =>
    integers.add(`d${i}`, value),
  );
  const bases = outer.strides.map((strides, i) =>
    text.constant(
      placeText(places.slice(1), strides, {
        fast: -1,
        stride: (each, value) => integers.add(`s${i}_${each}`, value),
      }),
    ),
  );
  const step = (i: number, { strides }: Elements) => integers.add(`t${i}`, strides[axis]!);
  text.add(`const first = ${places[0]} * ${integers.add("size", Math.ceil(length / chunks))};`);
  text.add(`const last = Math.min(first + size, ${integers.add("length", length)});`);
  text.add(`let sum = ${register}(${initial});`);
  if (before !== undefined)
    text.add(`if (${places[0]} > 0) sum = before[place - ${integers.add("lines", lines)}];`);
  if (isLast && shift > 0)
    text.add(`if (${places[0]} === 0) out[${bases[1]}] = ${converted("sum", sums, to.dtype)};`);
  const add = (value: string) => `sum = sum ${name === "cumulativeSum" ? "+" : "*"} ${value};`;
  if (isTiled) {
    const own = { dtype: from.dtype, base: bases[0]! };
    const result = { dtype: to.dtype, base: isLast ? `${bases[1]} + ${shift}` : undefined };
    addTiles(text, { from: own, to: result, sums, threads, add });
    if (!isLast) text.add(`if (globalIdx.x < ${threads}) out[place] = sum;`);
  } else {
    text.add("for (let i = first; i < last; i++) {");
    const element = text.constant(`p0[${bases[0]} + i * ${step(0, from)}]`);
    text.add(add(text.constant(converted(element, from.dtype, sums))));
    const result = converted("sum", sums, to.dtype);
    if (isLast) text.add(`out[${bases[1]} + (i + ${shift}) * ${step(1, to)}] = ${result};`);
    text.add("}");
    if (!isLast) text.add("out[place] = sum;");
    text.add("}");
  }
  const block = isTiled ? TILE_BLOCK : BLOCK;
  const size = { grid: Math.ceil((chunks * lines) / block), block };
  addKernel(kernels, pass, { name: isLast ? name : `${name}_of_chunks`, text, integers, size });
}

/** Adds a kernel with one tile of each line for each block, or for each thread. */
function addTilePass(kernels: KernelList, pass: Omit<Pass, "chunks">): void {
  const { name, from, to, shape, axis, sums, reads, before, isLast, shift } = pass;
  const outer = joinedAxes(
    shape.toSpliced(axis, 1),
    [from, ...(isLast ? [to] : [])].map(({ strides }) => strides.toSpliced(axis, 1)),
  );
  const length = shape[axis]!;
  const tiles = tilesOfLine(length);
  const count = tiles * sizeOf(outer.lengths);
  const text = new KernelText();
  const integers = new Integers();
  const initial = literal(initialOf(name), sums);
  beginTile(text, integers.add("tiles", count), reads);
  // Tiles run from the last one to the first one. The pass before has left the last elements in the cache.
  if (isLast) text.add("const number = tiles - 1 - tile;");
  const number = isLast ? "number" : "tile";
  const places = splitIndex(text, number, [...outer.lengths, tiles], (i, value) =>
    integers.add(`d${i}`, value),
  );
  const tileOfLine = places.at(-1)!;
  const bases = outer.strides.map((strides, i) =>
    text.constant(
      placeText(places.slice(0, -1), strides, {
        fast: -1,
        stride: (each, value) => integers.add(`s${i}_${each}`, value),
      }),
    ),
  );
  integers.add("length", length);
  text.add(`const first = ${tileOfLine} * ${TILE};`);
  if (isLast) {
    const earlier = `${tileOfLine} > 0 ? before[Math.max(${number}, 1) - 1] : ${initial}`;
    text.add(`const start = ${factsOf(sums).register}(${before === undefined ? initial : earlier});`);
  }
  const operator = name === "cumulativeSum" ? "+" : "*";
  addTileScan(
    text,
    {
      from: { dtype: from.dtype, base: bases[0]! },
      to: isLast ? { dtype: to.dtype, base: shift > 0 ? `${bases[1]} + ${shift}` : bases[1]! } : undefined,
      join: (a, b) => `(${a} ${operator} ${b})`,
      ...{ sums, initial },
    },
    reads,
  );
  const isFirstThread = reads === "tiles" ? "threadIdx.x === 0" : "";
  const guarded = (condition: string, action: string) =>
    text.add(`${condition === "" ? "" : `if (${condition}) `}${action}`);
  if (!isLast) guarded(isFirstThread, "out[tile] = total;");
  else if (shift > 0) {
    const conditions = [`${tileOfLine} === 0`, isFirstThread].filter((each) => each !== "");
    guarded(conditions.join(" && "), `out[${bases[1]}] = ${converted(initial, sums, to.dtype)};`);
  }
  text.add("}");
  addKernel(kernels, pass, {
    ...{ name: isLast ? `${name}_of_tiles` : `${name}_in_tiles`, text, integers },
    size: sizeOfTiles(count, reads),
  });
}

/** Adds the kernels of a scan. The sums of the parts of long lines are scanned first. */
function addScan(kernels: KernelList, scan: Scan): void {
  const { from, to, shape, axis, sums } = scan;
  const length = shape[axis]!;
  const isNear = [from, to].every(({ strides }) => strides[axis] === 1);
  if (isNear && length > SHORT_LINE) addTileScans(kernels, scan);
  else {
    const lines = sizeOf(shape.toSpliced(axis, 1));
    const chunks = lines >= MANY_LINES ? 1 : Math.ceil(length / CHUNK);
    if (chunks <= 1) {
      addPass(kernels, { ...scan, chunks: 1, isLast: true });
      return;
    }
    const chunkShape = [chunks, lines];
    const own = temporary(kernels, sums, chunkShape);
    const before = temporary(kernels, sums, chunkShape);
    addPass(kernels, { ...scan, chunks, to: own, isLast: false });
    addScan(kernels, { ...scan, from: own, to: before, shape: chunkShape, axis: 0, shift: 0 });
    addPass(kernels, { ...scan, chunks, before, isLast: true });
  }
}

/** Adds the kernels of a scan of lines whose elements are neighbours in memory. */
function addTileScans(kernels: KernelList, scan: Scan): void {
  const { shape, axis, sums } = scan;
  const tiles = tilesOfLine(shape[axis]!);
  if (tiles === 1) {
    addTilePass(kernels, { ...scan, isLast: true });
    return;
  }
  const tileShape = [sizeOf(shape.toSpliced(axis, 1)), tiles];
  const own = temporary(kernels, sums, tileShape);
  const before = temporary(kernels, sums, tileShape);
  addTilePass(kernels, { ...scan, to: own, isLast: false });
  addScan(kernels, { ...scan, from: own, to: before, shape: tileShape, axis: 1, shift: 0 });
  addTilePass(kernels, { ...scan, before, isLast: true });
}

/** Returns the node of a scan along an axis that has not run. With `hasInitial`, 0 or 1 comes before the first result. */
export function scanNode(
  name: ScanName,
  input: Node,
  axis: number,
  hasInitial: boolean,
  reads: Reads = input.device.provider === "soft" ? "chunks" : "tiles",
): Node {
  const { device, shape } = input;
  const dtype = sumType(input.dtype);
  const sums = isFloating(dtype) && factsOf(dtype).bits === 16 ? "f32" : dtype;
  const shift = hasInitial ? 1 : 0;
  const result = shape.with(axis, shape[axis]! + shift);
  const run = (): View => {
    const target = allocateView(device, dtype, result);
    const view = input.view();
    if (sizeOf(result) === 0) return target;
    structure
      .begin(SCAN)
      .addExpression(input)
      .addList([names.indexOf(name), axis, shift, reads === "tiles" ? 1 : 0]);
    if (runPlan(device, target)) return target;
    const description = repeatedDescription();
    const list = new KernelList(bufferFrom(view), bufferFrom(target));
    addScan(list, {
      ...{ name, shape, axis, sums, reads, shift },
      from: { memory: "expression", dtype: input.dtype, strides: view.strides },
      to: { memory: TARGET, dtype, strides: target.strides },
    });
    runKernels({ ...{ device, target, description }, kernels: list.kernels, temporaries: list.temporaries });
    return target;
  };
  return Node.ofRun({ device, dtype, shape: result }, { inputs: [input], run });
}
