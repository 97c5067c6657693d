import { describe, expect, test } from "vitest";
import { type Cluster, type Host, simulate } from "../../../src/simulation/index.ts";
import { seedsFrom } from "../../support/seeds.ts";
import { reformUntilAlone } from "../programs/reforming-member.ts";

// Hosts crash while a replacement waits at the rendezvous. Rank 0 keeps the rendezvous and leads the reform. Rank 1
// follows, and rank 2 remains. A new process waits for the slot of rank 3. ../reform-kills.test.ts kills processes.

type Role = "keeper" | "candidate" | "follower";
const orders: readonly (readonly Role[])[] = [
  ["keeper", "candidate", "follower"],
  ["keeper", "follower", "candidate"],
  ["candidate", "keeper", "follower"],
  ["candidate", "follower", "keeper"],
  ["follower", "keeper", "candidate"],
  ["follower", "candidate", "keeper"],
];
const RANKS: Readonly<Record<Role, number>> = { keeper: 0, follower: 1, candidate: 3 };
const OBSERVER = 2;
/** Longest pauses between two crashes, in milliseconds: within a step of a reform, and beyond each of its limits. */
const LONGEST_PAUSES_MS = [10, 300, 3000, 8000];
/** Deadline of a reform, and the time that it may take beyond, in milliseconds. */
const LIMIT_MS = 3000;
const SLACK_MS = 100;
/** Virtual time after which a case has failed, in milliseconds. */
const UNTIL_MS = 300_000;

/** Cluster of four members, one on each host, and what they have printed. */
class Members {
  readonly cluster: Cluster;
  readonly lines: string[][] = [[], [], [], []];
  /** True as soon as the reforms may begin. */
  isStarted = false;
  /** Resolves with true when the observer has ended. */
  observed: Promise<true | undefined> = Promise.resolve(undefined);
  /** Virtual time at which each member has begun its last reform, in milliseconds. */
  readonly #reformsSince: number[] = [];
  readonly #size: number;
  /** True when a crashed host starts again at once. Its peers then see closed connections, and not silence. */
  readonly #restarts: boolean;

  constructor(cluster: Cluster, size: number, restarts: boolean) {
    this.cluster = cluster;
    this.#size = size;
    this.#restarts = restarts;
  }

  /** Runs a member on its host until it is alone. */
  run({ index: rank }: Host): Promise<true | undefined> {
    return this.cluster.host(rank).run(async () => {
      await reformUntilAlone({
        ...{
          options: { rendezvous: "tcp://host0:7100", size: 4, rank },
          size: this.#size,
          limitMs: LIMIT_MS,
        },
        print: (line) => this.#print(rank, line),
        isStarted: () => this.isStarted,
      });
      return true as const;
    });
  }

  /** Takes a line of a member, and checks that each of its reforms ends in time. */
  #print(rank: number, line: string): void {
    const { timeMs } = this.cluster;
    if (line === "reforms") this.#reformsSince[rank] = timeMs;
    if (/^(reformed|refused)/.test(line))
      expect(timeMs - this.#reformsSince[rank]!).toBeLessThan(LIMIT_MS + SLACK_MS);
    this.lines[rank]!.push(line);
  }

  /** Waits until a member has printed a line with this beginning. */
  async line(rank: number, beginning: string): Promise<string> {
    const find = () => this.lines[rank]!.find((line) => line.startsWith(beginning));
    const check = () => find() !== undefined;
    await this.cluster.eventually(`rank ${rank}: ${beginning}`, check, UNTIL_MS);
    return find()!;
  }

  kill(rank: number): void {
    const host = this.cluster.host(rank);
    host.crash();
    if (this.#restarts) host.restart();
  }

  /** Waits for a random time, in which the reform goes on. */
  async pause(): Promise<void> {
    const { cluster } = this;
    await cluster.sleep(cluster.random(LONGEST_PAUSES_MS[cluster.random(LONGEST_PAUSES_MS.length)]!));
  }

  /** Starts all members, crashes that of rank 3, and starts its replacement, which waits at the rendezvous. */
  async start(): Promise<void> {
    const { cluster } = this;
    const ends = cluster.hosts.map((host) => this.run(host));
    const others = [0, 1, OBSERVER];
    for (const rank of [...others, 3]) await this.line(rank, "ready");
    this.kill(3);
    for (const rank of others) await this.line(rank, "lost");
    cluster.host(3).restart();
    this.lines[3] = [];
    void this.run(cluster.host(3));
    for (const rank of others) await this.line(rank, "newcomers 1");
    this.observed = ends[OBSERVER]!;
  }
}

describe.each([0, 4])("a reform with size %i ends in a simulation after crashes", (size) => {
  describe.each([
    ["of hosts that stay down", false],
    ["of hosts that start again", true],
  ])("%s:", (_, restarts) => {
    test.each(orders)("%s, %s and %s before it", async (...order) => {
      for (const seed of seedsFrom(1, 2))
        await simulate({ seed, hosts: 4, untilMs: UNTIL_MS }, async (cluster) => {
          const members = new Members(cluster, size, restarts);
          await members.start();
          for (const role of order) {
            members.kill(RANKS[role]);
            await members.pause();
          }
          members.isStarted = true;
          await members.line(OBSERVER, "alone");
          expect(await members.observed).toBe(true);
        });
    });

    test.each(orders)("%s, %s and %s during it", async (...order) => {
      for (const seed of seedsFrom(1, 2))
        await simulate({ seed, hosts: 4, untilMs: UNTIL_MS }, async (cluster) => {
          const members = new Members(cluster, size, restarts);
          await members.start();
          members.kill(RANKS[order[0]!]);
          members.isStarted = true;
          await members.line(OBSERVER, "reforms");
          for (const role of order.slice(1)) {
            await members.pause();
            members.kill(RANKS[role]);
          }
          await members.line(OBSERVER, "alone");
          expect(await members.observed).toBe(true);
        });
    });
  });
});
