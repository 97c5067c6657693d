// What an item of the checklist consists of, and the packets and answers that many of them name.
import { expect } from "vitest";
import { NAK_SEQUENCE, SYNDROME_ACK } from "../../../src/soft/hca/wire/aeth.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { type End, Link, type LinkOptions, type Subject } from "./subject.ts";
import type { WirePeer } from "./wire-peer.ts";

/** The peers made by hand; the impostor has another address than the peer. */
export interface Lab {
  readonly peer: WirePeer;
  readonly impostor: WirePeer;
  /** Absent where the host has no IPv6 address to spare. */
  readonly peer6?: WirePeer;
}

/** A test of one device against the peer made by hand. */
export type WireTest = (subject: Subject, lab: Lab) => Promise<void>;
/** A test of two devices, `near` being the one that asks. */
export type PairTest = (near: Subject, far: Subject, lab: Lab) => Promise<void>;

/** One item of the checklist in docs/rocev2.md section 11. */
export interface Item {
  readonly name: string;
  /** By what the device does in them. */
  readonly wire?: Readonly<Record<string, WireTest>>;
  readonly pairs?: Readonly<Record<string, PairTest>>;
}

/** A wire test on a fresh link that is gone afterwards. */
export function linked(options: LinkOptions, body: (link: Link, lab: Lab) => Promise<void>): WireTest {
  return async (subject, lab) => {
    using link = new Link(subject, lab.peer, options);
    await body(link, lab);
  };
}

/** A positive acknowledgement, as received. */
export const ack = (psn: number, msn?: number) => ({
  opcode: op.ACKNOWLEDGE,
  psn,
  syndrome: SYNDROME_ACK,
  ...(msn === undefined ? {} : { msn }),
});

/** A negative one, or receiver-not-ready. */
export const nak = (psn: number, syndrome: number = NAK_SEQUENCE) => ({
  opcode: op.ACKNOWLEDGE,
  psn,
  syndrome,
});

/** Bytes that tell which they are. */
export const text = (content: string): Uint8Array => new TextEncoder().encode(content);

export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** The device still works in both directions, and answered nothing that was not asked: its next packet is the answer to this. */
export async function expectUsable(link: Link, offset: number): Promise<void> {
  link.send({ opcode: op.WRITE_ONLY, psn: link.at(offset), ackRequest: true, ...link.remote(), length: 0 });
  expect(await link.next()).toMatchObject(ack(link.at(offset)));
}

/** Both devices' next completions are successes. */
export async function bothSucceed(near: End, far: End): Promise<void> {
  expect([await near.completion(), await far.completion()].map(({ status }) => status)).toEqual([
    "SUCCESS",
    "SUCCESS",
  ]);
}
