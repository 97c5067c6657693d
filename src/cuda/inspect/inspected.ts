// What all ways of looking into a launch have in common.
import type { Inspector } from "../../../ffi/cuda/inspector.ts";
import type { Device } from "../device/device.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Dimensions, dimension, type LaunchConfig, launchStruct } from "../kernel/launch-config.ts";

/** The embedded GPU's inspector. TypeError for other GPUs; `instead` names a tool for them. */
export function inspectorFor(device: Device, what: string, instead: string): Inspector {
  const { inspector } = device.lib;
  if (inspector !== undefined) return inspector;
  throw new TypeError(`${what} is for the embedded GPU; ${device} runs kernels unseen (${instead})`);
}

/** A launch, to be asked for later; its arguments are written already. */
export function launchCall(kernel: Kernel, config: LaunchConfig, stream: number): () => number {
  const struct = launchStruct(config, stream);
  return () =>
    kernel.device.lib.cuLaunchKernelEx(struct.pointer, kernel.pointer, 0, kernel.argumentMemory.extra);
}

export type Three = readonly [number, number, number];

/** A place in a grid or block: x, or x, y and z. RangeError when it is outside. */
export function placeIn(of: Dimensions, size: Dimensions, what: string): Three {
  const found = ([0, 1, 2] as const).map((axis) => {
    const value = typeof of === "number" ? (axis === 0 ? of : 0) : (of[axis] ?? 0);
    const most = dimension(size, axis, what);
    if (!Number.isInteger(value) || value < 0 || value >= most)
      throw new RangeError(`${what} is ${value} in direction ${"xyz"[axis]}: use 0 to ${most - 1}`);
    return value;
  });
  return found as unknown as Three;
}

/** A thread's number in its block. */
export function threadNumber(thread: Three, block: Dimensions): number {
  const [x, y] = [dimension(block, 0, "block"), dimension(block, 1, "block")];
  return thread[0] + x * (thread[1] + y * thread[2]);
}

/** Lines of cells, each column as wide as its widest; the last is not filled. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join("  ")
      .trimEnd(),
  );
}

/** "saxpy.cu:12", or "PTX 33" where no source is named. */
export const lineText = (at: {
  readonly line: number;
  readonly source: { readonly file: string; readonly line: number } | undefined;
}): string =>
  at.source === undefined ? `PTX ${at.line}` : `${at.source.file.split("/").at(-1)}:${at.source.line}`;

/** A register's value for people: floats as they are, integers of 64 bits in hexadecimal where they are large. */
export function valueText(value: number | bigint | boolean): string {
  if (typeof value === "bigint") return value > 0xffffffffn ? `0x${value.toString(16)}` : String(value);
  if (typeof value !== "number" || Number.isInteger(value) || !Number.isFinite(value)) return String(value);
  return String(Number(value.toPrecision(9)));
}
