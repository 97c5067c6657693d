import process from "node:process";
import { startThread } from "../../../../ffi/runtime/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { until } from "../../../wait/until.ts";
import { Control } from "./network-layout.ts";
import { NetworkSteps } from "./network-steps.ts";
import type { NetworkEnd } from "./paths/network-end.ts";
import { postRequest } from "./request-mailbox.ts";
import type {
  FromThread,
  NetworkShare,
  Rerouted,
  ThreadAnswer,
  ThreadRequest,
  ToThread,
} from "./thread-messages.ts";

// This import never runs. It makes Deno load the thread's file together with this file, see
// ffi/runtime/thread.ts.
// biome-ignore lint/correctness/noConstantCondition: the import must be present and must not run
if (false) void import("./network-worker.ts");

const longestStopMs = 5000;
/** Maximum wait for an answer, in milliseconds. It is longer than the wait of a `detach` in network-work.ts. */
const longestAnswerMs = 5000;

/** Program side of the network thread, which transfers data to members on other hosts. */
export class NetworkThread {
  readonly #worker: ReturnType<typeof startThread>;
  readonly #control: Int32Array<SharedArrayBuffer>;
  readonly #messages: FromThread[] = [];
  #wake: () => void = () => {};
  readonly #requests: NetworkShare["requests"];
  #answer: ThreadAnswer | undefined;
  #onAnswer: () => void = () => {};
  /** Resolves when the last request of `ask` has ended. */
  #asking: Promise<unknown> = Promise.resolve();
  /** Callback that runs when waiting streams can continue. */
  onReleased: () => void = () => {};
  /** Callback that runs when the path to a peer changes. */
  onRerouted: (rerouted: Rerouted) => void = () => {};
  readonly #onExit = (): void => {
    this.#stop();
  };

  constructor(share: NetworkShare) {
    this.#control = share.control;
    this.#requests = share.requests;
    this.#worker = startThread(
      "network",
      new URL("./network-worker.ts", import.meta.url),
      share,
      (send) => new NetworkSteps(share, send),
    );
    this.#worker.on("message", (message: FromThread) => this.#receive(message));
    this.#worker.on("error", (error: Error) => this.#receive({ failed: error.message.split("\n")[0]! }));
    process.on("exit", this.#onExit);
  }

  #receive(message: FromThread): void {
    if ("released" in message) {
      Atomics.store(this.#control, Control.isNotified, 0);
      this.onReleased();
      return;
    }
    if ("rerouted" in message) {
      this.onRerouted(message.rerouted);
      return;
    }
    if ("answer" in message) {
      this.#answer = message.answer;
      this.#onAnswer();
      return;
    }
    this.#messages.push(message);
    this.#wake();
    this.#onAnswer();
  }

  async #next(deadline: Deadline): Promise<FromThread> {
    const watch = (ready: () => void) => {
      this.#wake = ready;
      return () => {
        this.#wake = () => {};
      };
    };
    return await until(() => this.#messages.shift(), watch, {
      ...deadline.remaining(),
      what: () => "the network thread of the collectives",
    });
  }

  /**
   * Waits until the thread has opened its links. Returns the description of the local end, or the reason for
   * a failure.
   */
  async opened(deadline: Deadline): Promise<NetworkEnd | string> {
    const reply = await this.#next(deadline);
    return "opened" in reply ? reply.opened : "failed" in reply ? reply.failed : "";
  }

  /** Connects with the network threads of all peers. Returns an empty text, or the reason for a failure. */
  async connect(message: ToThread, deadline: Deadline): Promise<string> {
    this.#worker.postMessage(message);
    const reply = await this.#next(deadline);
    return "failed" in reply ? reply.failed : "";
  }

  /**
   * Sends a request to the connected thread and returns the answer. Requests run one after another. An ended thread answers with its
   * error.
   */
  async ask(request: ThreadRequest, deadline: Deadline): Promise<ThreadAnswer> {
    const answered = this.#asking.then(() => this.#askAlone(request, deadline));
    this.#asking = answered.catch(() => {});
    return await answered;
  }

  async #askAlone(request: ThreadRequest, deadline: Deadline): Promise<ThreadAnswer> {
    if (!this.#isAnswered) return { number: 0, parts: [], failure: "the network thread does not answer" };
    const number = postRequest(this.#control, this.#requests, request);
    const watch = (ready: () => void) => {
      this.#onAnswer = ready;
      return () => {
        this.#onAnswer = () => {};
      };
    };
    const look = (): ThreadAnswer | undefined => {
      if (this.#answer?.number === number) return this.#answer;
      const { errorText } = this;
      return errorText === "" ? undefined : { number, parts: [], failure: errorText };
    };
    return await until(look, watch, {
      ...deadline.remaining(),
      what: () => "the network thread of the collectives",
    });
  }

  /** Runs a request while the program waits. Returns false when the thread does not answer. */
  askNow(request: ThreadRequest): boolean {
    if (this.#isStopped) return true;
    if (!this.#waitForAnswer()) return false;
    postRequest(this.#control, this.#requests, request);
    return this.#waitForAnswer();
  }

  get #isStopped(): boolean {
    return Atomics.load(this.#control, Control.stopped) === 1;
  }

  get #isAnswered(): boolean {
    return Atomics.load(this.#control, Control.answered) === Atomics.load(this.#control, Control.asked);
  }

  #waitForAnswer(): boolean {
    const control = this.#control;
    for (const end = performance.now() + longestAnswerMs; ; ) {
      const answered = Atomics.load(control, Control.answered);
      if (this.#isAnswered || this.#isStopped) return true;
      const leftMs = end - performance.now();
      if (leftMs <= 0) return false;
      if (this.#worker.stepNow !== undefined) this.#worker.stepNow();
      // A thread that stops does not notify this word.
      else Atomics.wait(control, Control.answered, answered, Math.min(leftMs, 10));
    }
  }

  /** Adds to the number of attached memories, while which the thread watches for requests of kernels. */
  countAttached(change: number): void {
    Atomics.add(this.#control, Control.attached, change);
    this.wake();
  }

  /** Error text of the thread after it connected. Empty without an error. */
  get errorText(): string {
    const failed = this.#messages.find((one) => "failed" in one);
    return failed === undefined ? "" : (failed as { failed: string }).failed;
  }

  wake(): void {
    Atomics.add(this.#control, Control.wake, 1);
    Atomics.notify(this.#control, Control.wake);
  }

  /** Stops the thread. Returns true when the thread has confirmed that it moves no more data. */
  #stop(): boolean {
    Atomics.store(this.#control, Control.stop, 1);
    this.wake();
    this.#worker.endSteps?.();
    return Atomics.wait(this.#control, Control.stopped, 0, longestStopMs) !== "timed-out";
  }

  close(): boolean {
    process.off("exit", this.#onExit);
    // The message ends the wait of a thread that has not received the ends of its peers.
    this.#worker.postMessage(undefined);
    return this.#stop();
  }
}
