import { CUDA_SUCCESS } from "../../../ffi/cuda/constants.ts";
import { checkOptions } from "../../arguments/options.ts";
import type { LaunchConfig } from "../launch/launch-config.ts";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";
import { type TraceOptions, traceOptions } from "../launch/trace-options.ts";
import { KernelTrace } from "../trace/kernel-trace.ts";
import { inspectorFor, launchCall, placeIn, threadNumber } from "./inspected.ts";

/**
 * Launches the kernel, waits for its end, and returns the steps of the thread. A CudaError carries them as
 * its `trace`.
 */
export function tracedLaunch(
  kernel: LaunchedKernel,
  config: LaunchConfig & { readonly trace: TraceOptions },
  stream: number,
): KernelTrace {
  const { device, name } = kernel;
  const given = checkOptions(traceOptions, "launch: trace", config.trace);
  const inspector = inspectorFor(device, "launch: trace", "cuda-gdb follows their threads");
  const block = placeIn(given.block ?? 0, config.grid, "launch: trace: block");
  const thread = placeIn(given.thread ?? 0, config.block, "launch: trace: thread");
  const { trace: _, ...rest } = config;
  const followed = { block, thread: threadNumber(thread, config.block), steps: given.steps };
  const { code, ...found } = inspector.trace(launchCall(kernel, rest, stream), followed);
  const trace = new KernelTrace(name, [block, thread], found);
  if (code === CUDA_SUCCESS) return trace;
  // Not enumerable, because a printed error would show all of it.
  throw Object.defineProperty(device.driver.failure(code, "cuLaunchKernelEx", name), "trace", {
    value: trace,
  });
}
