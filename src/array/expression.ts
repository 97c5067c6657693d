import type { Buffer } from "../cuda/memory/buffer.ts";
import { type Dtype, factsOf, type Scalar } from "./dtype.ts";
import { converted, type KernelText, narrowed } from "./emit.ts";
import { bufferFrom, type Input, isNode, type Node, type View } from "./node.ts";
import { broadcastStrides, type Shape } from "./shape.ts";

/** Array in memory that an expression reads. */
interface Leaf {
  readonly name: string;
  readonly dtype: Dtype;
  readonly view: View;
  /** Buffer that begins at the first element. */
  readonly buffer: Buffer;
  /** Strides in the shape of the expression, in elements. */
  readonly strides: readonly number[];
}

/** Scalar that an expression takes as a parameter. */
interface ScalarParameter {
  readonly name: string;
  readonly dtype: Dtype;
  readonly value: number | bigint | boolean;
}

/**
 * Runs the inputs of an expression that are not operations on elements. They may run other operations of the expression,
 * which are arrays in memory then. So this precedes the collection of the parts.
 */
export function runInputs(node: Node): void {
  if (!node.needsRun) return;
  if (node.map === undefined) node.view();
  else for (const input of node.map.inputs) if (isNode(input)) runInputs(input);
}

/** An expression of operations as parts of a kernel: the arrays that it reads, its scalars, and its text. */
export class Expression {
  readonly shape: Shape;
  readonly root: Node;
  readonly leaves: Leaf[] = [];
  readonly scalars: ScalarParameter[] = [];
  readonly #isShared: ReadonlySet<number>;
  readonly #leafOf = new Map<Node, Leaf>();
  readonly #scalarOf = new Map<Input, ScalarParameter>();

  /**
   * Collects the parts of an expression. Inputs that are not operations on elements run first. `shared` has the numbers of the
   * arrays whose elements the kernel also writes.
   */
  constructor(root: Node, shared: readonly number[] = []) {
    this.root = root;
    this.#isShared = new Set(shared);
    this.shape = root.shape;
    runInputs(root);
    this.#collect(root);
  }

  #collect(input: Input): void {
    if (!isNode(input)) {
      if (this.#scalarOf.has(input)) return;
      const scalar = {
        name: `c${this.scalars.length}`,
        dtype: input.dtype,
        value: scalarValue(input.scalar, input.dtype),
      };
      this.#scalarOf.set(input, scalar);
      this.scalars.push(scalar);
      return;
    }
    if (this.#leafOf.has(input)) return;
    const { map } = input;
    if (map !== undefined) {
      for (const each of map.inputs) this.#collect(each);
      return;
    }
    const view = input.view();
    const leaf = {
      name: `p${this.leaves.length}`,
      dtype: input.dtype,
      view,
      buffer: bufferFrom(view),
      strides: broadcastStrides("broadcast", { shape: input.shape, strides: view.strides }, this.shape),
    };
    this.#leafOf.set(input, leaf);
    this.leaves.push(leaf);
  }

  /** Parameters of the kernel: the arrays and the scalars. */
  get signature(): Record<string, string> {
    return Object.fromEntries([
      ...this.leaves.map(({ name, dtype }, i) => [name, this.typeOf(i, `${dtype}[]`)]),
      ...this.scalars.map(({ name, dtype }) => [name, factsOf(dtype).register]),
    ]);
  }

  /** Returns the type of the parameter of an array. Memory that is written is not readonly, because that uses another cache. */
  typeOf(leaf: number, type: string): string {
    return this.#isShared.has(leaf) ? type : `readonly ${type}`;
  }

  /** Arguments of the kernel, in the order of `signature`. */
  get values(): (Buffer | number | bigint | boolean)[] {
    return [...this.leaves.map(({ buffer }) => buffer), ...this.scalars.map(({ value }) => value)];
  }

  /** Adds the text of the expression for one element, with the index of each array. Returns the name of the value. */
  emit(text: KernelText, indices: readonly string[]): string {
    return this.emitOf(
      text,
      this.leaves.map(({ name }, i) => `${name}[${indices[i]}]`),
    );
  }

  /** Adds the text of the expression for one element, with the text of the element of each array. Returns the name of the value. */
  emitOf(text: KernelText, elements: readonly string[]): string {
    const names = new Map<Node, string>();
    const nameOf = (input: Input): string => {
      if (!isNode(input)) return this.#scalarOf.get(input)!.name;
      const known = names.get(input);
      if (known !== undefined) return known;
      const leaf = this.#leafOf.get(input);
      const name = leaf === undefined ? emitMap(input) : text.constant(elements[this.leaves.indexOf(leaf)]!);
      names.set(input, name);
      return name;
    };
    const emitMap = ({ map, dtype }: Node): string => {
      const { typed, inputs } = map!;
      const { operation, types } = typed;
      const args = inputs.map((input, i) => {
        const expression = converted(nameOf(input), input.dtype, types[i]!);
        return /^\w+$/.test(expression) ? expression : text.constant(expression);
      });
      const type = types.at(-1)!;
      return text.constant(narrowed(operation.emit(args, type, text), dtype));
    };
    return nameOf(this.root);
  }

  /** Names of all operations, in the order of their computation. One with several uses is computed once. */
  get operations(): string[] {
    const names: string[] = [];
    const seen = new Set<Node>();
    const visit = (input: Input): void => {
      if (!isNode(input) || input.map === undefined || seen.has(input)) return;
      seen.add(input);
      input.map.inputs.forEach(visit);
      names.push(input.map.typed.operation.name);
    };
    visit(this.root);
    return names;
  }

  /** Names of the operations, from the last on, for the name of the kernel. */
  get label(): string {
    const names: string[] = [];
    const visit = (input: Input): void => {
      if (!isNode(input) || input.map === undefined || names.length > 3) return;
      names.push(input.map.typed.operation.name);
      input.map.inputs.forEach(visit);
    };
    visit(this.root);
    return names.reverse().join("_") || "copy";
  }
}

const half = typeof Float16Array === "undefined" ? undefined : new Float16Array(1);
const single = new Float32Array(1);
const singleBits = new Uint32Array(single.buffer);

/** Returns a number rounded to bf16, ties to even. */
export function toBf16(value: number): number {
  single[0] = value;
  if (Number.isNaN(value)) return value;
  const bits = singleBits[0]!;
  singleBits[0] = ((bits + 0x7fff + ((bits >>> 16) & 1)) & 0xffff0000) >>> 0;
  return single[0]!;
}

/** Returns the bits of an element of c64 that is a real number. */
function realBits(value: number): bigint {
  single[0] = value;
  return BigInt(singleBits[0]!);
}

/** Returns the value of a scalar as an element of a type. */
export function scalarValue(value: Scalar, dtype: Dtype): number | bigint | boolean {
  if (dtype === "bool") return typeof value === "boolean" ? value : Number(value) !== 0;
  if (dtype === "c64") return realBits(Number(value));
  if (factsOf(dtype).kind !== "float") return factsOf(dtype).bits === 64 ? BigInt(value) : Number(value);
  const number = Number(value);
  if (dtype === "bf16") return toBf16(number);
  if (dtype !== "f16" || half === undefined) return number;
  half[0] = number;
  return half[0]!;
}
