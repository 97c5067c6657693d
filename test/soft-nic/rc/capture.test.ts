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
  test("records every packet as an IP packet", () => {
    const before = Date.now() * 1000;
    const packets = captured("a.pcapng");
    // A write of 3 packets, a read request and a response of 3, a send of 3, an atomic and its response, and
    // their acknowledgements.
    expect(packets.length).toBeGreaterThanOrEqual(3 + 1 + 3 + 3 + 1 + 1);
    const opcodes = packets.map(({ ip }) => ip[28]);
    for (const opcode of [6, 7, 8, 12, 13, 14, 15, 0, 1, 2, 20, 18]) expect(opcodes).toContain(opcode);
    for (const { ip, outgoing, microseconds } of packets) {
      const view = new DataView(ip.buffer);
      expect(view.getUint16(2)).toBe(ip.length);
      expect(view.getUint16(22)).toBe(4791);
      expect(view.getUint32(ip.length - 4, true)).toBe(referenceIcrc(ip.slice(0, -4)));
      expect(outgoing).toBe(true); // Both ends belong to this NIC, so each packet is recorded once.
      expect(Math.abs(microseconds - before)).toBeLessThan(60e6);
    }
  });

  test("records the source ports of a dynamic transfer", () => {
    const file = join(folder, "paths.pcapng");
    const environment = { DOORBELL_SOFT_PCAP: file, DOORBELL_SOFT_PATHS: "8" };
    const { status, stderr } = runFixture("paths-traffic.ts", [], { environment });
    expect(status, stderr).toBe(0);
    const packets = readCapture(readFileSync(file)).filter(({ ip }) => ip.length > 1000);
    const ports = new Set(packets.map(({ ip }) => new DataView(ip.buffer).getUint16(20)));
    // Pairs of addresses come first. Their number depends on the host, but it is less than eight.
    expect(ports.size).toBeGreaterThan(1);
    expect(ports.has(4791)).toBe(true);
    for (const { ip } of packets) {
      const view = new DataView(ip.buffer);
      expect(view.getUint32(ip.length - 4, true)).toBe(referenceIcrc(ip.slice(0, -4)));
    }
  });

  test("a second process appends to the file", () => {
    const first = captured("b.pcapng").length;
    expect(captured("b.pcapng").length).toBeGreaterThan(first);
  });

  test("a file that cannot be written is an error with the reason", () => {
    const environment = { DOORBELL_SOFT_PCAP: join(folder, "missing", "x.pcapng") };
    const { status, stderr } = runFixture("capture-traffic.ts", [], { environment });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/cannot capture to .*missing.*ENOENT/);
    expect(stderr).toContain("Set DOORBELL_SOFT_PCAP to the path of a file");
  });
});
