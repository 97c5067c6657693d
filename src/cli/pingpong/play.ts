import type { CompletionQueue } from "../../rdma/index.ts";
import { type PingPongEnd, receiveId, sendId } from "./kinds.ts";

/**
 * Time to poll before sleeping, in milliseconds. Longer polling is faster only while every polling thread has
 * a processor.
 */
const spinMs = 0.1;

/** Result of a ping-pong. */
export interface PingPongResult {
  readonly milliseconds: number;
  /** True when the last message was not acknowledged. C's programs exit as soon as they have received it. */
  readonly unacknowledged: boolean;
}

/**
 * Exchanges messages over all queue pairs until `rounds` were sent and received. One side starts. Each side
 * sends the next message when its last one has completed and the answer has arrived.
 */
export async function play(
  end: PingPongEnd,
  begins: boolean,
  { rounds, receiveDepth, timeoutMs }: { rounds: number; receiveDepth: number; timeoutMs: number },
): Promise<PingPongResult> {
  const { completions, queuePairs } = end;
  const index = new Map(queuePairs.map(({ number }, i) => [number, i]));
  const pending = queuePairs.map(() => receiveId);
  const start = performance.now();
  const played = (unacknowledged: boolean): PingPongResult => ({
    milliseconds: performance.now() - start,
    unacknowledged,
  });
  let sent = 0;
  let received = 0;
  let posted = receiveDepth;
  const send = (i: number) => {
    end.send(i);
    pending[i] = receiveId | sendId;
  };
  if (begins) for (let i = 0; i < queuePairs.length; i++) send(i);
  while (sent < rounds || received < rounds) {
    const count = await next(completions, timeoutMs);
    for (let i = 0; i < count; i++) {
      const id = completions.wrId(i);
      const completion = completions.completion(i);
      if (!completion.ok) {
        const late = id === sendId && received >= rounds && completion.status === "RETRY_EXC_ERR";
        if (!late) completion.check();
        return played(true);
      }
      if (id === sendId) sent++;
      else {
        received++;
        if (--posted <= queuePairs.length) for (; posted < receiveDepth; posted++) end.postReceive();
      }
      const which = index.get(completion.qpNumber) ?? 0;
      pending[which]! &= ~id;
      if (sent < rounds && pending[which] === 0) send(which);
    }
  }
  return played(false);
}

/** Polls briefly, then sleeps until an event arrives. Returns the number of completions. */
async function next(completions: CompletionQueue, timeoutMs: number): Promise<number> {
  const end = performance.now() + spinMs;
  for (;;) {
    const count = completions.pollInto();
    if (count > 0) return count;
    if (performance.now() < end) continue;
    completions.arm();
    const late = completions.pollInto(); // Completions from before arming raise no event.
    if (late > 0) return late;
    await completions.channel?.wait({ timeoutMs });
  }
}
