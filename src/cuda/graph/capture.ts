import {
  CU_STREAM_CAPTURE_MODE_GLOBAL,
  CU_STREAM_CAPTURE_MODE_RELAXED,
  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
} from "../../../ffi/cuda/constants.ts";
import { checkOptions } from "../../arguments/check-options.ts";
import { optionsTable } from "../../arguments/options-table.ts";
import { oneOf } from "../../arguments/value-type.ts";
import type { Stream } from "../stream/stream.ts";
import { Graph } from "./graph.ts";
import { beginHolding, endHolding } from "./open-captures.ts";

const modes = {
  global: CU_STREAM_CAPTURE_MODE_GLOBAL,
  thread: CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
  relaxed: CU_STREAM_CAPTURE_MODE_RELAXED,
} as const;

/** What the capture forbids meanwhile. */
export interface CaptureOptions {
  /** Calls that would break a capture (allocations, waits): forbidden everywhere, in this thread, or nowhere. */
  readonly mode?: keyof typeof modes;
}

export const captureOptions = optionsTable<CaptureOptions>()(
  "cuda.CaptureOptions",
  { "Stream.capture": 1 },
  {
    mode: {
      type: oneOf("global", "thread", "relaxed"),
      default: "thread",
      text: "Where calls that would break the capture are forbidden.",
    },
  },
);

/**
 * Records what `work` queues as a graph. It forks to other streams with `other.waitFor(stream)` and must join them again
 * with `stream.waitFor(other)`.
 */
export function capture(stream: Stream, work: () => void, options: CaptureOptions | undefined): Graph {
  const mode = modes[checkOptions(captureOptions, "capture", options).mode];
  if (typeof work !== "function") throw new TypeError("capture: give a function that queues the work");
  if (stream.pointer === 0)
    throw new TypeError("the default stream cannot be captured: device.createStream()");
  const { device } = stream;
  const { lib, driver } = device;
  driver.check(lib.cuStreamBeginCapture_v2(stream.pointer, mode), "cuStreamBeginCapture_v2");
  const held: unknown[] = [];
  beginHolding(held);
  let failed = true;
  try {
    work();
    failed = false;
  } finally {
    endHolding(held);
    // The stream must leave the capture also when `work` threw; its error is then the one to tell.
    device.enter();
    const code = lib.cuStreamEndCapture(stream.pointer, driver.results.pointer);
    const pointer = driver.results.u64();
    if (failed && code === 0 && pointer !== 0) lib.cuGraphDestroy(pointer);
    if (!failed) driver.check(code, "cuStreamEndCapture");
  }
  return Graph.adopt(device, driver.results.u64(), held);
}
