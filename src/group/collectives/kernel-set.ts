import type { Device, Kernel, Module } from "../../cuda/index.ts";
import { type CollectiveType, kernelText } from "./element.ts";
import { PLAN_BYTES } from "./launch-plan.ts";
import { PASS_BYTES } from "./passer.ts";
import type { Tier } from "./plan.ts";
import { ptx } from "./tables/moving.ts";

const common = "ptr, ptr, u32, u32, u32, u32, i64, ptr, ptr";
const parameters = `${common}, bytes ${PLAN_BYTES}`;

/** May a kernel begin while the one before it ends? */
export const overlaps = (device: Device): boolean =>
  device.provider === "native" && Number.parseInt(device.computeCapability, 10) >= 9;

/** The text with the instructions by which kernels overlap, or without them where they are not known. */
const textFor = (device: Device, ptx: string): string =>
  overlaps(device)
    ? ptx.replace(".target sm_80", ".target sm_90")
    : ptx.replace(/^\s*griddepcontrol.*$/gm, "");

/** The text of those that only move: variants are tried by writing another one here. */
export const movingKernels = { text: ptx };

/** The kernels that combine elements of one type, and those that only move bytes. */
type Kernels = Readonly<Record<Tier, Kernel>>;
type MovingKernels = Readonly<Record<"lines" | "one-shot" | "pass", Kernel>>;

/** The kernels of the types that were used so far. They outlive a reform: to load them takes longer than all else of it. */
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

  /** What moves bytes, whatever they are. */
  get moving(): MovingKernels {
    if (this.#moving !== undefined) return this.#moving;
    const module = this.#module(movingKernels.text);
    this.#moving = {
      lines: module.kernel("move_lines", parameters),
      "one-shot": module.kernel("move", `${parameters}, ptr`),
      pass: module.kernel("pass", `${common}, bytes ${PASS_BYTES}`),
    };
    return this.#moving;
  }

  #module(ptx: string): Module {
    const module = this.#device.loadModule(textFor(this.#device, ptx));
    this.#modules.push(module);
    return module;
  }

  #load(type: CollectiveType): Kernels {
    const module = this.#module(kernelText[type]);
    const kernels: Kernels = {
      "low-latency": module.kernel("words", parameters),
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
