// Members that train together while hosts crash, stop and lose each other, and that heal members without the state.
//
//     npx bun examples/simulation/healing.ts [SEEDS] [FIRST]     checks that many seeds, from the first one on
//     npx doorbell simulate examples/simulation/healing.ts --seed 7     repeats one
//
// The state is a buffer in the memory of each GPU. In each round the GPUs of all members that have the state add their
// contributions, and each member adds the sum to its state. A replacement gets the state from a healthy member by
// `group.heal()`, while the others go on. It contributes nothing meanwhile, and adds the sums of these rounds afterwards.
// A group goes on only while a majority of the hosts has the state. Otherwise it ends, and its members join again. The
// test checks that
// - all members of an epoch have the same list of members,
// - each round of a session has one total in all members, so no two parts of a group go on, and no sum is wrong,
// - a healed state has all of its bytes, and the rounds that its member missed,
// - no call and no healing takes longer than its limit,
// - all hosts are in one group and have the state again soon after the last fault.
import { DoorbellError } from "doorbell";
import type { Buffer } from "doorbell/cuda";
import { type Group, type Healing, join, MemberLostError, MissingMembersError } from "doorbell/group";
import type { Cluster, Host, Program, SimulationOptions } from "doorbell/simulation";
import { checkSeeds } from "./check-seeds.ts";
import { CALL_MS, limited, pause, sumOnGpus } from "./membership/calls.ts";
import { contribution, newest, Observations, type State } from "./membership/observations.ts";

const RENDEZVOUS = "tcp://host0:7100";
/** Number of rounds that a group runs without the host of the rendezvous, which alone can admit others. */
const ROUNDS_ALONE = 10;
/** Time after the last fault in which all hosts must have the state again. */
const RECOVERY_MS = 120_000;
/** Lengths of the state, from which a seed draws one. A transfer of the longest one takes several rounds. */
const LENGTHS = [1_000, 16_000, 64_000] as const;

/** Times of a run, in milliseconds. */
export interface Times {
  /** Time with faults. */
  readonly faultyMs: number;
  /** Shortest pause between two rounds. */
  readonly roundMs: number;
  /** Time without a heartbeat until a member counts as failed. Members of other hosts have five times as long. */
  readonly lostAfterMs: number;
  /** Mean time from one kill to the next. */
  readonly killMs: number;
}

/** Values that all members of a run share. */
interface Run extends Times {
  readonly hosts: number;
  readonly length: number;
  readonly seen: HealingObservations;
}

/** Observations of all members, and of their transfers. */
class HealingObservations extends Observations {
  /** Numbers of transfers that ended with the state, and of those that ended without it. */
  healed = 0;
  failed = 0;
  /** Number of kills while a member got the state. */
  interruptions = 0;
  /** Hosts whose members get the state now. */
  readonly transferring = new Set<number>();
  /** Number of rounds that members added after a transfer. */
  missedRounds = 0;
}

/** Value that members exchange in a round. The session is empty while the member does not have the state. */
interface Report extends State {
  readonly host: number;
  /** Number of processes that wait to join. */
  readonly waiting: number;
  /** True when the transfer to this member has failed, so that all members call `heal` again. */
  readonly needsHealing: boolean;
}

/** Member of a group, with its state. */
class Member implements Disposable {
  readonly #group: Group;
  readonly #host: Host;
  readonly #run: Run;
  readonly #state: Buffer<"u32">;
  /** Session of the state, empty while this member does not have the state. */
  #session = "";
  /** Number of rounds in the state. */
  #version = 0;
  /** Number of rounds of the group. */
  #round = 0;
  /** Sums of the rounds that the state does not have yet. */
  #missed: number[] = [];
  #healing: Healing | undefined;
  #hasFailed = false;
  /** Error of a transfer that is not one of the network. */
  #error: unknown;
  /** Session that the state will have after the transfer. */
  #nextSession = "";

  constructor(group: Group, host: Host, run: Run) {
    this.#group = group;
    this.#host = host;
    this.#run = run;
    this.#state = group.device.allocate(run.length, "u32").fill(0);
  }

  [Symbol.dispose](): void {
    this.#state.close();
  }

  get #isCurrent(): boolean {
    return this.#session !== "";
  }

  /** Reads the total, which is the value of each element of the state. Throws an Error for a torn state. */
  #readTotal(): number {
    const totals = this.#state.toArray();
    const first = totals[0]!;
    for (const total of totals) if (total !== first) throw new Error("the elements of the state differ");
    return first;
  }

  #add(sum: number): void {
    const [total = 0] = this.#state.slice(0, 1).toArray();
    this.#state.fill((total + sum) >>> 0);
    this.#version++;
  }

  /** Exchanges the states of all members. */
  async #exchange(): Promise<Report[]> {
    const own: Report = {
      ...{ session: this.#session, round: this.#version, total: this.#isCurrent ? this.#readTotal() : 0 },
      ...{ host: this.#host.index, waiting: this.#group.newcomers, needsHealing: this.#hasFailed },
    };
    const reports = await limited("exchange", () => this.#group.exchange(own, { timeoutMs: CALL_MS }));
    if (reports.length !== this.#group.size)
      throw new Error(`${reports.length} values of ${this.#group.size} members`);
    return reports;
  }

  /** True when a majority of the hosts has the state. */
  #hasMajority(reports: readonly Report[]): boolean {
    return 2 * reports.filter(({ session }) => session !== "").length > this.#run.hosts;
  }

  /** Agrees with all members on the newest state, and begins to heal those without it. Returns false at the end. */
  async #agree(): Promise<boolean> {
    this.#catchUp();
    this.#missed = [];
    this.#hasFailed = false;
    const { seen } = this.#run;
    const group = this.#group;
    if (this.#session === "" && group.epoch === 0 && this.#round === 0)
      [this.#session = ""] = await group.exchange(crypto.randomUUID(), { timeoutMs: CALL_MS });
    const reports = await this.#exchange();
    if (!this.#hasMajority(reports)) return false;
    const last = newest(reports);
    const healing = await limited("heal", () =>
      group.heal({ state: this.#state }, { version: this.#version, timeoutMs: CALL_MS }),
    );
    if (healing.version !== last.round)
      throw new Error(`heal: version ${healing.version} in place of ${last.round}`);
    this.#nextSession = last.session;
    this.#session = healing.isHealthy ? last.session : "";
    this.#round = last.round;
    this.#healing = healing;
    seen.list(last.session, group);
    void this.#watch(healing);
    return true;
  }

  /** Notes the end of a transfer. */
  async #watch(healing: Healing): Promise<void> {
    const { seen } = this.#run;
    if (!healing.isHealthy) seen.transferring.add(this.#host.index);
    try {
      await limited("healing", () => healing.done());
    } catch (error) {
      if (!(error instanceof DoorbellError)) this.#error = error;
      else if (!healing.isHealthy) {
        seen.failed++;
        if (this.#healing === healing) this.#hasFailed = true;
      }
    }
    if (this.#healing === healing) seen.transferring.delete(this.#host.index);
  }

  /** Adds the rounds that the group ran during the transfer, if it has ended. */
  #catchUp(): void {
    if (this.#isCurrent || this.#healing?.ready !== true) return;
    const { seen } = this.#run;
    this.#version = this.#healing.version;
    this.#session = this.#nextSession;
    for (const sum of this.#missed.splice(0)) {
      this.#add(sum);
      seen.missedRounds++;
    }
    seen.healed++;
  }

  /** Runs a round. Returns its reports, or undefined when no majority has the state. */
  async #oneRound(): Promise<readonly Report[] | undefined> {
    const { seen } = this.#run;
    this.#catchUp();
    const reports = await this.#exchange();
    if (!this.#hasMajority(reports)) return undefined;
    const current = reports.filter(({ session }) => session !== "");
    for (const one of current) {
      if (one.round !== this.#round) throw new Error(`round ${this.#round} met round ${one.round}`);
      seen.total(one);
    }
    newest(current);
    const round = this.#round + 1;
    const expected = current.reduce((sum, { host }) => sum + contribution(host, round), 0);
    const own = this.#isCurrent ? contribution(this.#host.index, round) : 0;
    const sum = await sumOnGpus(this.#group, own);
    if (sum !== expected) throw new Error(`the GPUs added ${sum} in place of ${expected}`);
    if (this.#isCurrent) this.#add(sum);
    else this.#missed.push(sum);
    this.#round = round;
    seen.rounds++;
    return reports;
  }

  /** Takes part in the group until it ends. */
  async train(): Promise<void> {
    const { seen, roundMs } = this.#run;
    const { index } = this.#host;
    const group = this.#group;
    let [mustReform, mustAgree, alone] = [false, true, 0];
    for (;;) {
      try {
        if (this.#error !== undefined) throw this.#error;
        if (mustReform) {
          await limited("reform", () => group.reform({ timeoutMs: CALL_MS }));
          seen.reforms++;
          [mustReform, mustAgree] = [false, true];
        }
        if (mustAgree) {
          if (!(await this.#agree())) return;
          mustAgree = false;
        }
        const reports = await this.#oneRound();
        if (reports === undefined) return;
        const own = reports[group.rank]!;
        if (own.session === "") seen.now.delete(index);
        else seen.now.set(index, { ...own, members: group.size });
        if (group.members.every(({ host }) => host !== "host0") && ++alone > ROUNDS_ALONE) return;
        mustReform = reports[0]!.waiting > 0;
        mustAgree = reports.some(({ needsHealing }) => needsHealing);
        await pause((1 + Math.random()) * roundMs);
      } catch (error) {
        if (!(error instanceof MemberLostError || error instanceof MissingMembersError)) throw error;
        seen.now.delete(index);
        mustReform = true;
      }
    }
  }
}

/** Joins a group again and again. */
async function member(host: Host, run: Run): Promise<void> {
  const { seen, hosts, lostAfterMs } = run;
  seen.now.delete(host.index);
  seen.transferring.delete(host.index);
  for (;;) {
    try {
      using group = await limited("join", () =>
        join({ rendezvous: RENDEZVOUS, size: hosts, device: 0, lostAfterMs, timeoutMs: CALL_MS }),
      );
      seen.joins++;
      using one = new Member(group, host, run);
      await one.train();
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
    }
    seen.now.delete(host.index);
    await pause(100 + Math.random() * 200);
  }
}

/** Options of the test: about 30 seconds of virtual time. */
export const options: SimulationOptions = {
  hosts: 5,
  gpus: 1,
  network: { latencyUs: [20, 400], loss: 0.01, bandwidthGbps: 0.01 },
  faults: { budget: 14, everyMs: [100, 3_000], forMs: [50, 5_000] },
  untilMs: 400_000,
};

/** Times of the test. */
const TIMES: Times = { faultyMs: 29_000, roundMs: 300, lostAfterMs: 200, killMs: 5_000 };

/** Probability, in percent, that the next kill waits until a member gets the state. */
const KILL_IN_TRANSFER = 50;

/** Kills hosts besides the drawn faults, so that each run heals. Half of the kills hit a host during a transfer. */
async function kill(cluster: Cluster, { faultyMs, lostAfterMs, killMs, seen }: Run): Promise<void> {
  const [, ...hosts] = cluster.hosts;
  for (const endMs = cluster.timeMs + faultyMs - 2 * killMs; cluster.timeMs < endMs; ) {
    await cluster.sleep(1 + cluster.random(Math.round(1.5 * killMs)));
    if (cluster.random(100) < KILL_IN_TRANSFER)
      for (let waited = 0; waited < killMs && seen.transferring.size === 0; waited++) await cluster.sleep(1);
    const host = hosts[cluster.random(hosts.length)]!;
    if (seen.transferring.size > 0) seen.interruptions++;
    host.crash();
    await cluster.sleep(1 + cluster.random(10 * lostAfterMs));
    host.restart();
  }
}

/** Returns the test: members on all hosts, and the checks. */
export const healingTest =
  (times: Times = TIMES): Program =>
  async (cluster: Cluster) => {
    const seen = new HealingObservations();
    const hosts = cluster.hosts.length;
    const length = LENGTHS[cluster.random(LENGTHS.length)]!;
    const run: Run = { ...times, hosts, length, seen };
    const [first, ...others] = cluster.hosts;
    // Drawn faults crash the hosts that boot a program. The host of the rendezvous must exist, but it may stop.
    void first!.run((host) => member(host, run));
    for (const host of others) host.boot((one) => member(one, run));
    await Promise.all([cluster.sleep(times.faultyMs), kill(cluster, run)]);
    const isOne = () => {
      const states = [...seen.now.values()];
      return (
        states.length === hosts &&
        states.every((one) => one.members === hosts && one.session === states[0]!.session)
      );
    };
    await cluster.eventually("all hosts have the state of one group", isOne, RECOVERY_MS);
    const { rounds, reforms, joins, healed, failed, interruptions, missedRounds } = seen;
    cluster.record(JSON.stringify({ rounds, reforms, joins, healed, failed, interruptions, missedRounds }));
  };

/** Program of `doorbell simulate`. */
export const program: Program = healingTest();

if (import.meta.main) await checkSeeds(options, healingTest());
