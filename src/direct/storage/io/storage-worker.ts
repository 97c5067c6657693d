import { workerData } from "node:worker_threads";
import { Errno, errno, libc } from "../../../../ffi/libc/index.ts";
import { Field, Job, type JobShare, jobs, numberAt, State, stateAt, Word } from "./job-table.ts";

// A storage thread: it takes the next job, runs it, and reports its end.
const { words, numbers } = workerData as JobShare;
const { pread, pwrite } = libc;

const field = (job: number, name: number): number => numbers[numberAt(job, name)]!;

/** Runs a read or write and returns its bytes, or a negative errno. */
function transfer(job: number, write: boolean): number {
  const fd = field(job, Field.fd);
  const address = field(job, Field.address);
  const bytes = field(job, Field.bytes);
  const offset = field(job, Field.offset);
  for (;;) {
    const result = Number((write ? pwrite : pread)(fd, address, bytes, offset));
    if (result >= 0) return result;
    const code = errno();
    if (code !== Errno.EINTR) return -code;
  }
}

async function run(job: number): Promise<number> {
  const kind = field(job, Field.kind);
  if (kind === Job.read || kind === Job.write) return transfer(job, kind === Job.write);
  const special = await import("./special-jobs.ts");
  return special.runSpecial(job, workerData as JobShare);
}

await undefined;
for (let next = 0; ; ) {
  let found = false;
  for (let i = 0; i < jobs; i++) {
    const job = (next + i) % jobs;
    if (Atomics.compareExchange(words, stateAt(job), State.queued, State.running) !== State.queued) continue;
    found = true;
    next = job + 1;
    const result = await run(job);
    numbers[numberAt(job, Field.result)] = result;
    Atomics.store(words, stateAt(job), State.done);
    Atomics.add(words, Word.done, 1);
    Atomics.notify(words, Word.done);
  }
  if (found) continue;
  const queued = Atomics.load(words, Word.queued);
  // A job may have been queued between the check and the sleep.
  let any = false;
  for (let job = 0; job < jobs; job++) any ||= Atomics.load(words, stateAt(job)) === State.queued;
  if (!any) Atomics.wait(words, Word.queued, queued, 1000);
}
