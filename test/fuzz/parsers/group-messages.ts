import type { JoinHello, Roster } from "../../../src/group/membership/joining/roster.ts";
import type { Member } from "../../../src/group/membership/links/member.ts";

const identity = { host: "h", machine: "m", processId: 1, pidNamespace: "pid:[1]", started: "7" };

/** Valid request of a process that joins. */
export const hello: JoinHello = { name: "g", version: "1", size: 3, rank: 1, identity, port: 4711 };

const member = (rank: number): Member => ({
  ...{ ...identity, processId: 1 + rank, rank, place: rank, id: rank },
  ...{ address: rank === 0 ? "" : "127.0.0.1", port: 4711 + rank },
});

/** Valid list of members. */
export const roster: Roster = {
  ...{ session: "s", epoch: 0, slots: 3, rank: 1 },
  members: [member(0), member(1), member(2)],
};
