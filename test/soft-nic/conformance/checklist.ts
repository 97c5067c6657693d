// Runs the conformance checklist of docs/rocev2.md section 11 on devices.
import { describe, test } from "vitest";
import { badIcrc, wrongSource } from "./drops.ts";
import type { Item, Lab } from "./item.ts";
import { operations } from "./operations.ts";
import { ipv6, window } from "./reach.ts";
import { naks } from "./refusals.ts";
import { impliedNak, receiverNotReady, rnrExhausted, timeoutExhausted } from "./retry.ts";
import { duplicates, gap, silentWithoutA } from "./sequence.ts";
import { multiPacket, padding, psnWrap, zeroLength } from "./sizes.ts";
import type { Subject } from "./subject.ts";
import { addressHeader, ucHoles, wrongQueueKey } from "./unreliable.ts";

export const checklist: readonly Item[] = [
  operations,
  multiPacket,
  zeroLength,
  padding,
  psnWrap,
  silentWithoutA,
  duplicates,
  gap,
  receiverNotReady,
  rnrExhausted,
  timeoutExhausted,
  naks,
  impliedNak,
  badIcrc,
  wrongSource,
  addressHeader,
  wrongQueueKey,
  ucHoles,
  ipv6,
  window,
];

/**
 * Subjects of the tests: each device alone against a hand-made peer, and pairs of devices, requester first.
 */
export interface Candidates {
  readonly lab: Lab;
  readonly subjects: readonly Subject[];
  readonly pairs: readonly (readonly [near: Subject, far: Subject])[];
}

/** Declares the tests of all items. */
export function declare(
  items: readonly Item[],
  names: { subjects: string[]; pairs: string[] },
  candidates: () => Candidates,
): void {
  describe.each(items.map((item) => [item.name, item] as const))("%s", (_name, item) => {
    for (const [title, body] of Object.entries(item.pairs ?? {})) {
      names.pairs.forEach((pair, i) => {
        test(`${pair}: ${title}`, () => {
          const { lab, pairs } = candidates();
          return body(...pairs[i]!, lab);
        });
      });
    }
    for (const [title, body] of Object.entries(item.wire ?? {})) {
      names.subjects.forEach((subject, i) => {
        test(`${subject} ${title}`, () => {
          const { lab, subjects } = candidates();
          return body(subjects[i]!, lab);
        });
      });
    }
  });
}
