/**
 * Ranges and marks for NVIDIA's profilers, by NVTX. Under `nsys profile` or `ncu` they stand in the timeline beside
 * kernels and copies. Without a profiler they do nothing and load no library.
 *
 * @module
 */

import "./generated/extra-arguments.ts";
import { extraArguments } from "../arguments/extra-arguments.ts";
import { NvtxDomain, type NvtxRange } from "./domain.ts";
import { checkMessage, type EventOptions } from "./event.ts";

export type { Color, ColorName } from "./color.ts";
export { NvtxDomain, NvtxRange } from "./domain.ts";
export type { EventOptions } from "./event.ts";
export { type NvtxStatus, status } from "./profiler.ts";

const domains = new Map([["", new NvtxDomain("")]]);

/**
 * Returns the domain of a name, the same for each call. Profilers show the events of a domain in a row of their own.
 * The C function is `nvtxDomainCreateA`.
 *
 * @throws TypeError, RangeError for a name that is not a string, or has a NUL.
 *
 * @example
 * const loader = nvtx.domain("loader");
 * using range = loader.range("shard 3");
 */
export function domain(name: string): NvtxDomain {
  if (arguments.length > 1) throw extraArguments("domain", ["name"], arguments.length);
  const known = domains.get(checkMessage("domain", name));
  if (known !== undefined) return known;
  const made = new NvtxDomain(name);
  domains.set(name, made);
  return made;
}

/**
 * Begins a range, which may overlap others and last across an `await`. The C functions are `nvtxRangeStartEx` and
 * `nvtxRangeEnd`.
 *
 * @throws TypeError, RangeError for a message or an option that is not valid.
 * @throws LibraryError when a profiler started this process and NVTX is not installed.
 *
 * @example
 * {
 *   using step = nvtx.range("step", { color: "green", category: "training", payload: 7 });
 *   await new Promise((resolve) => setTimeout(resolve, 1));
 * }
 */
export function range(message: string, options?: EventOptions): NvtxRange {
  if (arguments.length > 2) throw extraArguments("range", ["message", "options"], arguments.length);
  return domain("").range(message, options);
}

/**
 * Begins a range inside the open ones of this thread, which ends before they do. The C functions are
 * `nvtxRangePushEx` and `nvtxRangePop`.
 *
 * @throws DoorbellError by `end()` while a later range is open.
 * @throws TypeError, RangeError for a message or an option that is not valid.
 * @throws LibraryError when a profiler started this process and NVTX is not installed.
 *
 * @example
 * using outer = nvtx.push("epoch");
 * using inner = nvtx.push("batch");
 */
export function push(message: string, options?: EventOptions): NvtxRange {
  if (arguments.length > 2) throw extraArguments("push", ["message", "options"], arguments.length);
  return domain("").push(message, options);
}

/**
 * Marks a moment. The C function is `nvtxMarkEx`.
 *
 * @throws TypeError, RangeError for a message or an option that is not valid.
 * @throws LibraryError when a profiler started this process and NVTX is not installed.
 *
 * @example
 * nvtx.mark("loss is NaN", { color: "red" });
 */
export function mark(message: string, options?: EventOptions): void {
  if (arguments.length > 2) throw extraArguments("mark", ["message", "options"], arguments.length);
  domain("").mark(message, options);
}
