import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { TwoNetworks } from "./two-networks.ts";

// Two hosts with two wires between them, which requires root. A wire that becomes slow is replaced by the
// other wire if that is faster. soft0 sends its packets over these wires, and only the rate limit of tc slows
// them.

const root = runtimeName === "bun" && spawnSync("unshare", ["-n", "ip", "link"]).status === 0;
const shapes =
  root &&
  spawnSync("unshare", [
    "-n",
    "tc",
    ..."qdisc add dev lo root tbf rate 1mbit burst 4kb latency 9ms".split(" "),
  ]).status === 0;

type Members = ReturnType<TwoNetworks["start"]>;
const textOf = (members: Members): string => members.map(({ lines }) => lines.join("\n")).join("\n\n");

/** Waits until one member has printed a line, or all members with `inAll`. */
async function printed(members: Members, what: RegExp, inAll = false): Promise<void> {
  const hasSaid = ({ lines }: Members[number]): boolean => lines.some((line) => what.test(line));
  const over = Promise.all(members.map(({ ended }) => ended)).then(() => true);
  const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, 20, false));
  while (!(inAll ? members.every(hasSaid) : members.some(hasSaid)))
    if (await Promise.race([over, pause()])) throw new Error(textOf(members));
}

const shape = "root tbf rate 40mbit burst 8kb latency 400ms";
/** At this rate, queued data takes minutes. */
const stuck = "root tbf rate 100kbit burst 8kb latency 60s";
const deviceOf = (host: string, wire: 1 | 2): string => `w${wire}${host.at(-1)}`;

/** Limits the rate of a wire in both directions. */
function slow(networks: TwoNetworks, wire: 1 | 2, how = shape): void {
  for (const host of networks.hosts)
    networks.run(host, "tc", "qdisc", "add", "dev", deviceOf(host, wire), ...how.split(" "));
}

/** Waits until all members have completed `rounds` more rounds. */
async function runRounds(members: Members, rounds: number): Promise<void> {
  const last = members[0]!.lines.findLast((line) => line.startsWith("round"))!.split(" ")[1];
  await printed(members, new RegExp(`^round ${Number(last) + rounds}$`), true);
}

/** Ends the members, and checks that they report right results without failures and losses. */
async function endAll(members: Members): Promise<void> {
  for (const { write } of members) write("enough\n");
  await Promise.all(members.map(({ ended }) => ended));
  for (const { lines } of members) {
    expect(lines.at(-1), textOf(members)).toBe("fine");
    expect(lines.some((line) => line.endsWith(" reroutes, 0 failures, 0 losses"))).toBe(true);
  }
}

const changes = (members: Members): string[] =>
  members.flatMap(({ lines }) => lines.filter((line) => line.startsWith("path to rank")));

describe.skipIf(!shapes)("with two networks", () => {
  let networks: TwoNetworks;
  beforeEach(async () => {
    networks = await TwoNetworks.make();
  });
  afterEach(() => networks[Symbol.dispose]());

  test("members leave a network that becomes slow, and report the change with times", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await printed(members, /^round 30$/, true);
    slow(networks, 2);
    await printed(members, /^path to rank \d: changed/);
    await endAll(members);
    const moved = changes(members).filter((line) => line.includes(": changed: "));
    expect(moved[0]).toMatch(
      /: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: .* instead of .*; .* on this path, .* on the other path$/,
    );
    const planned = members.map(({ lines }) => lines.at(-2)!);
    expect(planned.some((line) => /now over soft0 at 10\.81\.0\.\d to rank \d;/.test(line))).toBe(true);
  });

  test("members stay on a network that is slow for a moment", { timeout: 120_000 }, async ({ skip }) => {
    const members = networks.start("paths/slow-path.ts");
    await printed(members, /^round 30$/, true);
    const [host] = networks.hosts;
    const tc = (verb: string): string => `tc qdisc ${verb} dev ${deviceOf(host, 2)}`;
    const begun = performance.now();
    networks.run(host, "sh", "-c", `${tc("add")} ${shape}; sleep 0.1; ${tc("del")} root`);
    const slowMs = performance.now() - begun;
    await runRounds(members, 30);
    await endAll(members);
    skip(slowMs > 600, `the machine was so busy that the moment took ${Math.round(slowMs)} ms`);
    expect(changes(members)).toEqual([]);
  });

  test("members return to a slow network when the other one is as slow, and do not alternate", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await printed(members, /^round 30$/, true);
    slow(networks, 1);
    slow(networks, 2);
    await printed(
      members,
      /^path to rank \d: taken back: .* instead of .*; no faster path: .* on this path, .* on the other path$/,
    );
    await runRounds(members, 20);
    await endAll(members);
    // Each member may change once, because it must try the other network.
    for (const rank of [0, 1]) {
      const moved = changes(members).filter((line) => line.startsWith(`path to rank ${rank}: changed`));
      expect(moved.length, textOf(members)).toBeLessThanOrEqual(1);
    }
  });

  test("members return to the slow network when the other one fails", {
    timeout: 120_000,
  }, async () => {
    // The membership uses the first network, so the second one fails in this test.
    const members = networks.start("paths/slow-path.ts", 1);
    await printed(members, /^round 30$/, true);
    slow(networks, 1);
    await printed(members, /: changed: soft0 at 10\.81\.0\.\d, soft0 at 10\.82\.0\.\d: /);
    networks.run(networks.hosts[0], "ip", "link", "set", deviceOf(networks.hosts[0], 2), "down");
    await printed(
      members,
      /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: RDMA requests on that path failed/,
      true,
    );
    await runRounds(members, 10);
    await endAll(members);
  });

  test("members cancel writes on a network that becomes too slow, and repeat them on the other one", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await printed(members, /^round 30$/, true);
    slow(networks, 2, stuck);
    await printed(members, /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: /, true);
    await runRounds(members, 10);
    await endAll(members);
  });

  test("members stay on a slow network when they try the other one and it has failed", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts", 1);
    await printed(members, /^round 30$/, true);
    networks.run(networks.hosts[0], "ip", "link", "set", deviceOf(networks.hosts[0], 2), "down");
    slow(networks, 1);
    await printed(
      members,
      /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: RDMA requests on that path failed/,
      true,
    );
    await runRounds(members, 10);
    await endAll(members);
    for (const { lines } of members) expect(lines).toContain("0 reroutes, 0 failures, 0 losses");
  });

  test("members stay on a slow network when autotuning is off", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts", 2, ["fixed"]);
    await printed(members, /^round 30$/, true);
    slow(networks, 2);
    await runRounds(members, 20);
    await endAll(members);
    expect(changes(members)).toEqual([]);
  });
});
