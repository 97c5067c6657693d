import { expect, test } from "vitest";
import { simulate } from "../../src/simulation/index.ts";
import { connectPair } from "./support/pair.ts";

const SEEDS = 60;
/** Requests of a burst. Each one is a packet. */
const REQUESTS = 8;
/** A few round trips of the path. A loss probe takes at least 1 ms. */
const LONGEST_MS = 0.5;
/** Time after which the NIC has sent the burst and has no answer yet. */
const SENT_MS = 0.001;

test("a burst whose packets overtake each other needs no loss probe, because each gap draws a NAK", {
  timeout: 120_000,
}, async () => {
  const slow: string[] = [];
  let reordered = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { packets } = await simulate({ seed, network: { latencyUs: 1 } }, async (cluster) => {
      const { a } = await connectPair(cluster);
      await cluster.host(0).run(async () => {
        // A loss probe needs a peer that has answered.
        await a.completions.completionOf(a.queuePair.send({ local: a.region.slice(0, 64) }));
        cluster.network.setPath(0, 1, { latencyUs: 1, reordering: 0.5 });
        const start = cluster.timeMs;
        const ids = Array.from({ length: REQUESTS }, () =>
          a.queuePair.send({ local: a.region.slice(0, 64) }),
        );
        // Retransmissions keep their order. A responder that has sent a NAK is silent until the expected packet arrives.
        await cluster.sleep(SENT_MS);
        cluster.network.setPath(0, 1, { latencyUs: 1 });
        for (const id of ids) await a.completions.completionOf(id);
        const durationMs = cluster.timeMs - start;
        if (durationMs > LONGEST_MS) slow.push(`seed ${seed}: ${durationMs} ms`);
      });
    });
    reordered += packets.reordered;
  }
  expect(reordered).toBeGreaterThan(SEEDS);
  expect(slow).toEqual([]);
});
