// Launches with breakpoints.
import { CUDA_ERROR_TIMEOUT } from "../../../../../ffi/cuda/index.ts";
import type { KernelStop, StopPlace, Stops } from "../../../../../ffi/cuda/inspector.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { waitLimitMs } from "../../core/settings.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import type { StopsLaunch } from "../../kernels/inspect/stops-launch.ts";
import type { Position } from "../../ptx/syntax.ts";
import type { Instrumentation } from "../../wasm/unit/instrumentation.ts";

/** Returns true when the file of a position matches the requested path or its end. */
const isFile = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && (name === wanted || name.endsWith(`/${wanted}`));

/**
 * Returns code that stops at lines of the source, or of the PTX without a file name, and the cache key of
 * that code.
 */
export function stopsAt(places: readonly StopPlace[]): { watching: Instrumentation; key: string } {
  const isStop = ({ line, source }: Position) =>
    places.some((each) =>
      each.file === undefined
        ? line === each.line
        : source?.line === each.line && isFile(source.name, each.file),
    );
  const key = places.map(({ file, line }) => `${file ?? "ptx"}:${line}`).join();
  return { watching: { kind: "stops", isStop }, key };
}

const PAUSE_MS = 0.2;

export class StopsControl implements Stops {
  readonly #gpu: SoftGpu;
  readonly #launch: StopsLaunch;
  readonly #how: {
    readonly code: number;
    readonly context: SoftContext;
    threadOf(n: number): readonly [number, number, number];
  };
  #code: number;
  /** True after the current stop was reported to the caller. */
  #reported = false;

  constructor(
    gpu: SoftGpu,
    launch: StopsLaunch,
    how: {
      readonly code: number;
      readonly context: SoftContext;
      threadOf(n: number): readonly [number, number, number];
    },
  ) {
    this.#gpu = gpu;
    this.#launch = launch;
    this.#how = how;
    this.#code = how.code;
  }

  /** Returns the result of a launch that the driver refused. */
  static failed(code: number): Stops {
    return { code, next: () => undefined, quit: () => {} };
  }

  get code(): number {
    return this.#code;
  }

  next(): KernelStop | undefined {
    if (this.#code !== 0) return undefined;
    // A stop that was not yet reported is reported instead of resumed.
    if (this.#reported) this.#launch.goOn();
    const stop = this.#wait();
    this.#reported = stop !== undefined;
    return stop;
  }

  quit(): void {
    // The launch may begin and stop only during this wait.
    do this.#launch.goOn(true);
    while (this.#wait() !== undefined);
  }

  /**
   * Waits until a thread stops or the launch ends. The launch has its own time limit. Earlier work of the
   * stream gets the limit of this function.
   */
  #wait(): KernelStop | undefined {
    const { scheduler, workers } = this.#gpu;
    const { context, threadOf } = this.#how;
    const until = performance.now() + waitLimitMs();
    for (;;) {
      scheduler.progress();
      const stop = this.#launch.stop(threadOf);
      if (stop !== undefined) return stop;
      this.#code = context.error;
      if (this.#code !== 0 || this.#launch.ended) return undefined;
      if (!this.#launch.begun && performance.now() > until) {
        this.#code = CUDA_ERROR_TIMEOUT;
        return undefined;
      }
      if (!workers.doze(PAUSE_MS)) libc.usleep(1000);
    }
  }
}
