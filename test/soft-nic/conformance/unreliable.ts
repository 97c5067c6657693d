// Items 16 to 18: the address header and Q_Key of UD, and missing packets of UC.
import { expect } from "vitest";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { pattern } from "../../native/verbs/pair.ts";
import { type Item, linked, same, text } from "./item.ts";
import { connected, type End, Link } from "./subject.ts";

const GRH = 40;
const IPV4_AT = 20;
const udSend = op.TRANSPORT_UD | op.SEND_ONLY;
const udSendImm = op.TRANSPORT_UD | op.SEND_ONLY_IMM;
const queueKey = 0x22222222;
const ud = { type: "UD", queueKey } as const;

const ipv4 = (address: string) => address.split(".").map(Number);

/** The second half of the 40 bytes before the data holds the IPv4 header. */
function expectIpv4Header(end: End, offset: number, source: string, bytes: number): void {
  const grh = end.bytes(offset, GRH);
  const header = new DataView(grh.buffer, grh.byteOffset + IPV4_AT, 20);
  expect([...grh.subarray(0, IPV4_AT)]).toEqual(Array<number>(IPV4_AT).fill(0));
  expect(header.getUint8(0)).toBe(0x45);
  // Lengths of IP, UDP, BTH, DETH, data with pad, and ICRC.
  expect(header.getUint16(2)).toBe(20 + 8 + 12 + 8 + Math.ceil(bytes / 4) * 4 + 4);
  expect(header.getUint8(9)).toBe(17);
  expect([...grh.subarray(32, 36)]).toEqual(ipv4(source));
  expect([...grh.subarray(36, 40)]).toEqual(ipv4(end.address));
}

/** Sends a datagram from `near` to `far`. */
function datagram(near: End, far: End, bytes: number, key = queueKey, seed = 1): void {
  const addressHandle = near.subject.pd.createAddressHandle({
    gid: `::ffff:${far.address}`,
    localAddress: near.address,
  });
  const to = { addressHandle, qpNumber: far.qp.number, queueKey: key };
  near.qp.send({ local: near.filled(bytes, seed), to });
}

export const addressHeader: Item = {
  name: "UD GRH at offset 20",
  pairs: {
    "the header names the sender": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, ud);
      using _a = a;
      using _b = b;
      for (const bytes of [0, 1, 500, 1024]) {
        b.qp.receive({ local: b.region.slice(0, 2000) });
        datagram(a, b, bytes);
        expect((await a.completion()).status).toBe("SUCCESS");
        const done = await b.completion();
        expect(done).toMatchObject({ status: "SUCCESS", byteLength: GRH + bytes, hasAddressHeader: true });
        expect(done.sourceQpNumber).toBe(a.qp.number);
        expectIpv4Header(b, 0, a.address, bytes);
        expect(same(b.bytes(GRH, bytes), pattern(bytes))).toBe(true);
      }
    },
  },
  wire: {
    "puts the header before the data": linked(ud, async (link) => {
      link.qp.receive({ local: link.region.slice(100, 400) });
      const packet = { psn: 0x777, queueKey, sourceQp: 0xabcdef, payload: text("hello") };
      link.send({ opcode: udSendImm, immediate: 5, ...packet });
      expect(await link.completion()).toMatchObject({
        status: "SUCCESS",
        byteLength: GRH + 5,
        hasAddressHeader: true,
        sourceQpNumber: 0xabcdef,
        immediate: 5,
      });
      expect(link.bytes(100 + GRH, 5)).toEqual(text("hello"));
      const header = link.bytes(100 + IPV4_AT, 20);
      expect([header[0], header[9]]).toEqual([0x45, 17]);
      expect([...header.subarray(12)]).toEqual([...ipv4(link.peer.address), ...ipv4(link.address)]);
    }),

    "sends key, QP number and data": linked(ud, async (link) => {
      const { peer, number } = link;
      const addressHandle = link.subject.pd.createAddressHandle({
        gid: `::ffff:${peer.address}`,
        localAddress: link.address,
      });
      const to = { addressHandle, qpNumber: number, queueKey: 0x1234567 };
      for (const [i, bytes] of [3, 1024].entries()) {
        link.qp.send({ local: link.filled(bytes), to, immediate: 6 });
        expect((await link.completion()).status).toBe("SUCCESS");
        const packet = await link.next();
        expect(packet).toMatchObject({
          opcode: udSendImm,
          queueKey: 0x1234567,
          sourceQp: link.qp.number,
          immediate: 6,
          psn: link.qp.psn + i > 0xffffff ? 0 : link.qp.psn + i,
        });
        expect(same(packet.payload, pattern(bytes))).toBe(true);
      }
    }),
  },
};

export const wrongQueueKey: Item = {
  name: "UD qkey mismatch",
  pairs: {
    "a datagram with a wrong Q_Key is dropped": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, ud);
      using _a = a;
      using _b = b;
      for (const wrId of [1, 2]) b.qp.receive({ local: b.region.slice(wrId * 200, wrId * 200 + 200), wrId });
      datagram(a, b, 10, queueKey ^ 1);
      datagram(a, b, 20);
      expect(await a.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
      expect(await b.completion()).toMatchObject({ wrId: 1, byteLength: GRH + 20 });
      expect(b.cq.poll()).toEqual([]);
    },
  },
  wire: {
    "drops datagrams with a wrong Q_Key": linked(ud, async (link) => {
      for (const wrId of [1, 2]) link.qp.receive({ local: link.region.slice(0, 200), wrId });
      const packet = { opcode: udSend, psn: 1, sourceQp: 5 };
      link.send({ ...packet, queueKey: queueKey ^ 0x80000000, payload: text("bad") });
      link.send({ ...packet, queueKey: 0, payload: text("bad") });
      link.send({ ...packet, queueKey, payload: text("good") });
      expect(await link.completion()).toMatchObject({ wrId: 1, byteLength: GRH + 4 });
      expect(link.bytes(GRH, 4)).toEqual(text("good"));
      expect(link.cq.poll()).toEqual([]);
    }),

    "drops datagrams that are too long or find no receive, and continues": linked(ud, async (link) => {
      const packet = { opcode: udSend, psn: 1, sourceQp: 5, queueKey };
      link.send({ ...packet, payload: text("lost: nobody waits") });
      // The answer of another queue pair shows that the previous datagram was processed.
      using other = new Link(link.subject, link.peer, { timeout: 0 });
      other.send({ opcode: op.WRITE_ONLY, psn: other.at(0), ackRequest: true });
      await other.next();
      link.qp.receive({ local: link.region.slice(0, 200) });
      link.send({ ...packet, payload: text("good") });
      expect(await link.completion()).toMatchObject({ status: "SUCCESS", byteLength: GRH + 4 });
    }),
  },
};

const uc = (operation: number) => op.TRANSPORT_UC | operation;

/** Messages with missing packets are dropped, and their receive serves the next one. */
const ucHole = linked({ type: "UC", mtu: 256 }, async (link) => {
  for (const wrId of [1, 2, 3]) {
    link.qp.receive({ local: link.region.slice(wrId * 1024, wrId * 1024 + 1024), wrId });
  }
  const full = new Uint8Array(256).fill(1);
  link.send({ opcode: uc(op.SEND_ONLY), psn: link.at(0), payload: text("first") });
  // The middle packet is missing.
  link.send({ opcode: uc(op.SEND_FIRST), psn: link.at(1), payload: full });
  link.send({ opcode: uc(op.SEND_LAST), psn: link.at(3), payload: full });
  // rxe drops one more message after such a gap (docs/rocev2.md 8.1).
  if (link.subject.isRxe) {
    link.send({ opcode: uc(op.SEND_ONLY), psn: link.at(4), payload: text("swallowed") });
  }
  link.send({ opcode: uc(op.SEND_ONLY), psn: link.at(5), payload: text("second") });
  // The first packet is missing.
  link.send({ opcode: uc(op.SEND_MIDDLE), psn: link.at(7), payload: full });
  link.send({ opcode: uc(op.SEND_LAST), psn: link.at(8), payload: full });
  link.send({ opcode: uc(op.SEND_ONLY_IMM), psn: link.at(9), immediate: 3, payload: text("third") });
  const done = [await link.completion(), await link.completion(), await link.completion()];
  expect(done.map(({ wrId, status, byteLength }) => [wrId, status, byteLength])).toEqual([
    [1, "SUCCESS", 5],
    [2, "SUCCESS", 6],
    [3, "SUCCESS", 5],
  ]);
  expect([link.bytes(2048, 6), link.bytes(3072, 5)]).toEqual([text("second"), text("third")]);
  expect(link.arrived()).toEqual([]);
});

/** Invalid requests are dropped too, and the queue pair stays up. */
const ucRefusals = linked({ type: "UC", mtu: 256 }, async (link) => {
  const payload = text("12345678");
  const key = link.region.remoteKey;
  // No receive, a wrong key, or an address beyond the end.
  link.send({ opcode: uc(op.SEND_ONLY), psn: link.at(0), payload });
  const write = { opcode: uc(op.WRITE_ONLY), payload, ...link.remote() };
  link.send({ ...write, psn: link.at(1), remoteKey: (key ^ 0x10) >>> 0 });
  link.send({ ...write, psn: link.at(2), ...link.remote(link.region.byteLength - 4) });
  link.qp.receive({ wrId: 1 });
  // More than one message follows, because rxe may drop the first.
  for (const i of [3, 4]) link.send({ ...write, psn: link.at(i), ...link.remote(i * 64) });
  link.send({ ...write, opcode: uc(op.WRITE_ONLY_IMM), psn: link.at(5), immediate: 1, ...link.remote(64) });
  expect(await link.completion()).toMatchObject({ wrId: 1, status: "SUCCESS", byteLength: 8 });
  expect([link.bytes(256, 8), link.bytes(64, 8)]).toEqual([payload, payload]);
  expect(link.bytes(0, 8)).toEqual(new Uint8Array(8));
  expect(link.state).toBe("RTS");
  expect(link.arrived()).toEqual([]);
});

const ucSends = linked({ type: "UC", mtu: 256 }, async (link) => {
  const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
  link.qp.send({ local: link.filled(700), immediate: 8 });
  link.qp.write({ local: link.region.slice(0, 300), remote });
  // Requests are complete once sent, because they are not answered.
  expect(await link.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
  const packets = await link.take(5);
  const opcodes = [op.SEND_FIRST, op.SEND_MIDDLE, op.SEND_LAST_IMM, op.WRITE_FIRST, op.WRITE_LAST];
  expect(packets.map(({ opcode }) => opcode)).toEqual(opcodes.map(uc));
  expect(packets.map(({ psn }) => psn)).toEqual(packets.map((_, i) => link.own(i)));
  expect(packets.some(({ ackRequest }) => ackRequest)).toBe(false);
  expect(packets[3]).toMatchObject({ address: 0x10000, remoteKey: 1, length: 300 });
});

export const ucHoles: Item = {
  name: "UC hole",
  pairs: {
    "messages of several packets arrive": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, { type: "UC" });
      using _a = a;
      using _b = b;
      for (const bytes of [0, 1, 1024, 1025, 20_003]) {
        const remote = { address: b.region.address + 7, byteLength: bytes, remoteKey: b.region.remoteKey };
        b.qp.receive();
        a.qp.write({ local: a.filled(bytes), remote, immediate: bytes });
        expect(await b.completion()).toMatchObject({ immediate: bytes, byteLength: bytes });
        expect(same(b.bytes(7, bytes), pattern(bytes))).toBe(true);
        b.qp.receive({ local: b.region.slice(100_000, 130_000) });
        a.qp.send({ local: a.region.slice(0, bytes) });
        expect(await b.completion()).toMatchObject({ status: "SUCCESS", byteLength: bytes });
        expect(same(b.bytes(100_000, bytes), pattern(bytes))).toBe(true);
        expect(await a.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
      }
    },
  },
  wire: {
    "drops messages with missing packets": ucHole,
    "drops invalid requests and continues": ucRefusals,
    "requests no acknowledgement and waits for none": ucSends,
  },
};
