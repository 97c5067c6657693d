import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import { Members } from "./members.ts";

test("all members choose the same setting, by the measurements of the slowest member", {
  timeout: 60_000,
}, async () => {
  using members = new Members("adaptive.ts", 3);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test("settings stay fixed when one member disables autotuning", { timeout: 60_000 }, async () => {
  using members = new Members("adaptive.ts", 2, ["off"]);
  for (const lines of await members.fine()) expect(lines.at(-1)).toBe("fine");
});

test("a reform resets the settings of all members, and an aborted adapt() changes no plan", {
  timeout: 60_000,
}, async () => {
  const devices = [0, 1].map((ordinal) => openDevice(ordinal, { provider: "soft" }));
  const rendezvous = `tcp://127.0.0.1:${20_000 + Math.floor(Math.random() * 40_000)}`;
  const groups = await Promise.all(devices.map((device) => join({ rendezvous, size: 2, device })));
  try {
    const settings = groups.map((group) =>
      group.adaptive("batch", { values: [1, 2, 4, 8], start: 2, every: 1 }),
    );
    for (let i = 0; i < 20 && settings[0]!.value === 2; i++)
      await Promise.all(settings.map((each) => each.measured(10 / each.value)));
    expect(settings[0]!.value).toBeGreaterThan(2);
    const batches = groups.map((group) => group.batches("frames", { sizes: [1, 2], every: 6 }));
    for (let i = 0; i < 20; i++)
      await Promise.all(batches.map((each) => each.measured(1 + (i % 2), 1 + 2 * (i % 2))));
    expect(batches.map(({ plan }) => plan)).toEqual(["1", "1"]);
    await Promise.all(groups.map((group) => group.reform()));
    expect(settings.map(({ value }) => value)).toEqual([2, 2]);
    expect(batches.map(({ plan }) => plan)).toEqual(["1, 2", "1, 2"]);

    const all = devices.map((device) => device.allocate(100_000, "f32").fill(1));
    for (const [i, group] of groups.entries()) group.allReduce(all[i]!);
    await Promise.all(groups.map((group) => group.done()));
    const plans = groups.map((group) => group.plan("allReduce", 400_000));
    const ended = await Promise.allSettled(
      groups.map((group) => group.adapt({ timeoutMs: 1000, signal: AbortSignal.timeout(20) })),
    );
    expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(groups.map((group) => group.plan("allReduce", 400_000))).toEqual(plans);
  } finally {
    for (const group of groups) group.close();
    for (const device of devices) device.close();
  }
});
