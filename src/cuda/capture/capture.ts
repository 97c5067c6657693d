import {
  CU_STREAM_CAPTURE_MODE_GLOBAL,
  CU_STREAM_CAPTURE_MODE_RELAXED,
  CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
} from "../../../ffi/cuda/constants.ts";
import { checkOptions, oneOf, optionsTable } from "../../arguments/options.ts";
import type { DeviceHandle } from "../driver/device-names.ts";
import { beginHolding, endHolding } from "./open-captures.ts";

const modes = {
  global: CU_STREAM_CAPTURE_MODE_GLOBAL,
  thread: CU_STREAM_CAPTURE_MODE_THREAD_LOCAL,
  relaxed: CU_STREAM_CAPTURE_MODE_RELAXED,
} as const;

/** Options of a capture. */
export interface CaptureOptions {
  /**
   * Scope in which calls that would break the capture (allocations, waits) are forbidden: everywhere, in this
   * thread, or nowhere.
   */
  readonly mode?: keyof typeof modes;
}

export const captureOptions = optionsTable<CaptureOptions>()(
  "cuda.CaptureOptions",
  { "Stream.capture": 1 },
  {
    mode: {
      type: oneOf("global", "thread", "relaxed"),
      default: "thread",
      text: "Scope in which calls that would break the capture are forbidden.",
    },
  },
);

/** Members of a stream that a capture uses. */
interface CapturedStream {
  readonly pointer: number;
  readonly device: DeviceHandle;
}

/** A graph that C recorded. */
export interface RecordedGraph {
  /** The C object, `CUgraph`. */
  readonly pointer: number;
  /** Host arrays, memory and modules that its nodes use. They must outlive the graph. */
  readonly held: readonly unknown[];
}

/**
 * Records the work that `work` queues on a stream. The work may fork to other streams with
 * `other.waitFor(stream)` and must join them again with `stream.waitFor(other)`.
 */
export function capture(
  stream: CapturedStream,
  work: () => void,
  options: CaptureOptions | undefined,
): RecordedGraph {
  const mode = modes[checkOptions(captureOptions, "capture", options).mode];
  if (typeof work !== "function") throw new TypeError("capture: give a function that queues the work");
  if (stream.pointer === 0)
    throw new TypeError("the default stream cannot be captured: device.createStream()");
  const { device } = stream;
  const { driver } = device;
  const { lib } = driver;
  driver.check(lib.cuStreamBeginCapture_v2(stream.pointer, mode), "cuStreamBeginCapture_v2");
  const held: unknown[] = [];
  beginHolding(held);
  let failed = true;
  try {
    work();
    failed = false;
  } finally {
    endHolding(held);
    // The stream must leave the capture when `work` threw too. The error of `work` is the one to throw then.
    device.enter();
    const code = lib.cuStreamEndCapture(stream.pointer, driver.results.pointer);
    const pointer = driver.results.u64();
    if (failed && code === 0 && pointer !== 0) lib.cuGraphDestroy(pointer);
    if (!failed) driver.check(code, "cuStreamEndCapture");
  }
  return { pointer: driver.results.u64(), held };
}
