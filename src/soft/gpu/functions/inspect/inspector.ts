// Inspector: check, trace, profile and debug launches. It is an extension of the function table.
import type { Inspector } from "../../../../../ffi/cuda/inspector.ts";
import { memory as memoryAt } from "../../../../../ffi/runtime/index.ts";
import { SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
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
import { PtxError } from "../../ptx/ptx-error.ts";
import { allocationsFor, liveAllocations } from "./allocations.ts";
import { Shadow } from "./shadow.ts";
import { StopsControl, stopsAt } from "./stops.ts";

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
  watch: (found: SoftFunction, request: LaunchRequest) => { program: InstrumentedProgram; launch: T },
): Begun<T> {
  let instrumented: Begun<T>["instrumented"];
  gpu.instrument = (request, found) => {
    const { program, launch } = watch(found, request);
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

export function inspectorOf(gpu: SoftGpu): Inspector {
  return {
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
      let shadow: Shadow | undefined;
      const { code, instrumented } = run(gpu, launch, (found, request) => {
        shadow = new Shadow(gpu, request.owner as SoftContext, allocationsFor(gpu, found));
        return {
          program: found.module.program.instrumented({ kind: "check" }),
          launch: new Inspection(shadow.allocations, shadow),
        };
      });
      shadow?.end();
      if (instrumented === undefined) return { code, findings: [] };
      const { found, launch: inspection, request, program } = instrumented;
      const launched = {
        kernel: found.kernel.name,
        positions: program.positions,
        grid: request.grid,
        block: request.block,
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
