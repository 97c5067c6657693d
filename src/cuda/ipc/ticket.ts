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

/** Mechanism that carries memory or an event to another process. */
export type Mechanism = "cuda-ipc" | "cuda-ipc-event" | "vmm-fd" | "vmm-fabric" | "pool-fd";

/** Data that another process needs to open shared memory or an event. It is text on any channel. */
export interface Ticket {
  readonly mechanism: Mechanism;
  /** Process id of the owner. */
  readonly pid: number;
  /** Start time of that process, which distinguishes it from a later process with the same id. */
  readonly started: string;
  readonly deviceUuid: string;
  readonly provider: string;
  /** Handle of C, 64 bytes as hexadecimal. */
  readonly handle?: string;
  /** Socket that sends the descriptors. */
  readonly socket?: string;
  readonly type?: ElementType;
  readonly length?: number;
  /** Offset from the start of C's memory, in bytes. */
  readonly offset?: number;
  /** Sizes of the parts of virtual memory, in order. */
  readonly pieces?: readonly number[];
}

const mark = "doorbell-share:";

/** Returns the start time of a process in clock ticks, or undefined when it does not exist. */
export function startOf(pid: number): string | undefined {
  try {
    // The name in brackets may contain spaces, so fields are counted behind it. Field 22 is the start time;
    // field 3 is the first one behind the name.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

/** Returns a ticket of this process as text. */
export function ticketText(ticket: Omit<Ticket, "pid" | "started">): string {
  const whole: Ticket = { ...ticket, pid: process.pid, started: startOf(process.pid) ?? "" };
  return mark + globalThis.Buffer.from(JSON.stringify(whole)).toString("base64url");
}

/** Largest number of parts of virtual memory in one ticket. Their descriptors are sent in one message. */
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

/** Returns true for a valid ticket. Another process wrote the text, so it may hold anything. */
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

/** Parses a ticket. Throws ShareError ("ticket") for other text. */
export function parseTicket(text: string): Ticket {
  if (typeof text === "string" && text.startsWith(mark)) {
    try {
      const said: unknown = JSON.parse(
        globalThis.Buffer.from(text.slice(mark.length), "base64url").toString("utf8"),
      );
      if (isTicket(said)) return said;
    } catch {
      // The text was cut short. The error is thrown below.
    }
  }
  throw new ShareError(
    "ticket",
    "the text is not a ticket of share()",
    "Pass the text of share(...).ticket on unchanged.",
  );
}

/** Throws ShareError when the process that made a ticket has exited. */
export function checkOwner(ticket: Ticket): void {
  if (startOf(ticket.pid) !== ticket.started) {
    throw new ShareError(
      "owner gone",
      `process ${ticket.pid}, which shared it, has exited`,
      "The owner must run until other processes have opened the memory.",
    );
  }
}
