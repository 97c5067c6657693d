import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import { ClosedError } from "../errors.ts";
import type { Dtype, Scalar } from "./dtype.ts";
import { poolOf } from "./pool.ts";
import { type Shape, sizeOf } from "./shape.ts";
import type { Epoch, Storage } from "./storage.ts";
import type { TypedOperation } from "./typed-operation.ts";

/** Elements in memory: those of a storage from an offset on, by strides in elements. */
export interface View {
  readonly storage: Storage;
  readonly offset: number;
  readonly strides: readonly number[];
}

/** A scalar of an expression. A kernel takes it as a parameter. */
export interface ScalarInput {
  readonly scalar: Scalar;
  readonly dtype: Dtype;
}

export type Input = Node | ScalarInput;

export const isNode = (input: Input): input is Node => input instanceof Node;

/** An operation on elements that has not run: it becomes a part of a kernel. */
export interface PendingMap {
  readonly typed: TypedOperation;
  readonly inputs: readonly Input[];
}

/** Another computation that has not run. It reads the memory of its inputs, or has a part of their kernels. */
export interface PendingRun {
  readonly inputs: readonly Node[];
  run(): View;
}

interface NodeParts {
  readonly device: Device;
  readonly dtype: Dtype;
  readonly shape: Shape;
}

/** Results of a dry run by their nodes. The nodes stay as they are. */
let dry: Map<Node, View> | undefined;

/** Calls a function that evaluates nodes for its launches only, and frees the memory of the results. */
export function dryRun(run: () => void): void {
  const before = dry;
  const results = new Map<Node, View>();
  dry = results;
  try {
    run();
  } finally {
    dry = before;
    for (const { storage } of results.values()) storage.release();
  }
}

/** Inputs of a node without any. */
const nothing: readonly Input[] = [];

/** Strides of an array with one axis in C's order. */
const line: readonly number[] = [1];

/** Number of operations of one expression. A longer one is cut: the input runs first. */
const LONGEST = 48;

/**
 * The value of an array: elements in memory, or an expression that has not run. It counts its holders: array objects, and
 * expressions that have not run.
 */
export class Node {
  readonly device: Device;
  readonly dtype: Dtype;
  readonly shape: Shape;
  /** Number of the last walk over an expression that met this node, and the place of the node in it. */
  walk = 0;
  place = 0;
  #count = 0;
  #needsRun = false;
  #view: View | undefined;
  /** The operation on elements that has not run, and its operands. */
  typed: TypedOperation | undefined;
  inputs: readonly Input[] = nothing;
  #run: PendingRun | undefined;
  #holders = 0;
  /** Number of operands of expressions that have not run, and that are this node. */
  #readers = 0;
  /** Time of the elements in memory. Undefined while there is no memory. */
  #epoch: Epoch | undefined;
  /** Memory of the elements before they moved to a copy, because a write in place replaced them. */
  #home: View | undefined;

  private constructor(device: Device, dtype: Dtype, shape: Shape) {
    this.device = device;
    this.dtype = dtype;
    this.shape = shape;
  }

  static ofView({ device, dtype, shape }: NodeParts, view: View): Node {
    const node = new Node(device, dtype, shape);
    // Elements that do not exist may have an offset beyond the memory.
    node.#view = node.size === 0 && view.offset !== 0 ? { ...view, offset: 0 } : view;
    node.#epoch = view.storage.epoch;
    view.storage.hold();
    return node;
  }

  static ofMap(
    { device, shape }: Pick<NodeParts, "device" | "shape">,
    typed: TypedOperation,
    inputs: readonly Input[],
  ): Node {
    const count = countOf(inputs);
    if (count > LONGEST) for (const input of inputs) if (isNode(input) && input.count > 0) input.view();
    const node = new Node(device, typed.dtype, shape);
    node.typed = typed;
    node.#count = count > LONGEST ? countOf(inputs) : count;
    node.#holdAll(inputs);
    return node;
  }

  static ofRun({ device, dtype, shape }: NodeParts, run: PendingRun): Node {
    const node = new Node(device, dtype, shape);
    node.#run = run;
    node.#holdAll(run.inputs);
    node.#needsRun = true;
    return node;
  }

  #holdAll(inputs: readonly Input[]): void {
    this.inputs = inputs;
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i]!;
      if (!isNode(input)) continue;
      input.#holders++;
      input.#addReaders(1);
      this.#needsRun ||= input.needsRun;
    }
  }

  /** Number of operations that a kernel of this expression has. 0 once it has run. */
  get count(): number {
    return this.isPending ? this.#count : 0;
  }

  /** False where no part of the expression needs another run before its kernel. */
  get needsRun(): boolean {
    return this.#needsRun && this.isPending;
  }

  get size(): number {
    return sizeOf(this.shape);
  }

  /** The operation, where this is one that has not run. A kernel includes it. */
  get map(): PendingMap | undefined {
    return this.typed === undefined || dry?.has(this) ? undefined : (this as PendingMap);
  }

  /** True when no kernel has computed the elements yet. */
  get isPending(): boolean {
    return (this.typed !== undefined || this.#run !== undefined) && !dry?.has(this);
  }

  /** True where a write in place has replaced the elements in the memory. An array object gets a node of the new ones then. */
  get isReplaced(): boolean {
    return this.#view !== undefined && (this.#epoch !== this.#view.storage.epoch || this.#home !== undefined);
  }

  /** Returns a node of the elements that the memory has now. */
  current(): Node {
    return Node.ofView(this, this.#home ?? this.#view!);
  }

  /** Holds the elements of this time for a reader that waits. A write in place leaves them to `view`. */
  beginRead(): void {
    this.#holders++;
    this.#addReaders(1);
  }

  endRead(): void {
    this.#addReaders(-1);
    this.release();
  }

  #addReaders(count: number): void {
    this.#readers += count;
    const epoch = this.#epoch;
    if (epoch === undefined) return;
    if (count > 0) epoch.readers += count;
    else epoch.leave(-count);
  }

  hold(): void {
    this.#holders++;
  }

  release(): void {
    if (--this.#holders > 0) return;
    this.#view?.storage.release();
    this.#home?.storage.release();
    this.#releaseInputs();
    this.#view = this.#home = undefined;
  }

  /** Adds the conditions on which the elements depend to memory that a kernel computed from them. */
  passChecks(to: Storage): void {
    if (this.#view !== undefined) to.inherit(this.#view.storage);
    for (const input of this.inputs) if (isNode(input)) input.passChecks(to);
  }

  #releaseInputs(): void {
    const { inputs } = this;
    this.inputs = nothing;
    this.typed = undefined;
    this.#run = undefined;
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i]!;
      if (isNode(input)) input.endRead();
    }
  }

  /** Returns the elements in memory. Runs the expression first, where it has not run. */
  view(): View {
    let view = this.#view ?? this.#computed();
    if (this.#epoch !== view.storage.epoch && this.#epoch?.copy !== undefined)
      view = this.#moved(view, this.#epoch.copy);
    if (view.storage.buffer.closed) view.storage.buffer.ensureOpen();
    return view;
  }

  /** Changes to the copy of the elements that a write in place has replaced. */
  #moved(from: View, storage: Storage): View {
    const view = { ...from, storage };
    storage.hold();
    storage.epoch.readers += this.#readers;
    this.#view = view;
    this.#home = from;
    const epoch = this.#epoch;
    this.#epoch = storage.epoch;
    epoch?.leave(this.#readers);
    return view;
  }

  /** Runs the expression. In a dry run, the node does not change. */
  #computed(): View {
    const known = dry?.get(this);
    if (known !== undefined) return known;
    if (this.typed === undefined && this.#run === undefined) throw new ClosedError("this array is closed");
    const view = this.#run === undefined ? evaluate(this) : this.#run.run();
    view.storage.hold();
    if (dry !== undefined) {
      dry.set(this, view);
      return view;
    }
    this.#view = view;
    this.#epoch = view.storage.epoch;
    this.#epoch.readers += this.#readers;
    if (this.#run !== undefined) this.passChecks(view.storage);
    this.#releaseInputs();
    return view;
  }
}

/** Returns the number of operations of a kernel: the last one, and those of its inputs. */
function countOf(inputs: readonly Input[]): number {
  let count = 1;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i]!;
    if (isNode(input)) count += input.count;
  }
  return count;
}

let evaluate: (node: Node) => View = () => {
  throw new Error("no evaluator");
};

/** Sets the function that runs an expression of operations. It belongs to a layer above. */
export function setEvaluator(run: (node: Node) => View): void {
  evaluate = run;
}

/** Returns new memory for the elements of a shape, in C's order. */
export function allocateView(device: Device, dtype: Dtype, shape: Shape): View {
  const strides = shape.length === 1 ? line : contiguousStrides(shape);
  return { storage: poolOf(device).allocate(dtype, shape), offset: 0, strides };
}

/** Returns a node with new memory. */
export const allocateNode = (device: Device, dtype: Dtype, shape: Shape): Node =>
  Node.ofView({ device, dtype, shape }, allocateView(device, dtype, shape));

/** Returns the buffer of a view from its first element on. */
export const bufferFrom = ({ storage, offset }: View): Buffer =>
  offset === 0 ? storage.buffer : storage.buffer.slice(offset);
