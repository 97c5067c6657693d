import { existsSync } from "node:fs";
import { env } from "node:process";
import { type Nvtx, nativeNvtx } from "../../ffi/nvtx/index.ts";
import { extraArguments } from "../arguments/extra-arguments.ts";

/** Variable by which a profiler names its library. NVTX itself reads it too. */
const VARIABLE = "NVTX_INJECTION64_PATH";

/** State of the recording of events. */
export interface NvtxStatus {
  /** True when a profiler has named its library. NVTX does not report whether the library accepted the events. */
  readonly isRecording: boolean;
  /** Library of the profiler. */
  readonly profiler?: string;
  /** Library of NVTX. It is loaded only for a profiler. */
  readonly library?: string;
  /** Reason why nothing is recorded, with the fix. */
  readonly reason?: string;
}

/** NVTX without a profiler, which costs nothing: `undefined`. */
let found: { readonly nvtx: Nvtx | undefined } | undefined;

/**
 * Returns NVTX when a profiler started this process, otherwise undefined. Throws LibraryError when there is a
 * profiler and NVTX is not installed.
 */
export function recordingNvtx(): Nvtx | undefined {
  found ??= { nvtx: isProfiled() ? nativeNvtx() : undefined };
  return found.nvtx;
}

/** Returns true when the profiler's library can exist. The dynamic loader searches for a name without a folder. */
const isProfiled = (): boolean => {
  const library = env[VARIABLE] ?? "";
  return library.includes("/") ? existsSync(library) : library !== "";
};

/**
 * Says whether a profiler records the events of this process, and why not.
 *
 * @throws LibraryError when a profiler started this process and NVTX is not installed.
 *
 * @example
 * const { isRecording, reason } = nvtx.status();
 * if (!isRecording) console.log(reason); // "no profiler started this process: ..."
 */
export function status(): NvtxStatus {
  if (arguments.length > 0) throw extraArguments("status", [], arguments.length);
  const profiler = env[VARIABLE];
  if (profiler === undefined || profiler === "") {
    const reason = `no profiler started this process: ${VARIABLE} is not set. Use nsys profile --trace=cuda,nvtx`;
    return { isRecording: false, reason };
  }
  if (!isProfiled())
    return { isRecording: false, profiler, reason: `${VARIABLE} names ${profiler}, which does not exist` };
  return { isRecording: true, profiler, library: recordingNvtx()!.library };
}
