// Matrix products of a warp. The results equal those of an H200's tensor cores, whose rules were found by
// comparison. The products of a step and the accumulator are truncated to 25 bits relative to the largest
// exponent. They are added, and the sum is truncated to f32. f16 results are rounded once more.
import {
  ELEMENT_BITS,
  type Element,
  elementIndex,
  elementsPerRegister,
  type MatrixProduct,
  registersOf,
} from "../../ptx/operations/matrix-shape.ts";
import * as exact from "../numbers/exact.ts";
import { exponentOf, floatBits, halfBits, reader, towardZero } from "./numbers.ts";
import type { LaneWords } from "./words.ts";

const PLACES = 25;
const NOTHING = -100_000;
const LEAST: Partial<Record<Element, number>> = { f16: -14, bf16: -126, tf32: -126, e4m3: -6, e5m2: -14 };

type Matrix = "a" | "b" | "c" | "d";

/** Returns the matrix index of each element, by lane, register and part. */
function placesOf(product: MatrixProduct, matrix: Matrix): Int32Array {
  const [registers, each] = [registersOf(product, matrix), elementsPerRegister(product[matrix])];
  const found = new Int32Array(32 * registers * each);
  for (let lane = 0; lane < 32; lane++)
    for (let register = 0; register < registers; register++)
      for (let part = 0; part < each; part++)
        found[(lane * registers + register) * each + part] = elementIndex(
          product,
          matrix,
          lane,
          register,
          part,
        );
  return found;
}

/** Returns the function of a product. It reads the lanes' words of A, B and C and writes D. */
export function multiplier(product: MatrixProduct): (words: LaneWords) => void {
  const { m, n, k } = product;
  const a = source(product, "a", m * k, 0);
  const b = source(product, "b", k * n, registersOf(product, "a"));
  const c = source(product, "c", m * n, registersOf(product, "a") + registersOf(product, "b"));
  const put = target(product);
  const d = new Float64Array(m * n);
  const compute =
    product.a === "f64"
      ? doubles(product)
      : ELEMENT_BITS[product.c] === 32 && product.c === "s32"
        ? integers(product)
        : tensor(product);
  return (words) => {
    compute(a(words), b(words), c(words), d);
    put(words, d);
  };
}

function source(
  product: MatrixProduct,
  matrix: Matrix,
  size: number,
  first: number,
): (words: LaneWords) => Float64Array {
  const places = placesOf(product, matrix);
  const values = new Float64Array(size);
  const [registers, each] = [registersOf(product, matrix), elementsPerRegister(product[matrix])];
  const read = reader(product[matrix]);
  const wide = product[matrix] === "f64";
  return (words) => {
    for (let lane = 0, at = 0; lane < 32; lane++) {
      for (let register = 0; register < registers; register++) {
        if (wide) values[places[at++]!] = words.double(first + register, lane);
        else {
          const bits = words.get(first + register, lane);
          for (let part = 0; part < each; part++) values[places[at++]!] = read(bits, part);
        }
      }
    }
    return values;
  };
}

function target(product: MatrixProduct): (words: LaneWords, d: Float64Array) => void {
  const places = placesOf(product, "d");
  const registers = registersOf(product, "d");
  const kind = product.d;
  return (words, d) => {
    for (let lane = 0, at = 0; lane < 32; lane++) {
      for (let register = 0; register < registers; register++) {
        if (kind === "f64") words.setDouble(register, lane, d[places[at++]!]!);
        else if (kind === "f32") words.set(register, lane, floatBits(d[places[at++]!]!));
        else if (kind === "s32") words.set(register, lane, d[places[at++]!]!);
        else words.set(register, lane, halfBits(d[places[at++]!]!) | (halfBits(d[places[at++]!]!) << 16));
      }
    }
  };
}

type Compute = (a: Float64Array, b: Float64Array, c: Float64Array, d: Float64Array) => void;

function integers({ m, n, k, saturates, bits }: MatrixProduct): Compute {
  return (a, b, c, d) => {
    for (let row = 0; row < m; row++) {
      for (let column = 0; column < n; column++) {
        let sum = c[row * n + column]!;
        for (let j = 0; j < k; j++) {
          const [x, y] = [a[row * k + j]!, b[j * n + column]!];
          sum += bits === "xor" ? x ^ y : x * y;
        }
        d[row * n + column] = saturates ? Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, sum)) : sum | 0;
      }
    }
  };
}

/** Returns the product of f64 matrices: a chain of fused multiply-adds. */
function doubles({ m, n, k }: MatrixProduct): Compute {
  return (a, b, c, d) => {
    for (let row = 0; row < m; row++) {
      for (let column = 0; column < n; column++) {
        let sum = c[row * n + column]!;
        for (let j = 0; j < k; j++) sum = exact.fma(a[row * k + j]!, b[j * n + column]!, sum, exact.F64, 0);
        d[row * n + column] = sum;
      }
    }
  };
}

function tensor(product: MatrixProduct): Compute {
  const { m, n, k } = product;
  const [leastA, leastB] = [LEAST[product.a]!, LEAST[product.b]!];
  const [exponentsA, exponentsB] = [new Int32Array(m * k), new Int32Array(k * n)];
  const eight = ELEMENT_BITS[product.a] === 8;
  // A product of 8-bit elements is computed as two products of f16, of the lower and the upper pairs of each
  // register. C is added at the end.
  const steps = eight
    ? [stepOf(k, (j) => (j & 2) === 0), stepOf(k, (j) => (j & 2) !== 0)]
    : product.hasWmmaLayout && product.a === "tf32"
      ? [stepOf(k, (j) => j < 4), stepOf(k, (j) => j >= 4)]
      : [stepOf(k, () => true)];
  return (a, b, c, d) => {
    for (const [i, value] of a.entries()) exponentsA[i] = value === 0 ? NOTHING : exponentOf(value, leastA);
    for (const [i, value] of b.entries()) exponentsB[i] = value === 0 ? NOTHING : exponentOf(value, leastB);
    for (let row = 0; row < m; row++) {
      for (let column = 0; column < n; column++) {
        let sum = eight ? 0 : c[row * n + column]!;
        for (const step of steps) {
          let largest = sum === 0 ? NOTHING : exponentOf(sum, -126);
          let special = !Number.isFinite(sum);
          for (let s = 0; s < step.length; s++) {
            const j = step[s]!;
            const exponent = exponentsA[row * k + j]! + exponentsB[j * n + column]!;
            if (exponent > largest) largest = exponent;
          }
          if (largest >= 128) special ||= !areFinite(a, b, step, row * k, column, n);
          let total = 0;
          if (special || largest < NOTHING / 2) {
            total = sum;
            for (let s = 0; s < step.length; s++) total += a[row * k + step[s]!]! * b[step[s]! * n + column]!;
            sum = total;
            continue;
          }
          const scale = 2 ** (PLACES - largest);
          total = Math.trunc(sum * scale);
          for (let s = 0; s < step.length; s++)
            total += Math.trunc(a[row * k + step[s]!]! * b[step[s]! * n + column]! * scale);
          sum = towardZero(total / scale);
        }
        d[row * n + column] = eight ? Math.fround(sum + c[row * n + column]!) : sum;
      }
    }
  };
}

const stepOf = (k: number, takes: (j: number) => boolean): Int32Array =>
  Int32Array.from(Array.from({ length: k }, (_, j) => j).filter(takes));

/**
 * Returns true when no product is infinite or NaN. Zero times infinity has no exponent that would show it.
 */
function areFinite(
  a: Float64Array,
  b: Float64Array,
  step: Int32Array,
  row: number,
  column: number,
  n: number,
): boolean {
  for (const j of step) if (!Number.isFinite(a[row + j]! * b[j * n + column]!)) return false;
  return true;
}
