import { DoorbellError } from "../../errors.ts";

/** Memory or an event cannot be shared or opened; nothing was. */
export class ShareError extends DoorbellError {
  override readonly name = "ShareError";
  /** Why: the owner has gone, the text is not a ticket, it is one's own, ... */
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
