import { hipErrorNoDevice, hipSuccess, nativeHip } from "../../../ffi/hip/index.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";

const noDevice =
  "There is no AMD GPU that ROCm knows, or no right to open it: see /dev/kfd, and the groups render and video.";

/** A call of HIP or HSA failed. */
export class AmdError extends DoorbellError {
  override readonly name = "AmdError";
  /** "hipErrorNoDevice", or HSA's number. */
  readonly code: string;

  constructor(what: string, code: string, hint = "") {
    super(`${what}: ${code}`, hint);
    this.code = code;
  }
}

/** Throws unless HIP's call succeeded. */
export function checkHip(result: number, what: string): void {
  if (result === hipSuccess) return;
  const name = cString(nativeHip().hipGetErrorName(result));
  throw new AmdError(what, name, result === hipErrorNoDevice ? noDevice : "");
}
