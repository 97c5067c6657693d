import type { CudaArrayInterface } from "../cuda/memory/cuda-array-interface.ts";
import type { DLPackTensor } from "../cuda/memory/dlpack-export.ts";
import type { Operand } from "./apply.ts";
import { interfaceOf } from "./cuda-array-interface.ts";
import { type ArrayToDLPackOptions, tensorOf } from "./dlpack.ts";
import { checkDtype, type Dtype, refuseComplex } from "./dtype.ts";
import type { Methods } from "./methods.ts";
import { lentBy, NdArray } from "./nd-array.ts";
import { copied } from "./reading.ts";
import { castNode, sameNode } from "./temporary.ts";
import { viewOf } from "./views.ts";

/** Copies of an array: in C's order, of another type, or with limits of its elements. */
export interface Conversions {
  /**
   * Returns the elements as another type. Floats are cut toward zero where they become integers. Throws TypeError where
   * c64 would become a type without imaginary parts other than bool.
   *
   * @example
   * using a = array([1.5, -2.5]).astype("i32");
   * console.log(a.toArray()); // Int32Array [1, -2]
   */
  astype(dtype: Dtype): NdArray;

  /**
   * Returns a copy of the elements in C's order.
   *
   * @example
   * using a = arange(6).reshape([2, 3]).T.copy();
   * console.log(a.strides); // [2, 1]
   */
  copy(): NdArray;

  /**
   * Returns the elements in C's order as a DLPack tensor for a C library of this process, which takes `tensor.pointer`. Close
   * the tensor after the library has called its deleter. Closing the array before is allowed. Throws RangeError for an array
   * without elements.
   *
   * @example
   * using a = arange(6).reshape([2, 3]);
   * using tensor = a.toDLPack();
   * // consume(tensor.pointer), a function of the library, which takes the tensor
   * tensor.delete(); // only because nobody has taken it here
   */
  toDLPack(options?: ArrayToDLPackOptions): DLPackTensor;

  /**
   * Returns the memory of the elements as Python's `__cuda_array_interface__`, with strides for a view. It is JSON, and its address
   * is valid in this process. Waits for the device. Keep the array open while another library uses the memory. Throws TypeError
   * for bf16, and RangeError for an array without elements.
   *
   * @example
   * using a = arange(6).reshape([2, 3]).T;
   * const { shape, strides, typestr } = a.toCudaArrayInterface();
   * console.log(shape, strides, typestr); // [3, 2] [4, 12] <f4
   */
  toCudaArrayInterface(): CudaArrayInterface;

  /**
   * Elements that are neither below `min` nor above `max`. Either limit may be left out.
   *
   * @example
   * using a = array([-5, 0.5, 5]);
   * console.log(a.clip(-1, 1).toList()); // [-1, 0.5, 1]
   */
  clip(min?: Operand, max?: Operand): NdArray;
}

/** The conversions of an array. */
export const conversions: Methods<Conversions> = {
  astype(dtype) {
    checkDtype("astype", dtype);
    const { node } = this;
    if (dtype !== "bool" && dtype !== "c64") refuseComplex(`astype("${dtype}")`, node.dtype);
    return new NdArray(node.dtype === dtype ? sameNode(node) : castNode(node, dtype));
  },

  copy() {
    const { node } = this;
    return viewOf(node, node.shape, copied(node));
  },

  toDLPack(options) {
    return tensorOf(this.node, options);
  },

  toCudaArrayInterface() {
    return lentBy(this, interfaceOf(this.node));
  },

  clip(min, max) {
    if (min === undefined) return max === undefined ? this.copy() : this.minimum(max);
    const { dtype } = this;
    const above = this.maximum(min);
    const result = max === undefined ? above : above.minimum(max);
    return result.dtype === dtype ? result : result.astype(dtype);
  },
};
