import type { System } from "./system.ts";

/**
 * ok: it is right. warning: it works, but not as well as it could, or may fail later. fails: something that is installed or asked
 * for does not work. absent: it is not here, and nobody asked for it.
 */
export type Status = "ok" | "warning" | "fails" | "absent";

/** What a check found of one thing. */
export interface Finding {
  /** The thing: "memlock", "rxe0 port 1". */
  readonly thing: string;
  readonly status: Status;
  /** What is so, and what follows from it. */
  readonly says: string;
  /** The command, or the step, that puts it right. */
  readonly fix?: string;
}

/** One file in checks/ each. It looks only through the system that it is given, so that a folder can stand in for a machine. */
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
