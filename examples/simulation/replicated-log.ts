// A replicated log over WRITE WITH IMMEDIATE, and a test of it in the simulator.
//
//     npx bun examples/simulation/replicated-log.ts [SEEDS] [FIRST]     checks that many seeds, from the first one on
//     npx doorbell simulate examples/simulation/replicated-log.ts -- "no fence"     looks for a planted error
//
// Five hosts hold a log of puts to a key-value store. The leader of an epoch writes entries into the logs of the others.
// - vote: a candidate asks over TCP. A host that votes closes the connection of the leader before, which fences it, and
//   opens one to its log for the candidate. A majority of votes makes a leader. A log that lacks entries gets no vote.
// - put: the leader WRITEs the entry with its index as the immediate. The follower acknowledges it by an empty SEND. An
//   entry that a majority has is committed.
// - get: the leader reads its own state while it has a lease. A heartbeat is a WRITE of a counter. A host that sees it
//   change gives no vote for some time, by its own clock.
// - crash: logs are in battery-backed memory. Some hosts have no battery. They follow after a crash, but never vote again.
// The test checks that
// - committed entries are the same on all hosts, and a leader has all of them,
// - an epoch has one leader,
// - the history of all gets and puts is linearizable,
// - puts succeed again soon after the last fault, and no put waits forever.
import process from "node:process";
import { Memory } from "doorbell";
import {
  type Cluster,
  checkLinearizable,
  History,
  type Host,
  type KeyValueInput,
  keyValueModel,
  type Program,
  type SimulationOptions,
} from "doorbell/simulation";
import { checkSeeds } from "./check-seeds.ts";
import { BUGS, type Bug } from "./replicated-log/bugs.ts";
import { NotLeaderError } from "./replicated-log/leadership.ts";
import { type Entry, LOG_BYTES, Log } from "./replicated-log/log.ts";
import { Replica, type ReplicaObserver } from "./replicated-log/replica.ts";
import { pause } from "./replicated-log/times.ts";

export { BUGS, type Bug } from "./replicated-log/bugs.ts";

const KEYS = 2;
const CLIENTS_PER_HOST = 2;
/** Longest pause of a client between two operations, in milliseconds. */
const CLIENT_PAUSE_MS = 3;
/** Pause of a reader, in milliseconds. */
const READER_PAUSE_MS = 1;
/** Time in which the hosts run with faults. */
const FAULTY_MS = 240;
/** Time after the last fault in which the hosts must make progress. */
const RECOVERY_MS = 2_000;
/** Hosts that have no battery. A majority of hosts has one. */
const WITHOUT_BATTERY = 2;

const entryText = ({ epoch, key, value }: Entry): string => `epoch ${epoch}, key ${key}, value ${value}`;

/** Observations of all hosts. The checks compare hosts, which no host could. */
class Observations implements ReplicaObserver {
  /** Applied entries by index. An applied entry is committed. */
  readonly #applied: string[] = [];
  readonly #leaders = new Map<number, number>();
  readonly history = new History<KeyValueInput, string>();
  /** Puts that wait for their result, by host. A crash ends them without one. */
  readonly waiting = new Map<Host, number>();
  puts = 0;
  elections = 0;
  /** Contradiction between two hosts, undefined without one. */
  differing: string | undefined;
  secondLeader: string | undefined;
  lost: string | undefined;

  won(host: number, epoch: number, log: Log): void {
    this.elections++;
    const other = this.#leaders.get(epoch) ?? host;
    if (other !== host) this.secondLeader = `epoch ${epoch}: host${host} and host${other}`;
    this.#leaders.set(epoch, host);
    for (const [index, text] of this.#applied.entries())
      if (index > 0 && (index > log.length || entryText(log.entry(index)) !== text))
        this.lost ??= `entry ${index} on host${host}`;
  }

  applied(host: number, index: number, entry: Entry): void {
    const text = entryText(entry);
    const before = (this.#applied[index] ??= text);
    if (before !== text) this.differing ??= `entry ${index} on host${host}: ${text}, before: ${before}`;
  }

  check(cluster: Cluster): void {
    cluster.always("committed entries are the same on all hosts", () => this.differing === undefined);
    cluster.always("an epoch has one leader", () => this.secondLeader === undefined);
    cluster.always("a leader has all committed entries", () => this.lost === undefined);
  }
}

/** Gets a value, and records the call. */
function get(replica: Replica, host: Host, seen: Observations, key: number): void {
  const value = replica.get(key);
  seen.history.call(host.name, { kind: "get", key: String(key) })(value === 0 ? "" : String(value));
}

/** Gets all values again and again while its host leads. Reads are local, so a real client reads often. */
async function readStore(
  replica: Replica,
  host: Host,
  seen: Observations,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await replica.leading();
    try {
      for (let key = 0; key < KEYS; key++) get(replica, host, seen, key);
    } catch (error) {
      if (!(error instanceof NotLeaderError)) throw error;
    }
    await pause(READER_PAUSE_MS);
  }
}

/** Puts and gets values while its host leads. */
async function useStore(
  replica: Replica,
  host: Host,
  seen: Observations,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await replica.leading();
    const key = Math.floor(Math.random() * KEYS);
    try {
      if (Math.random() < 0.5) get(replica, host, seen, key);
      else {
        const value = seen.history.operations.length + 1;
        const done = seen.history.call(host.name, { kind: "put", key: String(key), value: String(value) });
        seen.waiting.set(host, (seen.waiting.get(host) ?? 0) + 1);
        try {
          await replica.put(key, value);
        } finally {
          seen.waiting.set(host, seen.waiting.get(host)! - 1);
        }
        done(String(value));
        seen.puts++;
      }
    } catch (error) {
      if (!(error instanceof NotLeaderError)) throw error;
    }
    await pause(Math.random() * CLIENT_PAUSE_MS);
  }
}

/** Options of the test. */
export const options: SimulationOptions = {
  hosts: 5,
  network: { latencyUs: [5, 80], loss: 0.002, bandwidthGbps: 1 },
  driftPpm: 100_000,
  faults: { budget: 16, everyMs: [4, 24], forMs: [4, 80] },
  untilMs: 10_000,
};

/** Returns the test: replicas and clients on all hosts, and the checks. */
export const logTest =
  (bug?: Bug): Program =>
  async (cluster: Cluster) => {
    const seen = new Observations();
    seen.check(cluster);
    const addresses = cluster.hosts.map(({ address }) => address);
    const unkept = cluster.random(cluster.hosts.length);
    let isOver = false;
    const memories = new Map<Host, Memory>();
    const start = async (host: Host) => {
      let memory = memories.get(host);
      if (memory === undefined || memory.closed) {
        const isNew = memory === undefined;
        memory = Memory.allocate(LOG_BYTES);
        memories.set(host, memory);
        if (isNew) new Log(memory).format();
        const hasBattery = (host.index - unkept + addresses.length) % addresses.length >= WITHOUT_BATTERY;
        if (hasBattery) host.keep(memory);
      }
      seen.waiting.set(host, 0);
      const replica = new Replica({ host: host.index, addresses, memory, observer: seen, bug });
      for (let i = 0; i < CLIENTS_PER_HOST; i++) void useStore(replica, host, seen, () => isOver);
      void readStore(replica, host, seen, () => isOver);
      await replica.run();
    };
    for (const host of cluster.hosts) host.boot(start);
    await cluster.sleep(FAULTY_MS);
    const before = seen.puts;
    await cluster.eventually("puts succeed after the last fault", () => seen.puts > before + 3, RECOVERY_MS);
    isOver = true;
    await cluster.eventually(
      "no put waits",
      () => [...seen.waiting.values()].every((count) => count === 0),
      RECOVERY_MS,
    );
    cluster.record(JSON.stringify(seen.history.operations));
    const { verdict } = checkLinearizable(seen.history.operations, keyValueModel);
    if (verdict !== "linearizable") throw new Error(`the history is ${verdict}`);
  };

/** Returns the planted error that the argument of the program names, undefined without an argument. */
function plantedError(): Bug | undefined {
  const name = process.argv[2];
  const bug = BUGS.find((one) => one === name);
  if (name === undefined || bug !== undefined) return bug;
  throw new RangeError(`there is no planted error "${name}"; there are ${BUGS.join(", ")}`);
}

/** Program of `doorbell simulate`. */
export const program: Program = (cluster) => logTest(plantedError())(cluster);

if (import.meta.main) await checkSeeds(options, logTest());
