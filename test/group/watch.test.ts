import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noStyle } from "../../src/cli/output/style.ts";
import { GroupMeter } from "../../src/cli/watch/group-meter.ts";
import { groupPage } from "../../src/cli/watch/group-page.ts";
import { pageLines } from "../../src/cli/watch/page.ts";
import type { WatchReport } from "../../src/cli/watch/report.ts";
import { openDevice } from "../../src/cuda/index.ts";
import { announced, type Change, join, type MemberMetrics } from "../../src/group/index.ts";
import { metricsPort } from "../../src/group/metrics/metrics-server.ts";
import { doorbell, environment, program } from "../cli/run-command.ts";

const folder = mkdtempSync(joinPath(tmpdir(), "doorbell-watch-groups-"));
const before = process.env["TMPDIR"];
beforeAll(() => {
  process.env["TMPDIR"] = folder;
});
afterAll(() => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  rmSync(folder, { recursive: true });
});

test("a group that serves its metrics is found and shown, until it closes", { timeout: 60_000 }, async () => {
  using device = openDevice("soft");
  const group = await join({ rendezvous: `file://${folder}/meet`, size: 1, device, name: "training" });
  using numbers = device.allocate(1000, "f32").fill(1);
  const server = await group.serveMetrics();
  expect(announced()).toEqual([{ url: `${server.url}.json`, processId: process.pid }]);
  // Another spelling of the same address names the same member.
  const given = server.url.replace("127.0.0.1", "localhost");
  const meter = new GroupMeter([given]);
  const [first] = await meter.look();
  expect([first!.members.length, meter.silent]).toEqual([1, []]);
  expect(first).toMatchObject({ name: "training", size: 1, members: [{ rank: 0, callsPerSecond: 0 }] });
  for (let i = 0; i < 5; i++) group.allReduce(numbers);
  await group.done();
  await group.barrier();
  const [second] = await meter.look();
  const [member] = second!.members;
  expect(member!.operations).toMatchObject([{ operation: "allReduce", calls: 5, meanBytes: 4000 }]);
  expect(member!.bytesPerSecond).toBeCloseTo(4000 * member!.callsPerSecond, 3);
  expect(member!.waiting).toBeGreaterThan(0);
  expect(member).toMatchObject({ processId: process.pid, losses: 0, failures: 0, isSlow: false });
  group.close();
  expect(announced()).toEqual([]);
  expect(await meter.look()).toEqual([]);
});

/** Member that another member reports, with its wait in microseconds. */
async function fake(metrics: () => Partial<MemberMetrics> | string) {
  const server = createServer((_, response) => {
    const body = metrics();
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/metrics`, [Symbol.dispose]: () => void server.close() };
}

const none = { count: 0, meanUs: 0, p50Us: 0, p99Us: 0, maxUs: 0 };
const metricsOf = (rank: number, waitedUs: number, more: Partial<MemberMetrics> = {}): MemberMetrics => ({
  ...{ rank, size: 4, epoch: 0, name: "cluster", host: `node${rank}`, processId: 100 + rank },
  calls: [{ operation: "allReduce", tier: "lines", calls: 10, bytes: 10 << 20 }],
  ...{ totals: [], nics: [], gpu: null },
  waits: {
    done: { count: 1, meanUs: waitedUs, p50Us: 900, p99Us: 20_000, maxUs: 30_000 },
    barrier: none,
    reform: none,
  },
  ...{ session: "s", latencies: [], links: [], losses: 0, failures: 0 },
  ...{ reroutes: 0, retries: 0, changes: {}, lastChange: null },
  ...more,
});

test("a member that waits much less than the others is marked slow, and invalid members are left out", async () => {
  let waited = 0;
  using a = await fake(() => metricsOf(0, 0.9 * waited));
  const lastChange: Change = {
    ...{ what: "buckets", kind: "kept", from: "3 of at most 4 MiB", to: "1 of at most 9 MiB" },
    ...{ reason: "3 ms instead of 4 ms", atMs: 0 },
  };
  using b = await fake(() =>
    metricsOf(1, 0, { failures: 2, reroutes: 1, retries: 7, changes: { buckets: 3, batch: 1 }, lastChange }),
  );
  using c = await fake(() => metricsOf(2, waited));
  using wrong = await fake(() => '{"rank": "first"}');
  using busy = await fake(() => "busy");
  const meter = new GroupMeter([a, b, c, wrong, busy].map(({ url }) => url));
  const start = performance.now();
  await meter.look();
  await new Promise((resolve) => setTimeout(resolve, 50));
  waited = (performance.now() - start) * 1000;
  const [group, ...rest] = await meter.look();
  expect(rest).toEqual([]);
  expect(group!.members.map(({ rank, isSlow }) => [rank, isSlow])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ]);
  const [title, heads, ...lines] = groupPage(group!, noStyle);
  expect(title).toBe(' group "cluster"  4 members, 1 of them do not report');
  expect(heads).toMatch(/rank +process +calls\/s +mean +bytes +waiting/);
  expect(lines[1]).toMatch(
    /1 +node1 \(101\) .* 0% +900 us +20 ms +- +0 +0 +2 +1 +7 +4 +the other members wait for it$/,
  );
  expect(lines.slice(-2)).toEqual([
    "   allReduce lines 0/s of 1 MiB",
    "   changed last: buckets: kept, 1 of at most 9 MiB after 3 of at most 4 MiB",
  ]);
});

test("two groups of the same name are listed separately", async () => {
  using a = await fake(() => metricsOf(0, 0, { size: 1, session: "a" }));
  using b = await fake(() => metricsOf(0, 0, { size: 1, session: "b" }));
  const groups = await new GroupMeter([a.url, b.url]).look();
  expect(groups.map(({ name, size, members }) => [name, size, members.length])).toEqual([
    ["cluster", 1, 1],
    ["cluster", 1, 1],
  ]);
});

test("times have a suitable unit, and an address without metrics is named", async () => {
  const waits = (us: number) => ({
    done: { count: 1, meanUs: us, p50Us: us, p99Us: 1000 * us, maxUs: 1000 * us },
    barrier: none,
    reform: none,
  });
  using member = await fake(() => metricsOf(0, 0, { size: 1, waits: waits(1890) }));
  const silent = "http://127.0.0.1:1/metrics";
  const meter = new GroupMeter([member.url, silent]);
  const groups = await meter.look();
  expect(groupPage(groups[0]!, noStyle)[2]).toMatch(/ 1\.89 ms +1\.89 s /);
  expect(meter.silent).toEqual([`${silent}.json`]);
  const report = {
    ...{ time: "", seconds: 1, processes: [], ports: [], gpus: [] },
    groups,
    silent: meter.silent,
  };
  expect(pageLines(report, noStyle).at(-1)).toContain(`${silent}.json reports no group metrics`);
});

test("the page has no control characters, whatever a member reports", async () => {
  const clear = "\u001b[2J";
  const times = { count: 1, meanUs: clear, p50Us: "much", p99Us: Number.NaN };
  const odd: readonly object[] = [
    { ...metricsOf(0, 0), name: `evil${clear}`, host: clear, processId: clear, epoch: clear },
    { ...metricsOf(0, 0), name: 5, calls: [null, { operation: 3, tier: {}, calls: "x", bytes: clear }] },
    { ...metricsOf(0, 0), waits: { done: times }, losses: clear, failures: {}, changes: null, lastChange: 5 },
    { ...metricsOf(0, 0), size: 1e9, lastChange: { what: clear, kind: "kept", from: 1, to: [] } },
    { ...metricsOf(0, 0), calls: "many", waits: { done: { count: 1 } } },
  ];
  for (const each of odd) {
    using member = await fake(() => each as Partial<MemberMetrics>);
    const groups = await new GroupMeter([member.url]).look();
    const page = groups.flatMap((group) => groupPage(group, noStyle)).join("\n");
    expect(page).toMatch(/ {2}\d+ members?, /);
    expect(page).not.toMatch(/\p{Cc}(?<!\n)|NaN|undefined/u);
  }
});

test("doorbell watch shows a group, and refuses an invalid address", { timeout: 90_000 }, async () => {
  const refused = doorbell(["watch", "--once", "--group", "nowhere"]);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('http://HOST:PORT/metrics, not "nowhere"');
  using member = await fake(() => metricsOf(3, 0));
  const words = ["watch", "--once", "--json", "-i", "0.2", "--group", member.url];
  const child = spawn(process.execPath, [program, ...words], {
    env: { ...environment({ TMPDIR: folder }), BUN_BE_BUN: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { groups } = JSON.parse(await text(child.stdout)) as WatchReport;
  expect(groups).toMatchObject([{ name: "cluster", size: 4, members: [{ rank: 3, host: "node3" }] }]);
});

test("files of exited members are removed, and invalid files are ignored", () => {
  const own = joinPath(folder, `doorbell-metrics-${process.getuid!()}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const file = (name: string, text: string, mode = 0o600) =>
    writeFileSync(joinPath(own, name), text, { mode });
  const url = "http://127.0.0.1:1/metrics.json";
  // The number is above the largest process id.
  file("ended.json", JSON.stringify({ url, processId: 2 ** 22 + 1 }));
  file("nonsense.json", "{");
  file("alive.json", JSON.stringify({ url, processId: process.pid }));
  file("half.json.new", "{");
  expect(announced()).toEqual([{ url, processId: process.pid }]);
  expect(readdirSync(own).sort()).toEqual(["alive.json", "half.json.new"]);
});

test("DOORBELL_METRICS sets the port", () => {
  expect([metricsPort(undefined, 3), metricsPort("off", 3), metricsPort("on", 3)]).toEqual([
    undefined,
    undefined,
    0,
  ]);
  expect(metricsPort("9400", 3)).toBe(9403);
  for (const wrong of ["yes", "65535", "-1", "1e3"])
    expect(() => metricsPort(wrong, 3)).toThrow(`DOORBELL_METRICS is "${wrong}"`);
});
