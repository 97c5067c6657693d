// Parts of a checklist item, and the packets and answers that many items use.
import { expect } from "vitest";
import { NAK_SEQUENCE, SYNDROME_ACK } from "../../../src/soft/hca/wire/headers.ts";
import * as op from "../../../src/soft/hca/wire/opcodes.ts";
import { type End, Link, type LinkOptions, type Subject } from "./subject.ts";
import type { WirePeer } from "./wire-peer.ts";

/** Hand-made peers. The impostor has another address than the peer. */
export interface Lab {
  readonly peer: WirePeer;
  readonly impostor: WirePeer;
  /** Absent where the host has no spare IPv6 address. */
  readonly peer6?: WirePeer;
}

/** Test of one device against the hand-made peer. */
export type WireTest = (subject: Subject, lab: Lab) => Promise<void>;
/** Test of two devices, where `near` is the requester. */
export type PairTest = (near: Subject, far: Subject, lab: Lab) => Promise<void>;

/** Item of the checklist in docs/rocev2.md section 11. */
export interface Item {
  readonly name: string;
  /** Tests by the role of the device. */
  readonly wire?: Readonly<Record<string, WireTest>>;
  readonly pairs?: Readonly<Record<string, PairTest>>;
}

/** Returns a test on a new link, which is closed afterwards. */
export function linked(options: LinkOptions, body: (link: Link, lab: Lab) => Promise<void>): WireTest {
  return async (subject, lab) => {
    using link = new Link(subject, lab.peer, options);
    await body(link, lab);
  };
}

/** Positive acknowledgement, as received. */
export const ack = (psn: number, msn?: number) => ({
  opcode: op.ACKNOWLEDGE,
  psn,
  syndrome: SYNDROME_ACK,
  ...(msn === undefined ? {} : { msn }),
});

/** NAK or receiver not ready. */
export const nak = (psn: number, syndrome: number = NAK_SEQUENCE) => ({
  opcode: op.ACKNOWLEDGE,
  psn,
  syndrome,
});

/** Returns bytes with a recognizable pattern. */
export const text = (content: string): Uint8Array => new TextEncoder().encode(content);

export const same = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * Checks that the device works in both directions and sent no unexpected packet: its next packet answers this
 * request.
 */
export async function expectUsable(link: Link, offset: number): Promise<void> {
  link.send({ opcode: op.WRITE_ONLY, psn: link.at(offset), ackRequest: true, ...link.remote(), length: 0 });
  expect(await link.next()).toMatchObject(ack(link.at(offset)));
}

/** Checks that the next completions of both devices are successes. */
export async function bothSucceed(near: End, far: End): Promise<void> {
  expect([await near.completion(), await far.completion()].map(({ status }) => status)).toEqual([
    "SUCCESS",
    "SUCCESS",
  ]);
}
