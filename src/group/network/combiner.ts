import type { Buffer, Device, Kernel, Module, Stream } from "../../cuda/index.ts";
import { combineText } from "../collectives/combine-text.ts";
import { type CollectiveType, elementBytes } from "../collectives/element.ts";

const parameters = "ptr, ptr, i64, u32, u32, u32, ptr, i64";
const threads = 256;
const mostBlocks = 256;

/** What is combined: the own piece, and those of all ranks, so many bytes from one to the next. */
export interface Combination {
  readonly own: Buffer;
  readonly slots: Buffer<"u8">;
  readonly slotBytes: number;
  readonly operation: number;
  readonly output: Buffer;
  readonly count: number;
}

/** Makes one of the pieces of all ranks, in their order: the kernels of the types that were used so far. */
export class Combiner {
  readonly #device: Device;
  readonly #modules = new Map<CollectiveType, Module>();
  readonly #kernels = new Map<CollectiveType, Kernel>();

  constructor(device: Device) {
    this.#device = device;
  }

  /** Loads what a type needs, before anything is begun. */
  kernel(type: CollectiveType): Kernel {
    const found = this.#kernels.get(type);
    if (found !== undefined) return found;
    const module = this.#device.loadModule(combineText[type]);
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
