import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The checkout: the guest sees it at this very path. */
export const repository = resolve(import.meta.dirname, "../../..");

/** What the VM needs and git does not keep: kernel, running machines. */
export const cache = resolve(process.env["DOORBELL_VM_CACHE"] ?? `${repository}/.vm`);

/** Something the person at the keyboard can put right; shown without a stack. */
export class SetupError extends Error {
  override name = "SetupError";
}

/** Progress goes to standard error: standard output belongs to the command in the VM. */
export function say(line: string): void {
  process.stderr.write(`vm: ${line}\n`);
}

/** apt-get, waiting for another one that may be at work. */
export function apt(...args: string[]): void {
  run("apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", ...args);
}

/** Runs a program to its end; its output is shown only when it fails. */
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

/** Is a process of this id running? One that has ended and waits to be collected is not. */
export function alive(pid: number): boolean {
  const state = / ([A-Z]) [^)]*$/.exec(readOr(`/proc/${pid}/stat`, ""))?.[1];
  return state !== undefined && state !== "Z" && state !== "X";
}

/** Runs `work` while no other doorbell process on this checkout does: apt and the cache take one at a time. */
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

/** A file's text, or `otherwise` when it is not there. */
export function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}
