// Positions in the code and in memory, as reports show them.
import type { KernelSource } from "../../../../../ffi/cuda/inspector.ts";
import type { Position } from "../../ptx/syntax.ts";
import { CLUSTER, LOCAL, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../../wasm/unit/layout.ts";

/** Returns the source line of a position, if the PTX has one. */
export function sourceOf(at: Position | undefined): KernelSource | undefined {
  const source = at?.source;
  return source?.name === undefined || source.line === 0
    ? undefined
    : { file: source.name, line: source.line };
}

/** Returns the PTX line of a position, with single spaces. */
export const lineOf = (text: readonly string[], at: Position | undefined): string =>
  text[(at?.line ?? 0) - 1]?.trim().replace(/\s+/g, " ") ?? "";

/** Returns the memory space of a WebAssembly address, and the address in that space. */
export function spaceOf(
  low: number,
  window: number,
): { readonly space: "global" | "shared" | "local"; readonly address: number } {
  if (low >= SHARED && low < SHARED + SHARED_ROOM) return { space: "shared", address: low - SHARED };
  if (low >= CLUSTER && low < PRIVATE_BYTES)
    return { space: "shared", address: (low - CLUSTER) % SHARED_ROOM };
  if (low >= LOCAL && low < PRIVATE_BYTES) return { space: "local", address: low - LOCAL };
  return { space: "global", address: window + low };
}
