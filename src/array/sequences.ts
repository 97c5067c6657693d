import type { Device } from "../cuda/device/device.ts";
import type { Dtype } from "./dtype.ts";
import { converted, KernelText } from "./emit.ts";
import { launch } from "./kernels.ts";
import { allocateView, Node } from "./node.ts";
import { type Shape, sizeOf } from "./shape.ts";

/** Number of threads of a block. */
const BLOCK = 256;

/** Numbers with equal distances. */
export interface Progression {
  readonly first: number;
  readonly step: number;
  /** Last number, where it is given and not the sum of steps. */
  readonly last?: number;
  /** True for integers below the numbers, as those of linspace. Other numbers are truncated to integers. */
  readonly isFloored?: boolean;
}

/** Returns a number of a progression, in f64 as the kernel computes it. */
export function numberAt({ first, step, last, isFloored }: Progression, i: number, count: number): number {
  const number = last !== undefined && i === count - 1 ? last : first + i * step;
  return isFloored ? Math.floor(number) : number;
}

/** Returns a node with the numbers of a progression, which a kernel computes in f64 and converts to the type. */
export function progressionNode(device: Device, shape: Shape, dtype: Dtype, numbers: Progression): Node {
  const { first, step, last, isFloored } = numbers;
  const text = new KernelText();
  const hasLast = last !== undefined;
  const number = `${hasLast ? "i === n - 1 ? last : " : ""}first + f64(i) * step`;
  text.add(`const value = ${isFloored ? `Math.floor(${number})` : number};`);
  return filledNode(device, shape, dtype, text, {
    ...{ first: ["f64", first], step: ["f64", step] },
    ...(hasLast ? { last: ["f64", last] } : {}),
  });
}

/** Returns a node of matrices with ones on a diagonal: the `k`th above the main one. */
export function diagonalNode(
  device: Device,
  shape: readonly [number, number],
  dtype: Dtype,
  k: number,
): Node {
  const [rows, columns] = shape;
  const text = new KernelText();
  text.add("const row = (i / columns) | 0;");
  text.add("const value = f64(i - row * columns - row === k);");
  // A diagonal outside of the matrix has no elements, and its number may not fit into an i32.
  const inside = Math.min(Math.max(k, -rows), columns);
  return filledNode(device, shape, dtype, text, { columns: ["i32", columns], k: ["i32", inside] });
}

/** Runs a kernel whose text computes `value`, an f64, from the index `i` of an element. */
function filledNode(
  device: Device,
  shape: Shape,
  dtype: Dtype,
  text: KernelText,
  parameters: Readonly<Record<string, readonly [type: string, value: number]>>,
): Node {
  const view = allocateView(device, dtype, shape);
  const node = Node.ofView({ device, dtype, shape }, view);
  const n = sizeOf(shape);
  if (n === 0) return node;
  const entries = Object.entries(parameters);
  launch(
    device,
    {
      name: "sequence",
      signature: {
        out: `${dtype}[]`,
        n: "i32",
        ...Object.fromEntries(entries.map(([name, [type]]) => [name, type])),
      },
      body: `const i = globalIdx.x; if (i < n) { ${text} out[i] = ${converted("value", "f64", dtype)}; }`,
    },
    { grid: Math.ceil(n / BLOCK), block: BLOCK },
    [view.storage.buffer, n, ...entries.map(([, [, value]]) => value)],
  );
  return node;
}
