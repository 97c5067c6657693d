import { DoorbellError } from "../../errors.ts";

/** A rule of virtual memory that the driver would answer with INVALID_VALUE; the call never reached it. */
export class MappingError extends DoorbellError {
  override readonly name = "MappingError";
  /** Which rule. */
  readonly rule: "alignment" | "mapped" | "unmapped" | "partial unmap" | "overlap" | "outside";

  constructor(rule: MappingError["rule"], message: string, hint = "") {
    super(message, hint);
    this.rule = rule;
  }
}
