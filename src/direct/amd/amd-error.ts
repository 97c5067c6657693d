import { hipErrorNoDevice, hipSuccess, nativeHip } from "../../../ffi/hip/index.ts";
import { cString } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";

const noDevice =
  "ROCm reports no AMD GPU, or the user may not open it: check /dev/kfd and the groups render and video.";

/** Error of a failed call of HIP or HSA. */
export class AmdError extends DoorbellError {
  override readonly name = "AmdError";
  /** Name of a HIP error, such as "hipErrorNoDevice", or the number of an HSA status. */
  readonly code: string;

  constructor(what: string, code: string, hint = "") {
    super(`${what}: ${code}`, hint);
    this.code = code;
  }
}

/** Throws AmdError unless the HIP call succeeded. */
export function checkHip(result: number, what: string): void {
  if (result === hipSuccess) return;
  const name = cString(nativeHip().hipGetErrorName(result));
  throw new AmdError(what, name, result === hipErrorNoDevice ? noDevice : "");
}
