import type { Device } from "../cuda/device/device.ts";
import { launch } from "./kernels.ts";
import { allocateView, Node, type View } from "./node.ts";

/** Number of bits of a digit, and number of its values. */
const BITS = 8;
const DIGITS = 2 ** BITS;
/** Least number of elements that one thread counts and moves, and largest number of such threads. */
const CHUNK = 4096;
const MOST_PARTS = 1024;
/** Number of threads of a block. */
const THREADS = 32;

/** Unsigned integers in the order of elements. `bits` is the number of their low bits that differ. */
export interface Keys {
  readonly type: "u32" | "u64";
  readonly bits: number;
  readonly view: View;
}

/** Keys in order, and for each of them its index before, as i32. */
export interface Ordered {
  readonly keys: Node;
  readonly indices: Node | undefined;
}

/** Source of the digit of an element: its key, or the number of its row. */
type Digit = "u32" | "u64" | "row";

const digitText: Readonly<Record<Digit, string>> = {
  u32: `(keys[i] >>> shift) & ${DIGITS - 1}`,
  u64: `i32((keys[i] >> u64(shift)) & ${DIGITS - 1}n)`,
  row: `(((indices[i] / length) | 0) >> shift) & ${DIGITS - 1}`,
};

const loop = (body: string) => `
const part = globalIdx.x;
if (part < parts) {
  const base = part * ${DIGITS};
  const end = Math.min(n, part * chunk + chunk);
  ${body}
}`;

const integers = { parts: "i32", chunk: "i32", n: "i32", shift: "i32", length: "i32" } as const;

/** Counts the elements of each digit in each part. */
const countSource = (keys: string, digit: Digit) => ({
  name: `countDigits_${digit}`,
  signature: {
    ...(digit === "row" ? { indices: "readonly i32[]" } : { keys: `readonly ${keys}[]` }),
    ...{ counts: "i32[]", ...integers },
  },
  body: loop(`
  for (let d = 0; d < ${DIGITS}; d++) counts[base + d] = 0;
  for (let i = part * chunk; i < end; i++) {
    const at = base + (${digitText[digit]});
    counts[at] = counts[at] + 1;
  }`),
});

/** Replaces the counts by the place of the first element of each digit and part. One block, with a thread for a digit. */
const scan = {
  name: "placeDigits",
  signature: { counts: "i32[]", parts: "i32" },
  body: `
const d = threadIdx.x;
const sums = shared("i32", ${DIGITS});
let sum = 0;
for (let part = 0; part < parts; part++) sum += counts[part * ${DIGITS} + d];
sums[d] = sum;
sync();
let place = 0;
for (let k = 0; k < d; k++) place += sums[k];
for (let part = 0; part < parts; part++) {
  const count = counts[part * ${DIGITS} + d];
  counts[part * ${DIGITS} + d] = place;
  place += count;
}`,
} as const;

/** Moves the elements of each part to the offsets of their digits. "first" elements have their own index. */
const moveSource = (keys: string, digit: Digit, indices: "none" | "first" | "moved") => ({
  name: `moveDigits_${digit}`,
  signature: {
    ...{ keys: `readonly ${keys}[]`, outKeys: `${keys}[]`, counts: "i32[]" },
    ...(indices === "moved" ? { indices: "readonly i32[]" } : {}),
    ...(indices === "none" ? {} : { outIndices: "i32[]" }),
    ...integers,
  },
  body: loop(`
  for (let i = part * chunk; i < end; i++) {
    const at = base + (${digitText[digit]});
    const to = counts[at];
    counts[at] = to + 1;
    outKeys[to] = keys[i];
    ${indices === "none" ? "" : `outIndices[to] = ${indices === "first" ? "i" : "indices[i]"};`}
  }`),
});

/** Rows of elements, one after the other. Each is sorted for itself. */
export interface Rows {
  readonly count: number;
  readonly length: number;
}

/**
 * Sorts the keys of each row, in a stable way: by one digit after the other, from the lowest. The digits of the row's
 * number are the last ones. Each part of the elements has one thread, which moves them in their order. Passes the keys to
 * a function, and frees them behind it.
 */
export function withSortedKeys<T>(
  device: Device,
  { type, bits, view }: Keys,
  rows: Rows,
  hasIndices: boolean,
  use: (ordered: Ordered) => T,
): T {
  const n = rows.count * rows.length;
  const parts = Math.max(1, Math.min(MOST_PARTS, Math.ceil(n / CHUNK)));
  const chunk = Math.ceil(n / parts);
  const grid = { grid: Math.ceil(parts / THREADS), block: THREADS };
  const made: Node[] = [];
  const nodeOf = (dtype: "i32" | "u32" | "u64", length: number, over?: View): Node => {
    const node = Node.ofView(
      { device, dtype, shape: [length] },
      over ?? allocateView(device, dtype, [length]),
    );
    node.hold();
    made.push(node);
    return node;
  };
  const buffer = (node: Node) => node.view().storage.buffer;
  try {
    const counts = nodeOf("i32", parts * DIGITS);
    const keys = [nodeOf(type, n, view), nodeOf(type, n)] as const;
    const needsIndices = hasIndices || rows.count > 1;
    const indices = needsIndices ? ([nodeOf("i32", n), nodeOf("i32", n)] as const) : undefined;
    const passes = passesOf(type, bits, rows.count);
    for (const [pass, { digit, shift }] of passes.entries()) {
      const [from, to] = [pass % 2, 1 - (pass % 2)] as [0 | 1, 0 | 1];
      const sizes = [parts, chunk, n, shift, rows.length];
      const order = indices === undefined ? "none" : pass === 0 ? "first" : "moved";
      const counted = digit === "row" ? indices![from] : keys[from];
      launch(device, countSource(type, digit), grid, [buffer(counted), buffer(counts), ...sizes]);
      launch(device, scan, { grid: 1, block: DIGITS }, [buffer(counts), parts]);
      launch(device, moveSource(type, digit, order), grid, [
        ...[buffer(keys[from]), buffer(keys[to]), buffer(counts)],
        ...(order === "moved" ? [buffer(indices![from])] : []),
        ...(order === "none" ? [] : [buffer(indices![to])]),
        ...sizes,
      ]);
    }
    const last = (passes.length % 2) as 0 | 1;
    return use({ keys: keys[last], indices: indices?.[last] });
  } finally {
    for (const node of made) node.release();
  }
}

/** Returns the digits in their order: those of the keys, then those of the row's number. */
function passesOf(type: "u32" | "u64", bits: number, rows: number) {
  const passes: { readonly digit: Digit; readonly shift: number }[] = [];
  for (let shift = 0; shift < bits; shift += BITS) passes.push({ digit: type, shift });
  for (let shift = 0; rows - 1 >= 2 ** shift; shift += BITS) passes.push({ digit: "row", shift });
  return passes;
}
