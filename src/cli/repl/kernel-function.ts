import type { Device } from "../../cuda/index.ts";
import { type KernelOptions, kernelFrom } from "../../kernel/kernel.ts";
import { withTypedNames } from "./rewrite.ts";

/** `kernel` of the prompt. Errors show the text that the user typed. */
export const kernel = (...given: readonly unknown[]): unknown =>
  kernelFrom(given, { caller: undefined, restore: withTypedNames });

/** Adds `gpu.kernel(...)`, which makes a kernel for this device. */
export function withKernels(device: Device): Device {
  const make = (...given: unknown[]): unknown => {
    const count = typeof given[0] === "string" ? 3 : 2;
    return kernel(...given.slice(0, count), { ...(given[count] as KernelOptions | undefined), device });
  };
  return Object.defineProperty(device, "kernel", { value: make });
}
