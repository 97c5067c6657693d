import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "./peers/part.ts";
import { programs } from "./peers/programs.ts";

// librdmacm's own programs against ours: they know nothing of doorbell, and the kernel's connection manager nothing of soft0's.
const limitMs = 60_000;
const hostProgram = fileURLToPath(new URL("./peers/host.ts", import.meta.url));

/** Our end: in this process over rxe0, or in one of the namespace `soft` over soft0. */
interface Ours {
  readonly address: string;
  readonly provider: "native" | "soft";
  run(task: Task, ready: () => void): Promise<string>;
}

const onRxe: Ours = {
  address: "10.9.0.1",
  provider: "native",
  run: (task, ready) => programs[task.program]!({ ...task, ready }),
};

class SoftHost implements Ours {
  readonly address = "10.9.0.2";
  readonly provider = "soft";
  readonly #child: ChildProcess;
  readonly #waiting = new Map<
    number,
    { ready(): void; done(text: string): void; failed(error: Error): void }
  >();
  readonly started: Promise<void>;
  #tasks = 0;

  constructor() {
    const env = { ...process.env, DOORBELL_RDMA: "soft", DOORBELL_SOFT_ADDRESS: this.address };
    const command = ["netns", "exec", "soft", process.execPath, hostProgram];
    this.#child = spawn("ip", command, { env, stdio: ["pipe", "pipe", "inherit"] });
    this.started = new Promise((resolve, reject) => {
      this.#child.once("exit", (code) => reject(new Error(`the process in the namespace ended: ${code}`)));
      createInterface({ input: this.#child.stdout! }).on("line", (line) => {
        const { number = 0, says, text: said = "" } = JSON.parse(line) as Record<string, never>;
        const waiting = this.#waiting.get(number);
        if (says === "started") resolve();
        else if (says === "ready") waiting?.ready();
        else if (says === "done") waiting?.done(said);
        else waiting?.failed(new Error(said));
      });
    });
  }

  run(task: Task, ready: () => void): Promise<string> {
    const number = ++this.#tasks;
    return new Promise((done, failed) => {
      this.#waiting.set(number, { ready, done, failed });
      this.#child.stdin!.write(`${JSON.stringify({ ...task, number })}\n`);
    });
  }

  close(): void {
    this.#child.removeAllListeners("exit");
    this.#child.kill();
  }
}

/** A C program on rxe0: its output, once it ended well. */
async function runC([program = "", ...args]: readonly string[]): Promise<string> {
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], timeout: limitMs });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once("exit", resolve));
  expect(child.exitCode, `${program} said: ${out}${error}`).toBe(0);
  return out;
}

/** Resolves when a program of the kernel's connection manager listens on the port. */
async function listening(port: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const { stdout } = spawnSync("rdma", ["resource", "show", "cm_id"], { encoding: "utf8" });
    if (stdout.split("\n").some((line) => line.includes("LISTEN") && line.includes(`:${port} `))) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nobody listens on port ${port}`);
}

let lastPort = 7500;
type Commands = (address: string, port: string) => readonly string[];

/** Our program as a client of the C one. */
async function asClient(ours: Ours, program: string, count: number, server: Commands): Promise<string> {
  const port = ++lastPort;
  const serving = runC(server("10.9.0.1", `${port}`));
  await Promise.race([listening(port), serving]);
  const at = { address: "10.9.0.1", port };
  const said = await ours.run({ program, isServer: false, at, count, provider: ours.provider }, () => {});
  await serving;
  return said;
}

/** Our program as a server of the C one. */
async function asServer(ours: Ours, program: string, count: number, client: Commands): Promise<string> {
  const port = ++lastPort;
  const at = { address: ours.address, port };
  let serving = Promise.resolve("");
  await new Promise<void>((ready, failed) => {
    serving = ours.run({ program, isServer: true, at, count, provider: ours.provider }, ready);
    serving.catch(failed);
  });
  const [said] = await Promise.all([serving, runC(client(ours.address, `${port}`))]);
  return said;
}

const soft: { host?: SoftHost } = {};
beforeAll(async () => {
  soft.host = new SoftHost();
  await soft.host.started;
}, limitMs);
afterAll(() => soft.host?.close());

const places: readonly [string, () => Ours][] = [
  ["rxe0", () => onRxe],
  ["soft0", () => soft.host!],
];

describe.each(places)("on %s", (name, ours) => {
  test("rping is served, and serves", { timeout: 2 * limitMs }, async () => {
    const rping: Commands = (address, port) => [
      "rping",
      "-a",
      address,
      "-p",
      port,
      "-C",
      "5",
      "-S",
      "64",
      "-v",
    ];
    expect(await asServer(ours(), "ping", 5, (...at) => [...rping(...at), "-c"])).toBe("5 rounds");
    expect(await asClient(ours(), "ping", 5, (...at) => [...rping(...at), "-s"])).toBe("5 rounds");
  });

  test("rdma_client and rdma_server exchange 16 bytes", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["rdma_client", "-s", address, "-p", port];
    const server: Commands = (address, port) => ["rdma_server", "-s", address, "-p", port];
    expect(await asServer(ours(), "shortMessage", 1, client)).toBe("received 16 bytes");
    expect(await asClient(ours(), "shortMessage", 1, server)).toBe("received 16 bytes");
  });

  test("ucmatose exchanges ten messages", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["ucmatose", "-s", address, "-p", port];
    const server: Commands = (address, port) => ["ucmatose", "-b", address, "-p", port];
    expect(await asServer(ours(), "messages", 10, client)).toBe("10 messages each way");
    expect(await asClient(ours(), "messages", 10, server)).toBe("10 messages each way");
  });

  test("udaddy finds us by datagrams, and is found", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["udaddy", "-s", address, "-p", port];
    const server: Commands = (address, port) => ["udaddy", "-b", address, "-p", port];
    expect(await asServer(ours(), "datagrams", 10, client)).toBe("10 datagrams each way");
    expect(await asClient(ours(), "datagrams", 10, server)).toBe("10 datagrams each way");
  });

  test("cmtime opens and closes fifty connections", { timeout: 2 * limitMs }, async () => {
    const client: Commands = (address, port) => ["cmtime", "-s", address, "-p", port, "-c", "50"];
    expect(await asServer(ours(), "many", 50, client)).toBe("50 connections");
  });

  test("mckey gets what we send to a group", { timeout: 2 * limitMs }, async () => {
    const at = { address: "239.7.7.7", port: 0 };
    const task = { program: "group", isServer: false, at, count: 1, provider: ours().provider };
    const receiving = runC(["mckey", "-m", "239.7.7.7", "-b", "10.9.0.1"]);
    // It says nothing before it has all ten: they come until it has.
    let done = false;
    void receiving.finally(() => {
      done = true;
    });
    const end = performance.now() + limitMs;
    while (!done && performance.now() < end) {
      await ours().run({ ...task, source: ours().address }, () => {});
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await receiving;
  });

  test("we get what mckey sends to a group", { timeout: 2 * limitMs }, async () => {
    const at = { address: "239.7.7.8", port: 0 };
    const task = { program: "group", isServer: true, at, count: 10, provider: ours().provider };
    let serving = Promise.resolve("");
    await new Promise<void>((ready, failed) => {
      serving = ours().run({ ...task, source: ours().address }, ready);
      serving.catch(failed);
    });
    await runC(["mckey", "-m", "239.7.7.8", "-b", "10.9.0.1", "-s"]);
    expect(await serving).toBe("10 datagrams of the group");
  });

  test(`${name} connects to nobody: the reason says so`, { timeout: limitMs }, async () => {
    const at = { address: "10.9.0.1", port: 7999 };
    const task = { program: "ping", isServer: false, at, count: 1, provider: ours().provider };
    await expect(ours().run(task, () => {})).rejects.toThrow("REJECTED, nobody listens there");
  });
});
