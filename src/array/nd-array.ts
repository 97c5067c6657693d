import { jupyterSymbol, type MediaBundle } from "../../ffi/jupyter.ts";
import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import {
  type BufferHolder,
  type ElementsHolder,
  heldBuffer,
  heldElements,
  heldType,
  type StridedElements,
} from "../cuda/memory/buffer-holder.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { elementBytes } from "../cuda/memory/element-type.ts";
import { ClosedError } from "../errors.ts";
import { refuseInherited } from "../lifetime/resource.ts";
import { type DeviceMemory, deviceMemory, type OnDevice } from "../memory/device-memory.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import type { Dtype, Scalar } from "./dtype.ts";
import { type Explanation, explainedNode } from "./explain.ts";
import { type HostArray, hostArray, type NestedList, nestedList } from "./host.ts";
import type { ArrayMethods } from "./methods.ts";
import { arrayMisuse } from "./misuse.ts";
import { Node } from "./node.ts";
import { type PrintedArray, printed } from "./print.ts";
import { contiguous, partOf } from "./reading.ts";
import { enter } from "./scope.ts";
import { isContiguous, type Shape, shapeText } from "./shape.ts";
import { tableOf } from "./table.ts";

/** The methods of the groups, which `methods.ts` adds to the prototype. */
export interface NdArray extends ArrayMethods {}

/** Memory of a view with any strides. */
export interface StridedMemory {
  /** Memory from the first to the last element in memory. It has two f32 for each element of c64. */
  readonly buffer: Buffer;
  /** Index of the first element of the array in the buffer. */
  readonly offset: number;
  /** Distances of the elements along the axes, in elements of the buffer. */
  readonly strides: readonly number[];
}

/** Arrays that live as long as a buffer or a region of their memory, which is the key. */
const lenders = new WeakMap<object, NdArray>();

/** @internal Returns the description of an array's memory. The array lives as long as it. */
export function lentBy<T extends object>(array: NdArray, description: T): T {
  lenders.set(description, array);
  return description;
}

/**
 * An array of any number of axes on a GPU. It is lazy: operations on elements become one kernel, which runs when the
 * elements are read, printed or passed on. The names are those of the Python array API standard, in camelCase.
 *
 * @example
 * using a = array([[1, 2], [3, 4]]);
 * using b = a.multiply(10).add(1).sum(0);
 * console.log(b.toArray()); // Float32Array [42, 62]
 */
export class NdArray implements BufferHolder, ElementsHolder, OnDevice, Disposable {
  /** Undefined after `close`. */
  #node: Node | undefined;

  /** @internal Use `arrays(gpu)`. */
  constructor(node: Node) {
    if (!(node instanceof Node))
      throw new TypeError("new NdArray(...) is not public. Use arrays(gpu).array([1, 2, 3])");
    node.hold();
    this.#node = node;
    enter(this);
  }

  /** @internal The expression or the elements. Throws ClosedError. */
  get node(): Node {
    const node = #node in this ? this.#node : refuseInherited();
    if (node === undefined) throw new ClosedError("this array");
    return node.isReplaced ? this.#renewed(node) : node;
  }

  /** Changes to a node of the elements that a write in place has written. */
  #renewed(old: Node): Node {
    const node = old.current();
    node.hold();
    this.#node = node;
    old.release();
    return node;
  }

  /** Device of the elements. */
  get device(): Device {
    return this.node.device;
  }

  /** Type of the elements. */
  get dtype(): Dtype {
    return this.node.dtype;
  }

  /** Lengths of the axes. */
  get shape(): Shape {
    return this.node.shape;
  }

  /** Number of axes. */
  get ndim(): number {
    return this.node.shape.length;
  }

  /** Number of elements. */
  get size(): number {
    return this.node.size;
  }

  /** Strides of the axes, in elements. An array that has not run gets those of C's order. */
  get strides(): readonly number[] {
    const { node } = this;
    return node.isPending ? contiguousStrides(node.shape) : node.view().strides;
  }

  /** True when no kernel has computed the elements yet. */
  get isPending(): boolean {
    return this.node.isPending;
  }

  /** True after `close`. */
  get closed(): boolean {
    return this.#node === undefined;
  }

  /**
   * Buffer of the elements in C's order, for kernels and copies. It is the memory of the array, so a kernel may write
   * it, also where the memory is read-only for its owner. The buffer of c64 has two f32 for each element. Expressions that read this array and have not run see the written elements: call `run` of them before. Throws
   * RangeError for a view with other strides. The buffer is closed with the array.
   *
   * @example
   * using a = ones([4]);
   * console.log(a.buffer.length); // 4
   */
  get buffer(): Buffer {
    const { node } = this;
    const { storage, offset, strides } = node.view();
    if (!isContiguous(node.shape, strides))
      throw new RangeError(
        `buffer: the view of shape ${shapeText(node.shape)} has the strides (${strides.join(", ")}), which is not C's order. Use copy().buffer`,
      );
    storage.verify();
    const elements = storage.lend().slice(offset, offset + node.size);
    const buffer = node.dtype === "c64" ? elements.as("f32") : elements;
    lenders.set(buffer, this);
    return buffer;
  }

  /**
   * Returns the memory of the elements with their strides, for kernels that read or write views. It takes any view, also one
   * with gaps, reversed or repeated axes. The element `[i, j]` is `buffer[offset + i * strides[0] + j * strides[1]]`. The rules of
   * `buffer` hold.
   *
   * @example
   * using a = arange(6).reshape([2, 3]);
   * using columns = a.slice(":", "::-2");
   * const { buffer, offset, strides } = columns.strided();
   * console.log(buffer.length, offset, strides); // 6 2 [3, -2]
   */
  strided(): StridedMemory {
    const { node } = this;
    const { storage, offset, strides } = node.view();
    storage.verify();
    // Elements of reversed axes are before the first one.
    let [first, last] = [offset, offset];
    for (const [axis, length] of node.size === 0 ? [] : node.shape.entries()) {
      const distance = (length - 1) * strides[axis]!;
      if (distance < 0) first += distance;
      else last += distance;
    }
    const elements = storage.lend().slice(first, node.size === 0 ? first : last + 1);
    const [buffer, parts] = node.dtype === "c64" ? [elements.as("f32"), 2] : [elements, 1];
    lenders.set(buffer, this);
    return { buffer, offset: (offset - first) * parts, strides: strides.map((stride) => stride * parts) };
  }

  /** @internal Kernels, collectives and copies take an array for its buffer. */
  [heldBuffer](): Buffer {
    return this.buffer;
  }

  /** @internal The objects of NVIDIA's libraries take an array with any strides. */
  [heldElements](): StridedElements {
    const { buffer, offset } = this.strided();
    const pointer = buffer.pointer + offset * elementBytes(buffer.type);
    return { buffer, pointer, type: this.dtype, shape: this.shape, strides: this.node.view().strides };
  }

  /** @internal The buffer of bf16, bool and c64 has another type. */
  get [heldType](): string {
    return this.dtype;
  }

  /** @internal A NIC registers the memory of an array. */
  [deviceMemory](): DeviceMemory {
    const memory = this.buffer[deviceMemory]();
    lenders.set(memory, this);
    return memory;
  }

  /**
   * Computes the elements now, and returns this array. It returns at once: the kernel is queued on the default stream.
   *
   * @example
   * using a = ones([4]).add(1).run();
   * console.log(a.isPending); // false
   */
  run(): this {
    this.node.view();
    return this;
  }

  /**
   * Returns the kernels that run when the elements are read. Each has its operations on elements, the bytes that it reads and
   * writes, and the chosen library with the reason. Nothing runs. The call allocates the memory of the results, and frees it.
   *
   * @example
   * using a = ones([4]).add(1).sqrt().sum();
   * const { kernels } = a.explain();
   * console.log(kernels.length, kernels[0]!.operations); // 1 ["add", "sqrt", "sum"]
   */
  explain(): Explanation {
    return explainedNode(this.node);
  }

  /**
   * Frees the memory where no view and no expression needs it. `using` calls it. Forgotten arrays are freed by the
   * garbage collector.
   *
   * @example
   * const a = zeros([4]);
   * a.close();
   * console.log(a.closed); // true
   */
  close(): void {
    const node = this.#node;
    if (node === undefined) return;
    this.#node = undefined;
    node.release();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /**
   * Returns a copy of the elements in C's order as a typed array. Elements of bool are 0 and 1, and those of bf16 are
   * in a Float32Array. A Float32Array has pairs for c64. Blocks until they are computed.
   *
   * @example
   * using a = arange(3);
   * console.log(a.toArray()); // Float32Array [0, 1, 2]
   */
  toArray(): HostArray {
    const { node } = this;
    const view = contiguous(node);
    view.storage.hold();
    try {
      return hostArray(view, node.dtype, node.size);
    } finally {
      view.storage.release();
    }
  }

  /**
   * Returns a copy of the elements, as `toArray` does. The event loop runs meanwhile.
   *
   * @example
   * using a = arange(3);
   * console.log(await a.read()); // Float32Array [0, 1, 2]
   */
  async read(options?: WaitOptions): Promise<HostArray> {
    const { node } = this;
    const view = contiguous(node);
    const isCopy = view.storage !== node.view().storage;
    view.storage.hold();
    node.beginRead();
    try {
      await node.device.stream.done(options);
      return hostArray(isCopy ? view : node.view(), node.dtype, node.size);
    } finally {
      node.endRead();
      view.storage.release();
    }
  }

  /**
   * Returns the elements as nested lists: numbers, bigints of i64 and u64, booleans of bool, and pairs of c64.
   *
   * @example
   * using a = eye(2);
   * console.log(a.toList()); // [[1, 0], [0, 1]]
   */
  toList(): NestedList {
    return nestedList(this.toArray(), this.shape, this.dtype);
  }

  /**
   * Returns the only element. Throws RangeError for an array of more or fewer, and TypeError for c64.
   *
   * @example
   * using total = ones([3]).sum();
   * console.log(total.item()); // 3
   */
  item(): Scalar {
    if (this.size !== 1)
      throw new RangeError(
        `item: an array of shape ${shapeText(this.shape)} has ${this.size} elements. Use toArray() or toList()`,
      );
    if (this.dtype === "c64")
      throw new TypeError(
        "item: the element is c64, which is not one number. Use toList(), real() or imag()",
      );
    const value = this.toArray()[0]!;
    return this.dtype === "bool" ? value !== 0 : value;
  }

  /**
   * Returns the elements as NumPy prints them, then the type, the shape and the device.
   *
   * @example
   * using a = array([[1, 2], [3, 4.5]]);
   * console.log(`${a}`);
   */
  toString(): string {
    if (this.closed) return "NdArray (closed)";
    return printed(this.#printed());
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  /** Returns the display for a Deno notebook: a table. */
  [jupyterSymbol](): MediaBundle {
    const text = this.toString();
    return this.closed
      ? { "text/plain": text }
      : { "text/plain": text, "text/html": tableOf(this.#printed()) };
  }

  #printed(): PrintedArray {
    const { node } = this;
    const { device, dtype, shape } = node;
    return {
      ...{ dtype, shape, device: `${device.provider === "soft" ? "soft GPU" : "GPU"} ${device.ordinal}` },
      read: (index) => {
        using part = new NdArray(partOf(node, index));
        return part.toArray();
      },
    };
  }
}

Object.setPrototypeOf(NdArray.prototype, arrayMisuse);
