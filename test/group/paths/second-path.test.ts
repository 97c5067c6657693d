import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { TwoNetworks } from "./two-networks.ts";

// Two hosts with two wires between them, which requires root. When one wire fails, the traffic uses the other
// wire.

const root = runtimeName === "bun" && spawnSync("unshare", ["-n", "ip", "link"]).status === 0;

const hasCompiler = ["clang", "nvcc"].some((tool) => spawnSync(tool, ["--version"]).status === 0);

const until = async (members: ReturnType<TwoNetworks["start"]>, line: string): Promise<void> => {
  const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, 50, false));
  const over = Promise.all(members.map(({ ended }) => ended)).then(() => true);
  while (!members.every(({ lines }) => lines.includes(line)))
    if (await Promise.race([over, pause()]))
      throw new Error(members.map(({ lines }) => lines.join("\n")).join("\n"));
};

const down = ["link", "set", "w2p", "down"];
// The second host sends its frames to an unknown link-layer address. Data arrive at it, but its
// acknowledgements do not reach the first host.
const neighbour = ["neigh", "replace", "10.82.0.1", "dev", "w2q"];
const oneWay = [...neighbour, "lladdr", "02:00:00:00:00:99", "nud", "permanent"];

test.skipIf(!root).each([
  ["in both directions", 0, down],
  ["in one direction", 1, oneWay],
] as const)(
  "when a network fails %s, calls continue on the other network without errors",
  {
    timeout: 120_000,
  },
  async (_, host, command) => {
    using networks = await TwoNetworks.make();
    const members = networks.start("paths/second-path.ts");
    await until(members, "computing");
    networks.run(networks.hosts[host], "ip", ...command);
    await Promise.all(members.map(({ ended }) => ended));
    members.forEach(({ lines }, rank) => {
      const [own, other] = [`10.82.0.${rank + 1}`, `10.81.0.${rank + 1}`];
      expect(lines[0]).toMatch(`2 hosts, by RDMA of soft0 at ${own}, through host memory;`);
      expect(lines.slice(1, 4)).toEqual([
        "computing",
        "1 reroutes, 0 failures, 0 losses",
        `path to rank ${1 - rank}: soft0 at ${own}, soft0 at ${other}: RDMA requests on that path failed`,
      ]);
      expect(lines[5]).toContain(`through host memory, now over soft0 at ${other} to rank ${1 - rank};`);
      expect(lines[6]).toBe("fine");
    });
    // At least one member had requests in flight.
    expect(members.some(({ lines }) => lines[4] !== "retries 0")).toBe(true);
  },
);

test.skipIf(!root || !hasCompiler).each([
  ["in both directions", 0, down],
  ["in one direction", 1, oneWay],
] as const)(
  "when a network fails %s, puts and signals of kernels arrive once and in order on the other network",
  { timeout: 120_000 },
  async (_, host, command) => {
    using networks = await TwoNetworks.make();
    const members = networks.start("paths/put-path.ts");
    await until(members, "computing");
    networks.run(networks.hosts[host], "ip", ...command);
    await Promise.all(members.map(({ ended }) => ended));
    for (const { lines } of members)
      expect(lines).toEqual(["computing", "1 reroutes, 0 failures, 0 losses", "fine"]);
  },
);
