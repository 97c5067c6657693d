import { emptyLike, fft, fullLike, onesLike, zerosLike } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import type { Calls } from "./compare.ts";
import { type Case, type NumpyType, numpyTypes, randomShape, randomView } from "./numpy.ts";

/** All types of NumPy, and complex numbers. */
const types: readonly NumpyType[] = [...numpyTypes, "c64"];
const floats = ["f16", "f32", "f64"] as const;

/** Calls of the functions that make arrays. */
export const calls: Calls = {
  array: (_, [list, dtype], make) => make.array(list!, dtype),
  zeros: (_, [shape, dtype], make) => make.zeros(shape!, dtype),
  ones: (_, [shape, dtype], make) => make.ones(shape!, dtype),
  full: (_, [shape, value, dtype], make) => make.full(shape!, value!, dtype),
  empty: (_, [shape, value, dtype], make) => make.empty(shape!, dtype).assign(value!),
  arange: (_, [start, stop, step, dtype], make) => make.arange(start!, stop, step, dtype),
  linspace: (_, [start, stop, count, dtype], make) => make.linspace(start!, stop!, count!, dtype),
  eye: (_, [rows, columns, k, dtype], make) => make.eye(rows!, columns!, k, dtype),
  zerosLike: ([x], [dtype]) => zerosLike(x!, dtype),
  onesLike: ([x], [dtype]) => onesLike(x!, dtype),
  fullLike: ([x], [value, dtype]) => fullLike(x!, value!, dtype),
  emptyLike: ([x], [value, dtype]) => emptyLike(x!, dtype).assign(value!),
  "fft.fftfreq": (_, [n, d], make) => fft.fftfreq(n!, { d: d!, device: make.device }),
  "fft.rfftfreq": (_, [n, d], make) => fft.rfftfreq(n!, { d: d!, device: make.device }),
};

/** Lengths of ranges, of which the long ones are made by a kernel. */
const lengths = [0, 1, 2, 33, 1000, 4099, 100_003];

function shapeOf(random: Random): number[] {
  const shape = randomShape(random);
  return shape.length > 0 && random.chance(0.1) ? shape.with(random.int(shape.length), 0) : shape;
}

/** Returns a value that a type holds. */
const numberOf = (random: Random, dtype: NumpyType): number | boolean => {
  if (dtype === "bool") return random.chance(0.5);
  if (dtype[0] === "f") return random.random() * 100 - 50;
  return dtype[0] === "u" ? random.int(200) : random.int(200) - 100;
};

/** Returns nested lists of a shape, with pairs for complex numbers. */
function listOf(random: Random, dtype: NumpyType, shape: readonly number[]): unknown {
  const [length, ...rest] = shape;
  if (length !== undefined) return Array.from({ length }, () => listOf(random, dtype, rest));
  return dtype === "c64" ? [random.int(9), random.int(9) - 4] : numberOf(random, dtype);
}

/** Returns a maker of cases of a shape, perhaps a value, and a type. */
const filled =
  (name: string, hasValue: boolean) =>
  (random: Random): Case => {
    const type = random.pick(types);
    const shape = shapeOf(random);
    const given = shape.length === 1 && random.chance(0.3) ? shape[0] : shape;
    return {
      ...{ name, type, operands: [] },
      values: hasValue ? [given, numberOf(random, type), type] : [given, type],
    };
  };

/** Returns a maker of cases of arrays like another one. */
const like =
  (name: string, hasValue: boolean) =>
  (random: Random): Case => {
    const operand = randomView(random, random.pick(types), shapeOf(random));
    const type = random.chance(0.5) ? random.pick(types) : undefined;
    const value = hasValue ? [numberOf(random, type ?? operand.dtype)] : [];
    return { name, operands: [operand], values: [...value, ...(type === undefined ? [] : [type])] };
  };

const frequencies =
  (name: string) =>
  (random: Random): Case => ({
    ...{ name, type: "f32", operands: [] },
    values: [1 + random.int(300), random.pick([1, 0.5, 0.1, 3])],
  });

/** Cases of the functions that make arrays, by their names. */
export const creating: Readonly<Record<string, (random: Random) => Case>> = {
  array(random) {
    const type = random.pick(types);
    const shape = Array.from({ length: random.int(4) }, () => 1 + random.int(6));
    return { name: "array", type, operands: [], values: [listOf(random, type, shape), type] };
  },
  zeros: filled("zeros", false),
  ones: filled("ones", false),
  full: filled("full", true),
  empty: filled("empty", true),
  arange(random) {
    const type = random.pick(types.filter((each) => each !== "bool" && each !== "c64"));
    const isFloat = type[0] === "f";
    const step = random.pick(isFloat ? [1, 2, -3, 0.25, 0.1] : [1, 2, 3]);
    const start = isFloat ? random.int(100) - 50 : random.int(20);
    const most = type.endsWith("8") ? 30 : type === "f16" || type.endsWith("16") ? 9000 : 100_003;
    const count = Math.min(random.pick(lengths), most);
    return {
      ...{ name: "arange", type, operands: [] },
      values: [start, start + step * (count - (count > 0 && random.chance(0.3) ? 0.5 : 0)), step, type],
    };
  },
  linspace(random) {
    const type = random.pick(floats);
    const from = random.random() * 10 - 5;
    return {
      ...{ name: "linspace", type, operands: [] },
      values: [from, random.random() * 10, random.pick(lengths), type],
    };
  },
  eye(random) {
    const type = random.pick(types);
    const side = () => random.pick([0, 1, 2, 7, 33, 300]);
    return { name: "eye", type, operands: [], values: [side(), side(), random.int(20) - 10, type] };
  },
  zerosLike: like("zerosLike", false),
  onesLike: like("onesLike", false),
  fullLike: like("fullLike", true),
  emptyLike: like("emptyLike", true),
  "fft.fftfreq": frequencies("fft.fftfreq"),
  "fft.rfftfreq": frequencies("fft.rfftfreq"),
};
