import { readFileSync } from "node:fs";
import process from "node:process";
import {
  CUipcEventHandle,
  CUipcMemHandle,
  CUmemFabricHandle,
  CUmemPoolPtrExportData,
} from "../../../ffi/cuda/structs.ts";
import { type ElementType, isElementType } from "../memory/element-type.ts";
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

/** Pieces of virtual memory that one ticket can name: their descriptors come in one message. */
export const mostPieces = 250;

const handleBytes: { readonly [M in Mechanism]: (pieces: number) => number } = {
  "cuda-ipc": () => CUipcMemHandle.size,
  "cuda-ipc-event": () => CUipcEventHandle.size,
  "vmm-fd": () => 0,
  "vmm-fabric": (pieces) => pieces * CUmemFabricHandle.size,
  "pool-fd": () => CUmemPoolPtrExportData.size,
};

const isSize = (value: unknown, least = 0): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least;
const isPath = (value: unknown): boolean => typeof value === "string" && /^\/[^\0]+$/.test(value);
const isText = (value: unknown, form: RegExp): boolean => typeof value === "string" && form.test(value);

/** Is it what {@link ticketText} makes? Another process wrote it, and may have written anything. */
function isTicket(value: unknown): value is Ticket {
  if (typeof value !== "object" || value === null) return false;
  const { mechanism, pid, started, deviceUuid, provider, handle, socket, type, length, offset, pieces } =
    value as { [K in keyof Ticket]: unknown };
  if (typeof mechanism !== "string" || !Object.hasOwn(handleBytes, mechanism)) return false;
  const who = isSize(pid, 1) && isText(started, /^\d*$/) && isText(deviceUuid, /^/) && isText(provider, /^/);
  const isRange = mechanism.startsWith("vmm-");
  const ofPieces =
    !isRange ||
    (Array.isArray(pieces) &&
      pieces.length > 0 &&
      pieces.length <= mostPieces &&
      pieces.every((bytes) => isSize(bytes, 1)) &&
      isSize(pieces.reduce((sum, bytes) => sum + bytes, 0)));
  if (!who || !ofPieces) return false;
  const handles = handleBytes[mechanism as Mechanism](isRange ? (pieces as unknown[]).length : 0);
  if (handles > 0 && !(isText(handle, /^[0-9a-f]+$/) && (handle as string).length === handles * 2))
    return false;
  if (mechanism.endsWith("-fd") && !isPath(socket)) return false;
  return mechanism === "cuda-ipc-event" || (isElementType(type) && isSize(length, 1) && isSize(offset));
}

/** What a text says. ShareError ("ticket") when it is something else. */
export function parseTicket(text: string): Ticket {
  if (typeof text === "string" && text.startsWith(mark)) {
    try {
      const said: unknown = JSON.parse(
        globalThis.Buffer.from(text.slice(mark.length), "base64url").toString("utf8"),
      );
      if (isTicket(said)) return said;
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
