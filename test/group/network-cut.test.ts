import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";

// Two network namespaces represent two hosts, which requires root. soft0 sends its packets over the wire
// between them, until the test cuts it.

const root = runtimeName === "bun" && spawnSync("unshare", ["-n", "ip", "link"]).status === 0;

describe.skipIf(!root)("two hosts with a wire between them", () => {
  const hosts = ["doorbell-c", "doorbell-d"] as const;
  const children: ChildProcess[] = [];
  const ip = (...words: string[]): void => {
    const { status, stderr } = spawnSync("ip", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(`ip ${words.join(" ")}: ${stderr}`);
  };

  beforeAll(async () => {
    for (const host of hosts) {
      spawnSync("ip", ["netns", "del", host]);
      ip("netns", "add", host);
    }
    ip("link", "add", "eth-c", "netns", hosts[0], "type", "veth", "peer", "name", "eth-d", "netns", hosts[1]);
    hosts.forEach((host, i) => {
      const device = `eth-${host.at(-1)}`;
      ip("-n", host, "link", "set", "lo", "up");
      ip("-n", host, "address", "add", `10.78.0.${i + 1}/24`, "dev", device);
      ip("-n", host, "link", "set", device, "up");
    });
    // Each end detects with a delay that the other end is up.
    const isDown = (host: string): boolean =>
      spawnSync("ip", ["-n", host, "link"], { encoding: "utf8" }).stdout.includes("NO-CARRIER");
    for (let i = 0; i < 200 && hosts.some(isDown); i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    for (const host of hosts) spawnSync("ip", ["netns", "del", host]);
  });

  test("RDMA uses the address that the other members see, and a cut ends every wait with a MemberLostError", {
    timeout: 120_000,
  }, async () => {
    const program = fileURLToPath(new URL("./programs/cut.ts", import.meta.url));
    const members = hosts.map((host, rank) => {
      const child = spawn("ip", ["netns", "exec", host, execPath, program], {
        env: {
          ...process.env,
          BUN_BE_BUN: "1",
          DOORBELL_CUDA: "soft",
          DOORBELL_RDMA: "soft",
          DOORBELL_HOST: host,
          DOORBELL_RANK: `${rank}`,
          DOORBELL_SIZE: "2",
          DOORBELL_RENDEZVOUS: "tcp://10.78.0.1:20711",
        },
      });
      children.push(child);
      const lines: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => lines.push(line));
      return { lines, ended: new Promise<void>((resolve) => child.on("close", () => resolve())) };
    });
    const over = Promise.all(members.map(({ ended }) => ended)).then(() => true);
    const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, 50, false));
    while (!members.every(({ lines }) => lines.includes("computing")))
      if (await Promise.race([over, pause()]))
        throw new Error(members.map(({ lines }) => lines.join("\n")).join("\n"));
    ip("-n", hosts[0], "link", "set", "eth-c", "down");
    await over;
    members.forEach(({ lines }, rank) => {
      expect(lines[0]).toContain(`2 hosts, by RDMA of soft0 at 10.78.0.${rank + 1}, through host memory`);
      expect(lines.slice(1)).toEqual([
        "computing",
        expect.stringMatching(new RegExp(`^lost: no heartbeat: .*lost rank ${1 - rank} \\(host`)),
        "continues: 1",
      ]);
    });
  });
});
