import type { Buffer, Device, Kernel, Module, Stream } from "../../../cuda/index.ts";
import { type CollectiveType, elementBytes } from "../element.ts";
import { kernelText } from "../kernels/kernel-text.ts";

const parameters = "ptr, ptr, i64, u32, u32, u32, ptr, i64";
const threads = 256;
const mostBlocks = 256;

/**
 * Operands of a combination: the own chunk, and the chunks of all ranks at a distance of `slotBytes` bytes.
 */
export interface Combination {
  readonly own: Buffer;
  readonly slots: Buffer<"u8">;
  readonly slotBytes: number;
  readonly operation: number;
  readonly output: Buffer;
  readonly count: number;
}

/** Kernels that combine the chunks of all ranks in rank order, cached by element type. */
export class Combiner {
  readonly #device: Device;
  readonly #modules = new Map<CollectiveType, Module>();
  readonly #kernels = new Map<CollectiveType, Kernel>();

  constructor(device: Device) {
    this.#device = device;
  }

  /**
   * Returns the kernel of an element type, and loads it on first use. Callers load the kernel before they
   * enqueue any work.
   */
  kernel(type: CollectiveType): Kernel {
    const found = this.#kernels.get(type);
    if (found !== undefined) return found;
    const module = this.#device.loadModule(kernelText(`combine/${type}`));
    this.#modules.set(type, module);
    const kernel = module.kernel("combine", parameters);
    this.#kernels.set(type, kernel);
    return kernel;
  }

  combine(type: CollectiveType, rank: number, size: number, given: Combination, stream: Stream): void {
    const { own, slots, slotBytes, operation, output, count } = given;
    if (count === 0) return;
    const words = Math.ceil((count * elementBytes[type]) / 16);
    const grid = Math.max(1, Math.min(mostBlocks, Math.ceil(words / threads)));
    this.kernel(type).launch({ grid, block: threads, stream }, [
      ...[own, slots, slotBytes, rank, size, operation, output, count],
    ]);
  }

  close(): void {
    for (const module of this.#modules.values()) module.close();
    this.#modules.clear();
    this.#kernels.clear();
  }
}
