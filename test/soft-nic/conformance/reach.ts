// Items 19 and 20: IPv6, and the window.
import { expect } from "vitest";
import { gidBytes } from "../../../src/rdma/address/gid.ts";
import { SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { psnAdd } from "../../../src/soft/hca/wire/psn.ts";
import { pattern } from "../../native/verbs/pair.ts";
import { ack, bothSucceed, expectUsable, type Item, linked, same, text, type WireTest } from "./item.ts";
import { connected, Link, untimed } from "./subject.ts";

/** The peer sends datagrams without UDP checksum and accepts them, as rxe sends them. */
const overIpv6: WireTest = async (subject, { peer6 }) => {
  if (!peer6) throw new Error("this laboratory has no IPv6 peer");
  using link = new Link(subject, peer6, { ...untimed, mtu: 1024 });
  for (const [i, bytes] of [5, 1000].entries()) {
    const psn = link.at(2 * i);
    const payload = pattern(bytes, 3);
    link.send({ opcode: op.WRITE_ONLY, psn, ackRequest: true, ...link.remote(), payload });
    // decode() has checked all 32 bits of the ICRC, because over IPv6 no header field is unknown.
    expect(await link.next()).toMatchObject(ack(psn));
    expect(same(link.bytes(0, bytes), payload)).toBe(true);
    link.send({ opcode: op.READ_REQUEST, psn: psn + 1, ...link.remote(), length: bytes });
    expect(await link.next()).toMatchObject({ opcode: op.READ_RESPONSE_ONLY, psn: psn + 1, payload });
  }
  link.send(
    { opcode: op.WRITE_ONLY, psn: link.at(4), ackRequest: true, payload: text("damaged") },
    { damaged: true },
  );
  link.qp.send({ local: link.filled(2000) });
  const packets = await link.take(2);
  expect(packets.map(({ opcode, psn }) => [opcode, psn])).toEqual([
    [op.SEND_FIRST, link.own(0)],
    [op.SEND_LAST, link.own(1)],
  ]);
  link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: SYNDROME_ACK });
  expect((await link.completion()).status).toBe("SUCCESS");
};

/** The 40 bytes before the data are the IPv6 header of the datagram. */
const datagramOverIpv6: WireTest = async (subject, { peer6 }) => {
  if (!peer6) throw new Error("this laboratory has no IPv6 peer");
  using link = new Link(subject, peer6, { type: "UD", queueKey: 7 });
  link.qp.receive({ local: link.region.slice(0, 100) });
  const datagram = { queueKey: 7, sourceQp: 9, payload: text("hello") };
  link.send({ opcode: op.TRANSPORT_UD | op.SEND_ONLY, psn: 0, ...datagram });
  expect(await link.completion()).toMatchObject({ status: "SUCCESS", byteLength: 45, sourceQpNumber: 9 });
  const header = link.bytes(0, 40);
  expect([header[0]! >> 4, header[6]]).toEqual([6, 17]);
  expect([...header.subarray(8, 40)]).toEqual([...gidBytes(peer6.address), ...gidBytes(link.address)]);
  expect(link.bytes(40, 5)).toEqual(text("hello"));
};

export const ipv6: Item = {
  name: "IPv6 with zero checksum",
  pairs: {
    "SEND, WRITE and READ": async (near, far, { peer6 }) => {
      if (!peer6) throw new Error("this laboratory has no IPv6 peer");
      const [a, b] = connected(near, far, peer6.address);
      using _a = a;
      using _b = b;
      const local = a.filled(10_001);
      b.qp.receive({ local: b.region.slice(0, 10_001) });
      a.qp.send({ local });
      await bothSucceed(a, b);
      expect(same(b.bytes(0, 10_001), pattern(10_001))).toBe(true);
      const remote = {
        address: b.region.address + 20_000,
        byteLength: 10_001,
        remoteKey: b.region.remoteKey,
      };
      a.qp.write({ local, remote });
      a.qp.read({ local: a.region.slice(50_000, 60_001), remote });
      expect(await a.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
      expect(same(a.bytes(50_000, 10_001), pattern(10_001))).toBe(true);
    },
  },
  wire: {
    "answers and requests without checksums": overIpv6,
    "delivers the IPv6 header before a datagram": datagramOverIpv6,
  },
};

const MTU = 256;
const PACKETS = 500;
const WINDOW = 129;
const remote = { address: 0x10000, byteLength: PACKETS * MTU, remoteKey: 1 };

/** Acknowledges packets at once, so that a growing window grows. */
async function acknowledgeAtOnce(link: Link, first: number): Promise<void> {
  for (let acknowledged = 0; acknowledged < PACKETS; ) {
    await link.next();
    acknowledged += 1 + link.arrived().splice(0).length;
    const psn = psnAdd(first, acknowledged - 1);
    link.send({ opcode: op.ACKNOWLEDGE, psn, syndrome: SYNDROME_ACK });
  }
  expect((await link.completion()).status).toBe("SUCCESS");
}

/** Acknowledges one packet at a time, each when `limit` packets are in flight and no more arrive. */
async function acknowledgeLate(link: Link, first: number, limit: number): Promise<void> {
  for (let sent = 0; sent < PACKETS; sent++) {
    // Every packet arrives once and in order, because nothing was lost.
    expect((await link.next()).psn).toBe(psnAdd(first, sent));
    if (sent + 1 < limit) continue;
    const acknowledged = sent + 1 - limit;
    // Waits a round trip now and then, in which a packet too many would arrive.
    if (acknowledged % 100 === 0) await expectUsable(link, acknowledged / 100);
    expect(link.arrived()).toEqual([]);
    link.send({ opcode: op.ACKNOWLEDGE, psn: psnAdd(first, acknowledged), syndrome: SYNDROME_ACK });
  }
  link.send({ opcode: op.ACKNOWLEDGE, psn: psnAdd(first, PACKETS - 1), syndrome: SYNDROME_ACK });
  expect((await link.completion()).status).toBe("SUCCESS");
}

const keepsWindow = linked({ ...untimed, mtu: MTU }, async (link) => {
  // soft0 starts with a small window, and 16 messages let it grow to the maximum.
  const rounds = link.subject.isRxe ? 0 : 18;
  const local = link.filled(PACKETS * MTU);
  for (let round = 0; round < rounds; round++) {
    link.qp.write({ local, remote });
    await acknowledgeAtOnce(link, link.own(round * PACKETS));
  }
  link.qp.write({ local, remote });
  // rxe sends 129 packets before it checks, soft0 128.
  await acknowledgeLate(link, link.own(rounds * PACKETS), link.subject.isRxe ? WINDOW : WINDOW - 1);
});

/** A whole window is sent at once, with one acknowledgement requested at its end. */
const takesWindow = linked({ ...untimed, mtu: MTU }, async (link) => {
  const data = pattern(WINDOW * MTU);
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    link.region.bytes.fill(0);
    for (let i = 0; i < WINDOW; i++) {
      const last = i === WINDOW - 1;
      const opcode = i === 0 ? op.WRITE_FIRST : last ? op.WRITE_LAST : op.WRITE_MIDDLE;
      const payload = data.subarray(i * MTU, (i + 1) * MTU);
      const psn = link.at(round * WINDOW + i);
      link.send({ opcode, psn, ackRequest: last, payload, ...link.remote(), length: data.length });
    }
    expect(await link.next()).toMatchObject(ack(link.at((round + 1) * WINDOW - 1), round + 1));
    expect(same(link.bytes(0, data.length), data)).toBe(true);
  }
  expect(link.arrived()).toEqual([]);
});

export const window: Item = {
  name: "129-packet window",
  pairs: {
    "several windows arrive at the pace of both devices": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, { mtu: MTU });
      using _a = a;
      using _b = b;
      const bytes = 600 * MTU + 1;
      const remote = { address: b.region.address, byteLength: bytes, remoteKey: b.region.remoteKey };
      a.qp.write({ local: a.filled(bytes), remote });
      expect((await a.completion()).status).toBe("SUCCESS");
      expect(same(b.bytes(0, bytes), pattern(bytes))).toBe(true);
    },
  },
  wire: { "never exceeds its window": keepsWindow, "accepts a whole window at once": takesWindow },
};
