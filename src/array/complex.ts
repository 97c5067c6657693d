import type { Operations } from "./apply.ts";
import { partsOf } from "./complex-text.ts";
import { factsOf } from "./dtype.ts";
import type { NdArray } from "./nd-array.ts";
import { onComplex, unary } from "./operation.ts";

/** Parts of complex numbers. Real numbers are complex numbers without an imaginary part. */
export interface Complex {
  /**
   * Real parts of complex numbers, as f32. Real numbers stay as they are.
   *
   * @example
   * using a = array([[1, 2], [3, -4]], "c64");
   * console.log(a.real().toList()); // [1, 3]
   */
  real(): NdArray;

  /**
   * Imaginary parts of complex numbers, as f32. Real numbers have 0.
   *
   * @example
   * using a = array([[1, 2], [3, -4]], "c64");
   * console.log(a.imag().toList()); // [2, -4]
   */
  imag(): NdArray;

  /**
   * Complex numbers with the other sign of the imaginary part. Real numbers stay as they are.
   *
   * @example
   * using a = array([[1, 2], [3, -4]], "c64");
   * console.log(a.conj().toList()); // [[1, -2], [3, 4]]
   */
  conj(): NdArray;
}

/** The operations on the parts of complex numbers. */
export const complex: Operations<Complex> = onComplex(
  unary(
    { operands: "numeric" },
    {
      real: ([a]) => a!,
      imag: (_args, dtype) => `${factsOf(dtype).register}(0)`,
      conj: ([a]) => a!,
    },
  ),
  {
    real: { dtype: "f32", emit: ([a], _dtype, text) => partsOf(text, a!).re },
    imag: { dtype: "f32", emit: ([a], _dtype, text) => partsOf(text, a!).im },
    conj: { emit: ([a]) => `${a} ^ 0x8000000000000000n` },
  },
);
