import type { Device, Kernel, Module } from "../../cuda/index.ts";
import { type CollectiveType, kernelText } from "./element.ts";
import { PLAN_BYTES } from "./launch-plan.ts";
import { PASS_BYTES } from "./passer.ts";
import type { Tier } from "./plan.ts";

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

/** The kernels of one type. */
type Kernels = Readonly<Record<Tier, Kernel>>;

/** The kernels of the types that were used so far. They outlive a reform: to load them takes longer than all else of it. */
export class KernelSet {
  readonly #device: Device;
  readonly #modules = new Map<CollectiveType, Module>();
  #pass: Kernel | undefined;
  readonly #kernels = new Map<CollectiveType, Kernels>();

  constructor(device: Device) {
    this.#device = device;
  }

  of(type: CollectiveType): Kernels {
    return this.#kernels.get(type) ?? this.#load(type);
  }

  /** What passes bytes from one member to another: it is in the module of u8. */
  get pass(): Kernel {
    this.#pass ??= this.#module("u8").kernel("pass", `${common}, bytes ${PASS_BYTES}`);
    return this.#pass;
  }

  #module(type: CollectiveType): Module {
    const found = this.#modules.get(type) ?? this.#device.loadModule(textFor(this.#device, kernelText[type]));
    this.#modules.set(type, found);
    return found;
  }

  #load(type: CollectiveType): Kernels {
    const module = this.#module(type);
    const kernels: Kernels = {
      "low-latency": module.kernel("words", parameters),
      lines: module.kernel("lines", parameters),
      "one-shot": module.kernel("move", parameters),
      "two-shot": module.kernel("two_shot", parameters),
    };
    this.#kernels.set(type, kernels);
    return kernels;
  }

  close(): void {
    for (const module of this.#modules.values()) module.close();
    this.#modules.clear();
    this.#pass = undefined;
    this.#kernels.clear();
  }
}
