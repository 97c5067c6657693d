import { errno, errnoName, strerror } from "../../ffi/libc/index.ts";
import { DoorbellError } from "../errors.ts";
import { hintFor } from "./error-hints.ts";

/** A verb failed: which, with which errno, and what usually causes that. */
export class VerbsError extends DoorbellError {
  override readonly name: string = "VerbsError";
  /** The C function: "ibv_reg_mr". */
  readonly verb: string;
  /** The number: 12. */
  readonly errno: number;
  /** Its symbol: "ENOMEM". */
  readonly code: string;

  constructor(verb: string, number: number, detail = "") {
    const code = errnoName(number);
    const message = `${verb} failed: ${code} (${strerror(number)})${detail ? `; ${detail}` : ""}`;
    super(message, hintFor(verb, code));
    this.verb = verb;
    this.errno = number;
    this.code = code;
  }
}

/** A queue has no free slot: nothing was posted. */
export class QueueFullError extends DoorbellError {
  override readonly name = "QueueFullError";
  readonly queue: "send" | "receive" | "shared receive";
  /** Work requests that hold a slot. */
  readonly outstanding: number;
  readonly capacity: number;

  constructor(
    label: string,
    queue: QueueFullError["queue"],
    outstanding: number,
    capacity: number,
    wanted: number,
  ) {
    super(
      `${label}: the ${queue} queue has ${capacity - outstanding} free slots of ${capacity}, ${wanted} wanted`,
      queue === "send"
        ? "Poll the send completion queue; unsignaled requests free their slots when a later signaled one completes."
        : "Poll the receive completion queue, or create the queue deeper.",
    );
    this.queue = queue;
    this.outstanding = outstanding;
    this.capacity = capacity;
  }
}

/** Throws VerbsError unless a verb that returns an errno value returned 0 (some drivers return -1 and set errno). */
export function checkResult(verb: string, result: number, detail?: string): void {
  if (result !== 0) throw new VerbsError(verb, result > 0 ? result : errno(), detail);
}

/** The pointer a verb returned; throws VerbsError with errno for NULL. */
export function checkPointer(verb: string, pointer: number, detail?: string): number {
  if (pointer === 0) throw new VerbsError(verb, errno(), detail);
  return pointer;
}
