import type { Member } from "../member.ts";
import type { JoinHello } from "./roster.ts";

/** One who waits to come into a group that runs, as the member that keeps the rendezvous tells the others. */
export interface Candidate {
  /** Tells it from others that wait. */
  readonly key: string;
  readonly hello: JoinHello;
  /** Where it was seen. */
  readonly address: string;
}

/** Who the members are from now on, in the order of their ranks. */
export interface Seats {
  readonly members: readonly Member[];
  /** Those that were let in, with their ids. */
  readonly admitted: readonly { readonly key: string; readonly id: number }[];
}

/**
 * Gives places to those that wait, as long as there are any: the one that it asks for, if that is free. All have ranks in the
 * order of their places, so that who takes the place of one that is lost has its rank once all places are taken.
 */
export function seat(
  members: readonly Member[],
  candidates: readonly Candidate[],
  places: number,
  firstId: number,
): Seats {
  const taken = new Set(members.map(({ place }) => place));
  const free = (): number => {
    for (let place = 0; ; place++) if (!taken.has(place)) return place;
  };
  const entering = candidates.slice(0, Math.max(0, places - members.length));
  const seated = new Map<string, number>();
  const sit = ({ key }: Candidate, place: number): void => {
    taken.add(place);
    seated.set(key, place);
  };
  for (const candidate of entering) {
    const { rank } = candidate.hello;
    if (rank !== undefined && rank < places && !taken.has(rank)) sit(candidate, rank);
  }
  for (const candidate of entering) if (!seated.has(candidate.key)) sit(candidate, free());
  const admitted = entering.map(({ key }, i) => ({ key, id: firstId + i }));
  const newcomers = entering.map(({ key, hello: { identity, port }, address }, i) => {
    const place = seated.get(key)!;
    return { ...identity, rank: 0, place, id: firstId + i, address, port };
  });
  const all = [...members, ...newcomers].sort((a, b) => a.place - b.place);
  return { members: all.map((member, rank) => ({ ...member, rank })), admitted };
}
