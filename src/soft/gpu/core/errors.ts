// Failures of work on a device.

/**
 * Error of work that cannot be done. When `rejected` work runs inside the call that submits it, the error is
 * only the result of that call. When it runs later, the error is asynchronous and ends the context.
 */
export class Fault extends Error {
  readonly code: number;
  readonly rejected: boolean;

  constructor(code: number, rejected = false) {
    super(`soft GPU fault ${code}`);
    this.code = code;
    this.rejected = rejected;
  }
}
