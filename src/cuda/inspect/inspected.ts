// Helpers that all instrumented launches share.

import { readFileSync } from "node:fs";
import type { Inspector } from "../../../ffi/cuda/inspector.ts";
import type { DeviceHandle } from "../driver/device-names.ts";
import { type Dimensions, dimension, type LaunchConfig, launchStruct } from "../launch/launch-config.ts";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";
import type { Three } from "../trace/trace-text.ts";

/**
 * Returns the inspector of the soft GPU. Throws TypeError for other GPUs; `instead` names a tool for them.
 */
export function inspectorFor(device: DeviceHandle, what: string, instead: string): Inspector {
  const { inspector } = device.driver.lib;
  if (inspector !== undefined) return inspector;
  throw new TypeError(`${what} needs the soft GPU; ${device} cannot inspect kernels (${instead})`);
}

/** Returns a function that launches the kernel. Its arguments are written already. */
export function launchCall(kernel: LaunchedKernel, config: LaunchConfig, stream: number): () => number {
  const struct = launchStruct(config, stream);
  return () =>
    kernel.device.driver.lib.cuLaunchKernelEx(struct.pointer, kernel.pointer, 0, kernel.argumentMemory.extra);
}

/** Returns a position in a grid or block: x, or x, y and z. Throws RangeError outside of it. */
export function placeIn(of: Dimensions, size: Dimensions, what: string): Three {
  const found = ([0, 1, 2] as const).map((axis) => {
    const value = typeof of === "number" ? (axis === 0 ? of : 0) : (of[axis] ?? 0);
    const most = dimension(size, axis, what);
    if (!Number.isInteger(value) || value < 0 || value >= most)
      throw new RangeError(`${what} is ${value} in direction ${"xyz"[axis]}. Use 0 to ${most - 1}`);
    return value;
  });
  return found as unknown as Three;
}

/** Returns the number of a thread in its block. */
export function threadNumber(thread: Three, block: Dimensions): number {
  const [x, y] = [dimension(block, 0, "block"), dimension(block, 1, "block")];
  return thread[0] + x * (thread[1] + y * thread[2]);
}

/** Returns a function that reads lines of a module's sources: of readable files, and of the compiled text. */
export function sourceText(
  module: LaunchedKernel["module"],
): (file: string, line: number) => string | undefined {
  const known = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    let lines = known.get(file);
    if (lines === undefined) {
      let text = "";
      try {
        text = readFileSync(file, "utf8");
      } catch {
        // Text compiled from memory has a name that is not a file.
        text = module.program?.source ?? "";
      }
      known.set(file, (lines = text.split("\n")));
    }
    return lines;
  };
  return (file, line) => linesOf(file)[line - 1];
}
