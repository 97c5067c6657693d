import { expect, test } from "vitest";
import type { SentPacket } from "../../src/simulation/network/observer.ts";
import { simulateObserved } from "../../src/simulation/simulate.ts";
import { connectPair } from "./support/pair.ts";

const SEEDS = 200;
/** Requests of a burst. Each one is a packet. */
const REQUESTS = 12;

test("a path without reordering delivers a burst in the order in which it was sent", {
  timeout: 120_000,
}, async () => {
  const network = { latencyUs: [2, 80] };
  for (let seed = 1; seed <= SEEDS; seed++) {
    const [sent, arrived]: [SentPacket[], SentPacket[]] = [[], []];
    const observer = {
      sent: (packet: SentPacket) => void (packet.from === 0 && sent.push(packet)),
      arrived: (packet: SentPacket) => void (packet.from === 0 && arrived.push(packet)),
    };
    await simulateObserved(
      { seed, network },
      async (cluster) => {
        const { a } = await connectPair(cluster);
        await cluster.host(0).run(async () => {
          const ids = Array.from({ length: REQUESTS }, () =>
            a.queuePair.send({ local: a.region.slice(0, 64) }),
          );
          for (const id of ids) await a.completions.completionOf(id);
        });
      },
      [observer],
    );
    expect(sent.length, `seed ${seed}`).toBeGreaterThanOrEqual(REQUESTS);
    expect(arrived, `seed ${seed}`).toEqual(sent);
  }
});
