import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFixture } from "../native/subprocess.ts";

test("tshark decodes what soft0 captures, and complains about nothing", () => {
  const file = join(mkdtempSync(join(tmpdir(), "doorbell-capture-")), "soft0.pcapng");
  const environment = { DOORBELL_SOFT_PCAP: file, DOORBELL_RDMA: "soft", DOORBELL_SOFT_SHORTCUT: "off" };
  const { status, stderr } = runFixture("capture-traffic.ts", [], { environment });
  expect(status, stderr).toBe(0);
  const tshark = (...args: string[]) => {
    const result = spawnSync("tshark", ["-r", file, ...args], { encoding: "utf8", timeout: 100_000 });
    expect(result.status, result.stderr).toBe(0);
    return result.stdout;
  };
  const whole = tshark("-V");
  for (const name of [
    "RDMA WRITE First",
    "RDMA READ Request",
    "SEND Last",
    "FetchAdd",
    "ATOMIC Acknowledge",
  ]) {
    expect(whole.toLowerCase()).toContain(name.toLowerCase());
  }
  expect(whole).not.toMatch(/malformed|incorrect|bad checksum|expert info \((warning|error)/i);
  expect(tshark("-Y", "not infiniband")).toBe("");
});
