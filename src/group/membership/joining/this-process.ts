import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import process from "node:process";
import { simulatedHost } from "../../../exchange/this-host.ts";
import type { Member } from "../links/member.ts";

/** Host and process identity that a process sends when it joins. */
export type Identity = Pick<Member, "host" | "machine" | "processId" | "pidNamespace" | "started">;

const attempt = (look: () => string): string => {
  try {
    return look();
  } catch {
    return "";
  }
};

/** Returns the start time of a process, in clock ticks. Returns "" when the process does not exist. */
export const startOf = (pid: number): string =>
  attempt(() => {
    // The process name in parentheses may contain spaces, so the fields are counted from the last
    // parenthesis. Field 22 of /proc/pid/stat is the start time, and the first field after the name is field
    // 3.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? "" : (fields[19] ?? "");
  });

export const pidNamespace = (): string => attempt(() => readlinkSync("/proc/self/ns/pid"));

/**
 * Returns the identity of this process. A non-empty `name` makes the process count as a member of a separate
 * host.
 */
export function thisProcess(name = ""): Identity {
  const simulated = simulatedHost()?.newProcess();
  if (simulated !== undefined)
    return name === "" ? simulated : { ...simulated, host: name, machine: `host ${name}` };
  const boot = attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  return {
    host: name === "" ? hostname() : name,
    machine: name !== "" ? `host ${name}` : boot === "" ? hostname() : boot,
    processId: process.pid,
    pidNamespace: pidNamespace(),
    started: startOf(process.pid),
  };
}
