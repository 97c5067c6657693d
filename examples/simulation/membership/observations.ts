// Checks of a group in the simulator that compare its members.
import type { Group } from "doorbell/group";

/** State of a count. The session is empty before a member has taken part in a round. */
export interface State {
  readonly session: string;
  readonly round: number;
  readonly total: number;
}

/** Contribution of a host to a round. */
export const contribution = (host: number, round: number): number => (host + 1) * 1000 + round;

/** Observations of all members. The checks compare hosts, which no member could. */
export class Observations {
  readonly #lists = new Map<string, string>();
  readonly #totals = new Map<string, number>();
  /** State and group of each host. Undefined while a host is in no group. */
  readonly now = new Map<number, State & { readonly members: number }>();
  rounds = 0;
  reforms = 0;
  joins = 0;

  /** Checks that all members of an epoch have the same list of members. */
  list(session: string, group: Group): void {
    const key = `${session} epoch ${group.epoch}`;
    const members = group.members.map(({ host, processId }) => `${host}:${processId}`).join(" ");
    const before = this.#lists.get(key) ?? members;
    if (before !== members) throw new Error(`${key} has the members ${before}, and the members ${members}`);
    this.#lists.set(key, members);
  }

  /** Checks that a round that all members have finished has one total. */
  total({ session, round, total }: State): void {
    const key = `${session} round ${round}`;
    const before = this.#totals.get(key) ?? total;
    if (before !== total) throw new Error(`${key} has the totals ${before} and ${total}`);
    this.#totals.set(key, total);
  }
}

/** Returns the state of the most advanced member. Checks that members differ by one round at most. */
export function newest(states: readonly State[]): State {
  const known = states.filter(({ session }) => session !== "");
  const last = known.reduce((a, b) => (b.round > a.round ? b : a));
  for (const state of known) {
    if (state.session !== last.session)
      throw new Error(`sessions ${state.session} and ${last.session} in one group`);
    if (state.round < last.round - 1) throw new Error(`rounds ${state.round} and ${last.round} in one group`);
    if (state.round === last.round && state.total !== last.total)
      throw new Error(`round ${state.round} has the totals ${state.total} and ${last.total}`);
  }
  return last;
}
