import { spawn } from "node:child_process";
import process from "node:process";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { programs } from "../../src/cli/bench/perftest/programs.ts";

// perftest's own programs against `doorbell bench`, both on the kernel's rxe0. The C end is unmodified.
const iterations = "40";
const size = "4096";
const testLimitMs = 300_000;
const limitMs = 120_000;

interface Running {
  readonly outcome: Promise<{ readonly status: number | null; readonly output: string }>;
  /** Resolves when the output matches the pattern. */
  said(pattern: RegExp): Promise<void>;
}

function start(command: readonly string[]): Running {
  const [program = "", ...args] = command;
  const { DOORBELL_RDMA: _, ...env } = process.env;
  const child = spawn(program, args, {
    env: { ...env, DOORBELL_RDMA: "rxe0" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: limitMs,
  });
  let heard = "";
  let changed = () => {};
  child.stderr.setEncoding("utf8").on("data", (words: string) => {
    heard += words;
    changed();
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const outcome = Promise.all([text(child.stdout), ended]).then(([output, status]) => ({
    status,
    output: output + heard,
  }));
  const said = async (pattern: RegExp) => {
    while (!pattern.test(heard)) {
      await Promise.race([new Promise<void>((resolve) => (changed = resolve)), ended]);
      if (child.exitCode !== null) throw new Error(`it ended: ${heard}`);
    }
  };
  return { outcome, said };
}

const ours = (name: string, ...more: string[]): string[] => [
  ...[process.execPath, "bin/doorbell.js", "bench", name, ...more],
  ...["-s", size, "-n", iterations, "-a", "10.9.0.1", "--json"],
];
const theirs = (cName: string, ...more: string[]): string[] => [
  cName,
  "-d",
  "rxe0",
  "-x",
  "1",
  "-s",
  size,
  "-n",
  iterations,
  ...more,
];

let port = 18_800;

describe.each(programs)("doorbell bench $name", { timeout: testLimitMs }, ({ name, cName }) => {
  test(`is a client of ${cName}`, async () => {
    const at = `${++port}`;
    const server = start(theirs(cName, "-p", at));
    const client = await start(ours(name, "127.0.0.1", "-p", at)).outcome;
    expect(client, (await server.outcome).output).toMatchObject({ status: 0 });
    expect((await server.outcome).status).toBe(0);
    expect(JSON.parse(client.output)).toMatchObject([
      { test: name, device: "rxe0", bytes: 4096, iterations: 40 },
    ]);
  });

  test(`is a server of ${cName}`, async () => {
    const at = `${++port}`;
    const server = start(ours(name, "--listen", "-p", at));
    await server.said(/waiting for a client/);
    const client = await start(theirs(cName, "-p", at, "127.0.0.1")).outcome;
    expect(client, (await server.outcome).output).toMatchObject({ status: 0 });
    expect((await server.outcome).status).toBe(0);
    expect(client.output).toMatch(new RegExp(`^ 4096 +${iterations} +[\\d.]+`, "m"));
  });
});
