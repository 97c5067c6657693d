import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runFixture } from "../../support/subprocess.ts";
import { readCapture } from "../support/capture-file.ts";
import { referenceIcrc } from "../unit/packet.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-capture-"));
afterAll(() => rmSync(folder, { recursive: true }));

function captured(file: string) {
  const environment = { DOORBELL_SOFT_PCAP: join(folder, file), DOORBELL_SOFT_SHARED: "off" };
  const { status, stderr } = runFixture("capture-traffic.ts", [], { environment });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return readCapture(readFileSync(join(folder, file)));
}

describe("DOORBELL_SOFT_PCAP", () => {
  test("holds every packet as the IP packet that it is", () => {
    const before = Date.now() * 1000;
    const packets = captured("a.pcapng");
    // Write of 3, read request and reply of 3, send of 3, atomic and its reply; acknowledgements as they come.
    expect(packets.length).toBeGreaterThanOrEqual(3 + 1 + 3 + 3 + 1 + 1);
    const opcodes = packets.map(({ ip }) => ip[28]);
    for (const opcode of [6, 7, 8, 12, 13, 14, 15, 0, 1, 2, 20, 18]) expect(opcodes).toContain(opcode);
    for (const { ip, outgoing, microseconds } of packets) {
      const view = new DataView(ip.buffer);
      expect(view.getUint16(2)).toBe(ip.length);
      expect(view.getUint16(22)).toBe(4791);
      expect(view.getUint32(ip.length - 4, true)).toBe(referenceIcrc(ip.slice(0, -4)));
      expect(outgoing).toBe(true); // both ends are this NIC's: each packet is there once
      expect(Math.abs(microseconds - before)).toBeLessThan(60e6);
    }
  });

  test("shows the source ports that a dynamic transfer is spread over", () => {
    const file = join(folder, "paths.pcapng");
    const environment = { DOORBELL_SOFT_PCAP: file, DOORBELL_SOFT_PATHS: "8" };
    const { status, stderr } = runFixture("paths-traffic.ts", [], { environment });
    expect(status, stderr).toBe(0);
    const packets = readCapture(readFileSync(file)).filter(({ ip }) => ip.length > 1000);
    const ports = new Set(packets.map(({ ip }) => new DataView(ip.buffer).getUint16(20)));
    // Pairs of addresses come first: how many there are depends on the host, eight there are not.
    expect(ports.size).toBeGreaterThan(1);
    expect(ports.has(4791)).toBe(true);
    for (const { ip } of packets) {
      const view = new DataView(ip.buffer);
      expect(view.getUint32(ip.length - 4, true)).toBe(referenceIcrc(ip.slice(0, -4)));
    }
  });

  test("a second process adds to the file", () => {
    const first = captured("b.pcapng").length;
    expect(captured("b.pcapng").length).toBeGreaterThan(first);
  });

  test("a file that cannot be written is an error that says so", () => {
    const environment = { DOORBELL_SOFT_PCAP: join(folder, "missing", "x.pcapng") };
    const { status, stderr } = runFixture("capture-traffic.ts", [], { environment });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/cannot capture to .*missing.*ENOENT/);
    expect(stderr).toContain("DOORBELL_SOFT_PCAP is the path of a file");
  });
});
