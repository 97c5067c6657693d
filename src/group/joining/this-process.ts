import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import process from "node:process";
import type { Member } from "../member.ts";

/** What a process tells of itself when it joins. */
export type Identity = Pick<Member, "host" | "machine" | "processId" | "pidNamespace" | "started">;

const attempt = (look: () => string): string => {
  try {
    return look();
  } catch {
    return "";
  }
};

/** When a process started, in clock ticks; "" when there is none. */
export const startOf = (pid: number): string =>
  attempt(() => {
    // The name in brackets may hold spaces: count from behind it. Field 22, where 3 is the first behind the name.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "" : (fields[19] ?? "");
  });

export const pidNamespace = (): string => attempt(() => readlinkSync("/proc/self/ns/pid"));

/** This process, as others have to know it; `name`: of a host that it is to count as being on. */
export function thisProcess(name = ""): Identity {
  const boot = attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  return {
    host: name === "" ? hostname() : name,
    machine: name !== "" ? `host ${name}` : boot === "" ? hostname() : boot,
    processId: process.pid,
    pidNamespace: pidNamespace(),
    started: startOf(process.pid),
  };
}
