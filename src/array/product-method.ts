import type { Device } from "../cuda/device/device.ts";
import type { LibraryPrecision } from "./cublaslt.ts";
import { type Dtype, resultType } from "./dtype.ts";
import { MOST_MATRICES } from "./matrix-tiles.ts";
import type { Node } from "./node.ts";
import { type Shape, sizeOf } from "./shape.ts";
import { hasTensorCores, type TensorType } from "./tensor-product.ts";

/** Precision of a product of matrices, as `MatmulOptions` describes it. */
export type MatrixPrecision = "f32" | "tf32" | "portable";

/**
 * Own kernel of a product of matrices. "blocks" has the same bits on all devices, and "vectors" has these bits on the soft GPU.
 * "registers" joins products and sums, and the others use tensor cores.
 */
export type OwnMethod = "blocks" | "vectors" | "registers" | TensorType;

/** Method of a product of matrices. */
export interface ProductMethod {
  /** Returns the own kernel. Products by a library do not need it. */
  readonly own: () => OwnMethod;
  /** Precision of cuBLASLt. It runs in place of the own kernel where it is installed and has an algorithm. */
  readonly library?: LibraryPrecision;
  /** Reason why no library computes the product, for explanations. */
  readonly reason: string;
}

/** Smallest number of rows, columns and products of an element for the own kernels with large tiles. */
const SHORTEST = 64;
/** Smallest number of multiplications of a product for which a library runs. */
const FEWEST = SHORTEST ** 3;
/** Length of the inner axis up to which own kernels run. Libraries share a longer one among multiprocessors. */
const DEEPEST_OF_OWN = 1024;
/**
 * Largest number of multiplications of f16 and bf16 for which own kernels on tensor cores were faster than cuBLASLt, with the
 * host's time. docs/measurements/arrays.md has the times.
 */
const MOST_OF_OWN = 1024 ** 3;
/** Number of elements from which offsets do not fit into an i32. */
const MOST_ELEMENTS = 2 ** 31;

/** Returns true for matrices whose tiles are large enough, and whose offsets fit into an i32. */
function hasLargeTiles(a: Node, b: Node, shape: Shape): boolean {
  const padded = [a.shape, b.shape, shape].map(
    (each) => sizeOf(each.slice(0, -2)) * each.slice(-2).reduce((size, length) => size * (length + 256), 1),
  );
  return (
    [...shape.slice(-2), a.shape.at(-1)!].every((length) => length >= SHORTEST) &&
    sizeOf(shape.slice(0, -2)) <= MOST_MATRICES &&
    padded.every((size) => size < MOST_ELEMENTS)
  );
}

/**
 * Returns the kernel of a product of matrices. Throws TypeError for a precision that the arrays do not have, and RangeError for
 * one that the device does not have.
 */
export function productMethod(a: Node, b: Node, shape: Shape, precision: MatrixPrecision): ProductMethod {
  const { device } = a;
  const dtype: Dtype = resultType(a.dtype, b.dtype);
  if (precision === "tf32") {
    if (dtype !== "f32")
      throw new TypeError(
        `matmul: the precision is "tf32", and the product is ${dtype}. Leave the precision out, or convert the arrays with astype("f32")`,
      );
    if (!hasTensorCores(device))
      throw new RangeError(
        `matmul: the precision is "tf32", which needs compute capability 8.0, and ${device.name} has ${device.computeCapability}. Use "f32"`,
      );
  }
  const isLarge = () => hasLargeTiles(a, b, shape);
  // The soft GPU multiplies with vectors of the processor, which have neither tensor cores nor fma.
  const portable = () => (device.provider === "soft" && isLarge() ? "vectors" : "blocks");
  const reason = "cuBLASLt multiplies floats of 16 and 32 bits";
  if (precision === "portable") return { own: portable, reason: "the precision is portable" };
  if (dtype !== "f32" && dtype !== "f16" && dtype !== "bf16") return { own: portable, reason };
  const own = () => (isLarge() ? ownMethod(device, dtype, precision) : "blocks");
  const depth = a.shape.at(-1)!;
  const multiplications = shape.at(-2)! * shape.at(-1)! * depth;
  if (multiplications < FEWEST) return { own, reason: "the matrices are small" };
  const all = multiplications * sizeOf(shape.slice(0, -2));
  if (dtype !== "f32" && depth <= DEEPEST_OF_OWN && all <= MOST_OF_OWN && own() === dtype)
    return { own, reason: "it was faster than cuBLASLt for small matrices on an H200" };
  return { own, library: precision === "tf32" ? "tf32" : dtype, reason };
}

/** Returns the own kernel for large matrices. */
function ownMethod(device: Device, dtype: "f32" | "f16" | "bf16", precision: MatrixPrecision): OwnMethod {
  if (precision === "tf32") return "tf32";
  if (device.provider === "soft") return "vectors";
  if (dtype === "f32") return "registers";
  return hasTensorCores(device) ? dtype : "blocks";
}
