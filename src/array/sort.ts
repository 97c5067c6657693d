import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { ElementType } from "../cuda/memory/element-type.ts";
import { compacted } from "./compaction.ts";
import { type Dtype, factsOf, isFloating } from "./dtype.ts";
import { KernelList } from "./kernel-list.ts";
import { type KernelSource, launch } from "./kernels.ts";
import { allocateNode, allocateView, Node, type View } from "./node.ts";
import { repeatedDescription, runKernels, runPlan, TARGET } from "./plans.ts";
import { addSort, divisionOf, type Keys, type Rows, withSortedKeys } from "./radix.ts";
import type { RadixSort } from "./radix-pass.ts";
import { checkAxis, type Shape } from "./shape.ts";
import { SORT, structure } from "./structure.ts";
import { contiguousView, viewNode, withNode } from "./temporary.ts";

/** Number of threads of a block. */
const BLOCK = 256;

const sizeOfGrid = (n: number) => ({ grid: Math.ceil(n / BLOCK), block: BLOCK });

/** Type by which kernels read the elements: the bits of small floats. */
const storedType = (dtype: Dtype): ElementType =>
  factsOf(dtype).kind === "float" && factsOf(dtype).bits === 16 ? "u16" : factsOf(dtype).memory;

const keyType = (dtype: Dtype): "u32" | "u64" => (factsOf(dtype).bits === 64 ? "u64" : "u32");

const keyBits = (dtype: Dtype): number => (dtype === "bool" ? 1 : factsOf(dtype).bits);

/** Returns the text of the largest key, which is that of NaN. */
const lastKey = (dtype: Dtype): string => {
  const { bits } = factsOf(dtype);
  return bits === 64 ? "0xffffffffffffffffn" : `${2 ** bits - 1}`;
};

/** Bits of infinity of the small floats. A magnitude above it is NaN. */
const infinityOf = (dtype: Dtype): number => (dtype === "f16" ? 0x7c00 : 0x7f80);

/** Order of elements. */
interface Order {
  readonly isDescending: boolean;
  /** True where -0 and 0 have one key, so that equal elements stay in their order. */
  readonly isStable: boolean;
}

/**
 * Returns the text of the key of an element with this name: an unsigned integer in the order of the elements. NaN has the largest one.
 */
function keyText(v: string, dtype: Dtype, { isDescending, isStable }: Order): string {
  const { kind, bits } = factsOf(dtype);
  const isBig = bits === 64;
  const last = lastKey(dtype);
  const turned = (key: string): string => {
    if (!isDescending) return key;
    return isBig ? `${key} ^ ${last}` : `((${key}) ^ ${bits === 32 ? "-1" : last}) >>> 0`;
  };
  if (kind === "float") {
    const isNan = bits === 16 ? `(${v} & 0x7fff) > ${infinityOf(dtype)}` : `${v} !== ${v}`;
    return `${isNan} ? ${isBig ? `u64(${last})` : `u32(${last})`} : ${turned(floatKey(v, dtype, isStable))}`;
  }
  if (kind !== "signed") return turned(isBig || dtype === "u32" ? v : `(${v} >>> 0)`);
  if (isBig) return turned(`(u64(${v}) ^ 0x8000000000000000n)`);
  return turned(bits === 32 ? `((${v} ^ -2147483648) >>> 0)` : `((${v} + ${2 ** (bits - 1)}) >>> 0)`);
}

/** Returns the text of the key of a float: a negative one has all bits inverted, and another one the sign. */
function floatKey(v: string, dtype: Dtype, isStable: boolean): string {
  switch (dtype) {
    case "f64": {
      const bits = isStable ? `bitsOf(${v} === 0 ? f64(0) : ${v})` : `bitsOf(${v})`;
      return `(u64(${bits} ^ ((${bits} >> 63n) | -9223372036854775808n)))`;
    }
    case "f32": {
      const bits = isStable ? `bitsOf(${v} === 0 ? f32(0) : ${v})` : `bitsOf(${v})`;
      return `((${bits} ^ ((${bits} >> 31) | -2147483648)) >>> 0)`;
    }
    default: {
      const bits = isStable ? `(${v} === 32768 ? 0 : ${v})` : v;
      return `((${bits} > 32767 ? 65535 - ${bits} : ${bits} + 32768) >>> 0)`;
    }
  }
}

/** Returns the text of the element of a key with this name, without the order that `keyText` may invert. */
function elementText(key: string, dtype: Dtype, isDescending: boolean): string {
  const { kind, bits } = factsOf(dtype);
  if (bits === 64) {
    const k = isDescending ? `(${key} ^ 0xffffffffffffffffn)` : key;
    if (kind === "unsigned") return k;
    if (kind === "signed") return `i64(${k} ^ 0x8000000000000000n)`;
    return `f64FromBits(i64(${k} >= 0x8000000000000000n ? ${k} ^ 0x8000000000000000n : ${k} ^ 0xffffffffffffffffn))`;
  }
  const k = isDescending ? `((${key} ^ ${bits === 32 ? "-1" : 2 ** bits - 1}) >>> 0)` : key;
  if (kind === "signed") return bits === 32 ? `${k} ^ -2147483648` : `i32(${k}) - ${2 ** (bits - 1)}`;
  if (kind !== "float") return dtype === "u32" ? k : `i32(${k})`;
  if (bits === 32) return `f32FromBits(${k} >= 0x80000000 ? ${k} ^ -2147483648 : ${k} ^ -1)`;
  return `i32(${k}) > 32767 ? i32(${k}) - 32768 : 65535 - i32(${k})`;
}

const eachElement = (body: string) => `
const i = globalIdx.x;
if (i < n) {
  ${body}
}`;

const keySource = (dtype: Dtype, order: Order): KernelSource => ({
  name: `keysOf_${dtype}`,
  signature: { from: `readonly ${storedType(dtype)}[]`, keys: `${keyType(dtype)}[]`, n: "i32" },
  body: eachElement(`const v = from[i]; keys[i] = ${keyText("v", dtype, order)};`),
});

/** Returns the keys of elements in C's order. */
function keysOf(node: Node, order: Order): Keys {
  const { device, dtype, size } = node;
  const type = keyType(dtype);
  const view = allocateView(device, type, [size]);
  withNode(viewNode(node, node.shape, contiguousView(node)), (each) => {
    const { storage, offset } = each.view();
    const from = storage.buffer.slice(offset, offset + size).as(storedType(dtype));
    launch(device, keySource(dtype, order), sizeOfGrid(size), [...[from, view.storage.buffer, size]]);
  });
  return { type, bits: keyBits(dtype), view };
}

/** Rows along an axis: a view with the axis as the last one, and the strides of a result in the order of the node. */
interface Along {
  readonly moved: Node;
  readonly rows: Rows;
  readonly strides: readonly number[];
}

function along(node: Node, axis: number): Along {
  const { shape } = node;
  const order = [...shape.keys()].filter((each) => each !== axis);
  order.push(axis);
  const view = node.view();
  const moved: Shape = order.map((each) => shape[each]!);
  const contiguous = contiguousStrides(moved);
  const strides: number[] = [];
  for (const [i, each] of order.entries()) strides[each] = contiguous[i]!;
  const length = shape[axis]!;
  return {
    moved: viewNode(node, moved, { ...view, strides: order.map((each) => view.strides[each]!) }),
    rows: { count: node.size / length, length },
    strides,
  };
}

/** Returns the kernels that sort rows, and write the elements or their indices to a target. */
function sortKernels(node: Node, rows: Rows, target: View, order: Order, writes: "elements" | "indices") {
  const { device, dtype } = node;
  const { storage, offset } = node.view();
  const type = storedType(dtype);
  const from = storage.buffer.slice(offset, offset + node.size).as(type);
  const to = target.storage.buffer;
  const list = new KernelList(from, writes === "elements" ? to.as(type) : to);
  const stable = `${dtype} ${order.isDescending} ${order.isStable}`;
  const sort: RadixSort = {
    ...{ type: keyType(dtype), bits: keyBits(dtype), rows: rows.count, length: rows.length },
    from: {
      ...{ memory: "expression", type, key: `keys of ${stable}` },
      converted: (name) => keyText(name, dtype, order),
    },
    to:
      writes === "indices"
        ? undefined
        : {
            ...{ memory: TARGET, type, key: `elements of ${stable}` },
            converted: (name) => elementText(name, dtype, order.isDescending),
          },
    indices: writes === "indices" ? { memory: TARGET, type: "i64" } : undefined,
  };
  addSort(list, sort, divisionOf(device));
  return list;
}

/** Sorts along an axis. Returns the memory of the result and its strides. */
function runSort(node: Node, axis: number, order: Order, writes: "elements" | "indices"): View {
  const { device, dtype, shape, size } = node;
  const target = allocateView(device, writes === "elements" ? dtype : "i64", shape);
  if (size === 0) return target;
  const { moved, rows, strides } = along(node, axis);
  withNode(moved, (view) =>
    withNode(viewNode(view, view.shape, contiguousView(view)), (each) => {
      structure
        .begin(SORT)
        .addExpression(each)
        .addList([writes === "elements" ? 0 : 1, order.isDescending ? 1 : 0]);
      if (runPlan(device, target)) return;
      const description = repeatedDescription();
      const { kernels, temporaries } = sortKernels(each, rows, target, order, writes);
      runKernels({ device, target, description, kernels, temporaries });
    }),
  );
  return { ...target, strides };
}

/** Returns the node of the elements in order along an axis. NaN is behind all others. */
export function sortNode(node: Node, axis: number, isDescending: boolean): Node {
  const { device, dtype, shape } = node;
  const at = checkAxis("sort", axis, shape);
  const run = () => runSort(node, at, { isDescending, isStable: false }, "elements");
  return Node.ofRun({ device, dtype, shape }, { inputs: [node], run });
}

/** Returns the node of the indices that sort the elements along an axis, as i64. Equal elements stay in their order. */
export function argsortNode(node: Node, axis: number, isDescending: boolean): Node {
  const { device, shape } = node;
  const at = checkAxis("argsort", axis, shape);
  const run = () => runSort(node, at, { isDescending, isStable: true }, "indices");
  return Node.ofRun({ device, dtype: "i64", shape }, { inputs: [node], run });
}

const differsSource = (type: "u32" | "u64", last: string | undefined): KernelSource => ({
  name: "firstOfEqual",
  signature: { keys: `readonly ${type}[]`, out: "u8[]", n: "i32" },
  body: eachElement(
    `out[i] = i === 0 || keys[i] !== keys[i - 1]${last === undefined ? "" : ` || keys[i] === ${last}`} ? 1 : 0;`,
  ),
});

const inverseSource: KernelSource = {
  name: "inverseIndices",
  signature: { indices: "readonly i32[]", ranks: "readonly i32[]", out: "i64[]", n: "i32" },
  body: eachElement("out[indices[i]] = i64(ranks[i]);"),
};

const firstSource: KernelSource = {
  name: "indicesOfFirst",
  signature: {
    ...{ positions: "readonly i32[]", indices: "readonly i32[]", firsts: "i64[]", counts: "i64[]" },
    ...{ total: "i32", n: "i32" },
  },
  body: eachElement(`
  firsts[i] = i64(indices[positions[i]]);
  const end = i + 1 < n ? positions[i + 1] : total;
  counts[i] = i64(end - positions[i]);`),
};

/** The different elements of an array in order: where each is first, their numbers, and the place of each element among them. */
export interface Distinct {
  /** Index of the first element of each value in the flat array, as i64. */
  readonly firsts: Node;
  /** Number of elements of each value, as i64. */
  readonly counts: Node;
  /** Index of the value of each element, as i64, in the shape of the array. */
  readonly inverse: Node;
}

/** Finds the different elements. NaN differs from itself. Their number decides the shapes, so that this waits. */
export function distinct(node: Node): Distinct {
  const { device, dtype, shape, size } = node;
  const nodeOf = (length: number) => allocateNode(device, "i64", [length]);
  const buffer = (each: Node) => each.view().storage.buffer;
  const inverse = allocateNode(device, "i64", shape);
  if (size === 0) return { firsts: nodeOf(0), counts: nodeOf(0), inverse };
  node.view().storage.verify();
  const keys = keysOf(node, { isDescending: false, isStable: true });
  return withSortedKeys(device, keys, { count: 1, length: size }, true, (ordered) =>
    withNode(allocateNode(device, "bool", [size]), (flags) => {
      const last = isFloating(dtype) ? lastKey(dtype) : undefined;
      launch(device, differsSource(keys.type, last), sizeOfGrid(size), [
        ...[buffer(ordered.keys), buffer(flags), size],
      ]);
      const { positions, ranks } = compacted(flags, true);
      return withNode(positions, () =>
        withNode(ranks!, () => {
          const indices = buffer(ordered.indices!);
          launch(device, inverseSource, sizeOfGrid(size), [indices, buffer(ranks!), buffer(inverse), size]);
          const [firsts, counts] = [nodeOf(positions.size), nodeOf(positions.size)];
          launch(device, firstSource, sizeOfGrid(positions.size), [
            ...[buffer(positions), indices, buffer(firsts), buffer(counts), size, positions.size],
          ]);
          return { firsts, counts, inverse };
        }),
      );
    }),
  );
}
