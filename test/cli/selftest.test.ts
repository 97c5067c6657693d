import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { figureIn } from "../../src/cli/selftest/perftest-figures.ts";
import { Lacking, type TrialResult, tryOut } from "../../src/cli/selftest/trial.ts";
import { doorbell } from "./run-command.ts";

test("doorbell selftest tests the soft devices, and writes a report", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-selftest-"));
  try {
    const file = join(folder, "report.json");
    const { status, stdout } = doorbell(["selftest", "--json", "--report", file], {
      env: { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" },
    });
    const results = JSON.parse(stdout) as TrialResult[];
    expect(results.filter(({ status }) => status === "failed")).toEqual([]);
    const passed = results.filter(({ status }) => status === "passed").map(({ name }) => name);
    expect(passed).toEqual(
      expect.arrayContaining([
        ...["soft0: RDMA WRITE", "soft0: a UD datagram, with its 40 bytes of header", "soft0: atomics"],
        ...["GPU 0: a kernel", "GPU 0: virtual memory: reserved, mapped, unmapped"],
      ]),
    );
    const figures = Object.assign({}, ...results.map((each) => each.figures)) as Record<string, number>;
    for (const name of ["gbitPerSecond", "medianUs", "toDeviceGibPerSecond"])
      expect(figures[name]).toBeGreaterThan(0);
    expect(status).toBe(0);
    const report = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining(["doorbell", "kernel", "processor", "results", "nics", "gpus", "doctor"]),
    );
    expect(report["results"]).toEqual(results);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(doorbell(["selftest", "sotf0"])).toMatchObject({ status: 3 });
});

test("a trial that fails, does not apply, or returns text", async () => {
  const results = await Promise.all([
    tryOut({ name: "a", run: () => Promise.reject(new TypeError("no")) }),
    tryOut({
      name: "b",
      run: () => {
        throw new Lacking("there is none");
      },
    }),
    tryOut({ name: "c", run: () => ({ says: "fast", figures: { us: 1 } }) }),
  ]);
  expect(results.map(({ milliseconds: _, ...rest }) => rest)).toEqual([
    { name: "a", status: "failed", says: "TypeError: no" },
    { name: "b", status: "skipped", says: "there is none" },
    { name: "c", status: "passed", says: "fast", figures: { us: 1 } },
  ]);
});

test("figures are parsed from the output of perftest's programs", () => {
  const bandwidth = ` #bytes     #iterations    BW peak[Gb/sec]    BW average[Gb/sec]   MsgRate[Mpps]
 65536      5000             0.00               97.19 \t\t   0.185366
---------------------------------------------------------------------------------------
`;
  const latency = ` #bytes #iterations    t_min[usec]    t_max[usec]  t_typical[usec]    t_avg[usec]    t_stdev[usec]   99% percentile[usec]   99.9% percentile[usec]
 2       1000          1.05           3.41         1.09     \t       1.10        \t0.08   \t\t1.30    \t\t3.41
`;
  expect(figureIn(bandwidth, { measures: "bandwidth", cName: "ib_write_bw" })).toBe(97.19);
  expect(figureIn(latency, { measures: "latency", cName: "ib_write_lat" })).toBe(1.09);
  expect(() => figureIn("Couldn't connect", { measures: "latency", cName: "ib_write_lat" })).toThrow(
    /no figures/,
  );
});
