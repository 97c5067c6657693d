/**
 * What every error of this library has: the `hint` names the usual cause and what fixes it.
 *
 * @example
 * try {
 *   openDevice("mlx5_7");
 * } catch (error) {
 *   if (error instanceof DoorbellError) console.log(error.hint); // "Present: soft0. ..."
 * }
 */
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

/**
 * The object was closed, itself or with its parent. The call never reached C.
 *
 * @example
 * qp.close();
 * try {
 *   qp.write({ local: region, remote });
 * } catch (error) {
 *   if (error instanceof ClosedError) console.log(error.object); // "QueuePair 17"
 * }
 */
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

/**
 * A wait ended at its deadline (or with its signal); nothing was lost, the wait may be repeated.
 *
 * @example
 * try {
 *   await cq.next({ timeoutMs: 5 });
 * } catch (error) {
 *   if (error instanceof DeadlineError) console.log(error.timeoutMs); // 5
 * }
 */
export class DeadlineError extends DoorbellError {
  override readonly name = "DeadlineError";
  readonly timeoutMs: number;

  constructor(what: string, timeoutMs: number, hint = "") {
    super(`${what}: nothing within ${timeoutMs} ms`, hint);
    this.timeoutMs = timeoutMs;
  }
}
