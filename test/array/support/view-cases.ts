import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import { type Case, numpyTypes, randomShape, randomView, type ViewOperand } from "./numpy.ts";

/** All types of NumPy, and complex numbers, which views take too. */
const types = [...numpyTypes, "c64"] as const;

/** Calls of views that are not methods. */
export const calls: Calls = {
  T: ([x]) => x!.T,
  mT: ([x]) => x!.mT,
  toArray: ([x], _, make) => {
    const { dtype, shape } = x!;
    const elements = x!.toArray();
    return (
      dtype === "bool" || dtype === "bf16" || dtype === "c64"
        ? make.array(elements as never, dtype)
        : make.array(elements as never)
    ).reshape(shape);
  },
  toList: ([x], _, make) => {
    const list = x!.toList();
    // An empty list of lists has no lengths of the axes after it.
    return x!.size === 0 ? make.zeros(x!.shape, x!.dtype) : make.array(list as never, x!.dtype);
  },
  item: ([x], _, make) => make.full(x!.shape, x!.item(), x!.dtype),
  print: ([x], _, make) => {
    const text = `${x}`;
    return make.array(new TextEncoder().encode(text.slice(0, text.lastIndexOf("\n"))));
  },
  strided: ([x], _, make) => {
    const { buffer, offset, strides } = x!.strided();
    const memory = buffer.toArray();
    const parts = x!.dtype === "c64" ? 2 : 1;
    const elements = memory.slice(0, 0).constructor as new (size: number) => typeof memory;
    const found = new elements(x!.size * parts);
    const index = x!.shape.map(() => 0);
    for (let i = 0; i < x!.size; i++) {
      const at = index.reduce((sum, each, axis) => sum + each * strides[axis]!, offset);
      for (let part = 0; part < parts; part++) found[i * parts + part] = memory[at + part]!;
      for (let axis = index.length - 1; axis >= 0 && ++index[axis]! === x!.shape[axis]!; axis--)
        index[axis] = 0;
    }
    const flat =
      parts === 2 || x!.dtype === "bool" ? make.array(found as never, x!.dtype) : make.array(found as never);
    return flat.reshape(x!.shape);
  },
};

/** Returns a random index of NumPy's basic indexing as text: "1, ::-2, ...". */
function randomIndex(random: Random, shape: readonly number[]): string {
  const bound = () => random.pick(["", "", `${random.int(9) - 4}`]);
  const parts = shape.map((length) =>
    random.random() < 0.3 && length > 0
      ? `${random.int(2 * length) - length}`
      : `${bound()}:${bound()}:${random.pick(["", "1", "2", "-1", "-3"])}`,
  );
  // An ellipsis stands for some axes or none, and axes at the end may be left out.
  const first = random.int(parts.length + 1);
  if (random.random() < 0.3) parts.splice(first, random.int(parts.length - first + 1), "...");
  else if (random.random() < 0.2) parts.length = first;
  return parts.join(", ") || "...";
}

/** Returns a shape with the same number of elements. */
function otherShape(random: Random, size: number): number[] {
  const shape: number[] = [];
  let rest = size;
  for (let factor = 2; factor <= rest && shape.length < 3; factor++)
    while (rest % factor === 0 && shape.length < 3 && random.random() < 0.7) {
      shape.push(factor);
      rest /= factor;
    }
  shape.push(rest);
  return shape;
}

/** Returns the axes of a shape in a random order. */
function shuffled(random: Random, { length }: readonly number[]): number[] {
  const order = Array.from({ length }, (_, axis) => axis);
  for (let i = length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Returns the same axis, counted from the begin or from the end of `rank` axes. */
const signed = (random: Random, axis: number, rank: number): number =>
  random.chance(0.5) ? axis : axis - rank;

/** Returns a shape, in which one of ten has an axis without elements. */
function shapeOf(random: Random, least = 0): number[] {
  const shape = randomShape(random, least);
  return shape.length > 0 && random.chance(0.1) ? shape.with(random.int(shape.length), 0) : shape;
}

const view = (random: Random, shape: readonly number[]): ViewOperand =>
  randomView(random, random.pick(types), shape);

/** Returns a maker of cases without further arguments. */
const plain =
  (name: string, least = 0) =>
  (random: Random): Case => ({ name, operands: [view(random, shapeOf(random, least))] });

/** Cases of views, of conversions, and of elements on the host, by their names. */
export const views: Readonly<Record<string, (random: Random) => Case>> = {
  slice(random) {
    const shape = shapeOf(random, 1);
    return { name: "slice", operands: [view(random, shape)], values: [randomIndex(random, shape)] };
  },
  reshape(random) {
    const shape = shapeOf(random, 1);
    const size = shape.reduce((a, b) => a * b, 1);
    const to = otherShape(random, size);
    if (size > 0 && random.chance(0.3)) to[random.int(to.length)] = -1;
    return { name: "reshape", operands: [view(random, shape)], values: [to] };
  },
  permuteDims(random) {
    const shape = shapeOf(random);
    return {
      name: "permuteDims",
      operands: [view(random, shape)],
      values: random.chance(0.2) ? [] : [shuffled(random, shape)],
    };
  },
  T: plain("T"),
  mT: plain("mT", 2),
  moveaxis(random) {
    const shape = shapeOf(random, 1);
    const axis = () => signed(random, random.int(shape.length), shape.length);
    const count = random.int(shape.length + 1);
    const some = () =>
      shuffled(random, shape)
        .slice(0, count)
        .map((each) => signed(random, each, shape.length));
    const values = random.chance(0.5) ? [axis(), axis()] : [some(), some()];
    return { name: "moveaxis", operands: [view(random, shape)], values };
  },
  expandDims(random) {
    const shape = shapeOf(random);
    const rank = shape.length + 1;
    return {
      name: "expandDims",
      operands: [view(random, shape)],
      values: [signed(random, random.int(rank), rank)],
    };
  },
  squeeze(random) {
    const shape = shapeOf(random, 1).slice(0, 3);
    const count = 1 + random.int(2);
    for (let i = 0; i < count; i++) shape.splice(random.int(shape.length + 1), 0, 1);
    const ones = shape.map((_, axis) => axis).filter((axis) => shape[axis] === 1);
    const axes = ones.slice(random.int(ones.length)).map((axis) => signed(random, axis, shape.length));
    return {
      name: "squeeze",
      operands: [view(random, shape)],
      values: [axes.length === 1 && random.chance(0.5) ? axes[0] : axes],
    };
  },
  broadcastTo(random) {
    const to = shapeOf(random);
    const from = to.slice(random.int(to.length + 1)).map((length) => (random.chance(0.4) ? 1 : length));
    return { name: "broadcastTo", operands: [view(random, from)], values: [to] };
  },
  flip(random) {
    const shape = shapeOf(random, 1);
    const axes = shuffled(random, shape).map((axis) => signed(random, axis, shape.length));
    const values = random.pick([[], [axes[0]], [axes.slice(0, 1 + random.int(axes.length))]]);
    return { name: "flip", operands: [view(random, shape)], values };
  },
  copy: plain("copy"),
  toArray: plain("toArray"),
  toList: plain("toList"),
  strided: plain("strided"),
  item(random) {
    const shape = Array.from({ length: random.int(4) }, () => 1);
    return { name: "item", operands: [randomView(random, random.pick(numpyTypes), shape)] };
  },
  print(random) {
    const shape = random.pick([
      ...[[], [1], [5], [40], [1200]],
      ...[
        [3, 4],
        [2, 600],
        [30, 50],
        [2, 3, 4],
        [12, 11, 10],
      ],
    ]);
    return { name: "print", operands: [view(random, shape)] };
  },
  // NumPy leaves conversions of NaN and of values out of range to the processor.
  astype(random) {
    const dtype = random.pick(types);
    const operand = randomView(random, dtype, shapeOf(random));
    if (dtype[0] === "f")
      for (let i = 0; i < operand.elements.length; i++) operand.elements[i] = random.random() * 100;
    const to = dtype === "c64" ? ["c64", "bool"] : types;
    return { name: "astype", operands: [operand], values: [random.pick(to)] };
  },
};
