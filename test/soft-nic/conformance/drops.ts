// Items 14 and 15: packets that are dropped without an answer.
import { expect } from "vitest";
import { NAK_ACCESS, SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { ack, type Item, type Lab, type WireTest } from "./item.ts";
import { Link, untimed } from "./subject.ts";

type How = (lab: Lab) => NonNullable<Parameters<Link["send"]>[1]>;

/** A forged request with the right PSN changes nothing, and the true one that follows is executed. */
const request =
  (how: How): WireTest =>
  async (subject, lab) => {
    using link = new Link(subject, lab.peer, untimed);
    link.qp.receive({ local: link.region.slice(128, 192) });
    const content = (byte: number, bytes: number) => ({
      ackRequest: true,
      payload: new Uint8Array(bytes).fill(byte),
    });
    // A short payload, and one that is long enough for the native CRC routine.
    for (const [i, bytes] of [8, 900].entries()) {
      const write = { opcode: op.WRITE_ONLY, psn: link.at(i), ...link.remote(256) };
      link.send({ ...write, ...content(6, bytes) }, how(lab));
      link.send({ ...write, opcode: op.SEND_ONLY, ...content(6, 8) }, how(lab));
      link.send({ ...write, ...content(7, bytes) });
      expect(await link.next()).toMatchObject(ack(link.at(i), i + 1));
      expect(link.bytes(256, bytes).every((byte) => byte === 7)).toBe(true);
    }
    expect(link.cq.poll()).toEqual([]);
    expect(link.bytes(128, 8)).toEqual(new Uint8Array(8));
    expect(link.arrived()).toEqual([]);
    expect(lab.impostor.arrived(link.number)).toEqual([]);
  };

/** A forged acknowledgement or NAK changes nothing. */
const response =
  (how: How): WireTest =>
  async (subject, lab) => {
    using link = new Link(subject, lab.peer, untimed);
    const remote = { address: 0x10000, byteLength: 4096, remoteKey: 1 };
    link.qp.write({ local: link.region.slice(0, 8), remote, wrId: 1 });
    link.qp.read({ local: link.region.slice(8, 16), remote, wrId: 2 });
    await link.take(2);
    const acknowledge = { opcode: op.ACKNOWLEDGE, psn: link.own(0) };
    const reply = { opcode: op.READ_RESPONSE_ONLY, psn: link.own(1), syndrome: SYNDROME_ACK };
    link.send({ ...acknowledge, syndrome: NAK_ACCESS }, how(lab));
    link.send({ ...acknowledge, syndrome: SYNDROME_ACK }, how(lab));
    link.send({ ...reply, payload: new Uint8Array(8).fill(6) }, how(lab));
    link.send({ opcode: op.WRITE_ONLY, psn: link.at(0), ackRequest: true, length: 0 });
    // The answer to a true request shows that the forged packets were processed.
    expect(await link.next()).toMatchObject(ack(link.at(0)));
    expect(link.cq.poll()).toEqual([]);
    link.send({ ...reply, payload: new Uint8Array(8).fill(7) });
    expect(await link.statuses(2)).toEqual(["SUCCESS", "SUCCESS"]);
    expect(link.bytes(8, 8)).toEqual(new Uint8Array(8).fill(7));
  };

const damaged: How = () => ({ damaged: true });
const elsewhere: How = ({ impostor }) => ({ from: impostor });

export const badIcrc: Item = {
  name: "bad ICRC dropped",
  wire: { "drops a request": request(damaged), "drops an answer": response(damaged) },
};

export const wrongSource: Item = {
  name: "wrong src IP dropped",
  wire: { "drops a request": request(elsewhere), "drops an answer": response(elsewhere) },
};
