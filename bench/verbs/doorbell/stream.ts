import { type RemoteMemory, remoteSlice, type WorkRequest } from "../../../src/rdma/index.ts";
import { type Case, receiveDepth, receiveList, type Sample, warmupBytes } from "../case.ts";
import { Deadline } from "./deadline.ts";
import { type End, flagAt } from "./end.ts";

/** Maximum number of completions per poll, as in perftest. */
const pollBatch = 16;

/**
 * Sends a stream of requests: first the warm-up, then the measured part from the first post to the last
 * completion.
 */
export function sendStream(end: End, memory: RemoteMemory, one: Case): Sample {
  preparePosts(end, memory, { ...one, size: Math.min(one.size, warmupBytes) })(one.warmup);
  const post = preparePosts(end, memory, one);
  const start = performance.now();
  post(one.iterations);
  const seconds = (performance.now() - start) / 1000;
  if (one.target === "polls") writeFlag(end, memory, one);
  return { perSecond: one.iterations / seconds };
}

/** Writes the flag byte that {@link pollUntilFlag} of the other end waits for. */
function writeFlag({ pair, completions, outbox }: End, memory: RemoteMemory, one: Case): void {
  const at = flagAt(one);
  const deadline = new Deadline();
  const local = outbox.slice(at, at + 1);
  pair.prepare([{ opcode: "write", local, remote: remoteSlice(memory, at, at + 1), signaled: true }]).post();
  while (completions.pollInto(1) === 0) deadline.check();
  if (!completions.isOk(0)) completions.completion(0).check();
}

/** Polls an empty completion queue until the sender of the stream is done. */
export function pollUntilFlag({ completions, inbox }: End, one: Case): void {
  const deadline = new Deadline();
  const at = flagAt(one);
  while (Atomics.load(inbox.bytes, at) === 0) {
    completions.pollInto(1);
    deadline.check();
  }
}

/** Returns a function that moves `count` messages and keeps the send queue full. */
function preparePosts(end: End, memory: RemoteMemory, one: Case): (count: number) => void {
  const { depth, list, every } = one;
  const { completions } = end;
  const chain = (lastSignaled: boolean) =>
    end.pair.prepare(
      Array.from({ length: list }, (_, i) => request(end, memory, one, lastSignaled && i === list - 1)),
    );
  const { unsignaled, signaled } =
    one.by === "extended" || !one.by ? prepared(chain) : made(end, memory, one);
  const chainsPerCompletion = every / list;
  const deadline = new Deadline();

  return (count) => {
    let posted = 0;
    let done = 0;
    let chains = 0;
    while (done < count) {
      while (posted < count && posted + list - done <= depth) {
        if (++chains === chainsPerCompletion) {
          chains = 0;
          signaled.post();
        } else unsignaled.post();
        posted += list;
      }
      const found = completions.pollInto(pollBatch);
      for (let i = 0; i < found; i++) {
        if (!completions.isOk(i)) completions.completion(i).check();
        done += every;
      }
      if (found === 0) deadline.check();
    }
  };
}

interface Chains {
  readonly unsignaled: { post(): void };
  readonly signaled: { post(): void };
}

const prepared = (chain: (lastSignaled: boolean) => { post(): void }): Chains => ({
  unsignaled: chain(false),
  signaled: chain(true),
});

/** Returns requests that are built at each post, as a list or in a batch. */
function made({ pair, outbox }: End, memory: RemoteMemory, one: Case): Chains {
  const local = outbox.slice(0, one.size);
  const remote = remoteSlice(memory, 0, one.size);
  const last = one.list - 1;
  const asList = (asks: boolean) => () => {
    const requests: WorkRequest[] = [];
    for (let i = 0; i <= last; i++)
      requests.push({ opcode: "write", local, remote, signaled: asks && i === last });
    pair.post(requests);
  };
  const asBatch = (asks: boolean) => () =>
    void pair.batch((work) => {
      for (let i = 0; i <= last; i++) work.write({ local, remote, signaled: asks && i === last });
    });
  const request = one.by === "post" ? asList : asBatch;
  return { unsignaled: { post: request(false) }, signaled: { post: request(true) } };
}

function request(end: End, memory: RemoteMemory, one: Case, signaled: boolean): WorkRequest {
  const local = end.outbox.slice(0, one.size);
  if (one.operation === "send") return { opcode: "send", local, signaled };
  const opcode = one.operation === "read" ? "read" : "write";
  return { opcode, local, remote: remoteSlice(memory, 0, one.size), signaled };
}

/** Posts the receives for a stream of sends. Returns a function that receives `count` messages. */
export function prepareReceiving(end: End, one: Case): (count: number) => void {
  const { receiveCompletions } = end;
  const local = end.inbox.slice(0, one.size);
  const receives = end.pair.prepareReceives(Array.from({ length: receiveList }, () => ({ local })));
  for (let i = 0; i < receiveDepth; i += receiveList) receives.post();
  const deadline = new Deadline();

  return (count) => {
    let taken = 0;
    let owed = 0;
    while (taken < count) {
      const found = receiveCompletions.pollInto(pollBatch);
      for (let i = 0; i < found; i++) {
        if (!receiveCompletions.isOk(i)) receiveCompletions.completion(i).check();
      }
      taken += found;
      owed += found;
      while (owed >= receiveList) {
        receives.post();
        owed -= receiveList;
      }
      if (found === 0) deadline.check();
    }
  };
}
