import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { Members } from "./members.ts";
import { onHosts, useSoftNic } from "./on-hosts.ts";

// Kernels that are compiled here access memory of other members through <doorbell.cuh>.

useSoftNic();

const hasCompiler = ["clang", "nvcc"].some((tool) => spawnSync(tool, ["--version"]).status === 0);

test.skipIf(!hasCompiler)(
  "kernels put, signal, wait and use barriers with doorbell.cuh, and a wait ends when a member leaves",
  { timeout: 90_000 },
  async () => {
    using members = new Members("device-header.ts", 3);
    for (const lines of await members.fine()) expect(lines).toContain("fine");
  },
);

test.skipIf(!hasCompiler).each([
  [2, 1],
  [3, 2],
  [1, 3],
])(
  "%i hosts of %i: kernels put and signal to members on all hosts, in streams and graphs, and wrong ranges are refused",
  {
    timeout: 120_000,
  },
  async (hosts, each) => {
    using members = onHosts("device-put.ts", hosts * each, each);
    for (const lines of await members.fine()) expect(lines).toEqual(["rounds", "graph", "many", "fine"]);
  },
);

test.skipIf(!hasCompiler)(
  "two hosts of 2: kernels put and signal in the parts of a split group, which have members on both hosts",
  { timeout: 120_000 },
  async () => {
    using members = onHosts("device-put.ts", 4, 2, ["split"]);
    for (const lines of await members.fine()) expect(lines).toEqual(["rounds", "graph", "many", "fine"]);
  },
);

test.skipIf(!hasCompiler)(
  "three hosts: rights, closed memory and wrong requests are refused, and the waits of kernels end when a member is killed",
  { timeout: 90_000 },
  async () => {
    using members = onHosts("device-put-errors.ts", 3, 1);
    const [first, second, third] = members.all;
    await Promise.all(members.all.map(({ ended }) => ended));
    const isRemote = "it is on another host; put() and signal() of doorbell.cuh write to it by RDMA";
    expect(first!.lines).toEqual([
      "a kernel asked for a put to rank 1, whose part of this memory is closed or gives no right to write",
      "a kernel asked for a put of 16 bytes from offset 0 to offset 1016 of rank 1, whose part has 1024 bytes",
      "refused",
      "lost 2",
      "fine",
    ]);
    expect(second!.lines).toEqual([isRemote, "lost 2", "fine"]);
    expect(third!.lines).toEqual([isRemote]);
  },
);
