import { availableParallelism } from "node:os";
import { startThread } from "../../../../ffi/runtime/index.ts";
import type { IoEngine, IoRequest } from "./io-engine.ts";
import {
  cancelAt,
  Field,
  Job,
  type JobShare,
  jobs,
  makeShare,
  numberAt,
  State,
  stateAt,
  Word,
} from "./job-table.ts";

const longestWaitMs = 100;

/** A job other than a read or write: its fields, and the function to call at its end. */
export interface ThreadJob {
  readonly kind: (typeof Job)[keyof typeof Job];
  readonly fields: Readonly<Partial<Record<Exclude<keyof typeof Field, "kind" | "result">, number>>>;
  readonly ended: (result: number) => void;
}

/**
 * Reads and writes files with threads that call pread and pwrite. Used where io_uring is not available, and
 * for libraries whose calls block.
 */
export class ThreadPool implements IoEngine {
  readonly name = "threads";
  readonly capacity = jobs;
  readonly threads = Math.min(8, Math.max(4, availableParallelism()));
  readonly #share: JobShare = makeShare();
  readonly #ended: (((result: number) => void) | undefined)[] = new Array(jobs).fill(undefined);
  readonly #free = Array.from({ length: jobs }, (_, i) => jobs - 1 - i);
  #seen = 0;

  constructor() {
    for (let i = 0; i < this.threads; i++)
      startThread("storage", new URL("./storage-worker.ts", import.meta.url), this.#share);
  }

  get underWay(): number {
    return jobs - this.#free.length;
  }

  start({ write, fd, address, bytes, offset, ended }: IoRequest): boolean {
    const fields = { fd, address, bytes, offset };
    return this.run({ kind: write ? Job.write : Job.read, fields, ended }) !== undefined;
  }

  /** Starts a job and returns its number for `stop`, or undefined when there is no room. */
  run({ kind, fields, ended }: ThreadJob): number | undefined {
    const job = this.#free.pop();
    if (job === undefined) return undefined;
    const { words, numbers } = this.#share;
    numbers[numberAt(job, Field.kind)] = kind;
    for (const [name, value] of Object.entries(fields))
      numbers[numberAt(job, Field[name as keyof typeof Field])] = value;
    this.#ended[job] = ended;
    words[cancelAt(job)] = 0;
    Atomics.store(words, stateAt(job), State.queued);
    Atomics.add(words, Word.queued, 1);
    Atomics.notify(words, Word.queued, 1);
    return job;
  }

  /** Asks a job to end early. */
  stop(job: number): void {
    Atomics.store(this.#share.words, cancelAt(job), 1);
  }

  /** Does nothing, because jobs are published when they start. */
  flush(): void {}

  poll(): number {
    const { words, numbers } = this.#share;
    const seen = Atomics.load(words, Word.done);
    if (seen === this.#seen) return 0;
    this.#seen = seen;
    let count = 0;
    for (let job = 0; job < jobs; job++) {
      if (Atomics.load(words, stateAt(job)) !== State.done) continue;
      const ended = this.#ended[job];
      const result = numbers[numberAt(job, Field.result)]!;
      this.#ended[job] = undefined;
      Atomics.store(words, stateAt(job), State.free);
      this.#free.push(job);
      count++;
      ended?.(result);
    }
    return count;
  }

  waitBriefly(): void {
    if (this.underWay > 0) Atomics.wait(this.#share.words, Word.done, this.#seen, longestWaitMs);
    this.poll();
  }

  /** Does nothing, because a system call of a thread cannot be interrupted. */
  cancel(): void {}
}
