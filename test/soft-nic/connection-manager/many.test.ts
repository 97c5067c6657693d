import { afterEach, expect, test } from "vitest";
import { connect, listen } from "../../../src/index.ts";
import { injectFaults } from "../../../src/soft/index.ts";
import { here, left, nothingLeft, openMany, serveMany } from "./many-connections.ts";

afterEach(() => injectFaults(""));

async function both(count: number): Promise<void> {
  const at = here();
  let serving = Promise.resolve();
  const port = await new Promise<number>((ready) => {
    serving = serveMany(count, at, ready);
  });
  await openMany(count, { ...at, port });
  await serving;
}

test("a thousand connections of one process open and close without leaving anything behind", {
  timeout: 200_000,
}, async () => {
  const device = here();
  expect(device.address).toMatch(/^127\./);
  // Permanent memory is allocated by the first connection.
  await both(2);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const before = left();
  expect([before.queuePairs, before.contexts]).toEqual([0, 0]);
  await both(1000);
  await nothingLeft(before);
});

// test/simulation/connections.test.ts opens many more on networks that lose packets.
test("connections open, carry a message and close while a fifth of all packets is lost", {
  timeout: 200_000,
}, async () => {
  const wait = { timeoutMs: 100_000 } as const;
  injectFaults("drop=0.2,seed=11");
  using listener = listen(here(), { provider: "soft" });
  for (let i = 0; i < 3; i++) {
    const asking = connect(listener.address, { provider: "soft", privateData: `${i}`, ...wait });
    using theirs = await (await listener.next(wait)).accept(wait);
    using ours = await asking;
    expect(new TextDecoder().decode(theirs.privateData).replace(/\0+$/, "")).toBe(`${i}`);
    const inbox = theirs.protectionDomain.allocate(16);
    theirs.queuePair.receive({ local: inbox.slice(0) });
    ours.queuePair.send({ local: ours.protectionDomain.allocate(16).slice(0) });
    expect((await theirs.completions.next(wait)).byteLength).toBe(16);
    await Promise.all([ours.disconnect(wait), theirs.disconnected(wait)]);
  }
});
