import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../ffi/runtime/index.ts";

// Groups with a cut or slow network, an unavailable etcd, or a full disk. Two network namespaces represent
// two hosts and require root; etcd is Debian's etcd-server. Tests without their requirement are skipped.

const root = runtimeName === "bun" && spawnSync("unshare", ["-n", "ip", "link"]).status === 0;
const etcd = spawnSync("etcd", ["--version"]).status === 0;
const program = (name: string): string => fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "doorbell-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!root)(
  "a checkpoint on a full disk is an error, and earlier checkpoints stay",
  { timeout: 60_000 },
  () => {
    const mounted = join(folder, "small-disk");
    const { stdout, stderr } = spawnSync(
      "unshare",
      [
        ...[
          "-m",
          "sh",
          "-c",
          'mkdir "$1" && mount -t tmpfs -o size=1m none "$1" && exec "$2" "$3" "$1"',
          "sh",
        ],
        ...[mounted, execPath, program("full-disk")],
      ],
      { encoding: "utf8", env: { ...process.env, BUN_BE_BUN: "1", DOORBELL_CUDA: "soft" } },
    );
    expect(stderr).toBe("");
    const [first, second, last = ""] = stdout.trim().split("\n");
    expect(first).toMatch(
      /^checkpoint "small": rank 0: ENOSPC.*Older versions are unchanged\. Check that the disk has space/,
    );
    expect(second).toMatch(/^checkpoint "large": rank 0: ENOSPC/);
    expect(JSON.parse(last)).toEqual({
      found: { version: 1, members: 1, state: 1 },
      first: 1,
      there: ["000000001"],
    });
  },
);

describe.skipIf(!root || !etcd)("two hosts, and etcd on the first", () => {
  const hosts = ["doorbell-a", "doorbell-b"] as const;
  const children: ChildProcess[] = [];
  const ip = (...words: string[]): void => {
    const { status, stderr } = spawnSync("ip", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(`ip ${words.join(" ")}: ${stderr}`);
  };
  const inHost = (host: string, ...words: string[]): ReturnType<typeof spawnSync> =>
    spawnSync("ip", ["netns", "exec", host, ...words], { encoding: "utf8" });
  let server: ChildProcess;

  beforeAll(async () => {
    for (const host of hosts) {
      spawnSync("ip", ["netns", "del", host]);
      ip("netns", "add", host);
      writeFileSync(join(folder, host), `${host}\n`);
    }
    ip("link", "add", "eth-a", "netns", hosts[0], "type", "veth", "peer", "name", "eth-b", "netns", hosts[1]);
    for (const [host, letter, digit] of [
      [hosts[0], "a", 1],
      [hosts[1], "b", 2],
    ] as const) {
      inHost(host, "ip", "link", "set", "lo", "up");
      inHost(host, "ip", "address", "add", `10.77.0.${digit}/24`, "dev", `eth-${letter}`);
      inHost(host, "ip", "link", "set", `eth-${letter}`, "up");
    }
    const url = "http://10.77.0.1:2379";
    const urls = ["--listen-client-urls", url, "--advertise-client-urls", url];
    const words = ["netns", "exec", hosts[0], "etcd", "--data-dir", join(folder, "etcd"), ...urls];
    server = spawn("ip", words, { stdio: "ignore" });
    children.push(server);
    for (let i = 0; inHost(hosts[0], "curl", "-sf", `${url}/version`).status !== 0; i++) {
      if (i > 300) throw new Error("etcd does not respond");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, 60_000);
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
    for (const host of hosts) spawnSync("ip", ["netns", "del", host]);
  });

  /** Two members run on each host, and all members share a checkpoint folder. */
  function start(group: string) {
    const kept = join(folder, group);
    const enough = join(folder, `${group}.enough`);
    const all = [0, 1, 2, 3].map((rank) => {
      const host = hosts[rank >> 1]!;
      // Each host has its own kernel identifiers, which distinguish machines. Host names are resolved from
      // their addresses.
      const script =
        'mount --bind "$1" /proc/sys/kernel/random/boot_id && echo "$2" > /proc/sys/kernel/hostname && shift 2 && exec "$@"';
      const name = `10.77.0.${1 + (rank >> 1)}`;
      const words = ["netns", "exec", host, "unshare", "-m", "-u", "sh", "-c", script, "sh"];
      const child = spawn(
        "ip",
        [...words, join(folder, host), name, execPath, program("partitioned"), kept, enough],
        {
          env: {
            ...process.env,
            BUN_BE_BUN: "1",
            DOORBELL_CUDA: "soft",
            DOORBELL_RDMA: "soft",
            DOORBELL_RANK: `${rank}`,
            DOORBELL_SIZE: "4",
            DOORBELL_RENDEZVOUS: `etcd://10.77.0.1:2379/${group}`,
          },
        },
      );
      children.push(child);
      const lines: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", (line) => lines.push(line));
      const ended = new Promise<readonly string[]>((resolve) => child.on("close", () => resolve(lines)));
      return { lines, ended };
    });
    const said = async (ranks: readonly number[], text: string): Promise<void> => {
      for (let i = 0; !ranks.every((rank) => all[rank]!.lines.some((line) => line.startsWith(text))); i++) {
        if (i > 1200) throw new Error(JSON.stringify(all.map(({ lines }) => lines)));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    return { all, said, kept: join(kept, "state"), finish: () => writeFileSync(enough, "") };
  }
  const newest = (kept: string) => {
    const names = readdirSync(kept).sort();
    const text = readFileSync(
      join(kept, names.findLast((name) => !name.startsWith("."))!, "manifest.json"),
      "utf8",
    );
    return { names, manifest: JSON.parse(text) as { readonly version: number; readonly members: number } };
  };

  test("a slow link and a stopped etcd do not end the group", { timeout: 120_000 }, async () => {
    const { all, said, kept, finish } = start("slow");
    await said([0, 1, 2, 3], "saved 2");
    const slow = [
      "qdisc",
      "add",
      "dev",
      "eth-a",
      "root",
      "tbf",
      "rate",
      "40kbit",
      "burst",
      "2kb",
      "latency",
      "5s",
    ];
    const { stderr, status } = inHost(hosts[0], "tc", ...slow);
    expect([status, stderr]).toEqual([0, ""]);
    server.kill("SIGSTOP");
    const before = newest(kept).manifest.version;
    for (let i = 0; newest(kept).manifest.version < before + 2; i++) {
      if (i > 600) throw new Error(JSON.stringify(all.map(({ lines }) => lines)));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    inHost(hosts[0], "tc", "qdisc", "del", "dev", "eth-a", "root");
    server.kill("SIGCONT");
    finish();
    for (const { ended } of all) expect((await ended).slice(1)).toEqual(["saved 1", "saved 2", "fine"]);
    expect(newest(kept).manifest.members).toBe(4);
  });

  test("in a cut network, members that reach etcd continue, and the others end with an error and write nothing", {
    timeout: 120_000,
  }, async () => {
    const { all, said, kept, finish } = start("cut");
    await said([0, 1, 2, 3], "saved 2");
    inHost(hosts[0], "ip", "link", "set", "eth-a", "down");
    await said([0, 1], "continues");
    await said([2, 3], "ends");
    const { version } = newest(kept).manifest;
    finish();
    const [first, second] = await Promise.all([all[0]!.ended, all[1]!.ended]);
    inHost(hosts[0], "ip", "link", "set", "eth-a", "up");
    for (const [rank, lines] of [first, second].entries()) {
      expect(lines[3]).toMatch(/^lost .*: no heartbeat$/);
      expect(lines.slice(-2)).toEqual([`continues: rank ${rank} of 2`, "fine"]);
    }
    for (const rank of [2, 3]) {
      const lines = await all[rank]!.ended;
      expect(lines.at(-1)).toMatch(
        /^ends: (JoinError: etcd at .* does not answer|MissingMembersError|MemberLostError|DeadlineError)/,
      );
    }
    const { names, manifest } = newest(kept);
    expect(manifest.version).toBeGreaterThanOrEqual(version);
    expect(manifest.members).toBe(2);
    expect(names.filter((name) => name.startsWith("."))).toEqual([]);
  });
});
