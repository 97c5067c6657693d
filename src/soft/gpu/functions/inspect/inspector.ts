// Launches with breakpoints.
import { CUDA_ERROR_TIMEOUT } from "../../../../../ffi/cuda/index.ts";
import type { Inspector, KernelStop, StopPlace, Stops } from "../../../../../ffi/cuda/inspector.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory as memoryAt } from "../../../../../ffi/runtime/index.ts";
import { refusedFeature } from "../../core/errors.ts";
import { waitLimitMs } from "../../core/settings.ts";
import { SoftContext, type SoftGpu } from "../../driver/gpu.ts";
import { describe, threadIn } from "../../kernels/inspect/describe.ts";
import { entryText } from "../../kernels/inspect/entry-text.ts";
import { Inspection } from "../../kernels/inspect/inspection.ts";
import type { InstrumentedLaunch } from "../../kernels/inspect/instrumented-launch.ts";
import { ProfileLaunch } from "../../kernels/inspect/profile-launch.ts";
import { StopsLaunch } from "../../kernels/inspect/stops-launch.ts";
import { TraceLaunch } from "../../kernels/inspect/trace-launch.ts";
import type { LaunchRequest } from "../../kernels/launch/worker-pool.ts";
import type { InstrumentedProgram } from "../../kernels/program/program.ts";
import { SoftFunction } from "../../kernels/program/soft-module.ts";
import { NO_ACCESS } from "../../memory/region.ts";
import { type Position, PtxError } from "../../ptx/syntax.ts";
import type { SoftStream } from "../../stream/stream.ts";
import type { Instrumentation } from "../../wasm/unit/instrumentation.ts";
import { allocationsFor, liveAllocations } from "./allocations.ts";
import { Shadow } from "./shadow.ts";

/** Returns true when the file of a position matches the requested path or its end. */
const isFile = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && (name === wanted || name.endsWith(`/${wanted}`));

/**
 * Returns code that stops at lines of the source, or of the PTX without a file name, and the cache key of
 * that code.
 */
function stopsAt(places: readonly StopPlace[]): { watching: Instrumentation; key: string } {
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

class StopsControl implements Stops {
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

// Inspector: check, trace, profile and debug launches. It is an extension of the function table.

/** Launch that was turned into an instrumented launch. */
interface Begun<T> {
  readonly code: number;
  /** Undefined when nothing was launched. */
  readonly instrumented:
    | {
        readonly found: SoftFunction;
        readonly request: LaunchRequest;
        readonly program: InstrumentedProgram;
        readonly launch: T;
      }
    | undefined;
}

/** Issues the launch of `call` as an instrumented launch. */
function begin<T extends InstrumentedLaunch>(
  gpu: SoftGpu,
  call: () => number,
  watch: (
    found: SoftFunction,
    request: LaunchRequest,
    stream: SoftStream,
  ) => { program: InstrumentedProgram; launch: T },
): Begun<T> {
  let instrumented: Begun<T>["instrumented"];
  gpu.instrument = (request, found, stream) => {
    const { program, launch } = watch(found, request, stream);
    // The index differs: a program that was compiled for one kernel has only that kernel.
    const kernel = program.kernels.findIndex(({ name }) => name === found.kernel.name);
    instrumented = { found, launch, program, request: { ...request, program, kernel, instrumented: launch } };
    return instrumented.request;
  };
  try {
    return { code: call(), instrumented };
  } catch (error) {
    // The code cannot be instrumented in this way.
    if (!(error instanceof PtxError)) throw error;
    console.error(`doorbell: ${error.message}`);
    return { code: error.code, instrumented: undefined };
  } finally {
    gpu.instrument = undefined;
  }
}

/** Issues an instrumented launch and waits for its end. */
function run<T extends InstrumentedLaunch>(
  gpu: SoftGpu,
  ...how: DropFirst<Parameters<typeof begin<T>>>
): Begun<T> {
  const { code, instrumented } = begin(gpu, ...how);
  if (instrumented === undefined || code !== 0) return { code, instrumented };
  return { code: gpu.synchronize(instrumented.request.owner as SoftContext), instrumented };
}

type DropFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Checked launch after which nothing was submitted, and no call waited or asked for its end. */
interface LastChecked {
  readonly stream: SoftStream;
  readonly activity: number;
  readonly shadow: Shadow;
  readonly kernel: string;
  readonly positions: readonly Position[];
}

export function inspectorOf(gpu: SoftGpu): Inspector {
  let last: LastChecked | undefined;
  return {
    refusedFeature,
    windowBytes: (ordinal) => gpu.devices[ordinal]!.windowBytes,
    waitLimitMs,
    ptx(handle) {
      const found = gpu.handles.find(SoftFunction, handle);
      for (const text of found?.module.program.texts ?? []) {
        const own = entryText(text, found!.kernel.name);
        if (own !== undefined) return own;
      }
      return undefined;
    },
    wat(handle) {
      const found = gpu.handles.find(SoftFunction, handle);
      if (found === undefined) return undefined;
      const { program } = found.module;
      const lines = program.texts.length === 1 ? program.texts[0]!.split("\n") : [];
      const compiled = program.compiled({ kind: "text" }, found.kernel.name);
      return compiled.text((line) => lines[line - 1]?.trim().replace(/\s+/g, " ") ?? "");
    },
    check(launch) {
      let own: { readonly shadow: Shadow; readonly stream: SoftStream } | undefined;
      let previous: LastChecked | undefined;
      const { code, instrumented } = run(gpu, launch, (found, request, stream) => {
        const { overlapsPrevious = false, cluster, cooperative } = request;
        // Blocks that run at once share no record of their threads, so their launches are not compared.
        if (overlapsPrevious && cluster === undefined && !cooperative && last?.stream === stream)
          previous = last.activity === gpu.scheduler.activity ? last : undefined;
        // The accesses are read before a new shadow replaces them.
        const parts = previous?.shadow.accesses() ?? [];
        const shadow = new Shadow(gpu, request.owner as SoftContext, allocationsFor(gpu, found));
        own = { shadow, stream };
        const overlaps = parts.length > 0;
        const { program } = found.module;
        return {
          program: program.instrumented({ kind: "check", overlaps }, undefined, overlaps ? "overlaps" : ""),
          launch: new Inspection(shadow.allocations, shadow, overlaps ? { parts } : undefined),
        };
      });
      own?.shadow.end();
      last = undefined;
      if (instrumented === undefined || own === undefined) return { code, findings: [] };
      const { found, launch: inspection, request, program } = instrumented;
      const { activity } = gpu.scheduler;
      last = { ...own, activity, kernel: found.kernel.name, positions: program.positions };
      const launched = {
        kernel: found.kernel.name,
        positions: program.positions,
        grid: request.grid,
        block: request.block,
        previous,
        allocations: inspection.allocations,
        denied: (address: number) => {
          const region = gpu.regions.find(address);
          const rights = gpu.space.kernelRights(address, found.module.context);
          return region !== undefined && rights === NO_ACCESS ? region.size : undefined;
        },
        text: program.text,
        window: gpu.space.window,
      };
      return { code, findings: inspection.findings.map((each) => describe(each, launched)) };
    },
    trace(launch, followed) {
      const { code, instrumented } = run(gpu, launch, (found) => {
        const program = found.module.program.instrumented({ kind: "trace" }, found.kernel.name);
        return { program, launch: new TraceLaunch(program, followed) };
      });
      return {
        code,
        steps: instrumented?.launch.steps ?? [],
        truncated: instrumented?.launch.truncated ?? false,
      };
    },
    profile(launch) {
      const { code, instrumented } = run(gpu, launch, (found) => {
        const program = found.module.program.instrumented({ kind: "profile" }, found.kernel.name);
        return { program, launch: new ProfileLaunch(program, gpu.workers.size) };
      });
      return { code, instructions: instrumented?.launch.instructions ?? [] };
    },
    stops(launch, { places, ...stopping }) {
      const stops = stopsAt(places);
      const { code, instrumented } = begin(gpu, launch, (found, { dynamicShared }) => {
        const sharedBytes = found.kernel.staticShared + dynamicShared;
        const { program: module } = found.module;
        const program = module.instrumented(stops.watching, found.kernel.name, stops.key);
        return { program, launch: new StopsLaunch(program, { ...stopping, sharedBytes }) };
      });
      if (instrumented === undefined) return StopsControl.failed(code);
      const { request } = instrumented;
      return new StopsControl(gpu, instrumented.launch, {
        code,
        context: request.owner as SoftContext,
        threadOf: (n) => threadIn(request.block, n),
      });
    },
    lines(handle) {
      const found = gpu.handles.find(SoftFunction, handle);
      if (found === undefined) return [];
      const compiled = found.module.program.compiled({ kind: "trace" }, found.kernel.name);
      return compiled.positions.map(({ line, source }) => ({
        line,
        source:
          source?.name === undefined || source.line === 0
            ? undefined
            : { file: source.name, line: source.line },
      }));
    },
    read(address, bytes) {
      const region = gpu.regions.find(address);
      if (region === undefined || address + bytes > region.base + region.size) return undefined;
      return new Uint8Array(memoryAt(address, bytes)).slice();
    },
    allocations(handle) {
      const context = gpu.handles.find(SoftContext, handle);
      return context === undefined ? [] : liveAllocations(gpu, context);
    },
  };
}
