import { shown } from "../../arguments/shown.ts";
import { DeadlineError } from "../../errors.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { TransferResult } from "./pipeline/storage-error.ts";
import type { StorageTarget } from "./pipeline/target.ts";
import type { StorageFile } from "./storage-file.ts";
import type { RangeOfFile } from "./storage-options.ts";

/** One request of a batch. */
export interface BatchRequest extends RangeOfFile {
  readonly target: StorageTarget;
  /** True to write memory to the file. Default: read the file into memory. */
  readonly write?: boolean;
}

/** Result of one request of a batch. */
export interface BatchEnd {
  /** Index of the request in the list. */
  readonly index: number;
  readonly result?: TransferResult;
  readonly error?: unknown;
}

const most = 4096;
/** Largest number of requests in progress at once. More would only queue elsewhere. */
const atOnce = 64;

/**
 * Runs a batch and yields each result as it arrives. No request is in progress when the generator ends.
 * Ending it early cancels the rest.
 */
export async function* runBatch(
  file: StorageFile,
  requests: readonly BatchRequest[],
  options: WaitOptions | undefined,
): AsyncGenerator<BatchEnd, void, undefined> {
  if (!Array.isArray(requests)) throw new TypeError(`batch: the requests are ${shown(requests)}. Use a list`);
  if (requests.length < 1 || requests.length > most)
    throw new RangeError(`batch: ${requests.length} requests. Use 1 to ${most}`);
  const { timeoutMs, signal } = waitOf(options, "batch");
  const deadline = performance.now() + timeoutMs;
  const stop = new AbortController();
  const ends: BatchEnd[] = [];
  let wake: (() => void) | undefined;
  let next = 0;
  let over = 0;
  const end = (one: BatchEnd): void => {
    ends.push(one);
    over++;
    begin();
    wake?.();
  };
  const begin = (): void => {
    while (next < requests.length && next - over < atOnce) {
      const index = next++;
      const { target, write = false, ...range } = requests[index]!;
      const left = Math.max(0, deadline - performance.now());
      const failed = (error: unknown): void => {
        // A request gets the remaining time of its batch, so the error names the time limit of the batch.
        const late =
          error instanceof DeadlineError ? new DeadlineError(`batch: request ${index}`, timeoutMs) : error;
        end({ index, error: late });
      };
      const wait = { ...range, timeoutMs: left, signal: stop.signal };
      (write ? file.write(target, wait) : file.read(target, wait)).then(
        (result) => end({ index, result }),
        failed,
      );
    }
  };
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort, { once: true });
  try {
    begin();
    for (let given = 0; given < requests.length; given++) {
      while (ends.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      yield ends.shift()!;
    }
  } finally {
    signal?.removeEventListener("abort", abort);
    next = requests.length;
    stop.abort(new DeadlineError("batch: its iteration was ended", 0));
  }
}
