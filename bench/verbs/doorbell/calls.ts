import { type Case, receiveDepth, type Sample } from "../case.ts";
import type { End, PeerData } from "./end.ts";

/** Measures single calls: posts to an empty receive queue, or polls of an empty completion queue. */
export function callsAlone(end: End, peer: PeerData, one: Case): Sample {
  const block = one.operation === "poll" ? polls(end) : receives(end, peer, one);
  let milliseconds = 0;
  for (let done = 0; done < one.warmup + one.iterations; done += receiveDepth) {
    const taken = block();
    if (done >= one.warmup) milliseconds += taken;
  }
  return { perSecond: one.iterations / (milliseconds / 1000) };
}

/** Returns a function that polls as often as a receive queue is deep and returns the duration. */
function polls({ completions }: End): () => number {
  return () => {
    const start = performance.now();
    for (let i = 0; i < receiveDepth; i++) completions.pollInto(1);
    return performance.now() - start;
  };
}

/** Returns a function that fills the receive queue, returns the duration, and resets the queue. */
function receives({ pair, inbox }: End, { endpoint }: PeerData, one: Case): () => number {
  const receive = pair.prepareReceives([{ local: inbox.slice(0, one.size) }]);
  return () => {
    const start = performance.now();
    for (let i = 0; i < receiveDepth; i++) receive.post();
    const taken = performance.now() - start;
    pair.reset();
    pair.connect(endpoint);
    return taken;
  };
}
