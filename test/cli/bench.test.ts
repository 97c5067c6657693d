import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  destinationBytes,
  destinationFrom,
  destinationLine,
} from "../../src/cli/bench/perftest/destination.ts";
import { programs } from "../../src/cli/bench/perftest/programs.ts";
import { doorbell, type RuntimeName, runtimes } from "./run-command.ts";

const env = { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" };
const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("doorbell bench", { timeout: 120_000 }, () => {
  test.each(Object.keys(runtimes) as RuntimeName[])("runs tests between two processes on %s", (runtime) => {
    // All of them on one runtime: what differs between runtimes is not in the tests.
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

  test("draws a chart over sizes", () => {
    const file = join(folder, "chart.svg");
    const { status, stdout } = doorbell(
      ["bench", "write-bw", "-n", "20", "--sizes", "64,4K", "--plot", file],
      { env },
    );
    expect(status).toBe(0);
    expect(stdout).toContain(`${file} is the picture`);
    expect(readFileSync(file, "utf8")).toMatch(/^<svg [\s\S]*Gbit\/s[\s\S]*<\/svg>\n$/);
  });

  test("says which tests there are, and what a size is", () => {
    expect(doorbell(["bench", "write-bv"]).stderr).toContain("there are write-bw, send-bw,");
    expect(doorbell(["bench", "write-bw", "-s", "many"])).toMatchObject({ status: 2 });
  });

  test("a server that is not there is said", () => {
    const { status, stderr } = doorbell(["bench", "write-bw", "127.0.0.1", "-p", "1"], { env });
    expect(status).toBe(1);
    expect(stderr).toContain("127.0.0.1:1 cannot be reached (ECONNREFUSED)");
  });
});

describe("what perftest's programs tell each other", () => {
  const line =
    "0000:0080:000013:d24f9f:000004b0:0000555b44117000:00:00:00:00:00:00:00:00:00:00:ff:ff:0a:09:00:01:00000000:\0";

  test("is read, and written the same", () => {
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

  test("anything else is refused", () => {
    expect(() => destinationFrom(Buffer.from("hello", "latin1"))).toThrow(/not what perftest says/);
  });
});
