import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const example = fileURLToPath(new URL("../../../examples/rc-pingpong.ts", import.meta.url));
/** Time limit of a run, after which `timeout` ends both processes. */
const limitSeconds = 180;

/**
 * Runs `rc-pingpong.ts -e` as server and client with the given Bun. Returns the mean of the client's round
 * trips in microseconds.
 */
export async function runExample(bun: string, rounds: number): Promise<number> {
  const port = await freePort();
  const options = ["-e", "-d", "soft0", "-p", String(port), "-n", String(rounds)];
  const [, text] = await Promise.all([
    output(bun, [example, ...options]),
    output(bun, [example, ...options, "127.0.0.1"]),
  ]);
  const [, mean] = /([\d.]+) usec\/iter/.exec(text) ?? [];
  if (mean === undefined) throw new Error(`rc-pingpong.ts reported no time: ${text}`);
  return Number(mean);
}

/** Returns a TCP port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns the standard output of a process. Rejects with its errors when it fails. */
function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("timeout", ["-k", "5", String(limitSeconds), command, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, BUN_BE_BUN: "1" },
    });
    let text = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (more: string) => {
      text += more;
    });
    child.stderr.setEncoding("utf8").on("data", (more: string) => {
      errors = (errors + more).slice(-4000);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(text);
      else reject(new Error(`rc-pingpong.ts ended with status ${code}: ${errors}`));
    });
  });
}
