// A warp's product of matrices with the numbers that tensor cores give. Found by comparing with answers of an H200: all products of one step
// and the sum so far are cut at 25 binary places behind the largest exponent, added, and cut to f32; f16 results are rounded once more.
import {
  ELEMENT_BITS,
  type Element,
  type Product,
  perRegister,
  placeOf,
  registersOf,
} from "../../ptx/matrix-shape.ts";
import * as exact from "../numbers/exact.ts";
import { exponentOf, floatBits, halfBits, reader, towardZero } from "./numbers.ts";
import type { LaneWords } from "./words.ts";

const PLACES = 25;
const NOTHING = -100_000;
const LEAST: Partial<Record<Element, number>> = { f16: -14, bf16: -126, tf32: -126, e4m3: -6, e5m2: -14 };

type Matrix = "a" | "b" | "c" | "d";

/** Where each register's elements go, lane by lane. */
function placesOf(product: Product, matrix: Matrix): Int32Array {
  const [registers, each] = [registersOf(product, matrix), perRegister(product[matrix])];
  const found = new Int32Array(32 * registers * each);
  for (let lane = 0; lane < 32; lane++)
    for (let register = 0; register < registers; register++)
      for (let part = 0; part < each; part++)
        found[(lane * registers + register) * each + part] = placeOf(product, matrix, lane, register, part);
  return found;
}

/** Prepares a product; the function that it gives takes the lanes' words A, B, C and leaves D. */
export function multiplier(product: Product): (words: LaneWords) => void {
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
  product: Product,
  matrix: Matrix,
  size: number,
  first: number,
): (words: LaneWords) => Float64Array {
  const places = placesOf(product, matrix);
  const values = new Float64Array(size);
  const [registers, each] = [registersOf(product, matrix), perRegister(product[matrix])];
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

function target(product: Product): (words: LaneWords, d: Float64Array) => void {
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

function integers({ m, n, k, saturates, bits }: Product): Compute {
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

/** One fused multiply-add after the other. */
function doubles({ m, n, k }: Product): Compute {
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

function tensor(product: Product): Compute {
  const { m, n, k } = product;
  const [leastA, leastB] = [LEAST[product.a]!, LEAST[product.b]!];
  const [exponentsA, exponentsB] = [new Int32Array(m * k), new Int32Array(k * n)];
  const eight = ELEMENT_BITS[product.a] === 8;
  // Products of 8 bits are made as two of f16, of the lower and of the upper pairs of each register, and C is added in the end.
  const steps = eight
    ? [stepOf(k, (j) => (j & 2) === 0), stepOf(k, (j) => (j & 2) !== 0)]
    : product.free && product.a === "tf32"
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

/** Whether no product is infinite or a NaN: zero times infinity has no exponent that shows it. */
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
