import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doorbell } from "./run-command.ts";

test("doorbell selftest tries the embedded devices, and writes a report", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-selftest-"));
  try {
    const file = join(folder, "report.json");
    const { status, stdout } = doorbell(["selftest", "--json", "--report", file], {
      env: { DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft" },
    });
    const results = JSON.parse(stdout) as { name: string; status: string; says?: string }[];
    expect(results.filter((each) => each.status === "failed" && /^(soft0|GPU)/.test(each.name))).toEqual([]);
    expect(results.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["soft0: RDMA WRITE", "GPU 0: a kernel"]),
    );
    expect(status).toBe(0);
    expect(Object.keys(JSON.parse(readFileSync(file, "utf8")))).toEqual(
      expect.arrayContaining(["results", "nics", "gpus", "doctor"]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(doorbell(["selftest", "sotf0"])).toMatchObject({ status: 3 });
});
