import { DoorbellError } from "../../errors.ts";

/**
 * A violated rule of virtual memory, for which the driver would return INVALID_VALUE. The call did not reach
 * the driver.
 */
export class MappingError extends DoorbellError {
  override readonly name = "MappingError";
  /** Violated rule. */
  readonly rule: "alignment" | "mapped" | "unmapped" | "partial unmap" | "overlap" | "outside";

  constructor(rule: MappingError["rule"], message: string, hint = "") {
    super(message, hint);
    this.rule = rule;
  }
}
