import * as module from "../../src/array/index.ts";
import { openDevice } from "../../src/cuda/index.ts";

/** Functions that take complex numbers by the standard: numeric and floating-point types, and all types. */
const complexNames: readonly string[] = [
  ..."abs acos acosh add asin asinh atan atanh conj cos cosh divide equal exp expm1 imag isfinite isinf isnan log".split(
    " ",
  ),
  ..."log1p log2 log10 multiply negative not_equal positive pow real reciprocal round sign sin sinh square sqrt".split(
    " ",
  ),
  ..."subtract tan tanh matmul tensordot vecdot mean sum prod cumulative_sum cumulative_prod diff all any".split(
    " ",
  ),
  ..."take take_along_axis tril triu concat expand_dims flip moveaxis permute_dims repeat reshape roll stack tile".split(
    " ",
  ),
  ..."unstack broadcast_arrays broadcast_to matrix_transpose count_nonzero nonzero where unique_all".split(
    " ",
  ),
  ..."unique_counts unique_inverse unique_values meshgrid empty_like full_like ones_like zeros_like".split(
    " ",
  ),
  ..."cholesky cross det diagonal eigh eigvalsh inv matrix_norm matrix_power matrix_rank outer pinv qr".split(
    " ",
  ),
  ..."slogdet solve svd svdvals trace vector_norm".split(" "),
];

type Call = (...given: unknown[]) => unknown;

/** Returns the names of the standard whose functions here refuse complex numbers. `find` returns the name here. */
export function refusingComplex(find: (name: string) => string): ReadonlySet<string> {
  using gpu = openDevice("soft");
  const { array } = module.arrays(gpu);
  const x = array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]).reshape([3, 3, 2]);
  const matrix = array(x.toArray(), "c64").reshape([3, 3]);
  const mask = array([true, false, true]);
  const more: Readonly<Record<string, readonly unknown[]>> = {
    ...Object.fromEntries(
      "add divide equal multiply not_equal pow subtract matmul tensordot vecdot cross outer solve"
        .split(" ")
        .map((name) => [name, [matrix]]),
    ),
    take: [[0], 0],
    take_along_axis: [array([[0, 1, 2]], "i64")],
    expand_dims: [0],
    moveaxis: [0, 1],
    repeat: [2, 0],
    reshape: [[9]],
    roll: [1],
    tile: [[2, 1]],
    broadcast_to: [[2, 3, 3]],
    full_like: [1],
    matrix_power: [2],
  };
  const refuses = (name: string): boolean => {
    const here = find(name);
    const rest = more[name] ?? [];
    const ofModule = module as unknown as Readonly<Record<string, Call>>;
    const lists = ["concat", "stack", "broadcast_arrays", "meshgrid"];
    try {
      if (name === "where") module.where(mask, matrix, matrix);
      else if (lists.includes(name))
        ofModule[here]!([
          name === "meshgrid" ? matrix.slice(0) : matrix,
          matrix.slice(name === "meshgrid" ? 0 : "..."),
        ]);
      else if (Object.hasOwn(module.linalg, here))
        (module.linalg as unknown as Readonly<Record<string, Call>>)[here]!(matrix, ...rest);
      else if (here in matrix) (matrix as unknown as Readonly<Record<string, Call>>)[here]!(...rest);
      else ofModule[here]!(matrix, ...rest);
      return false;
    } catch (error) {
      if (/c64|complex/.test((error as Error).message)) return true;
      // A function that takes complex numbers may still need cuSOLVER.
      if (/cusolver/i.test((error as Error).message)) return false;
      throw new Error(`the call of ${name} failed`, { cause: error });
    }
  };
  return new Set(module.scope(() => complexNames.filter(refuses) as never) as readonly string[]);
}
