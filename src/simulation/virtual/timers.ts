import type { Diversions, Routine } from "./diversions.ts";
import type { World } from "./world.ts";

const NS_PER_MS = 1_000_000;
/** Longest delay of a timer in milliseconds. A longer one counts as 1 ms, as in all runtimes. */
const LONGEST_MS = 2 ** 31 - 1;
/** Bounds of the time by which a timer is late, in nanoseconds. */
const LATE_NS = 50_000;
/** Bounds of the duration of a turn of the event loop, in nanoseconds. */
const TURN_NS = [500, 3_000] as const;

type Callback = (...given: unknown[]) => void;

/** Timer of a simulation: the result of `setTimeout`, `setInterval` and `setImmediate`. */
class VirtualTimer implements Disposable {
  readonly #world: World;
  readonly #delayNs: number;
  readonly #repeats: boolean;
  readonly #call: () => void;
  #cancel: (() => void) | undefined;
  #hasRef = true;

  constructor(world: World, delayNs: number, repeats: boolean, call: () => void) {
    this.#world = world;
    this.#delayNs = delayNs;
    this.#repeats = repeats;
    this.#call = call;
    this.refresh();
  }

  ref(): this {
    if (!this.#hasRef && this.#cancel !== undefined) this.#world.background--;
    this.#hasRef = true;
    return this;
  }

  unref(): this {
    if (this.#hasRef && this.#cancel !== undefined) this.#world.background++;
    this.#hasRef = false;
    return this;
  }

  hasRef(): boolean {
    return this.#hasRef;
  }

  /** Starts the delay again. */
  refresh(): this {
    this.close();
    const late = this.#world.jitter.below(LATE_NS);
    if (!this.#hasRef) this.#world.background++;
    this.#cancel = this.#world.after(this.#delayNs + late, () => {
      this.#end();
      if (this.#repeats) this.refresh();
      this.#call();
    });
    return this;
  }

  #end(): void {
    this.#cancel = undefined;
    if (!this.#hasRef) this.#world.background--;
  }

  close(): this {
    const cancel = this.#cancel;
    if (cancel === undefined) return this;
    cancel();
    this.#end();
    return this;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /** Returns the number that `clearTimeout` accepts in place of the timer. */
  [Symbol.toPrimitive](): number {
    let number = numbers.get(this);
    if (number === undefined) {
      number = FIRST_NUMBER + timers.length;
      timers.push(this);
      numbers.set(this, number);
    }
    return number;
  }
}

/** Timers that a program has converted to numbers. */
const FIRST_NUMBER = 2 ** 40;
const timers: VirtualTimer[] = [];
const numbers = new WeakMap<VirtualTimer, number>();

function delayNs(ms: unknown): number {
  const given = Number(ms);
  return Math.round((given >= 1 && given <= LONGEST_MS ? given : 1) * NS_PER_MS);
}

function callback(given: unknown): Callback {
  if (typeof given === "function") return given as Callback;
  throw new TypeError("the callback of a timer must be a function");
}

function timer(world: World, repeats: boolean, [call, ms, ...values]: readonly unknown[]): VirtualTimer {
  const run = callback(call);
  return new VirtualTimer(world, delayNs(ms), repeats, () => run(...values));
}

/** Returns a promise that is resolved with `value` after `ns` nanoseconds. */
const sleep = (world: World, ns: number, value?: unknown): Promise<unknown> =>
  new Promise((resolve) => world.after(ns, () => resolve(value)));

/** Returns the duration of a turn of the event loop, in nanoseconds. */
const turnNs = (world: World): number => world.jitter.between(...TURN_NS);

function immediate(world: World, [call, ...values]: readonly unknown[]): VirtualTimer {
  const run = callback(call);
  return new VirtualTimer(world, turnNs(world), false, () => run(...values));
}

/** Makes timers of the simulation cancellable from everywhere, by themselves or by their numbers. */
const clearing = (original: Routine): Routine =>
  function (this: unknown, given: unknown): unknown {
    if (given instanceof VirtualTimer) return void given.close();
    if (typeof given === "number" && given >= FIRST_NUMBER) return void timers[given - FIRST_NUMBER]?.close();
    return Reflect.apply(original, this, [given]);
  };

/** Rejects with the reason of a signal that is already aborted, or at its abort. */
function abortable(made: Promise<unknown>, options: unknown): Promise<unknown> {
  const signal = (options as { signal?: AbortSignal } | undefined)?.signal;
  if (signal === undefined) return made;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    void made.then(resolve);
  });
}

/**
 * Diverts the timers of the runtime: the global functions, `node:timers`, `node:timers/promises` and
 * `AbortSignal.timeout`.
 *
 * @internal
 */
export function divertTimers(diversions: Diversions): void {
  const modules = [globalThis, process.getBuiltinModule("node:timers")];
  for (const module of modules) {
    diversions.divert(module, "setTimeout", (world, given) => timer(world, false, given));
    diversions.divert(module, "setInterval", (world, given) => timer(world, true, given));
    diversions.divert(module, "setImmediate", immediate);
    for (const name of ["clearTimeout", "clearInterval", "clearImmediate"])
      diversions.replace(module, name, clearing);
  }
  const promises = process.getBuiltinModule("node:timers/promises");
  diversions.divert(promises, "setTimeout", (world, [ms, value, options]) =>
    abortable(sleep(world, delayNs(ms), value), options),
  );
  diversions.divert(promises, "setImmediate", (world, [value, options]) =>
    abortable(sleep(world, turnNs(world), value), options),
  );
  diversions.divert(AbortSignal, "timeout", (world, [ms]) => {
    const controller = new AbortController();
    world.after(delayNs(ms), () =>
      controller.abort(new DOMException("The operation timed out.", "TimeoutError")),
    );
    return controller.signal;
  });
  const { Bun } = globalThis as { Bun?: object };
  if (Bun !== undefined) diversions.divert(Bun, "sleep", (world, [ms]) => sleep(world, delayNs(ms)));
}
