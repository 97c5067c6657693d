// Items 9 to 11 and 13: receivers that are not ready, peers that do not answer, and lost answers.
import { expect } from "vitest";
import { SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { ack, bothSucceed, type Item, linked, nak, same, text } from "./item.ts";
import { connected, Link, untimed } from "./subject.ts";

const RNR = 0x20;
const TEN_MICROSECONDS = 1;
const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };

export const receiverNotReady: Item = {
  name: "RNR then success",
  pairs: {
    "a SEND waits for its receive": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, { minRnrTimer: TEN_MICROSECONDS });
      using _a = a;
      using _b = b;
      a.qp.send({ local: a.filled(3000) });
      // Two round trips in the other direction: the SEND has arrived and was refused before the second one
      // ends.
      const { address, remoteKey } = a.region;
      for (let i = 0; i < 2; i++) {
        b.qp.write({ local: b.region.slice(0, 8), remote: { address, byteLength: 8, remoteKey } });
        expect((await b.completion()).status).toBe("SUCCESS");
      }
      expect(a.cq.poll()).toEqual([]);
      b.qp.receive({ local: b.region.slice(0, 4000) });
      await bothSucceed(a, b);
      // The WRITEs changed the first 8 bytes at `a`, perhaps before they were sent.
      expect(same(b.bytes(8, 2992), a.bytes(8, 2992))).toBe(true);
    },
  },
  wire: {
    "sends RNR, and accepts the message later": linked({ ...untimed, minRnrTimer: 12 }, async (link) => {
      const send = { opcode: op.SEND_ONLY, psn: link.at(0), ackRequest: true, payload: text("now") };
      link.send(send);
      expect(await link.next()).toMatchObject(nak(link.at(0), RNR | 12));
      link.send({ ...send, psn: link.at(1) });
      // rxe also sends a NAK for the packet after the refused one, and a requester must tolerate it.
      if (link.subject.isRxe) expect(await link.next()).toMatchObject(nak(link.at(0)));
      link.send(send);
      expect(await link.next()).toMatchObject(nak(link.at(0), RNR | 12));
      link.qp.receive({ local: link.region.slice(0, 8) });
      link.send(send);
      expect(await link.next()).toMatchObject(ack(link.at(0), 1));
      expect(await link.completion()).toMatchObject({ status: "SUCCESS", byteLength: 3 });
    }),

    "sends RNR when immediate data of a WRITE finds no receive": linked(untimed, async (link) => {
      const write = { opcode: op.WRITE_ONLY_IMM, psn: link.at(0), ackRequest: true, immediate: 1 };
      const content = { ...link.remote(), payload: text("now") };
      link.send({ ...write, ...content });
      expect(await link.next()).toMatchObject(nak(link.at(0), RNR | 12));
      link.qp.receive();
      link.send({ ...write, ...content });
      expect(await link.next()).toMatchObject(ack(link.at(0), 1));
      expect((await link.completion()).immediate).toBe(1);
    }),

    "waits and retransmits": linked({ ...untimed, rnrRetry: 7 }, async (link) => {
      for (const wrId of [0, 1]) link.qp.send({ local: link.filled(8), wrId });
      const sent = await link.take(2);
      const refused = { opcode: op.ACKNOWLEDGE, psn: link.own(0), syndrome: RNR | TEN_MICROSECONDS };
      // More often than a 3-bit counter allows: the value 7 means forever.
      for (let i = 0; i < 10; i++) {
        link.send(refused);
        expect(await link.take(2)).toEqual(sent);
      }
      // The requester may go back or ignore the sequence NAK that rxe sends afterwards, and nothing else.
      link.send(refused);
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(0), syndrome: 0x60 });
      expect(await link.take(2)).toEqual(sent);
      link.send({ opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: SYNDROME_ACK, msn: 2 });
      expect(await link.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
    }),
  },
};

export const rnrExhausted: Item = {
  name: "RNR exhausted",
  pairs: {
    "the SEND fails, and the rest is flushed": async (near, far, { peer }) => {
      const options = { rnrRetry: 2, minRnrTimer: TEN_MICROSECONDS };
      const [a, b] = connected(near, far, peer.address, options);
      using _a = a;
      using _b = b;
      a.qp.send({ local: a.filled(8), wrId: 1 });
      a.qp.send({ local: a.filled(8), wrId: 2 });
      expect(await a.completion()).toMatchObject({ wrId: 1, status: "RNR_RETRY_EXC_ERR" });
      expect(await a.completion()).toMatchObject({ wrId: 2, status: "WR_FLUSH_ERR" });
      expect([a.state, b.state]).toEqual(["ERR", "RTS"]);
    },
  },
  wire: Object.fromEntries(
    [0, 1, 3].map((rnrRetry) => [
      `sends ${rnrRetry + 1} times with rnr_retry ${rnrRetry}`,
      linked({ ...untimed, rnrRetry }, async (link) => {
        link.qp.send({ local: link.filled(8) });
        for (let i = 0; i <= rnrRetry; i++) {
          expect(await link.next()).toMatchObject({ opcode: op.SEND_ONLY, psn: link.own(0) });
          const refused = { opcode: op.ACKNOWLEDGE, psn: link.own(0), syndrome: RNR | TEN_MICROSECONDS };
          link.send(refused);
        }
        expect((await link.completion()).status).toBe("RNR_RETRY_EXC_ERR");
        expect(link.arrived()).toEqual([]);
        expect(link.state).toBe("ERR");
      }),
    ]),
  ),
};

export const timeoutExhausted: Item = {
  name: "timeout exhausted (retry_cnt n -> n+1 sends)",
  pairs: {
    "a failed peer answers nothing": async (near, far, { peer }) => {
      const [a, b] = connected(near, far, peer.address, { timeout: 12, retryCount: 2 });
      using _a = a;
      using _b = b;
      b.qp.fail();
      a.qp.send({ local: a.filled(8), wrId: 1 });
      a.qp.send({ local: a.filled(8), wrId: 2 });
      expect(await a.completion()).toMatchObject({ wrId: 1, status: "RETRY_EXC_ERR" });
      expect(await a.completion()).toMatchObject({ wrId: 2, status: "WR_FLUSH_ERR" });
      expect(a.state).toBe("ERR");
    },
  },
  // Not 7, because rxe treats 7 as forever.
  wire: Object.fromEntries(
    [0, 1, 3].map((retryCount) => [
      `sends ${retryCount + 1} times with retry_cnt ${retryCount}`,
      linked({ timeout: 12, retryCount }, async (link) => {
        link.qp.write({ local: link.filled(8), remote });
        expect((await link.completion()).status).toBe("RETRY_EXC_ERR");
        const sent = link.arrived();
        expect(sent.length).toBe(retryCount + 1);
        for (const packet of sent) expect(packet).toEqual(sent[0]);
        expect(link.state).toBe("ERR");
      }),
    ]),
  ),
};

export const impliedNak: Item = {
  name: "implied NAK on READ",
  wire: {
    "requests a READ again when a later request is acknowledged": async (subject, { peer }) => {
      for (const atomic of [false, true]) {
        using link = new Link(subject, peer, untimed);
        const local = link.region.slice(64, 72);
        if (atomic) link.qp.fetchAndAdd({ local, remote, add: 1n, wrId: 1 });
        else link.qp.read({ local, remote, wrId: 1 });
        link.qp.write({ local: link.filled(8), remote, wrId: 2 });
        const [asked] = await link.take(2);
        const acknowledge = { opcode: op.ACKNOWLEDGE, psn: link.own(1), syndrome: SYNDROME_ACK, msn: 2 };
        link.send(acknowledge);
        expect(await link.next()).toEqual(asked);
        const answer = { psn: link.own(0), syndrome: SYNDROME_ACK, msn: 1 };
        if (atomic) link.send({ opcode: op.ATOMIC_ACKNOWLEDGE, original: 5n, ...answer });
        else
          link.send({
            opcode: op.READ_RESPONSE_ONLY,
            payload: Uint8Array.of(5, 0, 0, 0, 0, 0, 0, 0),
            ...answer,
          });
        link.send(acknowledge);
        expect(await link.completion()).toMatchObject({ wrId: 1, status: "SUCCESS" });
        expect(await link.completion()).toMatchObject({ wrId: 2, status: "SUCCESS" });
        expect(link.word(64)).toBe(5n);
      }
    },
  },
};
