import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCapture } from "../soft-nic/support/capture-file.ts";
import { referenceIcrc } from "../soft-nic/unit/packet.ts";
import { doorbell, type Outcome } from "./run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-simulate-trace-"));
afterAll(() => rmSync(folder, { recursive: true }));
const trace = join(folder, "trace");
const door = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const source = join(folder, "exchange.ts");
writeFileSync(
  source,
  `import { exchange } from ${door("test/simulation/support/exchange.ts")};
  export const options = { hosts: 3, network: { loss: 0.2, corruption: 0.2, duplication: 0.2 } };
  export default async (cluster) => {
    await exchange(cluster, 30);
    cluster.host(2).crash();
  };`,
);
const hasTshark = spawnSync("tshark", ["--version"]).status === 0;

describe("doorbell simulate --trace", () => {
  let outcome: Outcome;
  beforeAll(() => {
    outcome = doorbell(["simulate", source, "--seed", "4", "--trace", trace]);
  });
  const lines = () => readFileSync(join(trace, "chart.txt"), "utf8").trim().split("\n");
  const file = () => readFileSync(join(trace, "host0-host1.pcapng"));

  test("does not change the run", () => {
    expect(outcome).toMatchObject({ status: 0, stderr: "" });
    expect(outcome.stdout).toBe(doorbell(["simulate", source, "--seed", "4"]).stdout);
    expect(readdirSync(trace).sort()).toEqual(["chart.txt", "host0-host1.pcapng"]);
  });

  test("writes a chart with all hosts, packets as arrows, and their fates", () => {
    const [title, heading, ...rows] = lines();
    expect(title).toMatch(/^# doorbell simulation, seed 4\./);
    expect(heading).toMatch(/^ +us +host0 +host1 +host2$/);
    const times = rows.map((row) => Number.parseFloat(row));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const one = (pattern: RegExp) => expect(rows.some((row) => pattern.test(row))).toBe(true);
    one(/^ +[\d.]+ +\|<-+ SEND ONLY psn \d+ qp \d+ -\| +\| +\+[\d.]+ us$/);
    one(/^ +[\d.]+ +\|- ACK psn \d+ qp \d+ -+>\| +\| +\+[\d.]+ us$/);
    one(/^ +[\d.]+ +\|x\.+ SEND ONLY psn \d+ qp \d+ \.\| +\| +lost$/);
    one(/damaged/);
    one(/arrives twice, \+[\d.]+ us and \+[\d.]+ us$/);
    one(/\* completion SUCCESS id \d+ qp \d+/);
    one(/\* to 10\.0\.0\.1 by TCP: \{"endpoint"/);
    expect(rows.at(-1)).toMatch(/\* crash of host2$/);
  });

  test("writes the packets of a link as RoCE v2 with their fates", () => {
    const packets = readCapture(file());
    expect(packets.length).toBe(lines().filter((line) => /( psn \d+ qp| ACK)/.test(line)).length);
    let sound = 0;
    for (const { ip } of packets) {
      const icrc = new DataView(ip.buffer, ip.byteOffset + ip.length - 4).getUint32(0, true);
      if (icrc === referenceIcrc(ip.subarray(0, -4))) sound++;
    }
    const damaged = lines().filter((line) => line.includes("damaged")).length;
    expect(damaged).toBeGreaterThan(0);
    expect(sound).toBe(packets.length - damaged);
    expect(file().toString("latin1").split("lost").length - 1).toBe(
      lines().filter((line) => line.endsWith(" lost")).length,
    );
  });

  test.skipIf(!hasTshark)("writes files that tshark decodes", () => {
    const tshark = (...words: string[]) =>
      spawnSync("tshark", ["-r", join(trace, "host0-host1.pcapng"), ...words], { encoding: "utf8" });
    const { stdout, stderr } = tshark("-V");
    expect(stderr.replace(/^Running as user.*\n/, "")).toBe("");
    expect(stdout).toContain("SEND Only");
    expect(stdout).not.toMatch(/malformed/i);
    expect(tshark("-Y", "not infiniband").stdout).toBe("");
    expect(tshark("-Y", 'frame.comment contains "lost"').stdout).not.toBe("");
  });
});
