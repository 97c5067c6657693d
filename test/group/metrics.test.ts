import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";
import { until } from "../support/until.ts";
import { sharedMappings } from "./programs/holdings.ts";

test("metrics() returns the calls and waits of a member, as numbers and in the format of Prometheus", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-metrics-"));
  try {
    using device = openDevice("soft");
    using group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device, name: 'a "group"' });
    using numbers = device.allocate(1000, "f32").fill(1);
    for (let i = 0; i < 3; i++) group.allReduce(numbers);
    group.allReduce(numbers.slice(0, 10));
    await group.done();
    await group.barrier();
    const metrics = group.metrics();
    const { calls, latencies, waits, text, losses } = metrics;
    expect(calls).toEqual([{ operation: "allReduce", tier: "low-latency", calls: 4, bytes: 12_040 }]);
    expect([waits.done.count, waits.barrier.count, waits.reform.count, losses]).toEqual([1, 1, 0, 0]);
    expect(waits.done.maxUs).toBeGreaterThan(0);
    expect(latencies.map(({ upToBytes, times }) => [upToBytes, times.count])).toEqual([
      [4096, 3],
      [64, 1],
    ]);
    for (const { times } of latencies) expect(times.p50Us).toBeGreaterThan(0);
    expect(Object.keys(JSON.parse(JSON.stringify(metrics)))).toEqual(Object.keys(metrics));
    const printed = inspect(metrics);
    expect(printed).toMatch(
      /^GroupMetrics of group "a "group"", rank 0 of 1, epoch 0: 0 losses, 0 failures, 0 reroutes, 0 retries\n/,
    );
    expect(printed).toMatch(/\n {2}allReduce +low-latency +4 KiB +3( +[\d.]+ (us|ms|s)){3}\n/);
    expect(`${metrics}`).toBe(printed);
    const own = 'group="a \\"group\\"",rank="0"';
    expect(text).toContain(
      `doorbell_group_bytes_total{${own},operation="allReduce",tier="low-latency"} 12040\n`,
    );
    expect(text).toContain(`doorbell_group_wait_seconds_count{${own},wait="done"} 1\n`);
    for (const line of text.trimEnd().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+\{(\w+="([^"\\]|\\.)*",?)+\} [\d.e-]+)$/);
    // The HTTP server returns the current metrics at each request.
    const server = await group.serveMetrics();
    const asked = await fetch(server.url);
    expect([asked.status, asked.headers.get("content-type")]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const served = await asked.text();
    expect(served).toContain(
      `doorbell_group_calls_total{${own},operation="allReduce",tier="low-latency"} 4\n`,
    );
    expect((await fetch(new URL("/other", server.url))).status).toBe(404);
    const port = Number(new URL(server.url).port);
    await expect(group.serveMetrics({ port })).rejects.toThrow(
      `cannot listen on 127.0.0.1:${port}: EADDRINUSE`,
    );
    for (const host of ["no-such-host.invalid", "203.0.113.1"])
      await expect(group.serveMetrics({ host })).rejects.toThrow(
        `cannot listen on ${host}:0: that is not an address of this host`,
      );
    server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("metrics() has the bytes of each link and the latencies of each size, also after a reform", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-metrics-"));
  const devices = [openDevice(0, { provider: "soft" }), openDevice(1, { provider: "soft" })];
  const rendezvous = `file://${folder}/meet`;
  const groups = await Promise.all(devices.map((device) => join({ rendezvous, size: 2, device })));
  try {
    const both = (work: (group: (typeof groups)[number]) => unknown) => Promise.all(groups.map(work));
    await both(async (group) => {
      const numbers = group.device.allocate(1 << 16, "u32").fill(1);
      for (let i = 0; i < 20; i++) group.allReduce(numbers);
      await group.done();
      if (group.rank === 0) group.send(numbers.slice(0, 256), 1);
      else group.receive(numbers.slice(0, 256), 0);
      await group.done();
    });
    const [first, second] = groups.map((group) => group.metrics());
    expect(first!.latencies.map(({ tier, upToBytes, times }) => [tier, upToBytes, times.count])).toEqual([
      ["one-shot", 1 << 18, 8],
      ["pass", 1024, 1],
    ]);
    expect(first!.links.map(({ to, bytes }) => [to, bytes])).toEqual([[1, 20 * (1 << 18) + 1024]]);
    expect(second!.links.map(({ to, bytes }) => [to, bytes])).toEqual([[0, 20 * (1 << 18)]]);
    expect(first!.links[0]!.GBps).toBeGreaterThan(0);
    // The counts of calls continue, and the links are those of the new epoch.
    const before = sharedMappings().size;
    await both((group) => group.reform());
    const { calls, links, epoch } = groups[0]!.metrics();
    expect([epoch, calls.length, links]).toEqual([1, 2, [{ to: 1, bytes: 0, GBps: undefined }]]);
    // Memory of the former epoch is freed with a delay. The calls of the new epoch are still timed.
    await until(() => sharedMappings().size <= before, "the memory of the former epoch is unmapped");
    await both(async (group) => {
      const numbers = group.device.allocate(1000, "u32").fill(1);
      for (let i = 0; i < 5; i++) group.allReduce(numbers);
      await group.done();
    });
    const late = groups[0]!.metrics().latencies.find(({ upToBytes }) => upToBytes === 4096);
    expect(late?.times.count).toBe(5);
    const known = await both((group) => group.exchange(group.metrics()));
    expect((known as (typeof first)[][])[1]!.map((each) => each!.rank)).toEqual([0, 1]);
  } finally {
    for (const group of groups) group.close();
    for (const device of devices) device.close();
    rmSync(folder, { recursive: true });
  }
});

test("a failed GPU measures no times, and the metrics stay available", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-metrics-"));
  try {
    using device = openDevice("soft");
    using group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device });
    const server = await group.serveMetrics();
    using numbers = device.allocate(1000, "f32").fill(1);
    group.allReduce(numbers);
    using module = device.compile('extern "C" __global__ void bad(int *p) { *(int *)0x10 = 3; }');
    module.kernel("bad").launch({ grid: 1, block: 1 }, [numbers]);
    expect(() => device.synchronize()).toThrow("CUDA_ERROR_ILLEGAL_ADDRESS");
    const asked = await fetch(server.url);
    expect([asked.status, (await asked.text()).includes("doorbell_group_calls_total{")]).toEqual([200, true]);
    expect(group.metrics().calls.map(({ calls }) => calls)).toEqual([1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
