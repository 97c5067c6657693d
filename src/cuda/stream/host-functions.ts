// Functions of JavaScript for which streams wait, of all streams and graphs of this thread.
//
// The event loop looks at the words of the waiting streams and runs the functions. A call of C that blocks this
// thread would wait for a stream that waits for this thread. So each such call runs the functions first.
import process from "node:process";
import { DoorbellError } from "../../errors.ts";
import { callAll } from "../../wait/call-all.ts";
import { throwIfInterrupted } from "../../wait/interruption.ts";
import { isCapturing } from "../capture/open-captures.ts";
import type { Driver } from "../driver/driver.ts";
import { nextPoll } from "./poll.ts";
import type { Stream } from "./stream.ts";

/** Functions of one gate, in stream order. */
export interface HostFunctions {
  readonly device: { readonly driver: Driver; readonly pointer: number };
  /** Stream that waits for the function that runs now. */
  readonly waiting: Stream | undefined;
  /** Runs the next function if its stream waits for it. Returns true if so. */
  serve(): boolean;
  /** Ends the functions whose stream has failed, and those whose deadline has passed. */
  expire(nowMs: number): void;
  /** Lets the streams pass without any further function. */
  open(): void;
}

/** Gates with functions that have not ended. */
const active = new Set<HostFunctions>();

/** Returns true while a stream waits, or will wait, for a function. */
export const hasHostFunctions = (): boolean => active.size > 0;

interface Delayed {
  readonly driver: Driver;
  readonly context: number;
  readonly work: () => void;
}

const delayed = new Set<Delayed>();
let isPolling = false;
let handlesExit = false;
let lastChangeMs = 0;

/** Begins to look at a gate. */
export function activate(gate: HostFunctions): void {
  active.add(gate);
  lastChangeMs = performance.now();
  if (!handlesExit) {
    handlesExit = true;
    // The end of the context waits for the streams.
    process.on("exit", () => {
      for (const each of active) each.open();
    });
  }
  if (!isPolling) pollLater();
}

/** Ends to look at a gate, and does the work that was delayed for its context. */
export function deactivate(gate: HostFunctions): void {
  if (!active.delete(gate) || delayed.size === 0) return;
  const { driver, pointer } = gate.device;
  if (isActive(driver, pointer)) return;
  const ready = [...delayed].filter((each) => each.driver === driver && each.context === pointer);
  for (const each of ready) delayed.delete(each);
  callAll(ready.map(({ work }) => work));
}

function isActive(driver: Driver, context: number): boolean {
  for (const { device } of active) if (device.driver === driver && device.pointer === context) return true;
  return false;
}

function pollLater(): void {
  isPolling = true;
  // A wait keeps the process alive, not this timer.
  nextPoll(lastChangeMs, poll, false);
}

function poll(): void {
  isPolling = false;
  serveAll();
  if (active.size > 0) pollLater();
}

function serveAll(): boolean {
  let any = false;
  const now = performance.now();
  for (const gate of [...active]) {
    while (gate.serve()) any = true;
    gate.expire(now);
  }
  if (any) lastChangeMs = now;
  return any;
}

/**
 * Does `work`, which frees memory of a context. C waits for all streams of the context then, so the work is delayed
 * while one of them waits for a function.
 */
export function afterHostFunctions(driver: Driver, context: number, work: () => void): void {
  if (active.size > 0 && isActive(driver, context)) delayed.add({ driver, context, work });
  else work();
}

/** Wait of a call of C that blocks this thread. */
export interface BlockingWait {
  /** Name of the method, for errors. */
  readonly what: string;
  readonly driver: Driver;
  /** Returns true if the call waits for this stream. */
  waitsFor(stream: Stream): boolean;
  /** Returns true when the call would return at once. */
  isReady(): boolean;
}

/** Number of rounds before a blocking wait sleeps between them. */
const spins = 64;

/**
 * Runs functions until a call of C would not wait for them. Throws DoorbellError when the call waits for a stream
 * whose function runs now: the function itself made the call, or it is asynchronous.
 */
export function runHostFunctions({ what, driver, waitsFor, isReady }: BlockingWait): void {
  // The calls would break a capture, and C refuses the blocking one.
  if (isCapturing()) return;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  // A round sleeps for a millisecond. The soft GPU ends the call with an error after the limit. Clocks of a simulation
  // stand still here, so the rounds count.
  const limitMs = driver.lib.inspector?.waitLimitMs() ?? Number.POSITIVE_INFINITY;
  for (let round = 0; active.size > 0 && round < spins + limitMs && !isReady(); round++) {
    for (const { waiting } of active)
      if (waiting !== undefined && waitsFor(waiting)) throw wouldHang(what, waiting);
    if (serveAll()) round = 0;
    throwIfInterrupted();
    if (round > spins) Atomics.wait(cell, 0, 0, 1);
  }
}

function wouldHang(what: string, stream: Stream): DoorbellError {
  return new DoorbellError(
    `${what} would never return: it waits for ${stream.label}, which waits for a function of this thread`,
    "Await the promise of stream.call(), or use await stream.done() or await buffer.read(stream). Inside the function use arrays of pinned memory, or a stream with nonBlocking: true.",
  );
}
