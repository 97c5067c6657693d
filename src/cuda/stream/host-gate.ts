import {
  CU_STREAM_MEM_OP_WAIT_VALUE_64,
  CU_STREAM_MEM_OP_WRITE_VALUE_32,
  CU_STREAM_WAIT_VALUE_AND,
} from "../../../ffi/cuda/constants.ts";
import { CUstreamBatchMemOpParams } from "../../../ffi/cuda/structs.ts";
import { ClosedError, DeadlineError } from "../../errors.ts";
import { Resource } from "../../lifetime/resource.ts";
import type { Device } from "../device/device.ts";
import { isSticky } from "../driver/cuda-error.ts";
import { gone } from "../driver/driver.ts";
import { type GatePage, takeGate } from "./gate-page.ts";
import { activate, deactivate, type HostFunctions } from "./host-functions.ts";
import type { Stream } from "./stream.ts";

// Words of a gate. The stream sets ARRIVED and waits for a bit of PASS or OPEN, which it reads as one word of 64
// bits. Then it clears PASS. The thread clears ARRIVED, runs the function and sets PASS. OPEN stays set, so that one
// write of the thread lets all queued work pass.
// PASS is the first word: GatePage reads it.
const PASS = 0;
const OPEN = 1;
const ARRIVED = 2;
const passOrOpen = 0x1_0000_0001n;

/** Result or error of a function. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** One run of a function in stream order. */
export interface HostRun {
  readonly stream: Stream;
  /** The function. Undefined when the run has ended before its turn, and the stream only passes. */
  work: (() => unknown) | undefined;
  /** Time from which the deadline counts: the call, or the moment at which the stream waits. */
  readonly deadlineFrom: "call" | "arrival";
  readonly timeoutMs: number;
  /** Receives the outcome, once. */
  readonly settle: (outcome: Outcome) => void;
}

interface QueuedRun extends HostRun {
  endMs: number;
}

/** Place in a stream, or node of a graph, at which a stream waits for a function of this thread. */
export class HostGate extends Resource implements HostFunctions {
  readonly device: Device;
  readonly #page: GatePage;
  readonly #offset: number;
  readonly #operations: ReturnType<typeof operationsOf>;
  #queue: QueuedRun[] = [];
  #running: QueuedRun | undefined;
  /** Number of graphs and executables that use the gate. */
  #users = 1;

  /** Without a stream, the gate belongs to a graph. */
  constructor(device: Device, stream?: Stream) {
    super();
    this.device = device;
    const { page, offset } = takeGate(device);
    this.#page = page;
    this.#offset = offset;
    this.#operations = operationsOf((word) => page.addressOf(offset + word));
    if (stream === undefined) this.own(page);
    else this.own(stream, page);
    // Objects that close with the device may wait for its streams.
    this.need(device);
  }

  get label(): string {
    return `host functions of ${this.device.label}`;
  }

  /** Address of C's array of `operationCount` CUstreamBatchMemOpParams. */
  get operations(): number {
    return this.#operations[0]!.pointer;
  }

  get operationCount(): number {
    return this.#operations.length;
  }

  get waiting(): Stream | undefined {
    return this.#running?.stream;
  }

  /** True while runs have not ended. */
  get isPending(): boolean {
    return this.#running !== undefined || this.#queue.length > 0;
  }

  /** True while an executable graph has the gate, or runs of one have not ended. */
  get isInUse(): boolean {
    return this.#users > 1 || this.isPending;
  }

  /** Adds an executable graph. */
  use(): void {
    this.#users++;
  }

  /** Removes a graph or an executable graph. Without any, the gate closes after its last run. */
  leave(): void {
    this.#users--;
    this.#closeIfUnused();
  }

  #closeIfUnused(): void {
    if (this.#users === 0 && !this.isPending) this.close();
  }

  /** Adds a run, for the next time that a stream waits at the gate. The returned function ends it early. */
  expect(run: HostRun): (error: unknown) => void {
    const endMs = run.deadlineFrom === "call" ? performance.now() + run.timeoutMs : Number.POSITIVE_INFINITY;
    const queued = { ...run, endMs };
    this.#queue.push(queued);
    activate(this);
    return (error) => this.#abandon(queued, error);
  }

  serve(): boolean {
    if (this.closed || this.#running !== undefined || this.#read(ARRIVED) === 0) return false;
    this.#write(ARRIVED, 0);
    const run = this.#queue.shift();
    this.#running = run;
    // A launch by C names has no run.
    if (run?.work === undefined) this.#pass();
    else this.#run(run, run.work);
    return true;
  }

  #run(run: QueuedRun, work: () => unknown): void {
    if (run.deadlineFrom === "arrival") run.endMs = performance.now() + run.timeoutMs;
    try {
      const result = work();
      if (isPromiseLike(result)) {
        result.then(
          (value) => this.#finish(run, { value }),
          (error: unknown) => this.#finish(run, { error }),
        );
      } else this.#finish(run, { value: result });
    } catch (error) {
      this.#finish(run, { error });
    }
  }

  #finish(run: QueuedRun, outcome: Outcome): void {
    // The run was abandoned meanwhile.
    if (this.#running !== run) return;
    run.settle(outcome);
    this.#pass();
  }

  #pass(): void {
    this.#running = undefined;
    this.#write(PASS, 1);
    if (this.#queue.length > 0) return;
    deactivate(this);
    this.#closeIfUnused();
  }

  #abandon(run: QueuedRun, error: unknown): void {
    if (run === this.#running) {
      run.settle({ error });
      this.#pass();
    } else if (run.work !== undefined && this.#queue.includes(run)) {
      run.work = undefined;
      run.endMs = Number.POSITIVE_INFINITY;
      run.settle({ error });
    }
  }

  expire(nowMs: number): void {
    for (const run of this.#all()) {
      if (nowMs < run.endMs) continue;
      const what = `${run.stream.label}: call()`;
      const hint =
        "The stream continues without the function. A kernel before it, or its promise, may never end.";
      this.#abandon(run, new DeadlineError(what, run.timeoutMs, hint));
    }
    const next = this.#running ?? this.#queue[0];
    if (next !== undefined) this.#checkStream(next.stream);
  }

  /** Ends all runs with the error of a failed stream. */
  #checkStream(stream: Stream): void {
    if (stream.closed) return;
    const { driver } = this.device;
    const code = driver.lib.cuStreamQuery(stream.pointer);
    if (!isSticky(code) && !gone.has(code)) return;
    const error = driver.failure(code, "cuStreamQuery");
    this.#endAll(() => error);
  }

  #all(): QueuedRun[] {
    return this.#running === undefined ? [...this.#queue] : [this.#running, ...this.#queue];
  }

  #endAll(errorOf: (run: HostRun) => unknown): void {
    const all = this.#all();
    this.#running = undefined;
    this.#queue = [];
    for (const run of all) if (run.work !== undefined) run.settle({ error: errorOf(run) });
    deactivate(this);
  }

  open(): void {
    if (!this.closed) this.#write(OPEN, 1);
  }

  protected release(): void {
    if (!this.isPending) {
      if (!this.#page.closed) this.#page.giveBack(this.#offset);
      return;
    }
    this.#write(OPEN, 1);
    this.#endAll((run) => new ClosedError(run.stream.label));
  }

  #read(word: number): number {
    return this.#page.read(this.#offset + word);
  }

  #write(word: number, value: number): void {
    this.#page.write(this.#offset + word, value);
  }
}

const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { readonly then?: unknown } | null | undefined)?.then === "function";

function operationsOf(addressOf: (word: number) => number) {
  const memory = new ArrayBuffer(3 * CUstreamBatchMemOpParams.size);
  const operations = CUstreamBatchMemOpParams.pool(memory, 3);
  const [arrive, wait, clear] = operations.map(({ waitValue }) => waitValue);
  arrive!.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
  arrive!.address = addressOf(ARRIVED);
  arrive!.value = 1;
  wait!.operation = CU_STREAM_MEM_OP_WAIT_VALUE_64;
  wait!.address = addressOf(PASS);
  wait!.value64 = passOrOpen;
  wait!.flags = CU_STREAM_WAIT_VALUE_AND;
  clear!.operation = CU_STREAM_MEM_OP_WRITE_VALUE_32;
  clear!.address = addressOf(PASS);
  return operations;
}
