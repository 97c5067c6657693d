// How work on the device fails.

/**
 * Work that cannot be done. Run inside the call that submits it, `rejected` work is just that call's error, as on a device whose
 * driver sees the mistake; found later, it is an asynchronous error that ends the context.
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
