/** What every error of this library has: the `hint` names the usual cause and what fixes it. */
export class DoorbellError extends Error {
  override readonly name: string = "DoorbellError";
  readonly #hint: string;

  constructor(message: string, hint = "", options?: ErrorOptions) {
    super(hint ? `${message}\n  hint: ${hint}` : message, options);
    this.#hint = hint;
  }

  /** The usual cause and what fixes it, or "". A getter: printed errors have it in the message already. */
  get hint(): string {
    return this.#hint;
  }
}

/** The object was closed, itself or with its parent. The call never reached C. */
export class ClosedError extends DoorbellError {
  override readonly name = "ClosedError";
  /** What was closed: "QueuePair 17". */
  readonly object: string;

  constructor(object: string) {
    super(
      `${object} is closed`,
      "Create it again, or keep it and its parents open for as long as it is used.",
    );
    this.object = object;
  }
}

/** A wait ended at its deadline (or with its signal); nothing was lost, the wait may be repeated. */
export class DeadlineError extends DoorbellError {
  override readonly name = "DeadlineError";
  readonly timeoutMs: number;

  constructor(what: string, timeoutMs: number, hint = "") {
    super(`${what}: nothing within ${timeoutMs} ms`, hint);
    this.timeoutMs = timeoutMs;
  }
}
