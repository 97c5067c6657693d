import type { Device } from "../cuda/device/device.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { type Dtype, factsOf, isFloating, sumType } from "./dtype.ts";
import { converted, KernelText, literal } from "./emit.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { launch } from "./kernels.ts";
import { joinedAxes } from "./layout.ts";
import { allocateView, bufferFrom, Node, type View } from "./node.ts";
import { addTiles, TILE_BLOCK } from "./scan-tiles.ts";
import { type Shape, sizeOf } from "./shape.ts";

/** Name of a scan. */
export type ScanName = "cumulativeSum" | "cumulativeProd";

/** Number of threads of a block. */
const BLOCK = 256;
/** Number of elements of a line that one thread adds. */
const CHUNK = 512;
/** Number of lines from which each has one thread, whatever its length. */
const MANY_LINES = 4096;

/** Elements to scan, or results. */
interface Elements {
  readonly dtype: Dtype;
  readonly view: View;
}

/**
 * Access to memory: "chunks" lets each thread read its own chunk, which suits the soft GPU. "tiles" lets a warp read the
 * chunks of its threads together. Both add in one order.
 */
export type Reads = "chunks" | "tiles";

/** A scan along an axis. */
interface Scan {
  readonly device: Device;
  readonly name: ScanName;
  readonly from: Elements;
  readonly shape: Shape;
  readonly axis: number;
  /** Type of the sums. f16 and bf16 are summed in f32. */
  readonly sums: Dtype;
  readonly reads: Reads;
}

/** A launch of a scan: the sums of all chunks, or the results behind the sums of the chunks before. */
interface Pass extends Scan {
  readonly chunks: number;
  readonly to: Elements;
  /** Sums from the first element to the end of each chunk. Undefined for the sums of the chunks themselves. */
  readonly before?: View;
  /** Index of the result that belongs to the first element: 1 where the initial value comes before it. */
  readonly shift?: number;
}

const initialOf = (name: ScanName): number => (name === "cumulativeSum" ? 0 : 1);

/** Launches one thread for each chunk of each line. Its elements are added in their order. */
function runPass({
  device,
  name,
  from,
  shape,
  axis,
  sums,
  reads,
  chunks,
  to,
  before,
  shift = 0,
}: Pass): void {
  const isLast = before !== undefined || chunks === 1;
  const without = (list: readonly number[]) => list.toSpliced(axis, 1);
  const outer = joinedAxes(without(shape), [
    without(from.view.strides),
    ...(isLast ? [without(to.view.strides)] : []),
  ]);
  const lines = sizeOf(outer.lengths);
  const length = shape[axis]!;
  const isNear = ({ view }: Elements) => view.strides[axis] === 1;
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
  const step = (i: number, { view }: Elements) => integers.add(`t${i}`, view.strides[axis]!);
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
  const buffers = [from.view, to.view].map(bufferFrom);
  launch(
    device,
    {
      name: isLast ? name : `${name}_of_chunks`,
      signature: {
        ...{ p0: `readonly ${from.dtype}[]`, out: `${to.dtype}[]` },
        ...(before === undefined ? {} : { before: `readonly ${sums}[]` }),
        ...integers.signature,
      },
      body: text.toString(),
    },
    { grid: Math.ceil((chunks * lines) / block), block },
    [...buffers, ...(before === undefined ? [] : [before.storage.buffer]), ...integers.values],
  );
}

/** Writes the scan of elements. The sums of the chunks of long lines are scanned first. */
function runScan(scan: Scan, to: Elements, shift: number): void {
  const { device, shape, axis, sums } = scan;
  const lines = sizeOf(shape.toSpliced(axis, 1));
  const chunks = lines >= MANY_LINES ? 1 : Math.ceil(shape[axis]! / CHUNK);
  if (chunks <= 1) {
    runPass({ ...scan, chunks: 1, to, shift });
    return;
  }
  const chunkShape = [chunks, lines];
  const [own, before] = [0, 1].map(() => allocateView(device, sums, chunkShape)) as [View, View];
  own.storage.hold();
  before.storage.hold();
  try {
    runPass({ ...scan, chunks, to: { dtype: sums, view: own } });
    const from = { dtype: sums, view: own };
    runScan({ ...scan, from, shape: chunkShape, axis: 0 }, { dtype: sums, view: before }, 0);
    runPass({ ...scan, chunks, to, before, shift });
  } finally {
    own.storage.release();
    before.storage.release();
  }
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
    const view = allocateView(device, dtype, result);
    const from = { dtype: input.dtype, view: input.view() };
    if (sizeOf(result) > 0) runScan({ device, name, from, shape, axis, sums, reads }, { dtype, view }, shift);
    return { ...view, strides: contiguousStrides(result) };
  };
  return Node.ofRun({ device, dtype, shape: result }, { inputs: [input], run });
}
