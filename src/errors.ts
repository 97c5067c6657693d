/**
 * Base of all errors of this library. `hint` names the usual cause and the fix.
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

  /**
   * Usual cause and fix, or "". It is a getter because the message of a printed error already contains the
   * hint.
   */
  get hint(): string {
    return this.#hint;
  }

  /** File of this package, with its heading, that explains errors of this kind. */
  get help(): string {
    const kind = this.name.startsWith("CUDA_") ? "CudaError" : this.name;
    return `docs/guide/errors.md#${kind.toLowerCase()}`;
  }
}

/**
 * Error of a call to an object that was closed, itself or with its parent. The call did not reach C.
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
  /** Name of the closed object: "QueuePair 17". */
  readonly object: string;

  constructor(object: string) {
    super(`${object} is closed`, "Create it again, or do not close it and its parents while it is in use.");
    this.object = object;
  }
}

/**
 * Error of a wait that ended at its deadline. Nothing was lost, and the wait may be repeated.
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
    super(`${what}: nothing within ${timeoutMs < 10 ? timeoutMs : Math.round(timeoutMs)} ms`, hint);
    this.timeoutMs = timeoutMs;
  }
}

/** Hints for errno values that mean a limit of the process or of the machine. */
const systemHints: Readonly<Record<string, string>> = {
  EMFILE:
    "This process has reached its limit of open files: see `ulimit -n`, raise it (`ulimit -n 4096`), or close unused devices, channels and sockets.",
  ENFILE: "The machine has reached its limit of open files: sysctl fs.file-max.",
  ENOMEM:
    "No address space or memory is left: see `ulimit -v` and the container's memory limit, or close unused objects.",
  EACCES: "Not permitted: TMPDIR must name a folder that this user may write.",
  EROFS: "The folder is read-only: TMPDIR must name a folder that this user may write.",
  ENOENT: "The folder does not exist: TMPDIR must name an existing folder.",
  ENOSPC: "The disk, or /dev/shm, is full.",
  EADDRINUSE: "Another process uses this address.",
};

/** Returns the hint for a system errno by its symbol ("EMFILE"), or "". */
export const systemHint = (code: string): string => systemHints[code] ?? "";
