import type { Device } from "../cuda/device/device.ts";
import type { Buffer } from "../cuda/memory/buffer.ts";
import { contiguousStrides } from "../cuda/memory/contiguous-strides.ts";
import type { ElementType } from "../cuda/memory/element-type.ts";
import { ClosedError } from "../errors.ts";
import { type Dtype, factsOf, type Scalar } from "./dtype.ts";
import type { Operation } from "./operation.ts";
import { type ArrayPool, poolOf } from "./pool.ts";
import { type Shape, sizeOf } from "./shape.ts";

/**
 * A condition that a kernel tested on the device, such as indices inside of their axis. It is reported when the elements
 * that depend on it are read.
 */
export interface DeviceCheck {
  hold(): void;
  release(): void;
  /** Throws where the condition is false. */
  verify(): void;
}

/** Memory of elements that several views share. The last holder frees it. */
export class Storage {
  readonly buffer: Buffer;
  readonly #block: Buffer<"u8">;
  #holders = 0;
  #isLent = false;
  #checks: Set<DeviceCheck> | undefined;
  readonly #pool: ArrayPool;

  constructor(pool: ArrayPool, bytes: number, type: ElementType) {
    this.#pool = pool;
    const block = pool.allocate(bytes);
    this.#block = block;
    this.buffer = block.slice(0, bytes).as(type);
  }

  hold(): void {
    this.#holders++;
  }

  /** Returns the buffer for others, who may use it after the last holder. The next arrays do not get its memory. */
  lend(): Buffer {
    this.#isLent = true;
    return this.buffer;
  }

  release(): void {
    if (--this.#holders > 0) return;
    if (this.#isLent) this.#pool.discard(this.#block);
    else this.#pool.release(this.#block);
    for (const check of this.#checks ?? []) check.release();
    this.#checks = undefined;
  }

  /** Ends a hold of memory that the caller returns to the next holder. */
  passOn(): void {
    this.#holders--;
  }

  /** Adds a condition on which the elements depend. */
  addCheck(check: DeviceCheck): void {
    if (this.#checks?.has(check)) return;
    this.#checks ??= new Set();
    this.#checks.add(check);
    check.hold();
  }

  /** Adds the conditions of the memory from which a kernel computed the elements. */
  inherit(from: Storage): void {
    if (from === this) return;
    for (const check of from.#checks ?? []) this.addCheck(check);
  }

  /** Throws where a condition is false on which the elements depend. Waits for the device where there is one. */
  verify(): void {
    for (const check of this.#checks ?? []) check.verify();
  }
}

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
  readonly operation: Operation;
  readonly inputs: readonly Input[];
  /** Types to which the inputs are converted. */
  readonly types: readonly Dtype[];
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
  readonly #count: number;
  #view: View | undefined;
  #pending: PendingMap | PendingRun | undefined;
  #holders = 0;

  private constructor(parts: NodeParts, state: View | PendingMap | PendingRun) {
    this.device = parts.device;
    this.dtype = parts.dtype;
    this.shape = parts.shape;
    if ("storage" in state) {
      this.#view = state;
      state.storage.hold();
      this.#count = 0;
      return;
    }
    this.#pending = state;
    const nodes = (state.inputs as readonly Input[]).filter(isNode);
    for (const node of nodes) node.hold();
    this.#count = "operation" in state ? 1 + nodes.reduce((count, node) => count + node.count, 0) : 0;
  }

  static ofView(parts: NodeParts, view: View): Node {
    return new Node(parts, view);
  }

  static ofMap(parts: NodeParts, map: PendingMap): Node {
    const nodes = map.inputs.filter(isNode);
    if (nodes.reduce((count, node) => count + node.count, 1) > LONGEST)
      for (const node of nodes) if (node.count > 0) node.view();
    return new Node(parts, map);
  }

  static ofRun(parts: NodeParts, run: PendingRun): Node {
    return new Node(parts, run);
  }

  /** Number of operations that a kernel of this expression has. 0 once it has run. */
  get count(): number {
    return this.#pending === undefined ? 0 : this.#count;
  }

  get size(): number {
    return sizeOf(this.shape);
  }

  /** The operation, where this is one that has not run. A kernel includes it. */
  get map(): PendingMap | undefined {
    return this.#pending !== undefined && "operation" in this.#pending ? this.#pending : undefined;
  }

  /** True when no kernel has computed the elements yet. */
  get isPending(): boolean {
    return this.#pending !== undefined;
  }

  hold(): void {
    this.#holders++;
  }

  release(): void {
    if (--this.#holders > 0) return;
    this.#view?.storage.release();
    this.#releaseInputs();
    this.#view = undefined;
  }

  /** Adds the conditions on which the elements depend to memory that a kernel computed from them. */
  passChecks(to: Storage): void {
    if (this.#pending === undefined) {
      if (this.#view !== undefined) to.inherit(this.#view.storage);
      return;
    }
    for (const input of this.#pending.inputs) if (isNode(input)) input.passChecks(to);
  }

  #releaseInputs(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    for (const input of pending?.inputs ?? []) if (isNode(input)) input.release();
  }

  /** Returns the elements in memory. Runs the expression first, where it has not run. */
  view(): View {
    const pending = this.#pending;
    if (pending !== undefined) {
      const view = "operation" in pending ? evaluate(this) : pending.run();
      view.storage.hold();
      this.#view = view;
      this.passChecks(view.storage);
      this.#releaseInputs();
    }
    const view = this.#view;
    if (view === undefined) throw new ClosedError("this array is closed");
    if (view.storage.buffer.closed) view.storage.buffer.ensureOpen();
    return view;
  }
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
  const { bits, memory } = factsOf(dtype);
  const bytes = Math.max(1, sizeOf(shape)) * (bits / 8);
  const storage = new Storage(poolOf(device), bytes, memory);
  return { storage, offset: 0, strides: contiguousStrides(shape) };
}

/** Returns a node with new memory. */
export const allocateNode = (device: Device, dtype: Dtype, shape: Shape): Node =>
  Node.ofView({ device, dtype, shape }, allocateView(device, dtype, shape));

/** Returns the buffer of a view from its first element on. */
export const bufferFrom = ({ storage, offset }: View): Buffer =>
  offset === 0 ? storage.buffer : storage.buffer.slice(offset);
