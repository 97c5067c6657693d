import {
  CU_EVENT_BLOCKING_SYNC,
  CU_EVENT_DISABLE_TIMING,
  CU_EVENT_INTERPROCESS,
  CUDA_ERROR_NOT_READY,
} from "../../../ffi/cuda/constants.ts";
import { type Cuda, functions } from "../../../ffi/cuda/index.ts";
import { hexadecimal } from "../../../ffi/hexadecimal.ts";
import { addressOf, bind, keepAlive } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, optionsTable, refuseUnknown } from "../../arguments/options.ts";
import { Resource } from "../../lifetime/resource.ts";
import { blockUntil, isInterruptible } from "../../wait/interruption.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { Device } from "../device/device.ts";
import { cText, type Driver } from "../driver/driver.ts";
import { checkHandle } from "../driver/handle.ts";
import { checkInternal, type Internal, internal } from "../driver/internal.ts";
import { checkKind, checkStream, kind } from "../driver/kind.ts";
import { hasHostFunctions, runHostFunctions } from "./host-functions.ts";
import { poll } from "./poll.ts";
import type { Stream } from "./stream.ts";

type ElapsedTime = Cuda["cuEventElapsedTime"];

const found = new WeakMap<Driver, ElapsedTime>();

/**
 * Returns cuEventElapsedTime of any driver. Drivers before 12.8 export only its first ABI, for which C has no
 * name any more.
 */
function elapsedTime(driver: Driver): ElapsedTime {
  const { lib } = driver;
  if (lib.supports("cuEventElapsedTime")) return lib.cuEventElapsedTime;
  const known = found.get(driver) ?? firstAbi(driver);
  found.set(driver, known);
  return known;
}

function firstAbi(driver: Driver): ElapsedTime {
  const { lib, results } = driver;
  const name = cText("cuEventElapsedTime");
  const code = lib.cuGetProcAddress(addressOf(name), results.pointer, 12000, 0, results.second);
  keepAlive(name);
  driver.check(code, "cuGetProcAddress");
  const address = results.u64();
  // Without an address the table's own function reports what the driver lacks.
  return address === 0 ? lib.cuEventElapsedTime : bind(address, functions.cuEventElapsedTime);
}

/** Options of an event. */
export interface EventOptions {
  /** Lets the event measure times. Default true, and false for an interprocess event. */
  readonly timing?: boolean;
  /** Makes `synchronize()` sleep instead of spin. */
  readonly blockingSync?: boolean;
  /** Lets other processes open the event, which then has no timing. */
  readonly interprocess?: boolean;
}

const eventOptions = optionsTable<EventOptions>()(
  "cuda.EventOptions",
  { "Device.createEvent": 0 },
  {
    timing: {
      type: flag(),
      defaultText: "true, but not for an interprocess one",
      text: "Lets the event measure times.",
    },
    blockingSync: {
      type: flag(),
      default: false,
      text: "Makes synchronize() sleep instead of spin.",
    },
    interprocess: {
      type: flag(),
      default: false,
      text: "Lets other processes open the event, which then has no timing.",
    },
  },
);

/**
 * Returns true when the options have unknown keys or are not an object. Counting keys is cheaper than
 * comparing names.
 */
function hasOtherKeys(options: EventOptions): boolean {
  if (typeof options !== "object" || options === null) return true;
  let others = 0;
  for (const _ in options) others++;
  if (options.timing !== undefined) others--;
  if (options.blockingSync !== undefined) others--;
  if (options.interprocess !== undefined) others--;
  return others !== 0;
}

/** Events that another library destroys. */
const borrowedEvents = new WeakSet<Event>();

/** A point in a stream. It is reached when all work before it is done. */
export class Event extends Resource {
  readonly device: Device;
  /** The C object, `CUevent`. */
  readonly pointer: number;
  readonly timing: boolean;
  readonly interprocess: boolean;
  readonly #query: Device["lib"]["cuEventQuery"];
  readonly #record: Device["lib"]["cuEventRecord"];

  /** @internal Use `device.createEvent`. */
  constructor(
    from: Internal,
    device: Device,
    pointer: number,
    timing: boolean,
    interprocess: boolean,
    borrows = false,
  ) {
    checkInternal(from, "Event", "device.createEvent()");
    super();
    if (borrows) borrowedEvents.add(this);
    this.device = device;
    this.pointer = pointer;
    this.timing = timing;
    this.interprocess = interprocess;
    this.#query = device.driver.lib.cuEventQuery;
    this.#record = device.driver.lib.cuEventRecord;
    this.own(device);
  }

  /** @internal */
  static create(device: Device, options: EventOptions | undefined): Event {
    if (options !== undefined && hasOtherKeys(options)) refuseUnknown(eventOptions, "createEvent", options);
    const { interprocess = false, timing = !interprocess, blockingSync = false } = options ?? {};
    // The full check costs as much as the event, so it runs only for options that it will refuse.
    if (
      typeof interprocess !== "boolean" ||
      typeof timing !== "boolean" ||
      typeof blockingSync !== "boolean"
    ) {
      checkOptions(eventOptions, "createEvent", options);
    }
    if (interprocess && timing) throw new TypeError("createEvent: an interprocess event has no timing");
    device.enter();
    const { lib, results } = device.driver;
    const flags =
      (timing ? 0 : CU_EVENT_DISABLE_TIMING) |
      (blockingSync ? CU_EVENT_BLOCKING_SYNC : 0) |
      (interprocess ? CU_EVENT_INTERPROCESS : 0);
    device.driver.check(lib.cuEventCreate(results.pointer, flags), "cuEventCreate");
    return new Event(internal, device, results.u64(), timing, interprocess);
  }

  /** @internal Wraps an event of another process. */
  static adopt(device: Device, pointer: number): Event {
    return new Event(internal, device, pointer, false, true);
  }

  /**
   * Returns an event that another library of this process created. Closing it destroys nothing. `handle` is the
   * CUevent or cudaEvent_t. Throws CudaError for an event that the driver refuses. libcuda itself crashes for a
   * handle that is not an event.
   *
   * @example
   * using owner = device.createEvent(); // or an event that a C library created
   * using borrowed = Event.borrow(owner.pointer, device);
   * borrowed.synchronize();
   */
  static borrow(handle: number | bigint, device: Device): Event {
    if (arguments.length > 2) throw extraArguments("borrow", ["handle", "device"], arguments.length);
    checkKind(device, "Device", "borrow: device");
    const pointer = checkHandle("Event.borrow: handle", handle);
    device.enter();
    const code = device.driver.lib.cuEventQuery(pointer);
    if (code !== CUDA_ERROR_NOT_READY) device.driver.check(code, "cuEventQuery", "Event.borrow()");
    return new Event(internal, device, pointer, true, false, true);
  }

  get [kind](): "Event" | undefined {
    return #record in this ? "Event" : undefined;
  }

  get label(): string {
    return `Event ${hexadecimal(this.pointer)}`;
  }

  /** Records the event after the earlier work of a stream (`cuEventRecord`). */
  record(stream: Stream = this.device.stream): void {
    if (this.closed) this.ensureOpen();
    checkStream(stream, "record: stream");
    stream.enter();
    const code = this.#record(this.pointer, stream.pointer);
    if (code !== 0) stream.check(code, "cuEventRecord");
  }

  /** True when all work before it is done (`cuEventQuery`), and for an event that was never recorded. */
  get reached(): boolean {
    this.ensureOpen();
    this.device.enter();
    const code = this.#query(this.pointer);
    if (code === CUDA_ERROR_NOT_READY) return false;
    this.device.driver.check(code, "cuEventQuery");
    return true;
  }

  /** Blocks this thread until the event is reached (`cuEventSynchronize`). */
  synchronize(): void {
    this.ensureOpen();
    this.device.enter();
    if (hasHostFunctions())
      runHostFunctions({
        what: "synchronize()",
        driver: this.device.driver,
        waitsFor: () => false,
        isReady: () => this.reached,
      });
    if (isInterruptible()) blockUntil(() => this.reached);
    this.device.driver.check(this.device.driver.lib.cuEventSynchronize(this.pointer), "cuEventSynchronize");
  }

  /** Resolves when the event is reached. The event loop runs meanwhile. */
  done(options?: WaitOptions): Promise<void> {
    return poll(() => this.reached, `${this.label}: done()`, options);
  }

  /**
   * Returns the time on the device since `earlier`, in milliseconds (`cuEventElapsedTime`). Both events must
   * be reached.
   */
  millisecondsSince(earlier: Event): number {
    this.ensureOpen();
    checkKind(earlier, "Event", "millisecondsSince: earlier");
    earlier.ensureOpen();
    if (!this.timing || !earlier.timing) throw new TypeError("an event without timing cannot measure time");
    this.device.enter();
    const { driver } = this.device;
    const { results } = driver;
    const code = elapsedTime(driver)(results.pointer, earlier.pointer, this.pointer);
    driver.check(code, "cuEventElapsedTime", "both events must be recorded and reached");
    return results.f32();
  }

  protected release(): void {
    if (borrowedEvents.has(this)) return;
    this.device.driver.enter(this.device.pointer);
    this.device.driver.checkRelease(
      this.device.driver.lib.cuEventDestroy_v2(this.pointer),
      "cuEventDestroy_v2",
    );
  }
}
