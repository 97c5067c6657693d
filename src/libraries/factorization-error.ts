import { DoorbellError } from "../errors.ts";

/**
 * Error of a factorization that the matrix does not have: it is singular, or not positive definite, or values did not
 * converge.
 *
 * @example
 * using solver = new Solver(gpu);
 * using a = gpu.from(new Float64Array([1, 2, 2, 4]));
 * using pivots = gpu.allocate(2, "i32");
 * try {
 *   solver.getrf(view(a, [2, 2]).mT, pivots);
 * } catch (error) {
 *   if (error instanceof FactorizationError) console.log(error.order, error.matrix); // 2 0: the second pivot is 0
 * }
 */
export class FactorizationError extends DoorbellError {
  override readonly name = "FactorizationError";
  /** Function, such as "getrf". */
  readonly method: string;
  /** Code of LAPACK: the number of the pivot, from 1, or the number of values that did not converge. */
  readonly order: number;
  /** Index of the matrix in its stack. */
  readonly matrix: number;

  constructor(method: string, reason: string, order: number, matrix: number, count: number) {
    super(
      `${method}: ${reason}${count === 1 ? "" : `, in matrix ${matrix} of ${count}`}`,
      "Check the elements of the matrix for zeros, NaN and infinities.",
    );
    this.method = method;
    this.order = order;
    this.matrix = matrix;
  }
}
