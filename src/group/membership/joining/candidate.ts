import { isRecord } from "../links/handshake.ts";
import type { Member } from "../links/member.ts";
import { isJoinHello, type JoinHello } from "./roster.ts";

/** Process that waits to join a running group, as the rendezvous keeper announces it to the other members. */
export interface Candidate {
  /** Unique key of the candidate. */
  readonly key: string;
  readonly hello: JoinHello;
  /** Network address of the candidate, as the rendezvous keeper saw it. */
  readonly address: string;
}

const isCandidate = (value: unknown): value is Candidate =>
  isRecord(value) &&
  typeof value["key"] === "string" &&
  typeof value["address"] === "string" &&
  isJoinHello(value["hello"]);

/** Returns the valid candidates of a message of another member, each key once. */
export function candidatesIn(value: unknown): Candidate[] {
  const valid = Array.isArray(value) ? value.filter(isCandidate) : [];
  return [...new Map(valid.map((candidate) => [candidate.key, candidate])).values()];
}

/** Members of the next epoch, in the order of their ranks. */
export interface RankAssignment {
  readonly members: readonly Member[];
  /** Admitted candidates with their new member ids. */
  readonly admitted: readonly { readonly key: string; readonly id: number }[];
}

/**
 * Assigns free slots to candidates. A candidate gets the slot that it requested if that slot is free. Ranks
 * follow the order of the slots, so a replacement has the rank of the lost member when all slots are in use.
 */
export function assignRanks(
  members: readonly Member[],
  candidates: readonly Candidate[],
  slots: number,
  firstId: number,
): RankAssignment {
  const taken = new Set(members.map(({ place }) => place));
  const free = (): number => {
    for (let slot = 0; ; slot++) if (!taken.has(slot)) return slot;
  };
  const entering = candidates.slice(0, Math.max(0, slots - members.length));
  const assigned = new Map<string, number>();
  const assign = ({ key }: Candidate, slot: number): void => {
    taken.add(slot);
    assigned.set(key, slot);
  };
  for (const candidate of entering) {
    const { rank } = candidate.hello;
    if (rank !== undefined && rank < slots && !taken.has(rank)) assign(candidate, rank);
  }
  for (const candidate of entering) if (!assigned.has(candidate.key)) assign(candidate, free());
  const admitted = entering.map(({ key }, i) => ({ key, id: firstId + i }));
  const newcomers = entering.map(({ key, hello: { identity, port }, address }, i) => {
    const place = assigned.get(key)!;
    return { ...identity, rank: 0, place, id: firstId + i, address, port };
  });
  const all = [...members, ...newcomers].sort((a, b) => a.place - b.place);
  return { members: all.map((member, rank) => ({ ...member, rank })), admitted };
}
