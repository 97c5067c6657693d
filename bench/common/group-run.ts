import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, execPath } from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Program to run as the processes of a group. */
export interface GroupRun<Row> {
  readonly program: URL;
  readonly processes: number;
  readonly args: readonly string[];
  /** Callback for each JSON line that rank 0 prints. */
  readonly each: (row: Row) => void;
}

/**
 * Runs the program to its end. Returns a message about the exit codes of failed processes, or an empty text.
 */
export async function runGroup<Row>({ program, processes, args, each }: GroupRun<Row>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-bench-"));
  const children = Array.from({ length: processes }, (_, rank) =>
    spawn(execPath, [fileURLToPath(program), ...args], {
      env: {
        ...env,
        DOORBELL_RANK: `${rank}`,
        DOORBELL_SIZE: `${processes}`,
        DOORBELL_LOCAL_RANK: `${rank}`,
        DOORBELL_RENDEZVOUS: `file://${folder}/meet`,
      },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const ends = children.map(
    (child) => new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code))),
  );
  for (const child of children.slice(1)) child.stdout.resume();
  for await (const line of createInterface({ input: children[0]!.stdout }))
    if (line.startsWith("{")) each(JSON.parse(line) as Row);
  const codes = await Promise.all(ends);
  rmSync(folder, { recursive: true, force: true });
  return codes.every((code) => code === 0) ? "" : `the processes ended with ${codes.join(", ")}`;
}
