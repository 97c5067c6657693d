import { DoorbellError } from "../errors.ts";
import {
  attributesAddress,
  type CheckedEvent,
  checkEvent,
  checkMessage,
  type EventOptions,
  textAddress,
} from "./event.ts";
import { recordingNvtx } from "./profiler.ts";

/**
 * A range of time in a profiler's timeline. It ends by `end()`, or with the block that declares it by `using`.
 *
 * @example
 * const reading = nvtx.range("read");
 * setTimeout(() => reading.end(), 1);
 */
export class NvtxRange implements Disposable {
  #end: (() => void) | undefined;

  /** @internal Use `range()` or `push()`. */
  constructor(end: (() => void) | undefined) {
    this.#end = end;
  }

  /**
   * Ends the range. A second call does nothing.
   *
   * @throws DoorbellError for a range of `push()` while a later one is open.
   *
   * @example
   * const step = nvtx.range("step");
   * step.end();
   */
  end(): void {
    const end = this.#end;
    this.#end = undefined;
    end?.();
  }

  [Symbol.dispose](): void {
    this.end();
  }
}

/** Range of a process without a profiler. */
const nothing = new NvtxRange(undefined);

/**
 * Events of one library or part of a program, which profilers show in a row of their own.
 *
 * @example
 * const loader = nvtx.domain("loader");
 * loader.mark("cache miss");
 */
export class NvtxDomain {
  /** Name in the profiler, or "" for the events of no domain. */
  readonly name: string;
  /** Handle of NVTX. Undefined until the first event. */
  #handle: number | undefined;
  /** Identifiers of the categories, which count from 1 in each domain. */
  readonly #categories = new Map<string, number>();
  /** Number of ranges that are open by `push()`. */
  #depth = 0;

  /** @internal Use `domain()`. */
  constructor(name: string) {
    this.name = name;
    if (name === "") this.#handle = 0;
  }

  /**
   * Begins a range, which may overlap others and last across an `await`. The C functions are
   * `nvtxDomainRangeStartEx` and `nvtxDomainRangeEnd`.
   *
   * @throws TypeError, RangeError for a message or an option that is not valid.
   * @throws LibraryError when a profiler started this process and NVTX is not installed.
   *
   * @example
   * const io = nvtx.domain("input");
   * using reading = io.range("read shard 3", { color: "blue", payload: 2 ** 20 });
   */
  range(message: string, options?: EventOptions): NvtxRange {
    const attributes = this.#attributes("range", message, options);
    if (attributes === 0) return nothing;
    const nvtx = recordingNvtx()!;
    const id = nvtx.nvtxDomainRangeStartEx(this.#handle!, attributes);
    return new NvtxRange(() => nvtx.nvtxDomainRangeEnd(this.#handle!, id));
  }

  /**
   * Begins a range inside the open ones of this thread. Profilers show them nested. They must end in the reverse
   * order, so a range that lasts across an `await` needs `range()`. The C functions are `nvtxDomainRangePushEx` and
   * `nvtxDomainRangePop`.
   *
   * @throws DoorbellError by `end()` while a later range is open.
   * @throws TypeError, RangeError for a message or an option that is not valid.
   * @throws LibraryError when a profiler started this process and NVTX is not installed.
   *
   * @example
   * const parsing = nvtx.domain("input").push("parse");
   * parsing.end();
   */
  push(message: string, options?: EventOptions): NvtxRange {
    const attributes = this.#attributes("push", message, options);
    const depth = ++this.#depth;
    if (attributes !== 0) recordingNvtx()!.nvtxDomainRangePushEx(this.#handle!, attributes);
    const pop = (): void => {
      if (this.#depth !== depth) throw this.#wrongOrder(message);
      this.#depth--;
      if (attributes !== 0) recordingNvtx()!.nvtxDomainRangePop(this.#handle!);
    };
    return new NvtxRange(pop);
  }

  /**
   * Marks a moment. The C function is `nvtxDomainMarkEx`.
   *
   * @throws TypeError, RangeError for a message or an option that is not valid.
   * @throws LibraryError when a profiler started this process and NVTX is not installed.
   *
   * @example
   * nvtx.domain("input").mark("cache miss", { category: "cache" });
   */
  mark(message: string, options?: EventOptions): void {
    const attributes = this.#attributes("mark", message, options);
    if (attributes !== 0) recordingNvtx()!.nvtxDomainMarkEx(this.#handle!, attributes);
  }

  /** Returns the address of the attributes of an event, or 0 without a profiler. */
  #attributes(caller: string, message: string, options: EventOptions | undefined): number {
    checkMessage(caller, message);
    const event = checkEvent(caller, options);
    if (recordingNvtx() === undefined) return 0;
    return this.#written(message, event);
  }

  #written(message: string, event: CheckedEvent): number {
    const nvtx = recordingNvtx()!;
    this.#handle ??= nvtx.nvtxDomainCreateA(textAddress(this.name));
    let id = 0;
    if (event.category !== undefined) {
      id = this.#categories.get(event.category) ?? 0;
      if (id === 0) {
        id = this.#categories.size + 1;
        this.#categories.set(event.category, id);
        nvtx.nvtxDomainNameCategoryA(this.#handle, id, textAddress(event.category));
      }
    }
    return attributesAddress(message, id, event);
  }

  #wrongOrder(message: string): DoorbellError {
    return new DoorbellError(
      `push: the range "${message}" ends while a later range of this thread is open`,
      "End ranges in the reverse order of push(). For work that lasts across an await, use range().",
    );
  }
}
