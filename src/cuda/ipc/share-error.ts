import { DoorbellError } from "../../errors.ts";

/** Memory or an event cannot be shared or opened. The call had no effect. */
export class ShareError extends DoorbellError {
  override readonly name = "ShareError";
  /** Cause: the owner has exited, the text is not a ticket, the memory is one's own, ... */
  readonly reason:
    | "owner gone"
    | "closed"
    | "not shareable"
    | "same process"
    | "ticket"
    | "other device"
    | "no answer";

  constructor(reason: ShareError["reason"], message: string, hint = "") {
    super(message, hint);
    this.reason = reason;
  }
}
