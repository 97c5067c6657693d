import type { SendMessage, ThreadSteps } from "../../../../ffi/runtime/thread.ts";
import { Control } from "./network-layout.ts";
import { NetworkWork } from "./network-work.ts";
import type { NetworkShare, ToThread } from "./thread-messages.ts";

/** Network thread as steps, for a simulation. */
export class NetworkSteps implements ThreadSteps {
  readonly #share: NetworkShare;
  readonly #send: SendMessage;
  readonly #work: NetworkWork;
  #state: "new" | "opened" | "connected" | "ended" = "new";
  #seenWake = 0;

  constructor(share: NetworkShare, send: SendMessage) {
    this.#share = share;
    this.#send = send;
    this.#work = new NetworkWork(share, send);
  }

  receive(message: unknown): void {
    if (this.#state !== "opened") return;
    if (message === undefined) this.end();
    else
      this.#guarded(() => {
        this.#work.connect(message as ToThread);
        this.#state = "connected";
      });
  }

  isWoken(): boolean {
    return Atomics.load(this.#share.control, Control.wake) !== this.#seenWake;
  }

  step(): ReturnType<ThreadSteps["step"]> {
    const work = this.#work;
    this.#seenWake = Atomics.load(this.#share.control, Control.wake);
    let hasWorked = false;
    this.#guarded(() => {
      if (this.#state === "new") {
        this.#state = "opened";
        work.open();
      } else if (this.#state === "connected") hasWorked = work.step(performance.now());
    });
    if (this.#state === "ended") return "ended";
    return hasWorked ? "worked" : work.isBusy || work.watchesKernels ? "busy" : "idle";
  }

  /** Runs a part of the work. An error ends it, and the program receives the text. */
  #guarded(part: () => void): void {
    try {
      part();
    } catch (error) {
      this.#report(error);
      this.end();
    }
  }

  #report(error: unknown): void {
    this.#send({ failed: (error as Error).message.split("\n")[0]! });
  }

  end(): void {
    if (this.#state === "ended") return;
    this.#state = "ended";
    try {
      this.#work.end();
    } catch (error) {
      this.#report(error);
    } finally {
      this.#work.close();
    }
  }
}
