import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { env } from "node:process";

/** Benchmark program that runs as two processes: a server, and a client that prints the result. */
export interface ClientServer {
  readonly program: string;
  readonly serverArgs: readonly string[];
  readonly clientArgs: readonly string[];
  /** TCP port that the server listens on. */
  readonly port: number;
  /** Time limit of both processes, in seconds; they are killed after it. */
  readonly seconds: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the server, waits until it listens, and starts the client. Returns the output of the client. */
export async function runClientServer(run: ClientServer): Promise<string> {
  const server = start(run, run.serverArgs);
  const serverOutput = output(server, run.program);
  serverOutput.catch(() => {});
  await listening(run.port, server);
  const client = output(start(run, run.clientArgs), run.program);
  const [text] = await Promise.all([client, serverOutput]);
  return text;
}

const start = ({ program, seconds, environment }: ClientServer, args: readonly string[]): ChildProcess =>
  spawn("timeout", ["-k", "2", String(seconds), program, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, ...environment },
  });

function output(child: ChildProcess, program: string): Promise<string> {
  let text = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`${program} ended with status ${code}: ${text.trim().split("\n").at(-1)}`));
    });
  });
}

/** Waits until a server listens on the TCP port, because a client that connects too early fails. */
async function listening(port: number, server: ChildProcess): Promise<void> {
  const wanted = new RegExp(`:${port.toString(16).toUpperCase().padStart(4, "0")} [0-9A-F]+:0000 0A`, "m");
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (["tcp", "tcp6"].some((table) => wanted.test(readFileSync(`/proc/net/${table}`, "utf8")))) return;
    if (server.exitCode !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
