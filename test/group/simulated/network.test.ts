import { expect, test } from "vitest";
import { type SimulationOptions, simulate } from "../../../src/simulation/index.ts";
import { seedsFrom } from "../../support/seeds.ts";
import { member as collectives } from "../programs/collectives.ts";
import type { MemberStart } from "../programs/member-program.ts";
import { member as mismatch } from "../programs/mismatch.ts";
import { member as pointToPoint } from "../programs/point-to-point.ts";

// Members on simulated hosts with one soft GPU each. Their collectives use RDMA over soft0, on a network that loses,
// delays and reorders packets. ../network.test.ts has members in processes.

type Member = (start: MemberStart) => Promise<void>;

const NETWORK = { latencyUs: [5, 200], loss: 0.01, reordering: 0.02, duplication: 0.01 } as const;

/** Runs a member on each host with a seed. Returns the lines that each member has printed. */
async function linesOf(
  member: Member,
  args: readonly string[],
  options: SimulationOptions & { readonly hosts: number },
): Promise<readonly (readonly string[])[]> {
  const lines: string[][] = Array.from({ length: options.hosts }, () => []);
  await simulate({ network: NETWORK, gpus: 1, ...options }, async (cluster) => {
    await Promise.all(
      cluster.hosts.map((host) =>
        host.run(() =>
          member({
            options: {
              ...{ rendezvous: "tcp://host0:7100", size: options.hosts, rank: host.index, timeoutMs: 60_000 },
            },
            args,
            print: (line) => lines[host.index]!.push(line),
          }),
        ),
      ),
    );
  });
  return lines;
}

test("three simulated hosts: every collective, type and operation has the expected bits", {
  timeout: 120_000,
}, async () => {
  for (const seed of seedsFrom(1, 1))
    for (const lines of await linesOf(collectives, [], { seed, hosts: 3 })) expect(lines).toContain("fine");
});

test("five simulated hosts: a large allReduce in two steps is right", { timeout: 60_000 }, async () => {
  for (const seed of seedsFrom(1, 1))
    for (const lines of await linesOf(collectives, ["bf16", "100002"], { seed, hosts: 5 }))
      expect(lines).toContain("fine");
});

test("three simulated hosts: point-to-point transfers are right", { timeout: 60_000 }, async () => {
  for (const seed of seedsFrom(1, 1))
    for (const lines of await linesOf(pointToPoint, [], { seed, hosts: 3 })) expect(lines).toContain("fine");
});

test.each([
  ["length", "allReduce(f32[999], sum)"],
  ["operation", "allReduce(f32[1000], max)"],
  ["type", "allReduce(u32[1000], sum)"],
  ["name", "broadcast(f32[1000], root 0)"],
])(
  "three simulated hosts: a call of another %s gives all members a typed error that names the call of each rank",
  async (how, odd) => {
    const usual = "allReduce(f32[1000], sum)";
    for (const seed of seedsFrom(1, 2))
      for (const [callsText = "", message = ""] of await linesOf(mismatch, [how], { seed, hosts: 3 })) {
        expect(JSON.parse(callsText)).toEqual([
          [0, usual],
          [1, odd],
          [2, usual],
        ]);
        expect(message).toBe(`calls do not match: ranks 0 and 2 called ${usual}; rank 1 called ${odd}`);
      }
  },
);
