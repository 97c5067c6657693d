// Runs collectives of one and of two steps on three or more hosts. All members must choose the same
// algorithm, and all results must have the same bits.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "../../../src/group/index.ts";

using group = await join({ timeoutMs: 60_000 });
const { rank, device } = group;
const { choices } = (
  group as unknown as {
    currentEpoch: {
      ready(method: string): { algorithm: { choices: { use(bytes: number, choice: object): void } } };
    };
  }
).currentEpoch.ready("test").algorithm;
for (const length of [900, 30_000, 300_001]) {
  const found = new Set<string>();
  const own = Float32Array.from({ length }, (_, i) => Math.sin(i + rank) * 1e3);
  using data = device.allocate(length, "f32");
  for (const tier of [undefined, "network one-shot", "network two-shot"]) {
    choices.use(4 * length, { tier });
    const planned = group.plan("allReduce", 4 * length);
    if (tier !== undefined) assert.equal(planned.tier, tier);
    assert.equal(planned.reason.includes("measured"), tier !== undefined);
    data.set(own);
    group.allReduce(data);
    await group.done();
    found.add(createHash("sha1").update(data.toArray()).digest("hex"));
  }
  for (const each of (await group.exchange([...found])).flat()) found.add(each);
  assert.equal(found.size, 1, `${found.size} different sums of ${length}`);
  choices.use(4 * length, {});
  for (const { what, to, reason } of await group.adapt()) {
    assert.match(
      `${what}: ${to}: ${reason}`,
      /^allReduce of [\d.]+ [KM]iB: (network (one|two)-shot|as planned): .* us instead of/,
    );
  }
  const { tier } = group.plan("allReduce", 4 * length);
  assert.equal(new Set(await group.exchange(tier)).size, 1, "all choose the same");
}
await group.barrier();
console.log("fine");
