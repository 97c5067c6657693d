import { shown } from "../../arguments/shown.ts";
import { until } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import { holdForCaptures, isCapturedAlone, isRecorded } from "../capture/open-captures.ts";
import { HostGate, type Outcome } from "./host-gate.ts";
import type { Stream } from "./stream.ts";

/** A function for which each launch of a graph waits. A capture has it in the list of the objects that it uses. */
export class GraphFunction {
  readonly gate: HostGate;
  readonly work: () => unknown;
  /** Maximum time from the moment at which a stream waits until the function has ended, in milliseconds. */
  readonly timeoutMs: number;

  constructor(gate: HostGate, work: () => unknown, timeoutMs: number) {
    this.gate = gate;
    this.work = work;
    this.timeoutMs = timeoutMs;
  }

  /** Expects a run of a launch. The next wait for the stream throws the error of the function. */
  expect(stream: Stream): void {
    const { work, timeoutMs } = this;
    const settle = (outcome: Outcome): void => {
      if ("error" in outcome) stream.failFunction(outcome.error);
    };
    this.gate.expect({ stream, work, timeoutMs, deadlineFrom: "arrival", settle });
  }
}

/** Throws TypeError unless `work` is a function. */
export function checkWork(what: string, work: unknown): void {
  if (typeof work !== "function") throw new TypeError(`${what}: work is ${shown(work)}. Use a function`);
}

/** Makes a stream wait at a gate (`cuStreamBatchMemOp`). */
function enqueue(stream: Stream, { operationCount, operations }: HostGate): void {
  const call = "cuStreamBatchMemOp_v2";
  stream.check(stream.device.driver.lib[call](stream.pointer, operationCount, operations, 0), call);
}

/** Runs `work` in stream order, see `Stream.call`. `gateOf` returns the gate of the stream. */
export async function callInOrder<T>(
  stream: Stream,
  gateOf: () => HostGate,
  work: () => T,
  options: WaitOptions | undefined,
): Promise<Awaited<T>> {
  checkWork("call", work);
  const { timeoutMs, signal } = waitOf(options, "call");
  stream.enterFully();
  if (isRecorded(stream)) {
    record(stream, work, timeoutMs);
    return undefined as Awaited<T>;
  }
  signal?.throwIfAborted();
  const gate = gateOf();
  enqueue(stream, gate);
  let outcome: Outcome | undefined;
  let wake: (() => void) | undefined;
  const end = gate.expect({
    stream,
    work,
    timeoutMs,
    deadlineFrom: "call",
    settle: (found) => {
      outcome = found;
      wake?.();
    },
  });
  const watch = (ready: () => void) => {
    wake = ready;
    return () => {
      wake = undefined;
    };
  };
  const what = () => `${stream.label}: call()`;
  try {
    // The gate has the deadline, because it also ends while another call blocks this thread.
    await until(() => outcome, watch, { timeoutMs: Number.POSITIVE_INFINITY, signal, what });
  } catch (error) {
    end(error);
    throw error;
  }
  if ("error" in outcome!) throw outcome.error;
  return outcome!.value as Awaited<T>;
}

function record(stream: Stream, work: () => unknown, timeoutMs: number): void {
  if (!isCapturedAlone())
    throw new TypeError(
      "call: several captures are open, so the graph of the function is not known. Nest no captures",
    );
  const gate = new HostGate(stream.device);
  try {
    enqueue(stream, gate);
  } catch (error) {
    gate.close();
    throw error;
  }
  holdForCaptures(new GraphFunction(gate, work, timeoutMs));
}
