// Items 6 to 8: acknowledgements, duplicates, and packets that arrive early.
import { expect } from "vitest";
import { SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { everyAccess, pattern } from "../../native/verbs/pair.ts";
import { ack, expectUsable, type Item, linked, nak, same, text } from "./item.ts";
import { untimed } from "./subject.ts";

/** Timeout of 0.27 s: a busy machine answers within seven of them, and a test can wait for one. */
const timed = { timeout: 16 };

export const silentWithoutA: Item = {
  name: "A-bit off -> no ACK",
  wire: {
    "executes and sends no acknowledgement": linked(untimed, async (link) => {
      link.qp.receive({ local: link.region.slice(0, 8), wrId: 1 });
      link.send({ opcode: op.SEND_ONLY, psn: link.at(0), payload: text("one") });
      // The request is executed. An answer would be sent before the next packet is processed.
      expect(await link.completion()).toMatchObject({ wrId: 1, status: "SUCCESS" });
      link.send({ opcode: op.WRITE_ONLY, psn: link.at(1), ...link.remote(8), payload: text("two") });
      await expectUsable(link, 2);
      expect(same(link.bytes(8, 3), text("two"))).toBe(true);
      expect(link.arrived()).toEqual([]);
    }),
  },
};

const duplicateSend = linked(untimed, async (link) => {
  for (const wrId of [1, 2]) link.qp.receive({ local: link.region.slice(wrId * 8, wrId * 8 + 8), wrId });
  const first = { opcode: op.SEND_ONLY, psn: link.at(0), ackRequest: true, payload: text("one") };
  link.send(first);
  expect(await link.next()).toMatchObject(ack(link.at(0), 1));
  link.send(first);
  expect(await link.next()).toMatchObject(ack(link.at(0), 1));
  // This holds even without the acknowledge request bit.
  link.send({ ...first, ackRequest: false });
  expect(await link.next()).toMatchObject(ack(link.at(0), 1));
  link.send({ ...first, psn: link.at(1), payload: text("two") });
  expect(await link.next()).toMatchObject(ack(link.at(1), 2));
  expect([(await link.completion()).wrId, (await link.completion()).wrId]).toEqual([1, 2]);
  expect([link.bytes(8, 3), link.bytes(16, 3)]).toEqual([text("one"), text("two")]);
});

const duplicateWrite = linked(untimed, async (link) => {
  const write = (offset: number) => ({
    opcode: op.WRITE_ONLY,
    psn: link.at(offset),
    ackRequest: true,
    ...link.remote(offset * 8),
    payload: text("written"),
  });
  for (const i of [0, 1, 2]) {
    link.send(write(i));
    expect(await link.next()).toMatchObject(ack(link.at(i), i + 1));
  }
  link.region.bytes.fill(0);
  for (const i of [0, 1, 2]) {
    link.send(write(i));
    // The acknowledgement names the latest PSN, whatever the duplicate was.
    expect(await link.next()).toMatchObject(ack(link.at(2), 3));
  }
  expect(link.region.bytes.every((byte) => byte === 0)).toBe(true);
});

const MTU = 256;
const LENGTH = 700;

const duplicateRead = linked({ ...untimed, mtu: MTU }, async (link) => {
  const read = { opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(), length: LENGTH };
  for (const seed of [1, 2]) {
    // The data is read again.
    link.filled(LENGTH, seed);
    link.send(read);
    const replies = await link.take(3);
    expect(replies.map(({ opcode, psn }) => [opcode, psn])).toEqual([
      [op.READ_RESPONSE_FIRST, link.at(0)],
      [op.READ_RESPONSE_MIDDLE, link.at(1)],
      [op.READ_RESPONSE_LAST, link.at(2)],
    ]);
    expect(same(Buffer.concat(replies.map(({ payload }) => payload)), pattern(LENGTH, seed))).toBe(true);
  }
  await expectUsable(link, 3);
});

const partialRead = linked({ ...untimed, mtu: MTU }, async (link) => {
  link.filled(LENGTH);
  link.send({ opcode: op.READ_REQUEST, psn: link.at(0), ...link.remote(), length: LENGTH });
  await link.take(3);
  const rest = (packets: number) => ({
    opcode: op.READ_REQUEST,
    psn: link.at(packets),
    ...link.remote(packets * MTU),
    length: LENGTH - packets * MTU,
  });
  // rxe continues in the middle; the standard counts a request from its own start.
  const [first, only] = link.subject.isRxe
    ? [op.READ_RESPONSE_MIDDLE, op.READ_RESPONSE_LAST]
    : [op.READ_RESPONSE_FIRST, op.READ_RESPONSE_ONLY];
  link.send(rest(1));
  const replies = await link.take(2);
  expect(replies.map(({ opcode, psn }) => [opcode, psn])).toEqual([
    [first, link.at(1)],
    [op.READ_RESPONSE_LAST, link.at(2)],
  ]);
  const bytes = Buffer.concat(replies.map(({ payload }) => payload));
  expect(same(bytes, pattern(LENGTH).subarray(MTU))).toBe(true);
  link.send(rest(2));
  const [last] = await link.take(1);
  expect(last).toMatchObject({ opcode: only, psn: link.at(2), payload: pattern(LENGTH).subarray(2 * MTU) });
  // A duplicate READ beyond the original range, with another key or at another address has no answer.
  link.send({ ...rest(2), length: 4 * LENGTH });
  using twin = link.subject.pd.register(link.region.memory, everyAccess);
  link.send({ ...rest(2), remoteKey: twin.remoteKey });
  link.send({ ...rest(2), address: link.region.address + 16 * MTU });
  await expectUsable(link, 3);
});

const duplicateAtomic = linked(untimed, async (link) => {
  link.setWord(0, 5n);
  const add = { opcode: op.FETCH_ADD, psn: link.at(0), ...link.remote(), operand: 3n };
  const swap = { opcode: op.COMPARE_SWAP, psn: link.at(1), ...link.remote(), compare: 8n, operand: 5n };
  for (const after of [5n, 100n, 200n]) {
    link.send(add);
    const answer = { opcode: op.ATOMIC_ACKNOWLEDGE };
    expect(await link.next()).toMatchObject({ ...answer, psn: link.at(0), original: 5n });
    link.send(swap);
    expect(await link.next()).toMatchObject({ ...answer, psn: link.at(1), original: 8n });
    // The atomic is executed only the first time, although the value has changed since.
    expect(link.word(0)).toBe(after);
    link.setWord(0, after === 5n ? 100n : 200n);
  }
  await expectUsable(link, 2);
});

const repeatedAnswers = linked({ ...untimed, mtu: MTU }, async (link) => {
  const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
  const acknowledge = { opcode: op.ACKNOWLEDGE, psn: link.own(0), syndrome: SYNDROME_ACK, msn: 1 };
  link.qp.write({ local: link.filled(8), remote, wrId: 1 });
  await link.next();
  for (let i = 0; i < 3; i++) link.send(acknowledge);
  expect(await link.completion()).toMatchObject({ wrId: 1, status: "SUCCESS" });
  link.qp.read({ local: link.region.slice(1000, 1000 + 400), remote, wrId: 2 });
  expect(await link.next()).toMatchObject({ opcode: op.READ_REQUEST, psn: link.own(1) });
  const aeth = { syndrome: SYNDROME_ACK, msn: 2 };
  const bytes = pattern(400, 3);
  const answer = [
    { opcode: op.READ_RESPONSE_FIRST, psn: link.own(1), payload: bytes.subarray(0, MTU), ...aeth },
    { opcode: op.READ_RESPONSE_LAST, psn: link.own(2), payload: bytes.subarray(MTU), ...aeth },
  ] as const;
  // The first and the last response arrive three times. Each counts once, and later copies have no effect.
  for (const reply of answer) {
    link.send(reply);
    link.send({ ...reply, payload: new Uint8Array(reply.payload.length) });
    link.send(acknowledge);
  }
  expect(await link.completion()).toMatchObject({ wrId: 2, status: "SUCCESS" });
  link.qp.fetchAndAdd({ local: link.region.slice(0, 8), remote, add: 1n, wrId: 3 });
  await link.next();
  const atomic = { opcode: op.ATOMIC_ACKNOWLEDGE, psn: link.own(3), ...aeth };
  for (const original of [7n, 8n, 9n]) link.send({ ...atomic, original });
  expect(await link.completion()).toMatchObject({ wrId: 3, status: "SUCCESS" });
  await expectUsable(link, 0);
  expect(link.word(0)).toBe(7n);
  expect(same(link.bytes(1000, 400), bytes)).toBe(true);
  expect(link.cq.poll()).toEqual([]);
  expect(link.state).toBe("RTS");
});

const sendsTheSameAgain = linked({ ...timed, mtu: MTU }, async (link) => {
  const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
  link.qp.write({ local: link.filled(300), remote });
  const first = await link.take(2);
  expect(await link.take(2)).toEqual(first);
  link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: SYNDROME_ACK });
  expect((await link.completion()).status).toBe("SUCCESS");
});

const readsOn = linked({ ...timed, mtu: MTU }, async (link) => {
  const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
  const bytes = pattern(LENGTH);
  link.qp.read({ local: link.region.slice(0, LENGTH), remote });
  await link.next();
  const aeth = { syndrome: SYNDROME_ACK, msn: 1 };
  const reply = (opcode: number, i: number) =>
    link.send({ opcode, psn: link.own(i), payload: bytes.subarray(i * MTU, (i + 1) * MTU), ...aeth });
  reply(op.READ_RESPONSE_FIRST, 0);
  // The timer may have retransmitted all of it before that response.
  let again = await link.next();
  while (again.psn === link.own(0)) again = await link.next();
  expect(again).toMatchObject({
    opcode: op.READ_REQUEST,
    psn: link.own(1),
    address: remote.address + MTU,
    length: LENGTH - MTU,
  });
  // A retry is a request of its own and starts with FIRST.
  reply(op.READ_RESPONSE_FIRST, 1);
  reply(op.READ_RESPONSE_LAST, 2);
  expect((await link.completion()).status).toBe("SUCCESS");
  expect(same(link.bytes(0, LENGTH), bytes)).toBe(true);
});

export const duplicates: Item = {
  name: "duplicate SEND, WRITE, READ (full and partial), atomic",
  wire: {
    "acknowledges a duplicate SEND and executes it once": duplicateSend,
    "acknowledges a duplicate WRITE and executes it once": duplicateWrite,
    "answers a READ again": duplicateRead,
    "answers the remainder of a READ": partialRead,
    "answers a duplicate atomic with the saved value": duplicateAtomic,
    "accepts duplicate answers once": repeatedAnswers,
    "retransmits the same packets when no answer arrives": sendsTheSameAgain,
    "requests the remainder of a READ when the responses stop": readsOn,
  },
};

export const gap: Item = {
  name: "gap -> single NAK",
  wire: {
    "reports a gap once": linked(untimed, async (link) => {
      const write = (offset: number) => {
        const packet = { ackRequest: true, ...link.remote(offset), payload: Uint8Array.of(offset) };
        link.send({ opcode: op.WRITE_ONLY, psn: link.at(offset), ...packet });
      };
      write(0);
      expect(await link.next()).toMatchObject(ack(link.at(0)));
      for (const i of [2, 3, 4, 2]) write(i);
      expect(await link.next()).toMatchObject(nak(link.at(1)));
      write(1);
      expect(await link.next()).toMatchObject(ack(link.at(1), 2));
      // Packets beyond the gap are not stored.
      expect([...link.bytes(0, 5)]).toEqual([0, 1, 0, 0, 0]);
      // The next gap has a NAK of its own.
      write(4);
      expect(await link.next()).toMatchObject(nak(link.at(2)));
      for (const i of [2, 3, 4]) {
        write(i);
        expect(await link.next()).toMatchObject(ack(link.at(i)));
      }
      expect([...link.bytes(0, 5)]).toEqual([0, 1, 2, 3, 4]);
    }),

    "goes back to the missing packet": linked(untimed, async (link) => {
      const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
      for (const wrId of [0, 1, 2]) link.qp.write({ local: link.filled(8), remote, wrId });
      const sent = await link.take(3);
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: 0x60, msn: 1 });
      // The NAK acknowledges all packets before the gap.
      expect(await link.completion()).toMatchObject({ wrId: 0, status: "SUCCESS" });
      expect(await link.take(2)).toEqual(sent.slice(1));
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(2), syndrome: SYNDROME_ACK, msn: 3 });
      expect(await link.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
      await expectUsable(link, 0);
      expect(link.arrived()).toEqual([]);
    }),

    "goes back into the middle of a message": linked({ ...untimed, mtu: MTU }, async (link) => {
      const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
      link.qp.write({ local: link.filled(LENGTH), remote });
      const sent = await link.take(3);
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: 0x60 });
      // MIDDLE and LAST are unchanged: the RETH was in the first packet and is not repeated.
      expect(await link.take(2)).toEqual(sent.slice(1));
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(2), syndrome: SYNDROME_ACK });
      expect((await link.completion()).status).toBe("SUCCESS");
    }),
  },
};
