import { type ChildProcess, spawn } from "node:child_process";
import type { Program } from "../bench/perftest/programs.ts";
import { freePort } from "../bench/second-process.ts";

const limitMs = 30_000;
/** Number of attempts to connect to a server that does not listen yet. */
const TRIES = 40;
const AGAIN_MS = 100;

/**
 * Returns the figure of perftest's program between two processes on the device, or undefined when the program
 * is not installed. Both ends run a fixed number of messages: perftest counts a run of fixed duration only in
 * part, and prints other columns for its latency.
 */
export async function perftestFigure(
  program: Program,
  device: string,
  gidIndex: number,
  { bytes, iterations }: { readonly bytes: number; readonly iterations: number },
): Promise<number | undefined> {
  const port = await freePort();
  const words = ["-d", device, "-x", `${gidIndex}`, "-s", `${bytes}`, "-n", `${iterations}`, "-p", `${port}`];
  words.push("-F");
  if (program.measures === "bandwidth") words.push("--report_gbits");
  const server = start(program.cName, words);
  try {
    if (!(await server.started)) return undefined;
    for (let i = 0; i < TRIES; i++) {
      const client = start(program.cName, [...words, "127.0.0.1"]);
      const { status, output } = await client.ended;
      if (status === 0) return figureIn(output, program);
      if (server.child.exitCode !== null)
        throw new Error(`${program.cName}: ${lastLine((await server.ended).output)}`);
      if (!/connect|refused/i.test(output)) throw new Error(`${program.cName}: ${lastLine(output)}`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    throw new Error(`${program.cName}: the server does not listen`);
  } finally {
    server.child.kill();
  }
}

const lastLine = (output: string): string => output.trim().split("\n").at(-1) ?? "";

interface Started {
  readonly child: ChildProcess;
  /** False when the program is not installed. */
  readonly started: Promise<boolean>;
  readonly ended: Promise<{ readonly status: number | null; readonly output: string }>;
}

function start(name: string, words: readonly string[]): Started {
  const child = spawn(name, [...words], { stdio: ["ignore", "pipe", "pipe"], timeout: limitMs });
  let output = "";
  const append = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", append);
  child.stderr.setEncoding("utf8").on("data", append);
  const started = new Promise<boolean>((resolve) => {
    child.once("spawn", () => resolve(true));
    child.once("error", () => resolve(false));
  });
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.once("close", (status) => resolve({ status, output }));
    child.once("error", () => resolve({ status: null, output }));
  });
  return { child, started, ended };
}

/**
 * Returns the figure in the client's output, from the last line that holds only numbers. Bandwidth is the
 * average, in Gbit/s. Latency is the typical value, in microseconds.
 *
 * @example
 * figureIn(" 65536 5000 97.20 97.19 0.185366\n", programs[0]); // 97.19
 */
export function figureIn(output: string, { measures, cName }: Pick<Program, "measures" | "cName">): number {
  const rows = output.split("\n").filter((line) => /^\s*\d+(\s+[\d.]+){3,}\s*$/.test(line));
  // A row of bandwidth has bytes, iterations, peak and average. A row of latency has bytes, iterations,
  // least, most and typical.
  const value = Number(rows.at(-1)?.trim().split(/\s+/)[measures === "bandwidth" ? 3 : 4]);
  if (!(value > 0)) throw new Error(`${cName} printed no figures`);
  return value;
}
