// Items 2 to 5: messages of many packets, of zero bytes and of odd lengths, and packet sequence numbers.
import { expect } from "vitest";
import { SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { pattern } from "../../native/verbs/pair.ts";
import { ack, bothSucceed, type Item, linked, type PairTest, same, text } from "./item.ts";
import { sizes } from "./operations.ts";
import { connected, untimed } from "./subject.ts";

/** Sizes around multiples of the MTU, up to the largest that the test memory of 50 kB holds. */
const manyPackets = (mtu: number): PairTest => {
  const all = [mtu - 1, mtu, mtu + 1, 2 * mtu, 5 * mtu + 2, 40_001];
  return (near, far, { peer }) => sizes(near, far, peer.address, { mtu }, all);
};

/**
 * Checks that a READ of `bytes` bytes is answered in packets of `mtu`, and that a WRITE is sent in such
 * packets.
 */
const packetsOf = (mtu: number, bytes: number) =>
  linked({ ...untimed, mtu }, async (link) => {
    const count = Math.ceil(bytes / mtu);
    link.filled(bytes);
    link.send({ opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(), length: bytes });
    const replies = await link.take(count);
    const middle = Array<number>(count - 2).fill(op.READ_RESPONSE_MIDDLE);
    expect(replies.map(({ opcode }) => opcode)).toEqual([
      op.READ_RESPONSE_FIRST,
      ...middle,
      op.READ_RESPONSE_LAST,
    ]);
    expect(replies.map(({ psn }) => psn)).toEqual(replies.map((_, i) => link.at(i)));
    expect(same(Buffer.concat(replies.map(({ payload }) => payload)), pattern(bytes))).toBe(true);
    expect(replies.slice(0, -1).every(({ payload }) => payload.length === mtu)).toBe(true);

    const remote = { address: 0x10000, byteLength: bytes, remoteKey: 1 };
    link.qp.write({ local: link.region.slice(0, bytes), remote, immediate: 3 });
    const packets = await link.take(count);
    expect(packets[0]).toMatchObject({ opcode: op.WRITE_FIRST, address: 0x10000, length: bytes });
    expect(packets.slice(1, -1).every(({ opcode }) => opcode === op.WRITE_MIDDLE)).toBe(true);
    expect(packets.at(-1)).toMatchObject({ opcode: op.WRITE_LAST_IMM, immediate: 3, ackRequest: true });
    expect(packets.slice(0, -1).every(({ payload }) => payload.length === mtu)).toBe(true);
    expect(same(Buffer.concat(packets.map(({ payload }) => payload)), pattern(bytes))).toBe(true);
    link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(count - 1), syndrome: SYNDROME_ACK });
    expect((await link.completion()).status).toBe("SUCCESS");
  });

export const multiPacket: Item = {
  name: "multi-packet at MTU 1024 and 4096",
  pairs: { "MTU 1024": manyPackets(1024), "MTU 4096": manyPackets(4096) },
  wire: {
    "splits messages at MTU 1024": packetsOf(1024, 5000),
    "splits messages at MTU 4096": packetsOf(4096, 20_001),
  },
};

export const zeroLength: Item = {
  name: "zero-length ops",
  pairs: {
    "every operation": (near, far, { peer }) => sizes(near, far, peer.address, {}, [0]),
  },
  wire: {
    "accepts zero bytes for any address and key": linked(untimed, async (link) => {
      const nowhere = { address: 8, remoteKey: 0xdead, length: 0 };
      link.send({ opcode: op.WRITE_ONLY, psn: link.at(0), ackRequest: true, ...nowhere });
      expect(await link.next()).toMatchObject(ack(link.at(0), 1));
      link.send({ opcode: op.READ_REQUEST, psn: link.at(1), ...nowhere });
      const empty = { opcode: op.READ_RESPONSE_ONLY, psn: link.at(1), msn: 2, payload: new Uint8Array() };
      expect(await link.next()).toMatchObject(empty);
      link.qp.receive();
      link.send({ opcode: op.SEND_ONLY, psn: link.at(2), ackRequest: true });
      expect(await link.next()).toMatchObject(ack(link.at(2), 3));
      expect(await link.completion()).toMatchObject({ status: "SUCCESS", byteLength: 0 });
    }),
  },
};

export const padding: Item = {
  name: "pad 1..3",
  pairs: {
    "sizes with 1, 2 and 3 bytes of pad arrive": (near, far, { peer }) =>
      sizes(near, far, peer.address, {}, [1, 2, 3, 5, 6, 7, 1025, 1026, 1027]),
  },
  wire: {
    // decode() checks that the pad bytes are zero.
    "pads sent packets and removes the pad of received ones": linked(untimed, async (link) => {
      for (const bytes of [1, 2, 3]) {
        const pad = 4 - bytes;
        const psn = link.at(2 * (bytes - 1));
        const payload = pattern(bytes, 7);
        const remote = link.remote(bytes * 64);
        link.send({ opcode: op.WRITE_ONLY, psn, ackRequest: true, ...remote, payload });
        expect(await link.next()).toMatchObject(ack(psn));
        expect([...link.bytes(bytes * 64, 4)]).toEqual([...payload, ...Array<number>(pad).fill(0)]);
        link.send({ opcode: op.READ_REQUEST, psn: psn + 1, ...remote, length: bytes });
        expect(await link.next()).toMatchObject({ opcode: op.READ_RESPONSE_ONLY, pad, payload });
        link.qp.send({ local: link.region.slice(bytes * 64, bytes * 64 + bytes) });
        expect(await link.next()).toMatchObject({ opcode: op.SEND_ONLY, pad, payload });
        link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(bytes - 1), syndrome: SYNDROME_ACK });
        expect((await link.completion()).status).toBe("SUCCESS");
      }
    }),
  },
};

export const psnWrap: Item = {
  name: "PSN wrap",
  pairs: {
    "PSNs wrap within a message and between messages": async (near, far, { peer }) => {
      for (const psn of [0xfffffd, 0xffffff]) {
        const options = { mtu: 256, psn, peerPsn: psn };
        await sizes(near, far, peer.address, options, [700, 10, 1500]);
      }
      const [a, b] = connected(near, far, peer.address, { psn: 0xffffff });
      using _a = a;
      using _b = b;
      b.qp.receive();
      const remote = { address: b.region.address, byteLength: 8, remoteKey: b.region.remoteKey };
      a.qp.fetchAndAdd({ local: a.region.slice(0, 8), remote, add: 1n });
      expect((await a.completion()).status).toBe("SUCCESS");
      a.qp.send({});
      await bothSucceed(a, b);
    },
  },
  wire: {
    "continues from 0": linked({ ...untimed, mtu: 256, psn: 0xfffffe, peerPsn: 0xffffff }, async (link) => {
      link.filled(600);
      link.send({ opcode: op.READ_REQUEST, psn: 0xffffff, ...link.remote(), length: 600 });
      expect((await link.take(3)).map(({ psn }) => psn)).toEqual([0xffffff, 0, 1]);
      link.send({ opcode: op.WRITE_ONLY, psn: 2, ackRequest: true, ...link.remote(), payload: text("on") });
      expect(await link.next()).toMatchObject(ack(2, 2));
      // A PSN far behind, on the other side of 0, is a duplicate.
      link.send({ opcode: op.WRITE_ONLY, psn: 0xfffff0, ...link.remote(), payload: text("no") });
      expect(await link.next()).toMatchObject(ack(2));
      expect(link.bytes(0, 2)).toEqual(text("on"));
      link.qp.send({ local: link.region.slice(0, 600) });
      expect((await link.take(3)).map(({ psn }) => psn)).toEqual([0xfffffe, 0xffffff, 0]);
      link.send({ opcode: op.ACKNOWLEDGE, psn: 0, syndrome: SYNDROME_ACK });
      expect((await link.completion()).status).toBe("SUCCESS");
    }),
  },
};
