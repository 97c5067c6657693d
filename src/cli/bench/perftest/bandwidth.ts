import type { RemoteMemory, WorkRequest } from "../../../rdma/index.ts";
import { type End, PollDeadline } from "./end.ts";
import type { Program } from "./programs.ts";

const batch = 16;

/** Amount to send: a number of messages or a duration. */
export interface Amount {
  readonly bytes: number;
  readonly iterations: number;
  readonly depth: number;
  /** Duration in milliseconds, instead of a number of iterations. */
  readonly durationMs?: number | undefined;
  /** Receives the finished part of the run from time to time, from 0 to 1. */
  readonly tick?: ((part: number) => void) | undefined;
}

/** Number of polls between two readings of the clock. */
const LOOKS = 64;

/**
 * Keeps the send queue full until all requests complete, or the time is over. Returns messages and
 * milliseconds.
 */
export function sendAll(
  program: Program,
  end: End,
  remote: RemoteMemory,
  { bytes, iterations, depth, durationMs, tick }: Amount,
): { readonly iterations: number; readonly milliseconds: number } {
  const { pair, sent } = end;
  const each = Math.max(1, Math.min(batch, depth >> 1, iterations));
  const full = pair.prepare(requests(program, end, remote, bytes, each));
  const rest = durationMs === undefined ? iterations % each : 0;
  const last = rest > 0 ? pair.prepare(requests(program, end, remote, bytes, rest)) : undefined;
  const chains = durationMs === undefined ? Math.floor(iterations / each) : Number.POSITIVE_INFINITY;
  const most = Math.max(1, Math.floor(depth / each) - 1);
  const deadline = new PollDeadline();
  let total = chains + (last ? 1 : 0);
  let [posted, done, looks] = [0, 0, 0];
  const start = performance.now();
  while (done < total) {
    while (posted < total && posted - done < most) {
      if (posted < chains) full.post();
      else last!.post();
      posted++;
    }
    const found = sent.pollInto(batch);
    for (let i = 0; i < found; i++) if (!sent.isOk(i)) sent.completion(i).check();
    done += found;
    if (found > 0) deadline.renew();
    else deadline.check();
    if (++looks % LOOKS !== 0 || (durationMs === undefined && tick === undefined)) continue;
    const passed = performance.now() - start;
    tick?.(durationMs === undefined ? done / total : passed / durationMs);
    // Posted requests must still complete.
    if (durationMs !== undefined && passed >= durationMs) total = posted;
  }
  const milliseconds = performance.now() - start;
  return { iterations: durationMs === undefined ? iterations : done * each, milliseconds };
}

/** Returns a chain of requests of which only the last reports a completion. */
function requests(
  { operation }: Program,
  { outbox }: End,
  remote: RemoteMemory,
  bytes: number,
  count: number,
): WorkRequest[] {
  const local = outbox.slice(0, bytes);
  return Array.from({ length: count }, (_, i): WorkRequest => {
    const signaled = i === count - 1;
    if (operation === "send") return { opcode: "send", local, signaled };
    return { opcode: operation, local, remote, signaled };
  });
}

/** Posts receives before the peer sends. */
export function postReceives(
  { pair, inbox, receiveDepth }: End,
  bytes: number,
  count: number,
): { more: () => void } {
  const receive = pair.prepareReceives([{ local: inbox.slice(0, bytes) }]);
  for (let i = 0; i < Math.min(receiveDepth, count); i++) receive.post();
  let left = count - Math.min(receiveDepth, count);
  return {
    more: () => {
      if (left-- > 0) receive.post();
    },
  };
}

/**
 * Receives all messages and posts a receive for each that is still expected. Returns the milliseconds since
 * the first one.
 */
export function receiveAll({ received }: End, receives: { more: () => void }, iterations: number): number {
  const deadline = new PollDeadline();
  let start = 0;
  for (let done = 0; done < iterations; ) {
    const found = received.pollInto(batch);
    if (found > 0 && start === 0) start = performance.now();
    for (let i = 0; i < found; i++) {
      if (!received.isOk(i)) received.completion(i).check();
      receives.more();
    }
    done += found;
    if (found > 0) deadline.renew();
    else deadline.check();
  }
  return performance.now() - start;
}
