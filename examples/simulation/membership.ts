// Members that count together while hosts crash, stop and lose each other: a test of `doorbell/group` in the simulator.
//
//     npx bun examples/simulation/membership.ts [SEEDS] [FIRST]     checks that many seeds, from the first one on
//
// In each round all members exchange their state and add the contributions of all members to a total. After a loss they
// reform the group and take over the state of the most advanced member. A group goes on only while a majority of the
// hosts has its state. Otherwise it ends, and its members join again. The test checks that
// - all members of an epoch have the same list of members,
// - each round of a session has one total, so no two parts of a group go on, and no sum is wrong,
// - no call takes longer than its limit,
// - all hosts are in one group again soon after the last fault.
import { DoorbellError } from "doorbell";
import { type Group, join, MemberLostError, MissingMembersError } from "doorbell/group";
import type { Cluster, Host, Program, SimulationOptions } from "doorbell/simulation";
import { checkSeeds } from "./check-seeds.ts";
import { CALL_MS, limited, pause, sumOnGpus } from "./membership/calls.ts";
import { contribution, newest, Observations, type State } from "./membership/observations.ts";

const RENDEZVOUS = "tcp://host0:7100";
/** Time without a heartbeat until a member counts as failed. Members of other hosts have five times as long. */
const LOST_AFTER_MS = 200;
/** Shortest pause between two rounds, in milliseconds. */
const ROUND_MS = 50;
const GPU_ROUND_MS = 400;
/** Number of rounds that a group runs without the host of the rendezvous, which alone can admit others. */
const ROUNDS_ALONE = 10;
/** Time after the last fault in which all hosts must be in one group again. */
const RECOVERY_MS = 120_000;

/** Number of hosts, and of GPUs of each. */
interface Shape {
  readonly hosts: number;
  readonly gpus: number;
}

/** Value that members exchange in a round. */
interface Report extends State {
  readonly host: number;
  /** Number of processes that wait to join. */
  readonly waiting: number;
}

/** Takes part in a group until it ends. */
async function count(group: Group, host: Host, { hosts, gpus }: Shape, seen: Observations): Promise<void> {
  let state: State = { session: "", round: 0, total: 0 };
  let alone = 0;
  /** True before the members of an epoch have agreed on a state. */
  let isNew = true;
  for (;;) {
    try {
      if (isNew && state.session === "" && group.epoch === 0)
        state = {
          ...state,
          session: (await group.exchange(crypto.randomUUID(), { timeoutMs: CALL_MS }))[0]!,
        };
      const own: Report = { ...state, host: host.index, waiting: group.newcomers };
      const reports = await limited("exchange", () => group.exchange(own, { timeoutMs: CALL_MS }));
      if (reports.length !== group.size) throw new Error(`${reports.length} values of ${group.size} members`);
      // Newcomers have no state, so they do not count: a part that has lost the majority may have admitted them.
      if (2 * reports.filter(({ session }) => session !== "").length <= hosts) return;
      const before = newest(reports);
      if (isNew) {
        state = before;
        isNew = false;
        seen.list(state.session, group);
      } else {
        if (before.round !== state.round) throw new Error(`round ${state.round} met round ${before.round}`);
        seen.total(state);
        const round = state.round + 1;
        const sum = reports.reduce((total, report) => total + contribution(report.host, round), 0);
        const summed = gpus > 0 ? await sumOnGpus(group, contribution(host.index, round)) : sum;
        if (summed !== sum) throw new Error(`the GPUs added ${summed} in place of ${sum}`);
        state = { ...state, round, total: state.total + sum };
        seen.rounds++;
      }
      seen.now.set(host.index, { ...state, members: group.size });
      const isAlone = group.members.every(({ host: name }) => name !== "host0");
      if (isAlone && ++alone > ROUNDS_ALONE) return;
      if (reports[0]!.waiting > 0) {
        await limited("reform", () => group.reform({ timeoutMs: CALL_MS }));
        seen.reforms++;
        isNew = true;
      }
      await pause((1 + Math.random()) * (gpus > 0 ? GPU_ROUND_MS : ROUND_MS));
    } catch (error) {
      if (!(error instanceof MemberLostError || error instanceof MissingMembersError)) throw error;
      seen.now.delete(host.index);
      await limited("reform", () => group.reform({ timeoutMs: CALL_MS }));
      seen.reforms++;
      isNew = true;
    }
  }
}

/** Joins a group again and again. */
async function member(host: Host, shape: Shape, seen: Observations): Promise<void> {
  seen.now.delete(host.index);
  for (;;) {
    try {
      using group = await limited("join", () =>
        join({
          ...{ rendezvous: RENDEZVOUS, size: shape.hosts, device: shape.gpus > 0 ? 0 : "none" },
          lostAfterMs: LOST_AFTER_MS,
          timeoutMs: CALL_MS,
        }),
      );
      seen.joins++;
      await count(group, host, shape, seen);
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
    }
    seen.now.delete(host.index);
    await pause(100 + Math.random() * 200);
  }
}

/** Options of the test. */
export const options: SimulationOptions = {
  hosts: 5,
  network: { latencyUs: [20, 400], loss: 0.01 },
  faults: { budget: 12, everyMs: [100, 3_000], forMs: [50, 5_000] },
  untilMs: 400_000,
};

/** Returns the test: members on all hosts, and the checks. With `gpus`, the options need that number too. */
export const membershipTest =
  (gpus = 0): Program =>
  async (cluster: Cluster) => {
    const seen = new Observations();
    const count = cluster.hosts.length;
    const shape = { hosts: count, gpus };
    const [first, ...others] = cluster.hosts;
    // Drawn faults crash the hosts that boot a program. The host of the rendezvous must exist, but it may stop.
    void first!.run((host) => member(host, shape, seen));
    for (const host of others) host.boot((one) => member(one, shape, seen));
    await cluster.sleep(45_000);
    const reached = Math.max(0, ...[...seen.now.values()].map(({ round }) => round));
    const isOne = () => {
      const states = [...seen.now.values()];
      return (
        states.length === count &&
        states.every((one) => one.members === count && one.session === states[0]!.session)
      );
    };
    await cluster.eventually("all hosts are in one group", isOne, RECOVERY_MS);
    cluster.record(
      JSON.stringify({ reached, rounds: seen.rounds, reforms: seen.reforms, joins: seen.joins }),
    );
  };

/** Program of `doorbell simulate`. */
export const program: Program = membershipTest();

if (import.meta.main) await checkSeeds(options, membershipTest());
