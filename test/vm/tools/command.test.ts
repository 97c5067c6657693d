import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

// Tools of the command against programs of rdma-core with the same names.
const program = fileURLToPath(new URL("../../../bin/doorbell.js", import.meta.url));
const gids = "/sys/class/infiniband/rxe0/ports/1/gids";
const limitMs = 290_000;

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

async function run([executable = "", ...args]: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, DOORBELL_RDMA: "rxe0" };
  const child = spawn(executable, args, { env, stdio: ["ignore", "pipe", "pipe"], timeout: limitMs });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once("exit", resolve));
  return { status: child.exitCode, output: out + error };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function listening(port: number): Promise<void> {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const listens = new RegExp(`^\\s*\\d+: \\S+:${hex} \\S+ 0A `, "m");
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(300))
    if (["tcp", "tcp6"].some((name) => listens.test(readFileSync(`/proc/net/${name}`, "utf8")))) return;
  throw new Error(`no server listens on port ${port}`);
}

function gidIndex(): string {
  const wanted = "0000:0000:0000:0000:0000:ffff:0a09:0001";
  const index = readdirSync(gids).find((name) => readFileSync(`${gids}/${name}`, "utf8").trim() === wanted);
  if (index === undefined) throw new Error("rxe0 has no GID for 10.9.0.1");
  return index;
}

const ours = (words: readonly string[]) => [process.execPath, program, ...words];

describe("doorbell pingpong and rdma-core's programs", () => {
  let port = 18_900;
  const cases = ["rc", "uc", "ud", "srq"].flatMap((kind) => [
    [kind, "doorbell serves the C program"] as const,
    [kind, "the C program serves doorbell"] as const,
  ]);
  test.each(cases)("%s: %s", { timeout: limitMs }, async (kind, who) => {
    const shared = ["-p", `${++port}`, "-n", "40", "-s", "1024"];
    const c = [`ibv_${kind}_pingpong`, "-d", "rxe0", "-g", gidIndex(), ...shared];
    const own = ours(["pingpong", kind, "-d", "rxe0", "-g", gidIndex(), ...shared]);
    const [server, client] = who === "doorbell serves the C program" ? [own, c] : [c, own];
    const serving = run(server);
    await Promise.race([listening(port), serving]);
    const [ofServer, ofClient] = await Promise.all([serving, run([...client, "10.9.0.1"])]);
    expect(ofClient, `the server printed: ${ofServer.output}`).toMatchObject({ status: 0 });
    expect(ofServer, `the client printed: ${ofClient.output}`).toMatchObject({ status: 0 });
    for (const { output } of [ofServer, ofClient]) expect(output).toMatch(/^40 iters in /m);
  });
});

describe("doorbell rping and rping of librdmacm", () => {
  const soft = ["ip", "netns", "exec", "soft", "env", "DOORBELL_RDMA=soft", "DOORBELL_SOFT_ADDRESS=10.9.0.2"];
  const data = (output: string) => [...output.matchAll(/ping data: (.*?)\s*$/gm)].map(([, one]) => one);
  let port = 7300;

  /**
   * Runs both ends; the client starts after the server listens. Our end must succeed, and the C end must show
   * equal pings.
   */
  async function pings(server: readonly string[], client: readonly string[], own: readonly string[]) {
    const serving = run(server);
    await Promise.race([pause(15_000), serving]);
    const [ofServer, ofClient] = await Promise.all([serving, run(client)]);
    const ours = server === own ? ofServer : ofClient;
    expect(ours, `server: ${ofServer.output}\nclient: ${ofClient.output}`).toMatchObject({ status: 0 });
    expect(data(ofClient.output)).toHaveLength(5);
    expect(data(ofClient.output)).toEqual(data(ofServer.output).slice(0, 5));
  }

  test("doorbell on rxe pings the C program", { timeout: limitMs }, async () => {
    const server = ["rping", "-s", "-v", "-a", "10.9.0.1", "-p", `${++port}`];
    const own = ours(["rping", "10.9.0.1", "-v", "-V", "-C", "5", "-p", `${port}`]);
    await pings(server, own, own);
  });

  test("the C program pings doorbell on rxe", { timeout: limitMs }, async () => {
    const own = ours(["rping", "-v", "-a", "10.9.0.1", "-p", `${++port}`]);
    await pings(own, ["rping", "-c", "-v", "-V", "-C", "5", "-a", "10.9.0.1", "-p", `${port}`], own);
  });

  test("soft0 pings the C program on rxe", { timeout: limitMs }, async () => {
    const server = ["rping", "-s", "-v", "-a", "10.9.0.1", "-p", `${++port}`];
    const own = [...soft, ...ours(["rping", "10.9.0.1", "-v", "-V", "-C", "5", "-p", `${port}`])];
    await pings(server, own, own);
  });

  test("the C program on rxe pings soft0", { timeout: limitMs }, async () => {
    const own = [...soft, ...ours(["rping", "-v", "-a", "10.9.0.2", "-p", `${++port}`])];
    await pings(own, ["rping", "-c", "-v", "-V", "-C", "5", "-a", "10.9.0.2", "-p", `${port}`], own);
  });
});

test("doorbell statistics reports the values of rdma statistic show", { timeout: limitMs }, async () => {
  const { status, output } = await run(ours(["statistics", "rxe0/1", "--json"]));
  expect(status, output).toBe(0);
  const [link] = JSON.parse(output) as [{ counters: Record<string, number> }];
  const { stdout } = spawnSync("rdma", ["statistic", "show", "link", "rxe0/1"], { encoding: "utf8" });
  const theirs = [...stdout.matchAll(/\b([a-z_]+) (\d+)\b/g)].filter(([, name]) => name !== "link");
  expect(theirs.length).toBeGreaterThan(5);
  // Between the two calls only the counters of the call itself may change.
  for (const [, name = "", value] of theirs) expect(link.counters[name], name).toBe(Number(value));
});

test("doorbell asyncwatch and ibv_asyncwatch see the same events", { timeout: limitMs }, async () => {
  const watching = run(ours(["asyncwatch", "-d", "rxe0", "-n", "2"]));
  const theirs = spawn("ibv_asyncwatch", ["-d", "rxe0"], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  theirs.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const seen = async () => {
    for (;;) {
      spawnSync("ip", ["link", "set", "va", "down"]);
      await pause(2000);
      spawnSync("ip", ["link", "set", "va", "up"]);
      const done = await Promise.race([watching, pause(3000).then(() => undefined)]);
      if (done) return done;
    }
  };
  try {
    const { status, output } = await seen();
    expect(status, output).toBe(0);
    expect(output).toMatch(/event_type PORT_(ERR|ACTIVE), port 1/);
    // C writes to a pipe when its buffer is full or the program ends. The test checks only that it opened the
    // device.
    theirs.kill("SIGINT");
    expect(said + output).toMatch(/rxe0/);
  } finally {
    theirs.kill();
  }
});
