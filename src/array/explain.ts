import { shown } from "../arguments/shown.ts";
import type { KernelArgument } from "../cuda/kernel/kernel-arguments.ts";
import { Buffer } from "../cuda/memory/buffer.ts";
import { bytesText } from "./bytes-text.ts";
import { type Launch, recordLaunches } from "./kernels.ts";
import { dryRun, type Node } from "./node.ts";

/** A kernel that runs when an array is evaluated. */
export interface ExplainedKernel {
  readonly name: string;
  /** Operations on elements that are parts of the kernel, in the order of their computation. */
  readonly operations: readonly string[];
  /** Number of blocks along x, y and z. */
  readonly grid: readonly [x: number, y: number, z: number];
  /** Number of threads of a block along x, y and z. */
  readonly block: readonly [x: number, y: number, z: number];
  /** Memory of the arrays that the kernel only reads, in bytes. A view counts up to the end of its memory. */
  readonly readBytes: number;
  /** Memory of the arrays that the kernel writes, in bytes. */
  readonly writtenBytes: number;
  /** NVIDIA's library that runs in place of a kernel of doorbell. Undefined for doorbell's own. */
  readonly library?: string;
  /** Reason for the choice between the library and the own kernel. */
  readonly reason: string;
}

/**
 * Kernels that run when an array is evaluated.
 *
 * @example
 * using a = ones([4]).add(1);
 * console.log(a.explain().kernels[0]!.writtenBytes); // 16
 */
export class Explanation {
  /** Kernels in the order in which they run. */
  readonly kernels: readonly ExplainedKernel[];

  /** @internal Use `explain` of an array. */
  constructor(kernels: readonly ExplainedKernel[]) {
    if (!Array.isArray(kernels))
      throw new TypeError(`new Explanation: the kernels are ${shown(kernels)}. Use explain() of an array`);
    this.kernels = kernels;
  }

  /**
   * Returns a few lines for each kernel: its operations, its memory and the chosen library.
   *
   * @example
   * using a = ones([4]);
   * console.log(a.explain().toString()); // no kernel: the elements are in memory
   */
  toString(): string {
    const { kernels } = this;
    if (kernels.length === 0) return "no kernel: the elements are in memory";
    const lines = kernels.map(
      ({ name, operations, grid, block, readBytes, writtenBytes, library, reason }, i) =>
        [
          `${i + 1}. ${name}: ${operations.length === 0 ? "no operation on elements" : operations.join(", ")}`,
          `   ${grid.join(" x ")} blocks of ${block.join(" x ")} threads, reads ${bytesText(readBytes)}, writes ${bytesText(writtenBytes)}`,
          `   ${library ?? "own kernel"}: ${reason}`,
        ].join("\n"),
    );
    return [`${kernels.length} ${kernels.length === 1 ? "kernel" : "kernels"}`, ...lines].join("\n");
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }
}

const threeOf = (size: number | readonly number[]): readonly [number, number, number] => {
  const [x = 1, y = 1, z = 1] = typeof size === "number" ? [size] : size;
  return [x, y, z];
};

function explained({ source, size, values }: Launch): ExplainedKernel {
  const types = Object.values(source.signature);
  const bytesOf = (isRead: boolean) =>
    values.reduce<number>(
      (sum, value: KernelArgument, i) =>
        value instanceof Buffer && types[i]!.startsWith("readonly") === isRead ? sum + value.byteLength : sum,
      0,
    );
  return {
    name: source.name,
    operations: source.operations ?? [],
    grid: threeOf(size.grid),
    block: threeOf(size.block),
    readBytes: bytesOf(true),
    writtenBytes: bytesOf(false),
    ...(source.library === undefined ? {} : { library: source.library }),
    reason: source.reason ?? "no library computes it",
  };
}

/** Returns the kernels of a node that has not run, without running them. */
export function explainedNode(node: Node): Explanation {
  const launches: Launch[] = [];
  dryRun(() => {
    recordLaunches(
      (each) => launches.push(each),
      () => node.view(),
    );
  });
  return new Explanation(launches.map(explained));
}
