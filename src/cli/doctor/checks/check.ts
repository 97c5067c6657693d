import type { System } from "../machine/system.ts";

/**
 * Result of a check. ok: correct. warning: works, but slower than possible, or may fail later. fails: an
 * installed or requested part does not work. absent: not installed, and not requested.
 */
export type Status = "ok" | "warning" | "fails" | "absent";

/** Result of a check for one thing. */
export interface Finding {
  /** Name of the thing: "memlock", "rxe0 port 1". */
  readonly thing: string;
  readonly status: Status;
  /** State of the checked thing, and the consequence of that state. */
  readonly says: string;
  /** Command or step that fixes it. */
  readonly fix?: string;
}

/**
 * One check, in a file of checks/. It reads the machine only through the given system, so that tests can
 * replace the machine by a folder.
 */
export interface Check {
  readonly name: string;
  readonly run: (system: System) => Finding[] | Promise<Finding[]>;
}

export const ok = (thing: string, says: string): Finding => ({ thing, status: "ok", says });
export const absent = (thing: string, says: string): Finding => ({ thing, status: "absent", says });
export const warning = (thing: string, says: string, fix?: string): Finding => ({
  ...{ thing, says },
  status: "warning",
  ...(fix !== undefined && { fix }),
});
export const fails = (thing: string, says: string, fix?: string): Finding => ({
  ...{ thing, says },
  status: "fails",
  ...(fix !== undefined && { fix }),
});
