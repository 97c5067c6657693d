// Places of the code and of memory, as they are told.
import type { KernelSource } from "../../../../../ffi/cuda/inspector.ts";
import type { Position } from "../../ptx/ptx-error.ts";
import { CLUSTER, LOCAL, PRIVATE_BYTES, SHARED, SHARED_ROOM } from "../../wasm/layout.ts";

/** The line of the source of a place, when the PTX names one. */
export function sourceOf(at: Position | undefined): KernelSource | undefined {
  const source = at?.source;
  return source?.name === undefined || source.line === 0
    ? undefined
    : { file: source.name, line: source.line };
}

/** The line of the PTX as it stands there. */
export const lineOf = (text: readonly string[], at: Position | undefined): string =>
  text[(at?.line ?? 0) - 1]?.trim().replace(/\s+/g, " ") ?? "";

/** The space of an address in WebAssembly, and what it is called there. */
export function placeOf(
  low: number,
  window: number,
): { readonly space: "global" | "shared" | "local"; readonly address: number } {
  if (low >= SHARED && low < SHARED + SHARED_ROOM) return { space: "shared", address: low - SHARED };
  if (low >= CLUSTER && low < PRIVATE_BYTES)
    return { space: "shared", address: (low - CLUSTER) % SHARED_ROOM };
  if (low >= LOCAL && low < PRIVATE_BYTES) return { space: "local", address: low - LOCAL };
  return { space: "global", address: window + low };
}
