// Item 1: every operation.
import { expect } from "vitest";
import { SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { pattern } from "../../native/verbs/pair.ts";
import { ack, type Item, linked, type PairTest, same, text } from "./item.ts";
import { connected, type End, type LinkOptions, type Subject, untimed } from "./subject.ts";

/** Runs every operation once with `bytes` bytes, requested by `near`. */
async function operate(near: End, far: End, bytes: number, seed: number): Promise<void> {
  const local = near.filled(bytes, seed);
  const sent = pattern(bytes, seed);
  const at = 100_001; // An odd length.
  const remote = { address: far.region.address + at, byteLength: bytes, remoteKey: far.region.remoteKey };
  const expectArrived = (what: string) => {
    expect(same(far.bytes(at, bytes), sent), `${what} of ${bytes} bytes`).toBe(true);
    expect([far.region.bytes[at - 1], far.region.bytes[at + bytes]]).toEqual([0, 0]);
    far.bytes(at, bytes).fill(0);
  };

  far.qp.receive({ local: far.region.slice(at, at + bytes) });
  near.qp.send({ local });
  expect(await near.completion()).toMatchObject({ status: "SUCCESS", opcode: "send" });
  expect(await far.completion()).toMatchObject({ status: "SUCCESS", opcode: "receive", byteLength: bytes });
  expectArrived("SEND");

  far.qp.receive({ local: far.region.slice(at, at + bytes) });
  near.qp.send({ local, immediate: 0x01020304 });
  await near.completion();
  expect(await far.completion()).toMatchObject({ opcode: "receive", immediate: 0x01020304 });
  expectArrived("SEND with immediate");

  near.qp.write({ local, remote });
  expect(await near.completion()).toMatchObject({ status: "SUCCESS", opcode: "write" });
  expectArrived("WRITE");

  far.qp.receive();
  near.qp.write({ local, remote, immediate: 0xfffefdfc });
  expect((await near.completion()).status).toBe("SUCCESS");
  expect(await far.completion()).toMatchObject({
    opcode: "receiveWriteWithImmediate",
    immediate: 0xfffefdfc,
    byteLength: bytes,
  });
  expectArrived("WRITE with immediate");

  far.bytes(at, bytes).set(pattern(bytes, seed + 1));
  near.qp.read({ local: near.region.slice(60_003, 60_003 + bytes), remote });
  expect(await near.completion()).toMatchObject({ status: "SUCCESS", opcode: "read", byteLength: bytes });
  expect(same(near.bytes(60_003, bytes), pattern(bytes, seed + 1)), `READ of ${bytes} bytes`).toBe(true);
  far.bytes(at, bytes).fill(0);
}

/** Runs every operation in each of these sizes over one connection. */
export async function sizes(
  near: Subject,
  far: Subject,
  like: string,
  options: LinkOptions,
  all: number[],
): Promise<void> {
  const [a, b] = connected(near, far, like, options);
  using _a = a;
  using _b = b;
  for (const [index, bytes] of all.entries()) await operate(a, b, bytes, index + 1);
}

const atomics: PairTest = async (near, far, { peer }) => {
  const [a, b] = connected(near, far, peer.address);
  using _a = a;
  using _b = b;
  b.setWord(64, 2n ** 63n + 5n);
  const remote = { address: b.region.address + 64, byteLength: 8, remoteKey: b.region.remoteKey };
  a.qp.fetchAndAdd({ local: a.region.slice(0, 8), remote, add: 2n ** 32n });
  a.qp.compareAndSwap({ local: a.region.slice(8, 16), remote, compare: 5n, swap: 1n });
  a.qp.compareAndSwap({
    local: a.region.slice(16, 24),
    remote,
    compare: 2n ** 63n + 2n ** 32n + 5n,
    swap: 77n,
  });
  expect(await a.statuses(3)).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);
  const after = 2n ** 63n + 2n ** 32n + 5n;
  expect([a.word(0), a.word(8), a.word(16), b.word(64)]).toEqual([2n ** 63n + 5n, after, after, 77n]);
};

export const operations: Item = {
  name: "SEND/WRITE/READ/ATOMIC/IMM both directions",
  pairs: {
    "SEND, WRITE, READ, immediates": (near, far, { peer }) => sizes(near, far, peer.address, {}, [4, 100]),
    "both atomics": atomics,
  },
  wire: {
    "answers every operation and counts messages": linked(untimed, async (link) => {
      link.qp.receive({ local: link.region.slice(0, 64) });
      link.qp.receive();
      const request = { ackRequest: true, payload: text("four") };
      link.send({ opcode: op.SEND_ONLY_IMM, psn: link.at(0), immediate: 9, ...request });
      expect(await link.next()).toMatchObject(ack(link.at(0), 1));
      expect(await link.completion()).toMatchObject({ byteLength: 4, immediate: 9 });
      link.send({ opcode: op.WRITE_ONLY, psn: link.at(1), ...link.remote(64), ...request });
      expect(await link.next()).toMatchObject(ack(link.at(1), 2));
      expect(link.bytes(64, 4)).toEqual(text("four"));
      link.send({
        opcode: op.WRITE_ONLY_IMM,
        psn: link.at(2),
        immediate: 10,
        ...link.remote(80),
        ...request,
      });
      expect(await link.next()).toMatchObject(ack(link.at(2), 3));
      expect(await link.completion()).toMatchObject({ byteLength: 4, immediate: 10 });
      link.send({ opcode: op.READ_REQUEST, psn: link.at(3), ...link.remote(64), length: 4 });
      const answer = { psn: link.at(3), syndrome: SYNDROME_ACK, msn: 4, payload: text("four") };
      expect(await link.next()).toMatchObject({ opcode: op.READ_RESPONSE_ONLY, ...answer });
      link.setWord(128, 40n);
      // An atomic is answered even without the acknowledge request bit.
      const cell = { ...link.remote(128), ackRequest: false };
      link.send({ opcode: op.FETCH_ADD, psn: link.at(4), ...cell, operand: 2n });
      const atomic = { opcode: op.ATOMIC_ACKNOWLEDGE, syndrome: SYNDROME_ACK };
      expect(await link.next()).toMatchObject({ ...atomic, psn: link.at(4), msn: 5, original: 40n });
      link.send({ opcode: op.COMPARE_SWAP, psn: link.at(5), ...cell, compare: 42n, operand: 7n });
      expect(await link.next()).toMatchObject({ ...atomic, psn: link.at(5), msn: 6, original: 42n });
      expect(link.word(128)).toBe(7n);
    }),

    "requests every operation and accepts the answers": linked(untimed, async (link) => {
      const remote = { address: 0x7f0000001000, byteLength: 4096, remoteKey: 0xabcd };
      const local = link.filled(4);
      const payload = pattern(4);
      const reth = { address: remote.address, remoteKey: remote.remoteKey, length: 4, payload };
      link.qp.send({ local, immediate: 9, solicited: true });
      link.qp.write({ local, remote });
      link.qp.write({ local, remote, immediate: 10 });
      const last = { ackRequest: true };
      expect(await link.next()).toMatchObject({
        opcode: op.SEND_ONLY_IMM,
        psn: link.own(0),
        immediate: 9,
        solicited: true,
        ...last,
      });
      expect(await link.next()).toMatchObject({
        opcode: op.WRITE_ONLY,
        psn: link.own(1),
        solicited: false,
        ...reth,
        ...last,
      });
      const third = { opcode: op.WRITE_ONLY_IMM, psn: link.own(2), immediate: 10 };
      expect(await link.next()).toMatchObject({ ...third, ...reth, ...last });
      // One acknowledgement covers all three.
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(2), syndrome: SYNDROME_ACK, msn: 3 });
      expect(await link.statuses(3)).toEqual(["SUCCESS", "SUCCESS", "SUCCESS"]);

      link.qp.read({ local: link.region.slice(64, 68), remote });
      const { address, remoteKey } = remote;
      expect(await link.next()).toMatchObject({
        opcode: op.READ_REQUEST,
        psn: link.own(3),
        address,
        remoteKey,
        length: 4,
      });
      const answer = { syndrome: SYNDROME_ACK, msn: 4, payload: text("data") };
      link.send({ opcode: op.READ_RESPONSE_ONLY, psn: link.own(3), ...answer });
      expect((await link.completion()).status).toBe("SUCCESS");
      expect(link.bytes(64, 4)).toEqual(text("data"));

      link.qp.fetchAndAdd({ local: link.region.slice(128, 136), remote, add: 2n ** 40n });
      link.qp.compareAndSwap({ local: link.region.slice(136, 144), remote, compare: 3n, swap: 7n });
      const atomic = { address, remoteKey };
      expect(await link.next()).toMatchObject({
        opcode: op.FETCH_ADD,
        operand: 2n ** 40n,
        compare: 0n,
        ...atomic,
      });
      expect(await link.next()).toMatchObject({
        opcode: op.COMPARE_SWAP,
        operand: 7n,
        compare: 3n,
        ...atomic,
      });
      for (const i of [4, 5]) {
        const original = BigInt(i) << 56n;
        link.send({ opcode: op.ATOMIC_ACKNOWLEDGE, psn: link.own(i), syndrome: SYNDROME_ACK, original });
      }
      expect(await link.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
      expect([link.word(128), link.word(136)]).toEqual([4n << 56n, 5n << 56n]);
    }),
  },
};
