import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { cut } from "../../src/cli/watch/live-screen.ts";
import type { WatchReport } from "../../src/cli/watch/report.ts";
import { PseudoTerminal } from "./pseudo-terminal.ts";
import { doorbell, environment, type RuntimeName, root, runtimes } from "./run-command.ts";
import { ShownProcess } from "./shown-process.ts";

const limitMs = 90_000;

function watched(): WatchReport {
  const { status, stdout, stderr } = doorbell(["watch", "--once", "--json", "--interval", "0.5"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.trim().split("\n")).toHaveLength(1);
  return JSON.parse(stdout) as WatchReport;
}
const processIn = ({ processes }: WatchReport, pid: number) => processes.find((one) => one.pid === pid);

describe("doorbell watch", { timeout: limitMs }, () => {
  test("shows the work of processes on each runtime", async () => {
    await using stack = new AsyncDisposableStack();
    const names = Object.keys(runtimes) as RuntimeName[];
    const running = await Promise.all(names.map((runtime) => ShownProcess.start("shown.ts", { runtime })));
    for (const process of running) stack.use(process);
    const report = watched();
    for (const { pid } of running) {
      const found = processIn(report, pid);
      const [nic] = found!.nics;
      expect(found!.name).toContain("shown.ts");
      expect(nic).toMatchObject({ device: "soft0", contexts: 1, queuePairCount: 2, silentSeconds: 0 });
      const busy = nic!.queuePairs.find((qp) => qp.requestsPerSecond > 0)!;
      expect(busy).toMatchObject({ type: "RC", state: "RTS", remoteAddress: nic!.address });
      expect(busy.path).toMatch(/^(mapped|shared-memory|undecided|roce)$/);
      // Each request has 1000 bytes. The two counters may differ by one request.
      expect(Math.abs(busy.bytesOut - 1000 * busy.completed)).toBeLessThanOrEqual(1000);
      expect(busy.bytesOutPerSecond).toBeGreaterThan(0);
      const [gpu] = found!.gpus;
      expect(gpu).toMatchObject({ ordinal: 0, provider: "soft" });
      expect(Math.abs(gpu!.counts.bytesToDevice - 4000 * gpu!.counts.copiesToDevice)).toBeLessThanOrEqual(
        4000,
      );
      expect(gpu!.counts.allocatedBytes).toBe(4000);
      expect(gpu!.perSecond.copiesToDevice).toBeGreaterThan(0);
    }
  });

  test("prints a page without a terminal, in the columns of COLUMNS", async () => {
    await using process = await ShownProcess.start("shown.ts", { env: { DOORBELL_SOFT_SHARED: "off" } });
    const { status, stdout } = doorbell(["watch", "--once", "-i", "0.3"], { env: { COLUMNS: "80" } });
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`soft0 127\\.\\d+\\.\\d+\\.\\d+ {2}bun shown\\.ts \\(${process.pid}\\) {2}2 queue pairs`),
    );
    // The link loses nothing. Retransmitted packets are probes of a busy host.
    const own = stdout.slice(stdout.indexOf(`(${process.pid})`)).split("\n soft0")[0]!;
    const nudges = /nudges_sent ([\d.]+)\/s/.exec(own)?.[1] ?? "0";
    expect(own).toMatch(/packets [\d.]+ ?k?\/s out, [\d.]+ ?k?\/s in; sent again /);
    expect(/sent again ([\d.]+)\/s/.exec(own)?.[1]).toBe(nudges);
    expect(stdout).toMatch(/\d+ +RTS/);
    for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  test("counts retransmitted packets", async () => {
    await using process = await ShownProcess.start("shown.ts", {
      env: { DOORBELL_SOFT_FAULTS: "drop=0.3,seed=1" },
    });
    const [nic] = processIn(watched(), process.pid)!.nics;
    expect(nic!.counters["retransmitted_pkts"]).toBeGreaterThan(0);
    expect(nic!.queuePairs.reduce((all, qp) => all + qp.retransmits, 0)).toBe(
      nic!.counters["retransmitted_pkts"],
    );
  });

  test("does not show a process that publishes nothing, nor a killed one", async () => {
    await using hidden = await ShownProcess.start("shown.ts", { env: { DOORBELL_SHOW: "off" } });
    await using killed = await ShownProcess.start("shown.ts");
    expect(processIn(watched(), killed.pid)).toBeDefined();
    killed.kill("SIGKILL");
    const after = watched();
    expect(processIn(after, hidden.pid)).toBeUndefined();
    expect(processIn(after, killed.pid)).toBeUndefined();
  });

  test("reports that a stopped process is silent", async () => {
    await using stopped = await ShownProcess.start("shown.ts");
    expect(processIn(watched(), stopped.pid)).toBeDefined();
    stopped.kill("SIGSTOP");
    const { stdout } = doorbell(["watch", "--once", "--json", "--interval", "2.5"]);
    const [nic] = processIn(JSON.parse(stdout) as WatchReport, stopped.pid)!.nics;
    expect(nic!.silentSeconds).toBeGreaterThan(2);
    expect(nic!.queuePairs.every((qp) => qp.requestsPerSecond === 0)).toBe(true);
  });

  test("processes may publish invalid data", async () => {
    await using stack = new AsyncDisposableStack();
    const lies = [
      "small",
      "no JSON",
      "deep JSON",
      "wrong values",
      "a long text",
      "always written",
      "gpu rows",
    ];
    const liars = await Promise.all(lies.map((lie) => ShownProcess.start("lies.ts", { args: [lie] })));
    for (const liar of liars) stack.use(liar);
    const report = watched();
    for (const nic of liars.flatMap(({ pid }) => processIn(report, pid)?.nics ?? [])) {
      expect(nic.queuePairs.length).toBeLessThanOrEqual(1024);
      expect(Object.values(nic.counters).every((value) => value === 0 || value === 1)).toBe(true);
    }
    const { status, stdout } = doorbell(["watch", "--once", "-i", "0.1"]);
    expect(status).toBe(0);
    expect(stdout).toContain(`(${liars[3]!.pid})`);
    expect(stdout).not.toMatch(/[\p{Cf}\p{Co}]|(?!\n)\p{Cc}/u);
  });

  test("DOORBELL_SHOW must be on or off, and a wrong value fails before a device is open", () => {
    const script = `
      import { openDevice } from "./src/rdma/index.ts";
      import { openDevice as openGpu } from "./src/cuda/index.ts";
      for (const open of [() => openDevice("soft0"), () => openGpu("soft")])
        try { open(); } catch (error) { console.log(error.name, error.message); }`;
    const { stdout } = spawnSync(runtimes.bun[0], ["-e", script], {
      cwd: root,
      env: environment({ DOORBELL_SHOW: "maybe" }),
      encoding: "utf8",
    });
    expect(stdout).toBe('RangeError DOORBELL_SHOW is "maybe". Use on or off\n'.repeat(2));
  });

  test("rejects an invalid interval", () => {
    for (const interval of ["0", "x", "-1"])
      expect(doorbell(["watch", "--interval", interval]).status).toBe(2);
  });

  test("at a terminal it draws a page, scrolls, and ends with q and with Ctrl-C", async () => {
    await using process = await ShownProcess.start("shown.ts");
    for (const key of ["q", "\x03"]) {
      const terminal = new PseudoTerminal(["watch", "--interval", "0.2"], "bun");
      try {
        await terminal.until(
          (screen) => screen.lines().some((line) => line.includes(`bun shown.ts (${process.pid})`)),
          "the process",
        );
        expect(terminal.screen.lines()[0]).toMatch(
          /^ doorbell watch {2}\d\d:\d\d:\d\d {2}every 0\.2 s, \d+ process/,
        );
        terminal.type("jk\x1b[B");
        terminal.type(key);
        expect(await terminal.ended()).toBe(0);
      } finally {
        terminal.close();
      }
    }
  });
});

test("lines are cut to the terminal's width, not counting colours", () => {
  expect(cut("\x1b[1mabc\x1b[22mdef", 4)).toBe("\x1b[1mabc\x1b[22md");
  expect(cut("abc", 3)).toBe("abc");
});
