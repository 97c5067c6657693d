import process from "node:process";
import type { Worker } from "node:worker_threads";
import { startThread } from "../../../ffi/runtime/index.ts";
import { until } from "../../wait/until.ts";
import { left, type Until } from "../links/handshake.ts";
import { Control } from "./network-layout.ts";
import type { FromThread, NetworkEnd, NetworkShare, Rerouted, ToThread } from "./thread-messages.ts";

// Not run: so that Deno loads the thread's file with this one, see ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: only to be seen
if (false) void import("./network-worker.ts");

const longestStopMs = 5000;

/** The thread that moves data: the program's end of it. */
export class NetworkThread {
  readonly #worker: Worker;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #said: FromThread[] = [];
  #wake: () => void = () => {};
  /** Called when streams can go on that waited. */
  onReleased: () => void = () => {};
  /** Called when another path to a peer was taken. */
  onRerouted: (rerouted: Rerouted) => void = () => {};
  readonly #onExit = (): void => {
    this.#stop();
  };

  constructor(share: NetworkShare) {
    this.#control = share.control;
    this.#worker = startThread("network", new URL("./network-worker.ts", import.meta.url), share);
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error: Error) => this.#hear({ failed: error.message.split("\n")[0]! }));
    process.on("exit", this.#onExit);
  }

  #hear(message: FromThread): void {
    if ("released" in message) {
      Atomics.store(this.#control, Control.nudged, 0);
      this.onReleased();
      return;
    }
    if ("rerouted" in message) {
      this.onRerouted(message.rerouted);
      return;
    }
    this.#said.push(message);
    this.#wake();
  }

  async #next(deadline: Until): Promise<FromThread> {
    const watch = (ready: () => void) => {
      this.#wake = ready;
      return () => {
        this.#wake = () => {};
      };
    };
    return await until(() => this.#said.shift(), watch, {
      ...left(deadline),
      what: () => "the thread that moves data between hosts",
    });
  }

  /** What the others need to know of its end; or why there is none. */
  async opened(deadline: Until): Promise<NetworkEnd | string> {
    const said = await this.#next(deadline);
    return "opened" in said ? said.opened : "failed" in said ? said.failed : "";
  }

  /** Connects with those of all others; "", or why not. */
  async connect(told: ToThread, deadline: Until): Promise<string> {
    this.#worker.postMessage(told);
    const said = await this.#next(deadline);
    return "failed" in said ? said.failed : "";
  }

  /** What went wrong in it since, in words; "" for nothing. */
  get trouble(): string {
    const failed = this.#said.find((one) => "failed" in one);
    return failed === undefined ? "" : (failed as { failed: string }).failed;
  }

  wake(): void {
    Atomics.add(this.#control, Control.wake, 1);
    Atomics.notify(this.#control, Control.wake);
  }

  /** It moves nothing any more when this returns; whether that is sure. */
  #stop(): boolean {
    Atomics.store(this.#control, Control.stop, 1);
    this.wake();
    return Atomics.wait(this.#control, Control.stopped, 0, longestStopMs) !== "timed-out";
  }

  close(): boolean {
    process.off("exit", this.#onExit);
    // One that still waits for the others' ends.
    this.#worker.postMessage(undefined);
    return this.#stop();
  }
}
