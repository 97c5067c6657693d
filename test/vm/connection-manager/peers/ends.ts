// doorbell's ends of the connection manager's C programs, over rxe0 or soft0, and the C programs themselves.
// The C programs are unmodified, and the kernel's connection manager connects to soft0's.
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Task } from "./part.ts";
import { programs } from "./programs.ts";

export const limitMs = 60_000;
const hostProgram = fileURLToPath(new URL("./host.ts", import.meta.url));

/** End of doorbell, in this process over rxe0, or in a process of the namespace `soft` over soft0. */
export interface Ours {
  readonly address: string;
  readonly provider: "native" | "soft";
  run(task: Task, ready: () => void): Promise<string>;
}

export const onRxe: Ours = {
  address: "10.9.0.1",
  provider: "native",
  run: (task, ready) => programs[task.program]!({ ...task, ready }),
};

export class SoftHost implements Ours {
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

/** Runs a C program on rxe0 and returns its output after a successful end. */
export async function runC([program = "", ...args]: readonly string[]): Promise<string> {
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], timeout: limitMs });
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null && child.signalCode === null)
    await new Promise((resolve) => child.once("exit", resolve));
  expect(child.exitCode, `${program} printed: ${out}${error}`).toBe(0);
  return out;
}

let lastPort = 7500;
/** udaddy has no option for its port. */
export const UDADDY_PORT = 7174;
export type Commands = (address: string, port: string) => readonly string[];

/**
 * Error while the server does not listen yet. The kernel reports it at once; asking netlink instead may hang.
 */
const tooEarly = /REJECTED|UNREACHABLE/;

/**
 * Runs doorbell's program as a client of a server on rxe0 as soon as the server listens. `serves` returns
 * true while the server runs.
 */
async function untilServed(
  ours: Ours,
  program: string,
  count: number,
  port: number,
  serves: () => boolean,
): Promise<string> {
  const at = { address: "10.9.0.1", port };
  const task = { program, isServer: false, at, count, provider: ours.provider };
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await ours.run(task, () => {});
    } catch (error) {
      if (!serves() || !tooEarly.test(String(error)) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Runs doorbell's program as a client of the C program as soon as the C program listens. */
export async function asClient(
  ours: Ours,
  program: string,
  count: number,
  server: Commands,
  port: number = ++lastPort,
): Promise<string> {
  let serves = true;
  const serving = runC(server("10.9.0.1", `${port}`)).finally(() => {
    serves = false;
  });
  serving.catch(() => {}); // The promise is awaited below.
  try {
    const said = await untilServed(ours, program, count, port, () => serves);
    await serving;
    return said;
  } catch (error) {
    if (!serves) await serving;
    throw error;
  }
}

/** Runs doorbell's program as a client of a C program that serves until it is killed. */
export async function asClientOfEndless(
  ours: Ours,
  program: string,
  count: number,
  server: Commands,
): Promise<string> {
  const port = ++lastPort;
  const [name = "", ...args] = server("10.9.0.1", `${port}`);
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const child = spawn(name, args, { env, stdio: "ignore" });
  try {
    return await untilServed(ours, program, count, port, () => child.exitCode === null);
  } finally {
    child.kill();
  }
}

/** Runs doorbell's program as a server of the C program. */
export async function asServer(
  ours: Ours,
  program: string,
  count: number,
  client: Commands,
  port: number = ++lastPort,
): Promise<string> {
  const at = { address: ours.address, port };
  let serving = Promise.resolve("");
  await new Promise<void>((ready, failed) => {
    serving = ours.run({ program, isServer: true, at, count, provider: ours.provider }, ready);
    serving.catch(failed);
  });
  const [said] = await Promise.all([serving, runC(client(ours.address, `${port}`))]);
  return said;
}
