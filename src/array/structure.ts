import { codeOf } from "./dtype.ts";
import { type Input, isNode, type Node, type ScalarInput, type View } from "./node.ts";
import type { Shape } from "./shape.ts";

/** Kinds of numbers that stand for a part of an expression. The number of a typed operation is larger. */
const [LEAF, SCALAR] = [1, 2] as const;

/** Kinds of computations. Reductions have the numbers from 1 to 15. */
export const [MAP, SCAN, SORT, GATHER, ROLL] = [0, 16, 17, 18, 19] as const;

/** Largest number of numbers of a computation whose launches are retained. */
const MOST_NUMBERS = 1024;

/** Number of walks so far. A node whose `walk` is equal to it belongs to the current expression. */
let walks = 0;

/** Numbers that describe a computation, and their hash. */
export interface Description {
  readonly hash: number;
  readonly numbers: Float64Array;
}

/**
 * Numbers that describe a computation: the operations of an expression, the shape, and the strides of the arrays. Computations
 * of equal numbers have equal kernels and sizes, and differ in the addresses of arrays and the values of scalars.
 */
class Structure {
  readonly #numbers = new Float64Array(MOST_NUMBERS);
  #length = 0;
  #hash = 0;
  /** Arrays that the expression reads, in the order of `Expression`. */
  readonly leaves: View[] = [];
  /** Scalars of the expression, in the order of `Expression`. */
  readonly scalars: ScalarInput[] = [];
  #nodes = 0;
  /** Offsets of the strides of the arrays among the numbers. */
  readonly #strides = new Uint16Array(MOST_NUMBERS);

  /** Begins a description of a kind of computation. */
  begin(kind: number): this {
    this.#length = this.#hash = this.#nodes = 0;
    this.leaves.length = this.scalars.length = 0;
    walks++;
    return this.add(kind);
  }

  add(number: number): this {
    this.#numbers[this.#length++] = number;
    this.#hash = Math.imul(this.#hash ^ number, 0x9e3779b1);
    this.#hash ^= this.#hash >>> 15;
    return this;
  }

  addList(numbers: readonly number[]): this {
    this.add(numbers.length);
    for (let i = 0; i < numbers.length; i++) this.add(numbers[i]!);
    return this;
  }

  /** Adds an expression whose inputs have run. */
  addExpression(root: Node): this {
    this.add(codeOf(root.dtype)).addList(root.shape).#addInput(root, root.shape);
    return this;
  }

  /** Adds memory and a scalar that differ from run to run, behind those of the expressions. */
  addArgument(view: View, scalar: ScalarInput): this {
    this.leaves.push(view);
    this.scalars.push(scalar);
    return this;
  }

  #addInput(input: Input, shape: Shape): void {
    if (!isNode(input)) {
      this.add(SCALAR);
      this.scalars.push(input);
      return;
    }
    if (input.walk === walks) {
      this.add(-1 - input.place);
      return;
    }
    input.walk = walks;
    input.place = this.#nodes++;
    const { map } = input;
    if (map === undefined) {
      this.add(LEAF);
      this.#addLeaf(input.view(), input.shape, shape);
      return;
    }
    this.add(map.typed.id);
    for (let i = 0; i < map.inputs.length; i++) this.#addInput(map.inputs[i]!, shape);
  }

  /** Adds an array with its strides in the shape of the expression: 0 along repeated axes. */
  #addLeaf(view: View, from: Shape, to: Shape): void {
    this.#strides[this.leaves.length] = this.#length;
    this.leaves.push(view);
    const shift = to.length - from.length;
    for (let axis = 0; axis < to.length; axis++)
      this.add(
        axis < shift || (from[axis - shift] === 1 && to[axis] !== 1) ? 0 : view.strides[axis - shift]!,
      );
  }

  /** Returns the stride of an array of the expression along an axis of the shape of the expression. */
  strideOf(leaf: number, axis: number): number {
    return this.#numbers[this.#strides[leaf]! + axis]!;
  }

  /** Hash of the numbers. */
  get hash(): number {
    return this.#hash;
  }

  /** Returns a copy of the numbers with their hash. Undefined for a computation of more numbers than are compared. */
  copy(): Description | undefined {
    if (this.#length > MOST_NUMBERS) return undefined;
    return { hash: this.#hash, numbers: this.#numbers.slice(0, this.#length) };
  }

  /** Returns true for equal numbers. */
  equals(numbers: Float64Array): boolean {
    if (numbers.length !== this.#length) return false;
    for (let i = 0; i < numbers.length; i++) if (numbers[i] !== this.#numbers[i]) return false;
    return true;
  }
}

/** The description of the current computation. A computation that begins another one has used its description before. */
export const structure = new Structure();
