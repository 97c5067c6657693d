import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("tshark decodes a capture of soft0 without an error", () => {
  const file = join(mkdtempSync(join(tmpdir(), "doorbell-capture-")), "soft0.pcapng");
  // Outside of the namespace rdma_rxe has bound RoCE's port.
  const script = fileURLToPath(new URL("../fixtures/capture-traffic.ts", import.meta.url));
  spawnSync("ip", ["-n", "soft", "link", "set", "lo", "up"]);
  const { status, stderr } = spawnSync("ip", ["netns", "exec", "soft", process.execPath, script], {
    env: { ...process.env, DOORBELL_SOFT_PCAP: file, DOORBELL_SOFT_ADDRESS: "10.9.0.2" },
    encoding: "utf8",
    timeout: 60_000,
  });
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
