import * as c from "../../../../ffi/cuda/index.ts";
import { notSupported } from "../core/errors.ts";

/**
 * Returns 0 for an attribute value that sets no access-policy window, and for other attributes. A window of 0
 * bytes clears it. The soft GPU has no L2 cache in which lines could persist.
 */
export function refuseAccessPolicy(attribute: number, value: number): number {
  if (attribute !== c.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW) return 0;
  const { num_bytes: bytes } = c.CUlaunchAttributeValue.at(value).accessPolicyWindow;
  return Number(bytes) === 0 ? 0 : notSupported("access-policy window");
}
