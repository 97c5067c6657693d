// A launch whose threads stop: where, and how it goes on.
import { CUDA_ERROR_TIMEOUT } from "../../../../../ffi/cuda/index.ts";
import type { KernelStop, StopPlace, Stops } from "../../../../../ffi/cuda/inspector.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { patienceMs } from "../../core/settings.ts";
import type { SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { StopsLaunch } from "../../kernels/inspect/stops-launch.ts";
import type { Position } from "../../ptx/ptx-error.ts";
import type { Watching } from "../../wasm/watch/watching.ts";

/** Whether a place's file is the one meant: by its whole path, or the end of it. */
const isFile = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && (name === wanted || name.endsWith(`/${wanted}`));

/** Code that stops at some lines of the source, or of the PTX where no file is named; and a key that tells it from other code. */
export function stopsAt(places: readonly StopPlace[]): { watching: Watching; key: string } {
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
  /** The thread that stands still was told of. */
  #told = false;

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

  /** A launch that the driver refused. */
  static failed(code: number): Stops {
    return { code, next: () => undefined, quit: () => {} };
  }

  get code(): number {
    return this.#code;
  }

  next(): KernelStop | undefined {
    if (this.#code !== 0) return undefined;
    // A thread may stand still already that nobody was told of.
    if (this.#told) this.#launch.goOn();
    const stop = this.#wait();
    this.#told = stop !== undefined;
    return stop;
  }

  quit(): void {
    // It may only begin, and stop, while it is waited for.
    do this.#launch.goOn(true);
    while (this.#wait() !== undefined);
  }

  /** Until a thread stops, or all is done; the launch itself has a deadline, what is before it in the stream gets one here. */
  #wait(): KernelStop | undefined {
    const { scheduler, workers } = this.#gpu;
    const { context, threadOf } = this.#how;
    const until = performance.now() + patienceMs();
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
