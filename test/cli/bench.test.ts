import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { histogramLines, histogramOf } from "../../src/cli/bench/histogram.ts";
import { programs } from "../../src/cli/bench/perftest/programs.ts";
import { destinationBytes, destinationFrom, destinationLine } from "../../src/cli/bench/perftest/wire.ts";
import { PseudoTerminal } from "./pseudo-terminal.ts";
import { doorbell, type RuntimeName, runtimes } from "./run-command.ts";

const env = { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" };
const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("doorbell bench", { timeout: 120_000 }, () => {
  test.each(Object.keys(runtimes) as RuntimeName[])("runs tests between two processes on %s", (runtime) => {
    // All tests on one runtime, since the runtimes do not differ in the tests themselves.
    const some =
      runtime === "bun" ? programs : programs.filter(({ name }) => /^(write-bw|send-lat)$/.test(name));
    for (const { name, measures } of some) {
      const { status, stdout, stderr } = doorbell(["bench", name, "-n", "33", "-s", "4K", "--json"], {
        runtime,
        env,
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      const [figures] = JSON.parse(stdout);
      expect(figures).toMatchObject({ test: name, device: "soft0", bytes: 4096, iterations: 33 });
      expect(figures[measures === "latency" ? "medianUs" : "gbitPerSecond"]).toBeGreaterThan(0);
    }
  });

  test("measures on the path that the messages take at last, from the first message on", () => {
    for (const name of ["write-bw", "read-bw", "write-lat"]) {
      const { stdout } = doorbell(["bench", name, "-n", "1", "-s", "64", "--json"], { env });
      expect(JSON.parse(stdout)[0]).toMatchObject({ test: name, iterations: 1, path: "mapped" });
    }
    // SENDs are counted at both ends, so that none goes ahead of the run, and both paths are reported.
    const { stdout } = doorbell(["bench", "send-bw", "-n", "50", "--json"], { env });
    expect(JSON.parse(stdout)[0].path).toMatch(/^(undecided, then )?shared-memory$/);
  });

  test("has every round of a latency test in its JSON, and their distribution in both outputs", () => {
    const { stdout } = doorbell(["bench", "write-lat", "-n", "200", "-s", "64", "--json"], { env });
    const [{ samplesUs, histogram, leastUs, mostUs }] = JSON.parse(stdout);
    expect(samplesUs).toHaveLength(200);
    expect(Math.min(...samplesUs)).toBe(leastUs);
    expect(Math.max(...samplesUs)).toBe(mostUs);
    expect(histogram.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(200);
    const page = doorbell(["bench", "write-lat", "-n", "200", "-s", "64"], { env }).stdout;
    expect(page).toMatch(/write-lat of 64 B: times up to\n +[\d.]+ µs +\d+ /);
  });

  test("runs for a duration, whether one end or both ends count messages", () => {
    for (const name of ["write-bw", "send-lat"]) {
      const { status, stdout, stderr } = doorbell(["bench", name, "--duration", "0.5", "--json"], { env });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      const [figures] = JSON.parse(stdout);
      const { iterations, messagesPerSecond, meanUs } = figures as Record<string, number>;
      // A client that counts alone stops when the time is over. A run that both ends count is derived from a
      // short run.
      if (name === "write-bw") expect(iterations! / messagesPerSecond!).toBeGreaterThanOrEqual(0.5);
      else expect(iterations! * meanUs!).toBeGreaterThan(0);
      expect(iterations).toBeGreaterThan(33);
    }
    for (const words of [["-n", "5"], ["--listen"], ["-D", "0"], ["-D", "x"]])
      expect(doorbell(["bench", "write-bw", "--duration", "1", ...words], { env }).status).toBe(2);
    expect(doorbell(["bench", "send-bw", "somewhere", "-D", "1"], { env }).stderr).toContain("both ends");
  });

  test("shows progress at a terminal, and not in its output", async () => {
    const terminal = new PseudoTerminal(
      ["bench", "write-bw", "--duration", "0.5", "-s", "64,4K"],
      "bun",
      env,
    );
    try {
      await terminal.until((screen) => screen.lines().join("\n").includes("2 of 2  write-bw 4 KiB"), "a bar");
      expect(await terminal.ended()).toBe(0);
      await terminal.until((screen) => /write-bw +4 KiB/.test(screen.lines().join("\n")), "the table");
      expect(terminal.screen.lines().join("\n")).not.toContain("━");
    } finally {
      terminal.close();
    }
  });

  test("draws a chart over sizes", () => {
    const file = join(folder, "chart.svg");
    const { status, stdout } = doorbell(
      ["bench", "write-bw", "-n", "20", "--sizes", "64,4K", "--plot", file],
      { env },
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`wrote ${file}`);
    expect(readFileSync(file, "utf8")).toMatch(/^<svg [\s\S]*Gbit\/s[\s\S]*<\/svg>\n$/);
  });

  test("lists the tests, and describes a size", () => {
    expect(doorbell(["bench", "write-bv"]).stderr).toContain("there are write-bw, send-bw,");
    expect(doorbell(["bench", "write-bw", "-s", "many"])).toMatchObject({ status: 2 });
  });

  test("reports a server that is not running", () => {
    const { status, stderr } = doorbell(["bench", "write-bw", "127.0.0.1", "-p", "1"], { env });
    expect(status).toBe(1);
    expect(stderr).toContain("127.0.0.1:1 cannot be reached (ECONNREFUSED)");
  });
});

describe("a destination line of perftest", () => {
  const line =
    "0000:0080:000013:d24f9f:000004b0:0000555b44117000:00:00:00:00:00:00:00:00:00:00:ff:ff:0a:09:00:01:00000000:\0";

  test("is parsed, and formatted back unchanged", () => {
    const found = destinationFrom(Buffer.from(line, "latin1"));
    expect(found).toEqual({
      ...{
        lid: 0,
        readAtomic: 128,
        qpNumber: 0x13,
        psn: 0xd24f9f,
        remoteKey: 0x4b0,
        address: 0x555b44117000,
      },
      gid: "::ffff:10.9.0.1",
    });
    expect(line.length).toBe(destinationBytes);
    expect(Buffer.from(destinationLine(found)).toString("latin1")).toBe(line);
  });

  test("with other content is rejected", () => {
    expect(() => destinationFrom(Buffer.from("hello", "latin1"))).toThrow(/not perftest's/);
  });
});

test("bars of a histogram double in width, and an empty one has no bar", () => {
  const bars = histogramOf([1, 1.5, 2, 3, 17]);
  expect(bars.map(({ upToUs, count }) => [upToUs, count])).toEqual([
    [1, 1],
    [2, 2],
    [4, 1],
    [8, 0],
    [16, 0],
    [32, 1],
  ]);
  expect(histogramLines(bars)[1]).toBe("         2 µs  2  ########################################");
  expect(histogramLines(bars)[3]).toBe("         8 µs  0");
});
