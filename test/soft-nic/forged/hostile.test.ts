// Invalid packets must not crash the process, write outside a region, or change other state.
import { createSocket } from "node:dgram";
import { afterAll, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { Counter } from "../../../src/soft/hca/arena/counters.ts";
import { gidOfAddress, randomLoopback } from "../../../src/soft/hca/links/common/addresses.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { bthDestinationQp } from "../../../src/soft/hca/wire/headers.ts";
import { pairKey, ROCE_PORT } from "../../../src/soft/hca/wire/icrc.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { Fuzzer } from "../../fuzz/fuzzer.ts";
import { seeded } from "../../support/random.ts";
import { until } from "../../support/until.ts";
import { ALL_ACCESS, pages, type Qp, Side } from "../support/harness.ts";
import { referenceIcrc } from "../unit/packet.ts";

const side = new Side();
const { e } = softNic();
const own = side.gid().slice(12);
const address = own.join(".");
/** Sender of the packets, and its queue pair. */
const peer = randomLoopback();
const PEER_QP = 0x123456;

// Region in the middle of its mapping, surrounded by a canary.
const field = pages(3 * 4096);
const region = side.register(field.pointer + 4096, 4096, ALL_ACCESS);
field.bytes.fill(0xa5);
const target = field.pointer + 4096;

const socket = createSocket("udp4");
await new Promise<void>((resolve) => socket.bind(ROCE_PORT, peer, resolve));
afterAll(() => {
  socket.close();
  side.close();
});

/** Returns the datagram of a packet (BTH to pad) with the ICRC for the peer's queue pair. */
function datagram(packet: Uint8Array): Uint8Array {
  const whole = new Uint8Array(new ArrayBuffer(28 + packet.length));
  const view = new DataView(whole.buffer);
  whole.set([0x45, 0], 0);
  view.setUint16(2, 28 + packet.length + 4);
  view.setUint16(6, 0x4000);
  whole[9] = 17;
  whole.set(peer.split(".").map(Number), 12);
  whole.set(own, 16);
  view.setUint16(20, ROCE_PORT);
  view.setUint16(22, ROCE_PORT);
  view.setUint16(24, 8 + packet.length + 4);
  whole.set(packet, 28);
  const out = new Uint8Array(new ArrayBuffer(packet.length + 4));
  out.set(packet);
  const number = bthDestinationQp(new DataView(packet.buffer), 0);
  const icrc = referenceIcrc(whole) ^ pairKey(number, PEER_QP);
  new DataView(out.buffer).setInt32(packet.length, icrc, true);
  return out;
}

const transmit = (bytes: Uint8Array) =>
  new Promise<void>((resolve) => socket.send(bytes, ROCE_PORT, address, () => resolve()));
const received = () => e.i32[Counter.receivedPackets]!;

/** Sends a datagram and waits until the NIC has processed it. */
async function deliver(...packets: Uint8Array[]): Promise<void> {
  const before = received();
  for (const packet of packets) await transmit(packet);
  await until(() => received() >= before + packets.length);
}

interface Fields {
  opcode: number;
  qpn: number;
  psn: number;
  pad?: number;
  pkey?: number;
  version?: number;
  body?: Uint8Array;
}

function packet({
  opcode,
  qpn,
  psn,
  pad = 0,
  pkey = 0xffff,
  version = 0,
  body = new Uint8Array(0),
}: Fields): Uint8Array {
  const out = new Uint8Array(new ArrayBuffer(12 + body.length));
  const view = new DataView(out.buffer);
  out[0] = opcode;
  out[1] = (pad << 4) | version;
  view.setUint16(2, pkey);
  view.setUint32(4, qpn);
  view.setUint32(8, psn | 0x80000000);
  out.set(body, 12);
  return out;
}

function reth(address: number, rkey: number, length: number, payload: number): Uint8Array {
  const body = new Uint8Array(new ArrayBuffer(16 + payload)).fill(0x66);
  const view = new DataView(body.buffer);
  view.setBigUint64(0, BigInt(address));
  view.setUint32(8, rkey);
  view.setUint32(12, length);
  return body;
}

const untouched = () => field.bytes.every((byte) => byte === 0xa5);
/** QP that expects PSN `psn` from the peer. */
function victim(psn = 100): Qp {
  const qp = side.qp();
  qp.connect({ gid: [...gidOfAddress(peer)], qpn: PEER_QP, psn }, { mtu: 3, timeout: 0 });
  return qp;
}

describe("forged packets change nothing", () => {
  test("a valid packet, to show that the forgery works", async () => {
    const qp = victim();
    const body = reth(target, region.rkey, 8, 8);
    await deliver(datagram(packet({ opcode: op.WRITE_ONLY, qpn: qp.number, psn: 100, body })));
    expect(field.bytes.subarray(4096, 4104).every((byte) => byte === 0x66)).toBe(true);
    field.bytes.fill(0xa5);
    qp.destroy();
  });

  const write = { opcode: op.WRITE_ONLY, psn: 100 };
  const good = () => reth(target, region.rkey, 8, 8);
  test.each<[string, (qp: Qp) => Uint8Array]>([
    [
      "a damaged ICRC",
      (qp) =>
        datagram(packet({ ...write, qpn: qp.number, body: good() })).map((b, i, a) =>
          i === a.length - 1 ? b ^ 1 : b,
        ),
    ],
    [
      "an unknown QP number",
      (qp) => datagram(packet({ ...write, qpn: qp.number ^ (1 << 20), body: good() })),
    ],
    ["a foreign P_Key", (qp) => datagram(packet({ ...write, qpn: qp.number, pkey: 0x8001, body: good() }))],
    ["a header version", (qp) => datagram(packet({ ...write, qpn: qp.number, version: 1, body: good() }))],
    [
      "an opcode that does not exist",
      (qp) => datagram(packet({ ...write, opcode: 0x15, qpn: qp.number, body: good() })),
    ],
    ["an opcode of UC", (qp) => datagram(packet({ ...write, opcode: 0x2a, qpn: qp.number, body: good() }))],
    ["an old PSN", (qp) => datagram(packet({ ...write, psn: 99, qpn: qp.number, body: good() }))],
    ["a PSN ahead", (qp) => datagram(packet({ ...write, psn: 101, qpn: qp.number, body: good() }))],
    [
      "no room for its headers",
      (qp) => datagram(packet({ ...write, qpn: qp.number, body: good().subarray(0, 12) })),
    ],
    [
      "more pad than payload",
      (qp) => datagram(packet({ ...write, qpn: qp.number, pad: 3, body: good().subarray(0, 16) })),
    ],
    ["an odd length", (qp) => datagram(packet({ ...write, qpn: qp.number, body: good() })).subarray(0, -2)],
    ["an empty datagram", () => new Uint8Array(0)],
    ["four bytes", () => new Uint8Array(4)],
    [
      "9000 bytes",
      (qp) => datagram(packet({ ...write, qpn: qp.number, body: reth(target, region.rkey, 8000, 8960) })),
    ],
  ])("%s: dropped, and the QP survives", async (_name, make) => {
    const qp = victim();
    await deliver(make(qp));
    expect(untouched()).toBe(true);
    expect(qp.state()).toBe(v.IBV_QPS_RTS);
    // The next valid packet is accepted.
    await deliver(datagram(packet({ ...write, qpn: qp.number, body: good() })));
    expect(field.bytes[4096]).toBe(0x66);
    field.bytes.fill(0xa5);
    qp.destroy();
  });

  test("a packet from another source address is dropped", async () => {
    const qp = side.qp();
    const elsewhere = [...side.gid().slice(0, 12), 127, 250, 250, 250];
    qp.connect({ gid: elsewhere, qpn: PEER_QP, psn: 100 }, { mtu: 3 });
    await deliver(datagram(packet({ ...write, qpn: qp.number, body: good() })));
    expect(untouched()).toBe(true);
    expect(qp.state()).toBe(v.IBV_QPS_RTS);
    qp.destroy();
  });

  test.each<[string, () => Uint8Array]>([
    ["a guessed rkey", () => reth(target, region.rkey ^ 0x10000, 8, 8)],
    ["a length of 4 GiB", () => reth(target, region.rkey, 0xffffffff, 8)],
    ["a length that reaches over the end", () => reth(target + 4090, region.rkey, 8, 8)],
    ["less payload than announced", () => reth(target, region.rkey, 1024, 8)],
    ["more payload than announced", () => reth(target, region.rkey, 4, 8)],
    ["an address beyond 2^63", () => reth(target, region.rkey, 8, 8).map((b, i) => (i === 0 ? 0xff : b))],
  ])("%s: refused, and the QP is in error", async (_name, body) => {
    const qp = victim();
    await deliver(datagram(packet({ ...write, qpn: qp.number, body: body() })));
    expect(untouched()).toBe(true);
    expect(qp.state()).toBe(v.IBV_QPS_ERR);
    qp.destroy();
  });

  test("responses to unsent requests are ignored", async () => {
    const qp = victim();
    for (const opcode of [
      op.ACKNOWLEDGE,
      op.READ_RESPONSE_ONLY,
      op.ATOMIC_ACKNOWLEDGE,
      op.READ_RESPONSE_MIDDLE,
    ]) {
      for (const syndrome of [0x1f, 0x20, 0x60, 0x61, 0x62, 0x63, 0x40, 0x7f]) {
        const body = new Uint8Array(12).fill(0);
        body[0] = syndrome;
        const bytes =
          opcode === op.ACKNOWLEDGE || opcode === op.READ_RESPONSE_ONLY
            ? 4
            : opcode === op.READ_RESPONSE_MIDDLE
              ? 0
              : 12;
        await deliver(
          datagram(packet({ opcode, qpn: qp.number, psn: qp.psn, body: body.subarray(0, bytes) })),
        );
      }
    }
    expect(qp.state()).toBe(v.IBV_QPS_RTS);
    qp.destroy();
  });
});

describe("fuzzing", () => {
  test("20000 mutated and generated packets over all transports cause no crash and no write outside a region", () => {
    const fuzzer = new Fuzzer(77);
    fuzzer.run(20_000);
    expect(fuzzer.packets).toBeGreaterThanOrEqual(20_000);
    // The packets had effects: some QPs failed, others survived, and much code was reached.
    expect(fuzzer.failed).toBeGreaterThan(100);
    expect(fuzzer.usable).toBeGreaterThan(100);
    expect(fuzzer.coverage.size).toBeGreaterThan(1000);
  }, 120_000);

  test("5000 datagrams of random bytes", async () => {
    const { random } = seeded(78);
    for (let round = 0; round < 50; round++) {
      const batch = Array.from({ length: 100 }, () =>
        new Uint8Array(Math.floor(random() ** 3 * 4000)).map(() => Math.floor(random() * 256)),
      );
      await deliver(...batch);
    }
    expect(field.bytes.subarray(0, 4096).every((byte) => byte === 0xa5)).toBe(true);
  }, 60_000);
});
