import type { Buffer } from "../cuda/memory/buffer.ts";
import type { ElementType } from "../cuda/memory/element-type.ts";
import type { Dtype } from "./dtype.ts";
import type { Integers } from "./indexing-text.ts";
import { type KernelSource, type Size, sourceOf } from "./kernels.ts";
import { type PlannedKernel, TARGET, type Temporary } from "./plans.ts";

/** Memory of a computation: the array that it reads, the target, or a temporary by its number. */
export type Memory = "expression" | number;

/** An array of a kernel. */
export interface ArrayParameter {
  readonly name: string;
  readonly memory: Memory;
  /** Type of the elements in the kernel. */
  readonly type: ElementType | Dtype;
  readonly isReadonly?: boolean;
}

/** A kernel of a list. */
interface ListedKernel {
  readonly name: string;
  /** Key of a long text among all texts of this name. Undefined for a short text, which is written each time. */
  readonly key?: string;
  readonly body: () => string;
  /** Arrays in the order of the parameters. The array of the expression is the first one. */
  readonly arrays: readonly ArrayParameter[];
  readonly integers: Integers;
  readonly size: Size;
}

/** Kernels of a computation that follow each other, and the memory between them. */
export class KernelList {
  readonly kernels: PlannedKernel[] = [];
  readonly temporaries: Temporary[] = [];
  readonly #expression: Buffer;
  readonly #target: Buffer;

  /** `expression` is the memory of the array that the computation reads, and `target` that of its result. */
  constructor(expression: Buffer, target: Buffer) {
    this.#expression = expression;
    this.#target = target;
  }

  /** Returns new memory, which one kernel writes and another one reads. */
  temporary(dtype: Dtype, size: number): number {
    return this.temporaries.push({ dtype, size }) - 1;
  }

  /** Adds a kernel. */
  add({ name, key, body, arrays, integers, size }: ListedKernel): void {
    const types = arrays.map((each) => [each.name, `${each.isReadonly ? "readonly " : ""}${each.type}[]`]);
    const signature: Record<string, string> = { ...Object.fromEntries(types), ...integers.signature };
    const write = (): KernelSource => ({ name, signature, body: body() });
    const isOfExpression = arrays[0]!.memory === "expression";
    const results = arrays.slice(isOfExpression ? 1 : 0).map(({ memory }) => memory as number);
    this.kernels.push({
      source:
        key === undefined ? write() : sourceOf(`${name} ${Object.values(signature).join()} ${key}`, write),
      ...(isOfExpression ? { expression: [this.#expression] } : {}),
      ...(results.includes(TARGET) ? { targetBuffer: this.#target } : {}),
      ...{ size, results, integers: integers.values },
    });
  }
}
