import type { CompletionQueue } from "../../rdma/index.ts";
import { type PingPongEnd, receiveId, sendId } from "./kinds.ts";

/** How long to poll before sleeping: polling alone would be faster only while there are more CPUs than threads that want one. */
const spinMs = 0.1;

/** How a game ended. */
export interface Played {
  readonly milliseconds: number;
  /** The last message was not acknowledged: C's programs leave as soon as they have it. */
  readonly unacknowledged: boolean;
}

/**
 * Messages to and fro until `rounds` were sent and as many came, over all queue pairs: one side begins, and each sends the next one
 * when its last is away and an answer came.
 */
export async function play(
  end: PingPongEnd,
  begins: boolean,
  { rounds, receiveDepth, timeoutMs }: { rounds: number; receiveDepth: number; timeoutMs: number },
): Promise<Played> {
  const { completions, queuePairs } = end;
  const index = new Map(queuePairs.map(({ number }, i) => [number, i]));
  const pending = queuePairs.map(() => receiveId);
  const start = performance.now();
  const played = (unacknowledged: boolean): Played => ({
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

/** Polls a little, then sleeps until an event comes: how many completions there are. */
async function next(completions: CompletionQueue, timeoutMs: number): Promise<number> {
  const end = performance.now() + spinMs;
  for (;;) {
    const count = completions.pollInto();
    if (count > 0) return count;
    if (performance.now() < end) continue;
    completions.arm();
    const late = completions.pollInto(); // what came before arming raises no event
    if (late > 0) return late;
    await completions.channel?.wait({ timeoutMs });
  }
}
