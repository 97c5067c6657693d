import { ibv_comp_channel } from "../../../ffi/ibverbs/structs.ts";
import { Errno, errno } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { fdWatcher, forgetFd } from "../../wait/fd-watcher.ts";
import { setNonBlocking } from "../../wait/non-blocking.ts";
import { type Unwatch, Wait } from "../../wait/until.ts";
import { type WaitOptions, waitOf } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { checkPointer, checkResult, VerbsError } from "../errors/verbs-error.ts";

/** A wait for an event ends as soon as the watch calls. */
const isEvent = (isWoken: boolean): true | undefined => isWoken || undefined;

/**
 * Channel that reports events of armed completion queues (`struct ibv_comp_channel`). Each completion queue
 * makes one by default. Share a channel to wait for several queues with one descriptor.
 *
 * @example
 * const channel = device.createCompletionChannel();
 * const sends = device.createCompletionQueue({ channel });
 * const receives = device.createCompletionQueue({ channel });
 * sends.arm();
 * receives.arm(); // channel.wait() now wakes for either
 */
export class CompletionChannel extends Resource {
  readonly device: Device;
  /** Pointer to the C object. */
  readonly pointer: number;
  /** Descriptor that is readable when there is an event. */
  readonly fd: number;
  readonly #event = new Uint32Array(new ArrayBuffer(16));
  readonly #eventAddress = addressOf(this.#event);

  /** @internal Use {@link Device.createCompletionChannel}. */
  constructor(device: Device) {
    super();
    this.device = device;
    device.ensureOpen();
    this.pointer = checkPointer(
      "ibv_create_comp_channel",
      device.lib.ibv_create_comp_channel(device.pointer),
    );
    this.fd = ibv_comp_channel.at(this.pointer).fd;
    setNonBlocking(this.fd);
    this.ownFrozen(device);
  }

  get label(): string {
    return `CompletionChannel (fd ${this.fd})`;
  }

  /**
   * Takes and acknowledges all waiting events without blocking (`ibv_get_cq_event`, `ibv_ack_cq_events`).
   * Returns their number.
   *
   * @example
   * const events = cq.channel?.dispatch(); // 0 while nothing happened
   */
  dispatch(): number {
    this.ensureOpen();
    const count = this.#take();
    // An event that this call took may be the one for which another caller waits.
    if (count > 0) this.rouse();
    return count;
  }

  #take(): number {
    const { lib } = this.device;
    if (lib.takeChannelEvents) return lib.takeChannelEvents(this.pointer);
    for (let count = 0; ; count++) {
      if (lib.ibv_get_cq_event(this.pointer, this.#eventAddress, this.#eventAddress + 8) !== 0) {
        const failure = errno();
        if (failure === Errno.EAGAIN || failure === Errno.EINTR) return count;
        throw new VerbsError("ibv_get_cq_event", failure);
      }
      // Acknowledged at once, because destroying the queue waits until every event is acknowledged.
      lib.ibv_ack_cq_events(this.#event[0]! + this.#event[1]! * 4294967296, 1);
    }
  }

  /**
   * Waits for an event without blocking the event loop, and takes it.
   *
   * @example
   * cq.arm();
   * qp.write({ remote });
   * await cq.channel?.wait({ timeoutMs: 1000 });
   * console.log(cq.poll().length); // 1
   */
  async wait(options?: WaitOptions): Promise<void> {
    this.ensureOpen();
    const { timeoutMs, signal } = waitOf(options, "wait");
    const wait = this.#wait.isOpen ? this.#newWait() : this.#wait;
    await wait.begin(timeoutMs, signal);
    if (!this.closed) this.dispatch();
  }

  readonly #watch = (ready: () => void): Unwatch => this.watch(ready);

  readonly #what = () => `waiting for an event on ${this.label}`;

  #newWait(): Wait<true> {
    return new Wait(isEvent, this.#watch, { what: this.#what });
  }

  /** The wait of callers that wait one after another. It saves most of the allocations. */
  readonly #wait = this.#newWait();

  /** Functions of the callers that wait, and those that are called now. Two arrays, which are reused. */
  #waiting: (() => void)[] = [];
  #due: (() => void)[] = [];
  #unwatch: Unwatch | undefined = undefined;

  /**
   * @internal Calls `ready` once, asynchronously, when there is an event. The returned function cancels the
   * watch when it gets `ready` again.
   */
  watch(ready: () => void): Unwatch {
    if (this.#unwatch === undefined) {
      const { watchChannel } = this.device.lib;
      this.#unwatch = watchChannel
        ? watchChannel(this.pointer, this.#call)
        : fdWatcher().watch(this.fd, this.#call);
    }
    this.#waiting.push(ready);
    return this.#cancel;
  }

  /** @internal Makes all callers that wait look again, asynchronously. */
  rouse(): void {
    if (this.#waiting.length > 0) queueMicrotask(this.#call);
  }

  readonly #cancel = (ready: () => void): void => {
    const at = this.#waiting.indexOf(ready);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#waiting.length === 0) this.#endWatch();
  };

  #endWatch(): void {
    this.#unwatch?.(this.#call);
    this.#unwatch = undefined;
  }

  readonly #call = (): void => {
    this.#endWatch();
    const due = this.#waiting;
    this.#waiting = this.#due;
    this.#due = due;
    for (const ready of due) ready();
    due.length = 0;
  };

  protected override shown(): Record<string, unknown> {
    return { pointer: hex(this.pointer) };
  }

  protected release(): void {
    forgetFd(this.fd);
    checkResult("ibv_destroy_comp_channel", this.device.lib.ibv_destroy_comp_channel(this.pointer));
  }
}
