import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { expect, test } from "vitest";
import { openDevice } from "../../src/cuda/index.ts";
import { join } from "../../src/group/index.ts";

test("a member tells what it did, in numbers and as Prometheus reads it", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-metrics-"));
  try {
    using device = openDevice("soft");
    using group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device, name: 'a "group"' });
    using numbers = device.allocate(1000, "f32").fill(1);
    for (let i = 0; i < 3; i++) group.allReduce(numbers);
    group.allReduce(numbers.slice(0, 10));
    await group.done();
    await group.barrier();
    const { calls, waits, text, losses } = group.metrics();
    expect(calls).toEqual([{ operation: "allReduce", tier: "low-latency", calls: 4, bytes: 12_040 }]);
    expect([waits.done.count, waits.barrier.count, waits.reform.count, losses]).toEqual([1, 1, 0, 0]);
    expect(waits.done.max).toBeGreaterThan(0);
    const own = 'group="a \\"group\\"",rank="0"';
    expect(text).toContain(
      `doorbell_group_bytes_total{${own},operation="allReduce",tier="low-latency"} 12040\n`,
    );
    expect(text).toContain(`doorbell_group_wait_seconds_count{${own},wait="done"} 1\n`);
    for (const line of text.trimEnd().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+\{(\w+="([^"\\]|\\.)*",?)+\} [\d.e-]+)$/);
    // The same by HTTP, as it is when somebody asks.
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
    server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
