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

  /** Where the guide tells more about errors of this kind: a file of this package, with its heading. */
  get help(): string {
    const kind = this.name.startsWith("CUDA_") ? "CudaError" : this.name;
    return `docs/guide/errors.md#${kind.toLowerCase()}`;
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
    super(`${what}: nothing within ${timeoutMs < 10 ? timeoutMs : Math.round(timeoutMs)} ms`, hint);
    this.timeoutMs = timeoutMs;
  }
}

/** The usual cause of an errno that says that the process or the machine is at a limit, and what raises it. */
const systemHints: Readonly<Record<string, string>> = {
  EMFILE:
    "This process has as many files open as it may: see `ulimit -n`, raise it (`ulimit -n 4096`), or close devices, channels and sockets that are not used.",
  ENFILE: "The machine has as many files open as it may: sysctl fs.file-max.",
  ENOMEM:
    "No address space or memory is left: see `ulimit -v` and the container's memory limit, or close what is not used.",
  EACCES: "Not permitted: TMPDIR must name a folder that this user may write.",
  EROFS: "That is read-only: TMPDIR must name a folder that this user may write.",
  ENOENT: "That folder is not there: TMPDIR must name one that is.",
  ENOSPC: "The disk, or /dev/shm, is full.",
  EADDRINUSE: "Another process has that address.",
};

/** What to do about an errno of the system by its symbol ("EMFILE"), or "". */
export const systemHint = (code: string): string => systemHints[code] ?? "";
