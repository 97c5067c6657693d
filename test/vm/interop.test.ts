import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";

// ibv_rc_pingpong of rdma-core against examples/rc-pingpong.ts, both unmodified, over the kernel's rxe and
// soft0.
const pingPong = fileURLToPath(new URL("../../examples/rc-pingpong.ts", import.meta.url));
const sendFile = fileURLToPath(new URL("../../examples/send-file.ts", import.meta.url));
const gids = "/sys/class/infiniband/rxe0/ports/1/gids";
// Long limit because the VM is emulated and may share its two CPUs.
const limitMs = 290_000;
const testLimitMs = 300_000;

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command to its end or to the limit. */
async function run(command: readonly string[]): Promise<Outcome> {
  const [program = "", ...args] = command;
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], timeout: limitMs });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once("exit", resolve));
  }
  return { status: child.exitCode, output: out + error };
}

type Place = "init" | "soft";

const enter = (place: Place): string[] => (place === "soft" ? ["ip", "netns", "exec", "soft"] : []);

/** Resolves when a server listens on the TCP port. */
async function listening(place: Place, port: number): Promise<void> {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const listens = new RegExp(`^\\s*\\d+: \\S+:${hex} \\S+ 0A `, "m");
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const [program = "", ...args] = [...enter(place), "cat", "/proc/net/tcp", "/proc/net/tcp6"];
    if (listens.test(spawnSync(program, args, { encoding: "utf8" }).stdout)) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`no server listens on port ${port}`);
}

function gidIndex(): string {
  const wanted = "0000:0000:0000:0000:0000:ffff:0a09:0001";
  const index = readdirSync(gids).find((name) => readFileSync(`${gids}/${name}`, "utf8").trim() === wanted);
  if (index === undefined) throw new Error("rxe0 has no GID for 10.9.0.1");
  return index;
}

type End = { readonly place: Place; readonly address: string; command(options: string[]): string[] };

const c: End = {
  place: "init",
  address: "10.9.0.1",
  command: (options) => ["ibv_rc_pingpong", "-d", "rxe0", "-g", gidIndex(), ...options],
};
const oursOnRxe: End = {
  place: "init",
  address: "10.9.0.1",
  command: (options) => [process.execPath, pingPong, ...options],
};
const oursOnSoft: End = {
  place: "soft",
  address: "10.9.0.2",
  command: (options) => [
    ...enter("soft"),
    "env",
    "DOORBELL_RDMA=soft",
    "DOORBELL_SOFT_ADDRESS=10.9.0.2",
    process.execPath,
    pingPong,
    ...options,
  ],
};

let lastPort = 18_700;

/** Runs a server and a client and returns the output of both after a successful end. */
async function play(
  server: End,
  client: End,
  options: string[],
): Promise<{ server: string; client: string }> {
  const port = ++lastPort;
  const all = [...options, "-p", `${port}`];
  const serving = run(server.command(all));
  await Promise.race([listening(server.place, port), serving]);
  const [ofServer, ofClient] = await Promise.all([serving, run(client.command([...all, server.address]))]);
  expect(ofClient, `the server printed: ${ofServer.output}`).toMatchObject({ status: 0 });
  expect(ofServer, `the client printed: ${ofClient.output}`).toMatchObject({ status: 0 });
  return { server: ofServer.output, client: ofClient.output };
}

const result = (rounds: number, bytes = rounds * 4096 * 2) =>
  new RegExp(`^${bytes} bytes in [\\d.]+ seconds = [\\d.]+ Mbit/sec\\n${rounds} iters in .* usec/iter$`, "m");

/** Compares each end's output about itself with the other end's output about its peer. */
function expectAgreement({ server, client }: { server: string; client: string }, rounds: number): void {
  const address = (output: string, whose: string) =>
    new RegExp(`^ {2}${whose} address: +(LID .*)$`, "m").exec(output)?.[1];
  expect(server).toMatch(result(rounds));
  expect(client).toMatch(result(rounds));
  expect(address(server, "local")).toMatch(
    /^LID 0x[\da-f]{4}, QPN 0x[\da-f]{6}, PSN 0x[\da-f]{6}, GID ::ffff:10\.9\.0\.\d$/,
  );
  expect(address(client, "remote")).toBe(address(server, "local"));
  expect(address(server, "remote")).toBe(address(client, "local"));
}

describe("rc-pingpong on rxe0", { timeout: testLimitMs }, () => {
  test("is a client of the C program", async () => {
    expectAgreement(await play(c, oursOnRxe, ["-n", "200"]), 200);
  });

  test("is a server for the C program", async () => {
    expectAgreement(await play(oursOnRxe, c, ["-n", "200"]), 200);
  });

  test("accepts the C program's options for events, size, MTU and receives", async () => {
    const options = ["-e", "-n", "100", "-s", "10000", "-m", "2048", "-r", "10"];
    const { server, client } = await play(c, oursOnRxe, options);
    expect(server).toMatch(result(100, 100 * 10_000 * 2));
    expect(client).toMatch(result(100, 100 * 10_000 * 2));
  });

  test("reports a missing GID of the C program with the fix", async () => {
    const port = `${++lastPort}`;
    const serving = run(oursOnRxe.command(["-p", port]));
    await listening("init", Number(port));
    await run(["ibv_rc_pingpong", "-d", "rxe0", "-p", port, "10.9.0.1"]);
    const { status, output } = await serving;
    expect(status).toBe(1);
    expect(output).toContain("the peer sent no GID");
    expect(output).toContain("-g INDEX");
  });
});

describe("rc-pingpong on soft0, against the C program on rxe0", { timeout: testLimitMs }, () => {
  test("is a client over 1000 rounds", async () => {
    expectAgreement(await play(c, oursOnSoft, ["-n", "1000"]), 1000);
  });

  test("is a server over 1000 rounds", async () => {
    expectAgreement(await play(oursOnSoft, c, ["-n", "1000"]), 1000);
  });

  describe("when the network loses 5 %, duplicates 2 % and reorders 3 % in both directions", () => {
    const links: [Place, string][] = [
      ["init", "va"],
      ["soft", "vb"],
    ];
    const tc = (place: Place, ...args: string[]) => {
      const [program = "", ...rest] = [...enter(place), "tc", "qdisc", ...args];
      return spawnSync(program, rest, { encoding: "utf8" });
    };
    const disturb = () => {
      for (const [place, device] of links) {
        const netem = "netem delay 1ms loss 5% duplicate 2% reorder 3% 50%".split(" ");
        const { status, stderr } = tc(place, "replace", "dev", device, "root", ...netem);
        expect(stderr + status).toBe("0");
      }
    };

    afterEach(() => {
      for (const [place, device] of links) tc(place, "del", "dev", device, "root");
    });

    test("is a client over 300 rounds", async () => {
      disturb();
      expectAgreement(await play(c, oursOnSoft, ["-n", "300"]), 300);
    });

    test("is a server over 300 rounds", async () => {
      disturb();
      expectAgreement(await play(oursOnSoft, c, ["-n", "300"]), 300);
    });
  });
});

describe("the demo", { timeout: testLimitMs }, () => {
  test("finds rxe0 by itself and moves a file of 64 MiB over it", async () => {
    const { status, output } = await run([process.execPath, sendFile, "--demo"]);
    expect(output).toContain("rxe0 (libibverbs, provider native)");
    expect(output).toContain("67108864 bytes");
    expect(output).toContain("the received file on disk has the SHA-256 of the source");
    expect(status).toBe(0);
  });
});
