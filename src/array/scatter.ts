import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { Dtype } from "./dtype.ts";
import { KernelText } from "./emit.ts";
import { filledView } from "./fill.ts";
import { checkIndexType, checkNotEmpty, IndexCheck, indexText } from "./gather.ts";
import { Integers, placeText, splitIndex } from "./indexing-text.ts";
import { launch } from "./kernels.ts";
import { bufferFrom, Node, type View } from "./node.ts";
import { copied } from "./reading.ts";
import { sizeOf } from "./shape.ts";
import { contiguousView, viewNode, withNode } from "./temporary.ts";

const METHOD = "scatter";
/** Number of threads of a block. */
const BLOCK = 256;

/** An array, and the elements that replace some of its own. */
export interface Scatter {
  readonly source: Node;
  readonly indices: Node;
  readonly values: Node;
  readonly axis: number;
}

const sizeFor = (count: number) => ({ grid: Math.ceil(count / BLOCK), block: BLOCK });

/**
 * Writes to `last`, for each element of the array, the place of the last value in C's order that an index names for it. The
 * maximum of several indices is the same in every order of the threads.
 */
function findLast({ source, indices, axis }: Scatter, last: View, check: IndexCheck): void {
  const { shape } = indices;
  const count = sizeOf(shape);
  const own = indices.view();
  const text = new KernelText();
  const integers = new Integers();
  text.add("const i = globalIdx.x;");
  text.add(`if (i < ${integers.add("n", count)}) {`);
  const coordinates = splitIndex(text, "i", shape, (at, length) => integers.add(`d${at}`, length));
  const strides = contiguousStrides(source.shape);
  const fast = shape.length === 1 ? 0 : -1;
  const place = (each: readonly number[], operand: string): string =>
    placeText(coordinates, each, { fast, stride: (at, value) => integers.add(`${operand}_${at}`, value) });
  const indexPlace = place(own.strides, "s");
  const rowPlace = place(strides.with(axis, 0), "t");
  integers.add("length", source.shape[axis]!);
  const at = indexText(text, indexPlace, indices.dtype);
  text.add(`atomic.max(last, ${rowPlace} + ${at} * ${integers.add("step", strides[axis]!)}, i32(i));`);
  text.add("}");
  launch(
    source.device,
    {
      name: "scatter_last",
      signature: {
        ...{ indices: `readonly ${indices.dtype}[]`, last: "i32[]", record: "i64[]", check: "i64" },
        ...integers.signature,
      },
      body: text.toString(),
    },
    sizeFor(count),
    [bufferFrom(own), last.storage.buffer, check.record.storage.buffer, check.number, ...integers.values],
  );
}

const replaceSource = (dtype: Dtype) => ({
  name: "scatter",
  signature: { values: `readonly ${dtype}[]`, last: "readonly i32[]", out: `${dtype}[]`, n: "i32" },
  body: `
const i = globalIdx.x;
if (i < n) {
  const place = last[i];
  if (place >= 0) out[i] = values[place];
}`,
});

function runScatter(scatter: Scatter): View {
  const { source, indices, values, axis } = scatter;
  const { device, dtype, shape, size } = source;
  const target = copied(source);
  if (indices.size === 0 || size === 0) return target;
  const check = new IndexCheck(indices, { method: METHOD, axis, shape });
  target.storage.addCheck(check);
  const marked = filledView(device, [size], -1, "i32");
  const last = Node.ofView({ device, dtype: "i32", shape: [size] }, marked);
  withNode(last, () => {
    findLast(scatter, marked, check);
    withNode(viewNode(values, indices.shape, contiguousView(values)), (rows) =>
      launch(device, replaceSource(dtype), sizeFor(size), [
        ...[
          bufferFrom(rows.view()).slice(0, indices.size),
          marked.storage.buffer,
          target.storage.buffer,
          size,
        ],
      ]),
    );
  });
  return target;
}

/**
 * Returns the node of an array in which values replace the elements that indices name along an axis, each in its own row. Values
 * of the type of the array and indices have one shape.
 */
export function scatterNode(scatter: Scatter): Node {
  const { source, indices, values, axis } = scatter;
  const { device, dtype, shape } = source;
  checkIndexType(METHOD, indices.dtype);
  checkNotEmpty({ method: METHOD, axis, shape }, indices.size);
  return Node.ofRun(
    { device, dtype, shape },
    { inputs: [source, indices, values], run: () => runScatter(scatter) },
  );
}
