import type { Device, Kernel, Module } from "../../cuda/index.ts";
import { type CollectiveType, kernelText } from "./element.ts";
import { PLAN_BYTES } from "./launch-plan.ts";
import type { Tier } from "./plan.ts";

const parameters = `ptr, ptr, u32, u32, u32, u32, i64, ptr, ptr, bytes ${PLAN_BYTES}`;

/** The kernels of one type. */
type Kernels = Readonly<Record<Tier, Kernel>>;

/** The kernels of the types that were used so far. They outlive a reform: to load them takes longer than all else of it. */
export class KernelSet {
  readonly #device: Device;
  readonly #modules: Module[] = [];
  readonly #kernels = new Map<CollectiveType, Kernels>();

  constructor(device: Device) {
    this.#device = device;
  }

  of(type: CollectiveType): Kernels {
    return this.#kernels.get(type) ?? this.#load(type);
  }

  #load(type: CollectiveType): Kernels {
    const module = this.#device.loadModule(kernelText[type]);
    this.#modules.push(module);
    const kernels: Kernels = {
      "low-latency": module.kernel("words", parameters),
      "one-shot": module.kernel("move", parameters),
      "two-shot": module.kernel("two_shot", parameters),
    };
    this.#kernels.set(type, kernels);
    return kernels;
  }

  close(): void {
    for (const module of this.#modules) module.close();
    this.#modules.length = 0;
    this.#kernels.clear();
  }
}
