import { readFileSync } from "node:fs";
import process from "node:process";
import type { ElementType } from "../memory/element-type.ts";
import { ShareError } from "./share-error.ts";

/** How memory or an event goes to another process. */
export type Mechanism = "cuda-ipc" | "cuda-ipc-event" | "vmm-fd" | "vmm-fabric" | "pool-fd";

/** What another process needs in order to open something, as it travels: text that any channel can carry. */
export interface Ticket {
  readonly mechanism: Mechanism;
  /** Whose it is. */
  readonly pid: number;
  /** When that process started, so that a later one of the same number is not taken for it. */
  readonly started: string;
  readonly deviceUuid: string;
  readonly provider: string;
  /** C's handle, 64 bytes as hexadecimal. */
  readonly handle?: string;
  /** The socket that gives out descriptors. */
  readonly socket?: string;
  readonly type?: ElementType;
  readonly length?: number;
  /** Bytes from the beginning of what C shares. */
  readonly offset?: number;
  /** Sizes of the pieces, in order (virtual memory). */
  readonly pieces?: readonly number[];
}

const mark = "doorbell-share:";

/** When a process started, in clock ticks; undefined when there is none. */
export function startOf(pid: number): string | undefined {
  try {
    // The name in brackets may hold spaces: count from behind it. Field 22, where 3 is the first behind the name.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** A ticket of this process as text. */
export function ticketText(ticket: Omit<Ticket, "pid" | "started">): string {
  const whole: Ticket = { ...ticket, pid: process.pid, started: startOf(process.pid) ?? "" };
  return mark + globalThis.Buffer.from(JSON.stringify(whole)).toString("base64url");
}

/** What a text says. ShareError ("ticket") when it is something else. */
export function parseTicket(text: string): Ticket {
  if (typeof text === "string" && text.startsWith(mark)) {
    try {
      return JSON.parse(
        globalThis.Buffer.from(text.slice(mark.length), "base64url").toString("utf8"),
      ) as Ticket;
    } catch {
      // Cut short on the way: told below.
    }
  }
  throw new ShareError(
    "ticket",
    "that is not a ticket of share()",
    "Pass the text of share(...).ticket on unchanged.",
  );
}

/** ShareError unless the process that made a ticket is still there. */
export function checkOwner(ticket: Ticket): void {
  if (startOf(ticket.pid) !== ticket.started) {
    throw new ShareError(
      "owner gone",
      `process ${ticket.pid}, which shared it, has ended`,
      "The owner must live until others have opened what it shares.",
    );
  }
}
