import { DoorbellError } from "../errors.ts";
import { appliedNode, checkOperand, type Operand, scalarInput } from "./apply.ts";
import { arithmetic } from "./arithmetic.ts";
import { type Dtype, factsOf, isScalar, scalarType } from "./dtype.ts";
import { runInputs } from "./expression.ts";
import { runOver } from "./fuse.ts";
import type { Methods } from "./methods.ts";
import type { NdArray } from "./nd-array.ts";
import { type Input, Node, type View } from "./node.ts";
import { conversion, type Operation } from "./operation.ts";
import { poolOf } from "./pool.ts";
import { scope } from "./scope.ts";
import { broadcastShapes, isSameShape, type Shape, shapeText, sizeOf } from "./shape.ts";
import type { Epoch } from "./storage.ts";
import { castNode, withNode } from "./temporary.ts";
import { typedOperation } from "./typed-operation.ts";

/**
 * Operations that write to the memory of an array, or of the array of a view. They run at once, and return the array. Expressions that
 * were made before and have not run keep the elements from before, for which the memory is copied where there are any. All views
 * of the memory see the new elements.
 *
 * @example
 * using a = arange(4);
 * a.slice("1:3").assign(9);
 * a.addInPlace(1);
 * console.log(a.toList()); // [1, 10, 10, 4]
 */
export interface InPlace {
  /**
   * Replaces the elements by those of an array or an expression, which is broadcast to the shape of this array, or by a scalar. A
   * function returns one of them, and the arrays that it makes are closed. So an expression of this array needs no copy of the memory.
   * The type of the elements may be rounded, but not change its kind: TypeError for floats in an array of integers. RangeError for
   * a shape that does not broadcast, and TypeError for a view with repeated elements.
   *
   * @example
   * using a = arange(6).reshape([2, 3]);
   * a.slice(0).assign(array([7, 8, 9]));
   * a.assign(() => a.multiply(2).add(1));
   * console.log(a.toList()); // [[15, 17, 19], [7, 9, 11]]
   */
  assign(value: Operand | (() => Operand)): NdArray;

  /**
   * Adds to the elements. The operand is broadcast to the shape of this array. Throws as `assign` does.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.addInPlace(10).toList()); // [11, 12]
   */
  addInPlace(other: Operand): NdArray;

  /**
   * Subtracts from the elements. The operand is broadcast to the shape of this array. Throws as `assign` does.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.subtractInPlace(10).toList()); // [-9, -8]
   */
  subtractInPlace(other: Operand): NdArray;

  /**
   * Multiplies the elements. The operand is broadcast to the shape of this array. Throws as `assign` does.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.multiplyInPlace(10).toList()); // [10, 20]
   */
  multiplyInPlace(other: Operand): NdArray;

  /**
   * Divides the elements. The operand is broadcast to the shape of this array. Throws as `assign` does, also for an array of
   * integers, because quotients are floats.
   *
   * @example
   * using a = array([1, 2]);
   * console.log(a.divideInPlace(4).toList()); // [0.25, 0.5]
   */
  divideInPlace(other: Operand): NdArray;
}

/** Kinds of types in the order in which NumPy converts them without a question. */
const order = ["bool", "unsigned", "signed", "float", "complex"] as const;

const rankOf = (dtype: Dtype): number => order.indexOf(factsOf(dtype).kind);

/** Throws TypeError for elements of a kind that the array does not have. */
function checkKind(method: string, from: Dtype, to: Dtype): void {
  if (rankOf(from) <= rankOf(to)) return;
  throw new TypeError(
    `${method}: the values are ${from}, and the array is ${to}. Convert them with astype("${to}"), or make a new array`,
  );
}

/** Throws RangeError for a shape that does not broadcast to that of the array. */
function checkShapes(method: string, from: Shape, to: Shape): void {
  if (isSameShape(from, to) || isSameShape(broadcastShapes(method, [to, from]), to)) return;
  throw new RangeError(
    `${method}: the values have the shape ${shapeText(from)}, which does not broadcast to the shape ${shapeText(to)} of the array`,
  );
}

/** Returns true where two elements of a view may be at one address. */
function hasRepeats(shape: Shape, strides: readonly number[]): boolean {
  if (sizeOf(shape) === 0) return false;
  const axes = shape.map((_, axis) => axis).filter((axis) => shape[axis]! > 1);
  axes.sort((a, b) => Math.abs(strides[a]!) - Math.abs(strides[b]!));
  let extent = 0;
  for (const axis of axes) {
    const stride = Math.abs(strides[axis]!);
    if (stride <= extent) return true;
    extent += stride * (shape[axis]! - 1);
  }
  return false;
}

/** Throws for memory that must not be written. */
function checkTarget(method: string, { shape }: Node, { storage, strides }: View): void {
  if (storage.isReadOnly)
    throw new TypeError(`${method}: the memory of the array is read-only for its owner. Use copy()`);
  if (hasRepeats(shape, strides))
    throw new TypeError(
      `${method}: the view of shape ${shapeText(shape)} has the strides (${strides.join(", ")}), which repeat elements. Use copy(), or the array of the view`,
    );
  if (storage.transfers > 0)
    throw new DoorbellError(`${method}: a transfer reads the memory of this array`, "Await save() before.");
}

/** The elements of an array before a write, and the number of operands of expressions that read them. */
interface Before {
  readonly node: Node;
  readonly view: View;
  readonly epoch: Epoch;
  readonly readers: number;
}

function before(method: string, { node }: NdArray): Before {
  const view = node.view();
  checkTarget(method, node, view);
  const { epoch } = view.storage;
  return { node, view, epoch, readers: epoch.readers };
}

/** Runs an expression of the type and shape of an array, and writes its elements to the memory of the array. */
function write(array: NdArray, root: Node, { node, view, epoch, readers }: Before): NdArray {
  if (node.size === 0) return array;
  withNode(root, () => {
    const { storage } = view;
    runInputs(root);
    // Readers that a function of `assign` makes are parts of the expression, and need no copy.
    if (readers > 0 && epoch.readers > 0 && storage.epoch === epoch) {
      const copy = poolOf(node.device).allocate(node.dtype, [storage.buffer.length]);
      copy.buffer.set(storage.buffer, 0, node.device.stream);
      copy.inherit(storage);
      storage.beginEpoch(copy);
    }
    runOver(root, view);
  });
  return array;
}

/** Returns a node of the type and shape of an array, with the elements of a value. */
function valueNode(method: string, array: NdArray, value: Operand): Node {
  const { device, dtype, shape } = array.node;
  let input: Input;
  if (isScalar(value)) {
    checkKind(method, scalarType(value, dtype), dtype);
    input = scalarInput(method, value, dtype);
  } else {
    checkOperand(method, array, value, "an array, a number or a function that returns one of them");
    const { node } = value;
    checkKind(method, node.dtype, dtype);
    checkShapes(method, node.shape, shape);
    if (node.dtype === dtype && isSameShape(node.shape, shape)) return node;
    input = node;
  }
  const typed = typedOperation(conversion, { given: [input.dtype], types: [dtype], dtype });
  return Node.ofMap({ device, shape }, typed, [input]);
}

/** Operations with the names of their methods in place, for errors. */
const operations = {
  addInPlace: { ...arithmetic.add, name: "addInPlace" },
  subtractInPlace: { ...arithmetic.subtract, name: "subtractInPlace" },
  multiplyInPlace: { ...arithmetic.multiply, name: "multiplyInPlace" },
  divideInPlace: { ...arithmetic.divide, name: "divideInPlace" },
} as const satisfies Readonly<Record<string, Operation>>;

function updated(method: keyof typeof operations, array: NdArray, other: Operand): NdArray {
  const old = before(method, array);
  const { dtype, shape } = old.node;
  const result = appliedNode(operations[method], array, other);
  checkKind(method, result.dtype, dtype);
  checkShapes(method, result.shape, shape);
  return write(array, castNode(result, dtype), old);
}

/** The operations in place. */
export const inPlace: Methods<InPlace> = {
  assign(value) {
    const old = before("assign", this);
    if (typeof value !== "function") return write(this, valueNode("assign", this, value), old);
    scope(() => {
      const made: unknown = value();
      if (made instanceof Promise)
        throw new TypeError("assign: the function returned a promise. Await the arrays before");
      write(this, valueNode("assign", this, made as Operand), old);
    });
    return this;
  },

  addInPlace(other) {
    return updated("addInPlace", this, other);
  },

  subtractInPlace(other) {
    return updated("subtractInPlace", this, other);
  },

  multiplyInPlace(other) {
    return updated("multiplyInPlace", this, other);
  },

  divideInPlace(other) {
    return updated("divideInPlace", this, other);
  },
};
