import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { TwoNetworks } from "./two-networks.ts";

// Two hosts with two wires between them, which takes root: one that becomes slow is left for the other one where that is better. soft0's packets go
// over these wires; what tc lets through of them is all that makes them slow.

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

/** Waits until a member has said something, in all members where that is asked. */
async function said(members: Members, what: RegExp, inAll = false): Promise<void> {
  const hasSaid = ({ lines }: Members[number]): boolean => lines.some((line) => what.test(line));
  const over = Promise.all(members.map(({ ended }) => ended)).then(() => true);
  const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, 20, false));
  while (!(inAll ? members.every(hasSaid) : members.some(hasSaid)))
    if (await Promise.race([over, pause()])) throw new Error(textOf(members));
}

const shape = "root tbf rate 40mbit burst 8kb latency 400ms";
/** What is on its way takes minutes. */
const stuck = "root tbf rate 100kbit burst 8kb latency 60s";
const deviceOf = (host: string, wire: 1 | 2): string => `w${wire}${host.at(-1)}`;

/** So little goes over a wire from now on, both ways. */
function slow(networks: TwoNetworks, wire: 1 | 2, how = shape): void {
  for (const host of networks.hosts)
    networks.run(host, "tc", "qdisc", "add", "dev", deviceOf(host, wire), ...how.split(" "));
}

/** As many rounds more as it has results of, in all. */
async function goOn(members: Members, rounds: number): Promise<void> {
  const last = members[0]!.lines.findLast((line) => line.startsWith("round"))!.split(" ")[1];
  await said(members, new RegExp(`^round ${Number(last) + rounds}$`), true);
}

/** Lets them end; every result was the same bits as before, or they had said so. */
async function fine(members: Members): Promise<void> {
  for (const { tell } of members) tell("enough\n");
  await Promise.all(members.map(({ ended }) => ended));
  for (const { lines } of members) {
    expect(lines.at(-1), textOf(members)).toBe("fine");
    expect(lines.some((line) => line.endsWith(" reroutes, 0 failures, 0 losses"))).toBe(true);
  }
}

const changes = (members: Members): string[] =>
  members.flatMap(({ lines }) => lines.filter((line) => line.startsWith("path to rank")));

describe.skipIf(!shapes)("two networks, of which one", () => {
  let networks: TwoNetworks;
  beforeEach(async () => {
    networks = await TwoNetworks.make();
  });
  afterEach(() => networks[Symbol.dispose]());

  test("becomes slow is left for the other one, and that is told with numbers", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await said(members, /^round 30$/, true);
    slow(networks, 2);
    await said(members, /^path to rank \d: changed/);
    await fine(members);
    const moved = changes(members).filter((line) => line.includes(": changed: "));
    expect(moved[0]).toMatch(
      /: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: .* where .* was; .* beside .* by the other one$/,
    );
    const planned = members.map(({ lines }) => lines.at(-2)!);
    expect(planned.some((line) => /since then by soft0 at 10\.81\.0\.\d with rank \d;/.test(line))).toBe(
      true,
    );
  });

  test("is slow for a moment is not left", { timeout: 120_000 }, async ({ skip }) => {
    const members = networks.start("paths/slow-path.ts");
    await said(members, /^round 30$/, true);
    const [host] = networks.hosts;
    const tc = (verb: string): string => `tc qdisc ${verb} dev ${deviceOf(host, 2)}`;
    const begun = performance.now();
    networks.run(host, "sh", "-c", `${tc("add")} ${shape}; sleep 0.1; ${tc("del")} root`);
    const slowMs = performance.now() - begun;
    await goOn(members, 30);
    await fine(members);
    skip(slowMs > 600, `the machine was so busy that the moment took ${Math.round(slowMs)} ms`);
    expect(changes(members)).toEqual([]);
  });

  test("becomes as slow as the other one: that is told, and they do not flap", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await said(members, /^round 30$/, true);
    slow(networks, 1);
    slow(networks, 2);
    await said(members, /^path to rank \d: taken back: .* where .* was, but .* beside .* by the other one$/);
    await goOn(members, 20);
    await fine(members);
    // Each may have been wrong once.
    for (const rank of [0, 1]) {
      const moved = changes(members).filter((line) => line.startsWith(`path to rank ${rank}: changed`));
      expect(moved.length, textOf(members)).toBeLessThanOrEqual(1);
    }
  });

  test("was left since it was slow is taken again when the other one fails", {
    timeout: 120_000,
  }, async () => {
    // What the members say to each other goes by the first one, which therefore stays.
    const members = networks.start("paths/slow-path.ts", 1);
    await said(members, /^round 30$/, true);
    slow(networks, 1);
    await said(members, /: changed: soft0 at 10\.81\.0\.\d, soft0 at 10\.82\.0\.\d: /);
    networks.run(networks.hosts[0], "ip", "link", "set", deviceOf(networks.hosts[0], 2), "down");
    await said(
      members,
      /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: RDMA does not reach it that way/,
      true,
    );
    await goOn(members, 10);
    await fine(members);
  });

  test("becomes so slow that what is on its way does not end is stopped, and the rest written again", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts");
    await said(members, /^round 30$/, true);
    slow(networks, 2, stuck);
    await said(members, /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: /, true);
    await goOn(members, 10);
    await fine(members);
  });

  test("becomes slow when the other one is gone: that is heard when it is tried, and what is slow goes on", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts", 1);
    await said(members, /^round 30$/, true);
    networks.run(networks.hosts[0], "ip", "link", "set", deviceOf(networks.hosts[0], 2), "down");
    slow(networks, 1);
    await said(
      members,
      /: changed: soft0 at 10\.82\.0\.\d, soft0 at 10\.81\.0\.\d: RDMA does not reach it/,
      true,
    );
    await goOn(members, 10);
    await fine(members);
    for (const { lines } of members) expect(lines).toContain("0 reroutes, 0 failures, 0 losses");
  });

  test("becomes slow is not left where settings may not follow what is measured", {
    timeout: 120_000,
  }, async () => {
    const members = networks.start("paths/slow-path.ts", 2, ["fixed"]);
    await said(members, /^round 30$/, true);
    slow(networks, 2);
    await goOn(members, 20);
    await fine(members);
    expect(changes(members)).toEqual([]);
  });
});
