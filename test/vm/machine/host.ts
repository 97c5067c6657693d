import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Path of the checkout. The guest mounts it at the same path. */
export const repository = resolve(import.meta.dirname, "../../..");

/** Folder of the VM's kernel and of running machines, outside of git. */
export const cache = resolve(process.env["DOORBELL_VM_CACHE"] ?? `${repository}/.vm`);

/** Error that the user can fix. It is printed without a stack. */
export class SetupError extends Error {
  override name = "SetupError";
}

/** Prints progress to standard error, because standard output belongs to the command in the VM. */
export function say(line: string): void {
  process.stderr.write(`vm: ${line}\n`);
}

/** Runs apt-get and waits while another apt-get runs. */
export function apt(...args: string[]): void {
  run("apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", ...args);
}

/** Runs a program to its end. Its output is printed only when it fails. */
export function run(program: string, ...args: string[]): string {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
    LC_ALL: "C",
    PATH: `${process.env["PATH"]}:/usr/sbin:/sbin`,
  };
  const done = spawnSync(program, args, {
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (done.error) throw new SetupError(`cannot run ${program}: ${done.error.message}`);
  if (done.status !== 0) {
    const output = `${done.stdout}${done.stderr}`.trim().split("\n").slice(-15).join("\n");
    throw new SetupError(`${program} ${args.join(" ")} failed (${done.status ?? done.signal}):\n${output}`);
  }
  return done.stdout;
}

/** Returns true when a process with this id runs. A zombie does not count. */
export function alive(pid: number): boolean {
  const state = / ([A-Z]) [^)]*$/.exec(readOr(`/proc/${pid}/stat`, ""))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}

/**
 * Runs `work` while no other doorbell process on this checkout runs it. apt and the cache allow one at a
 * time.
 */
export async function alone<T>(work: () => T): Promise<T> {
  mkdirSync(cache, { recursive: true });
  const lock = `${cache}/lock`;
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch {
      const holder = Number(readOr(lock, "0"));
      if (waited > 20 && !alive(holder)) rmSync(lock, { force: true });
      if (waited === 20) say(`waiting for process ${holder} to finish preparing`);
      await Bun.sleep(100);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Returns the text of a file, or `otherwise` when the file does not exist. */
export function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}
