// Random cases of systems of equations and factorizations, and their errors beside NumPy's results in f64. Vectors of a
// factorization are not unique, so that products, orthogonality and the unique values are compared.
import { linalg, type NdArray } from "../../../src/array/index.ts";
import type { Random } from "../../support/random.ts";
import { type Case, type NumpyResult, randomView, type ViewOperand } from "./numpy.ts";

/** A batch of matrices on the host, in C's order. */
export interface Matrices {
  readonly shape: readonly number[];
  readonly values: Float64Array;
}

/** A function with random cases. */
export interface FactorizationFunction {
  readonly make: (random: Random) => Case;
  readonly compute: (inputs: readonly NdArray[], given: Case) => Readonly<Record<string, NdArray>>;
  /** Names of the results, and of NumPy's functions that compute them in the type of the operands. */
  readonly parts: Readonly<Record<string, string>>;
  /** Returns the relative errors of the results, by names. */
  readonly errors: (given: Given) => Readonly<Record<string, number>>;
}

interface Given {
  readonly operands: readonly Matrices[];
  readonly found: Readonly<Record<string, Matrices>>;
  readonly expected: Matrices;
}

/** Largest error in units of the longest side times the distance of 1 and the next number of the type. */
export const MOST_ERROR = 8;

const unitOf = { f32: 2 ** -23, f64: 2 ** -52 } as const;

/** Returns the unit of the limit of a case. */
export function errorUnit({ operands }: Case): number {
  const { dtype, base } = operands[0] as ViewOperand;
  return unitOf[dtype as "f32" | "f64"] * Math.max(...base.slice(-2), ...shapeOf(operands[0] as ViewOperand));
}

/** Returns the first element and the distance along each axis of a view, in elements of its base. */
function layoutOf({ base, ranges, axes }: ViewOperand): {
  first: number;
  strides: number[];
  shape: number[];
} {
  let first = 0;
  const strides: number[] = [];
  const lengths: number[] = [];
  let distance = 1;
  for (let axis = base.length - 1; axis >= 0; axis--) {
    const [from = "0", to = "", step = "1"] = ranges[axis]!.split(":");
    const span = to === "" ? Number(from) + 1 : Math.abs(Number(to) - Number(from));
    lengths[axis] = Math.ceil(span / Math.abs(Number(step)));
    strides[axis] = Number(step) * distance;
    first += Number(from) * distance;
    distance *= base[axis]!;
  }
  return { first, strides: axes.map((axis) => strides[axis]!), shape: axes.map((axis) => lengths[axis]!) };
}

const shapeOf = (view: ViewOperand): number[] => layoutOf(view).shape;

/** Returns the place of each element of a view in its base, in C's order of the view. */
function placesOf(view: ViewOperand): number[] {
  const { first, strides, shape } = layoutOf(view);
  const size = shape.reduce((a, b) => a * b, 1);
  return Array.from({ length: size }, (_, i) => {
    let [rest, at] = [i, first];
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      at += (rest % shape[axis]!) * strides[axis]!;
      rest = Math.floor(rest / shape[axis]!);
    }
    return at;
  });
}

/** Returns the elements of a view. */
export const matricesOf = (view: ViewOperand): Matrices => ({
  shape: shapeOf(view),
  values: Float64Array.from(placesOf(view), (at) => Number(view.elements[at])),
});

/** Returns a view with steps and other orders of the axes, whose elements a function gives by row, column and matrix. */
function viewOf(
  random: Random,
  shape: readonly number[],
  at: (row: number, column: number, matrix: number) => number,
): ViewOperand {
  const view = randomView(random, random.pick(["f32", "f64"]), shape);
  const columns = shape.at(-1)!;
  const rows = shape.at(-2) ?? 1;
  for (const [i, place] of placesOf(view).entries()) {
    const row = Math.floor(i / columns) % rows;
    view.elements[place] = at(row, i % columns, Math.floor(i / (rows * columns)));
  }
  return view;
}

const sides = [1, 2, 3, 5, 8, 17, 33, 64] as const;
const batchOf = (random: Random): number[] => [...random.pick([[], [], [2], [3, 1], [2, 2]])];
const between = (random: Random): number => random.random() * 2 - 1;

/** Returns matrices far from singular ones: their diagonals are larger than the sums of the other elements. */
const dominant = (random: Random, shape: readonly number[]): ViewOperand =>
  viewOf(random, shape, (row, column) => between(random) + (row === column ? Math.max(...shape) : 0));

const square = (random: Random): number[] => {
  const side = random.pick(sides);
  return [...batchOf(random), side, side];
};
const rectangle = (random: Random): number[] => [...batchOf(random), random.pick(sides), random.pick(sides)];

/** Returns symmetric matrices whose upper triangles have other elements, which the functions do not read. */
function lowerTriangles(random: Random, isDominant: boolean): ViewOperand {
  const shape = square(random);
  return viewOf(random, shape, (row, column) =>
    row === column && isDominant ? shape.at(-1)! + random.random() : column > row ? 99 : between(random),
  );
}

/** Returns matrices of a low rank with small whole numbers. */
function lowRank(random: Random): ViewOperand {
  const shape = rectangle(random);
  const rank = random.int(4);
  const factors = (length: number) =>
    Array.from({ length }, () => Array.from({ length: rank }, () => random.int(7) - 3));
  const [left, right] = [factors(shape.at(-2)!), factors(shape.at(-1)!)];
  return viewOf(random, shape, (row, column) =>
    left[row]!.reduce((sum, each, i) => sum + each * right[column]![i]!, 0),
  );
}

/** Returns the products of matrices of two batches of one shape. */
function product(a: Matrices, b: Matrices): Matrices {
  const [m, k] = a.shape.slice(-2) as [number, number];
  const n = b.shape.at(-1)!;
  const count = a.shape.slice(0, -2).reduce((x, y) => x * y, 1);
  const values = new Float64Array(count * m * n);
  for (let each = 0; each < count; each++)
    for (let row = 0; row < m; row++)
      for (let column = 0; column < n; column++) {
        let sum = 0;
        for (let i = 0; i < k; i++)
          sum += a.values[(each * m + row) * k + i]! * b.values[(each * k + i) * n + column]!;
        values[(each * m + row) * n + column] = sum;
      }
  return { shape: [...a.shape.slice(0, -1), n], values };
}

function transposed({ shape, values }: Matrices): Matrices {
  const [m, n] = shape.slice(-2) as [number, number];
  const result = new Float64Array(values.length);
  for (const [i, value] of values.entries()) {
    const matrix = Math.floor(i / (m * n));
    result[(matrix * n + (i % n)) * m + (Math.floor(i / n) % m)] = value;
  }
  return { shape: [...shape.slice(0, -2), n, m], values: result };
}

/** Returns the identity for each matrix of a batch. */
function identities(batch: readonly number[], n: number): Matrices {
  const count = batch.reduce((x, y) => x * y, 1);
  const values = Float64Array.from({ length: count * n * n }, (_, i) =>
    Math.floor(i / n) % n === i % n ? 1 : 0,
  );
  return { shape: [...batch, n, n], values };
}

/** Returns matrices with columns that are multiplied by the numbers of a batch of vectors. */
const scaled = ({ shape, values }: Matrices, by: Matrices): Matrices => {
  const [m, n] = shape.slice(-2) as [number, number];
  return {
    shape,
    values: values.map((value, i) => value * by.values[Math.floor(i / (m * n)) * n + (i % n)]!),
  };
};

/** Returns matrices with the first columns only. */
function firstColumns({ shape, values }: Matrices, count: number): Matrices {
  const n = shape.at(-1)!;
  return { shape: [...shape.slice(0, -1), count], values: values.filter((_, i) => i % n < count) };
}

/** Returns the symmetric matrices whose lower triangles are given. */
function symmetric({ shape, values }: Matrices): Matrices {
  const n = shape.at(-1)!;
  const at = (i: number): number => {
    const [matrix, row, column] = [Math.floor(i / (n * n)), Math.floor(i / n) % n, i % n];
    return column > row ? values[(matrix * n + column) * n + row]! : values[i]!;
  };
  return { shape, values: values.map((_, i) => at(i)) };
}

/** Returns the norm of the difference of two results, relative to that of the expected one. Infinity for other shapes. */
function relative(found: Matrices, expected: Matrices): number {
  if (`${found.shape}` !== `${expected.shape}`) return Number.POSITIVE_INFINITY;
  let [difference, size] = [0, 0];
  for (const [i, value] of expected.values.entries()) {
    difference += (found.values[i]! - value) ** 2;
    size += value ** 2;
  }
  return Math.sqrt(size === 0 ? difference : difference / size);
}

/** Returns the error of columns that are orthogonal and have the length 1. */
const orthogonality = (q: Matrices): number =>
  relative(product(transposed(q), q), identities(q.shape.slice(0, -2), q.shape.at(-1)!));

/** Returns upper triangles whose diagonals are positive, as a factorization has them but for signs of rows. */
function positiveRows({ shape, values }: Matrices): Matrices {
  const [m, n] = shape.slice(-2) as [number, number];
  const sign = (i: number): number => {
    const row = Math.floor(i / n) % m;
    return values[i - (i % n) + row]! < 0 ? -1 : 1;
  };
  return { shape, values: values.map((value, i) => value * sign(i)) };
}

/** Functions whose result is unique: its error relative to NumPy's result. */
const unique = (
  make: (random: Random) => readonly ViewOperand[],
  name: "solve" | "inv" | "cholesky" | "pinv" | "svdvals" | "eigvalsh" | "matrixRank" | "det",
): FactorizationFunction => ({
  make: (random) => ({ name: `linalg.${name}`, operands: make(random) }),
  compute: (inputs) => ({
    result: (linalg[name] as (...given: readonly NdArray[]) => NdArray)(...inputs),
  }),
  parts: { result: `own linalg.${name}` },
  errors: ({ found, expected }) => ({ result: relative(found["result"]!, expected) }),
});

/** The functions by their names. */
export const factorizations: Readonly<Record<string, FactorizationFunction>> = {
  solve: unique((random) => {
    const shape = square(random);
    const [batch, side] = [shape.slice(0, -2), shape.at(-1)!];
    const a = dominant(random, shape);
    const ofRight = random.pick([[side], [...batch, side, 3], [side, 1], [...batch.map(() => 1), side, 2]]);
    const b = viewOf(random, ofRight, () => between(random));
    return [a, { ...b, ...sameType(a, b) }];
  }, "solve"),
  inv: unique((random) => [dominant(random, square(random))], "inv"),
  det: unique((random) => [dominant(random, square(random).with(-1, 5).with(-2, 5))], "det"),
  cholesky: unique((random) => [lowerTriangles(random, true)], "cholesky"),
  pinv: unique((random) => [dominant(random, rectangle(random))], "pinv"),
  svdvals: unique((random) => [viewOf(random, rectangle(random), () => between(random))], "svdvals"),
  eigvalsh: unique((random) => [lowerTriangles(random, false)], "eigvalsh"),
  matrixRank: unique((random) => [lowRank(random)], "matrixRank"),
  slogdet: {
    make: (random) => ({ name: "linalg.logabsdet", operands: [dominant(random, square(random))] }),
    compute: ([a]) => linalg.slogdet(a!),
    parts: { sign: "linalg.sign", logabsdet: "linalg.logabsdet" },
    errors: ({ found, expected }) => ({
      logabsdet: relative(found["logabsdet"]!, expected),
      // Gershgorin: all eigenvalues of a matrix with such a diagonal are positive.
      sign: Math.max(...found["sign"]!.values.map((each) => Math.abs(each - 1))),
    }),
  },
  qr: {
    make: (random) => ({ name: "linalg.r", operands: [dominant(random, rectangle(random))] }),
    compute: ([a]) => linalg.qr(a!),
    parts: { q: "own linalg.q", r: "own linalg.r" },
    errors: ({ operands: [a], found: { q, r }, expected }) => ({
      product: relative(product(q!, r!), a!),
      orthogonality: orthogonality(q!),
      r: relative(positiveRows(r!), expected),
    }),
  },
  svd: {
    make: (random) => ({
      name: "linalg.svdvals",
      operands: [viewOf(random, rectangle(random), () => between(random))],
      options: { fullMatrices: random.chance(0.5) },
    }),
    compute: ([a], { options }) => linalg.svd(a!, options),
    parts: { u: "own linalg.u", s: "own linalg.svdvals", vh: "own linalg.vh" },
    errors({ operands: [a], found: { u, s, vh }, expected }) {
      const [k, v] = [s!.shape.at(-1)!, transposed(vh!)];
      return {
        values: relative(s!, expected),
        product: relative(product(scaled(firstColumns(u!, k), s!), transposed(firstColumns(v, k))), a!),
        "orthogonality of u": orthogonality(u!),
        "orthogonality of v": orthogonality(v),
      };
    },
  },
  eigh: {
    make: (random) => ({ name: "linalg.eigvalsh", operands: [lowerTriangles(random, false)] }),
    compute: ([a]) => linalg.eigh(a!),
    parts: { eigenvalues: "own linalg.eigvalsh", eigenvectors: "own linalg.eigenvectors" },
    errors({ operands: [a], found, expected }) {
      const [values, vectors] = [found["eigenvalues"]!, found["eigenvectors"]!];
      return {
        values: relative(values, expected),
        product: relative(product(scaled(vectors, values), transposed(vectors)), symmetric(a!)),
        orthogonality: orthogonality(vectors),
      };
    },
  },
};

/** Returns the elements of a view in the type of another one. */
const sameType = (
  { dtype }: ViewOperand,
  { elements }: ViewOperand,
): Pick<ViewOperand, "dtype" | "elements"> => ({
  dtype,
  elements:
    dtype === "f32"
      ? Float32Array.from(elements as Float64Array)
      : Float64Array.from(elements as Float32Array),
});

/** Returns the errors of a case that exceed the limit, as text, or "". */
export function errorText(
  given: Case,
  found: Readonly<Record<string, Matrices>>,
  expected: NumpyResult,
  factorization: FactorizationFunction,
): string {
  if (expected.error !== undefined) return expected.error;
  const unit = errorUnit(given);
  const errors = factorization.errors({
    operands: given.operands.map((each) => matricesOf(each as ViewOperand)),
    found,
    expected: { shape: expected.shape, values: Float64Array.from(expected.elements as Float64Array, Number) },
  });
  return Object.entries(errors)
    .filter(([, error]) => !(error <= MOST_ERROR * unit))
    .map(([name, error]) => `${name}: ${error / unit} units, at most ${MOST_ERROR} are allowed`)
    .join("; ");
}
