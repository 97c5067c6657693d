import { type Case, receiveDepth, type Sample } from "../case.ts";
import type { End, PeerData } from "./end.ts";

/** Calls one by one: receives into an empty receive queue, or looks into an empty completion queue. */
export function callsAlone(end: End, peer: PeerData, one: Case): Sample {
  const block = one.operation === "poll" ? polls(end) : receives(end, peer, one);
  let milliseconds = 0;
  for (let done = 0; done < one.warmup + one.iterations; done += receiveDepth) {
    const taken = block();
    if (done >= one.warmup) milliseconds += taken;
  }
  return { perSecond: one.iterations / (milliseconds / 1000) };
}

/** A function that looks so often as a receive queue is deep, and says how long that took. */
function polls({ completions }: End): () => number {
  return () => {
    const start = performance.now();
    for (let i = 0; i < receiveDepth; i++) completions.pollInto(1);
    return performance.now() - start;
  };
}

/** A function that fills the receive queue, says how long that took, and has it forget them. */
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
