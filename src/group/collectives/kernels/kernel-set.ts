import type { Device, Kernel, Module } from "../../../cuda/index.ts";
import type { CollectiveType } from "../element.ts";
import type { Tier } from "../plan.ts";
import { TRANSFER_BYTES } from "./kernel-point-to-point.ts";
import { kernelText } from "./kernel-text.ts";
import { PLAN_BYTES } from "./launch-plan.ts";

const common = "ptr, ptr, u32, u32, u32, u32, i64, ptr, ptr";
const parameters = `${common}, bytes ${PLAN_BYTES}`;

/** Returns true when a kernel may start before the previous kernel has ended. */
export const overlaps = (device: Device): boolean =>
  device.provider === "native" && Number.parseInt(device.computeCapability, 10) >= 9;

/**
 * Returns the PTX for a device. The instructions of overlapping kernels are removed for devices that do not
 * support them.
 */
const textFor = (device: Device, ptx: string): string =>
  overlaps(device)
    ? ptx.replace(".target sm_80", ".target sm_90")
    : ptx.replace(/^\s*griddepcontrol.*$/gm, "");

/** Kernels that combine elements of one type, by tier. */
type Kernels = Readonly<Record<Tier, Kernel>>;
type MovingKernels = Readonly<Record<"lines" | "one-shot" | "pass", Kernel>>;

/**
 * Kernels of the element types that were used so far. The kernels survive a reform of the group, because
 * loading them is slow.
 */
export class KernelSet {
  readonly #device: Device;
  readonly #modules: Module[] = [];
  #moving: MovingKernels | undefined;
  readonly #kernels = new Map<CollectiveType, Kernels>();

  constructor(device: Device) {
    this.#device = device;
  }

  of(type: CollectiveType): Kernels {
    return this.#kernels.get(type) ?? this.#load(type);
  }

  /** Returns the kernels that move bytes of any type. Loads them at the first call. */
  moving(): MovingKernels {
    if (this.#moving !== undefined) return this.#moving;
    const module = this.#loadModule(kernelText("moving"));
    this.#moving = {
      lines: module.kernel("move_lines", parameters),
      "one-shot": module.kernel("move", `${parameters}, ptr`),
      pass: module.kernel("point_to_point", `${common}, bytes ${TRANSFER_BYTES}`),
    };
    return this.#moving;
  }

  #loadModule(ptx: string): Module {
    const module = this.#device.loadModule(textFor(this.#device, ptx));
    this.#modules.push(module);
    return module;
  }

  #load(type: CollectiveType): Kernels {
    const module = this.#loadModule(kernelText(`collective/${type}`));
    const kernels: Kernels = {
      "low-latency": module.kernel("low_latency", parameters),
      lines: module.kernel("lines", parameters),
      "one-shot": module.kernel("one_shot", parameters),
      "two-shot": module.kernel("two_shot", parameters),
    };
    this.#kernels.set(type, kernels);
    return kernels;
  }

  close(): void {
    for (const module of this.#modules) module.close();
    this.#modules.length = 0;
    this.#moving = undefined;
    this.#kernels.clear();
  }
}
