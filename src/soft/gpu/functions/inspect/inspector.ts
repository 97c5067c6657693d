// Launches that are looked at: the table's own door beside C's functions.
import type { Inspector } from "../../../../../ffi/cuda/inspector.ts";
import { memory as memoryAt } from "../../../../../ffi/runtime/index.ts";
import { SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { describe, threadIn } from "../../kernels/inspect/describe.ts";
import { entryText } from "../../kernels/inspect/entry-text.ts";
import { Inspection } from "../../kernels/inspect/inspection.ts";
import { ProfileLaunch } from "../../kernels/inspect/profile-launch.ts";
import { StopsLaunch } from "../../kernels/inspect/stops-launch.ts";
import { TraceLaunch } from "../../kernels/inspect/trace-launch.ts";
import type { WatchedLaunch } from "../../kernels/inspect/watched-launch.ts";
import type { LaunchRequest } from "../../kernels/pool.ts";
import type { WatchedProgram } from "../../kernels/program.ts";
import { SoftFunction } from "../../kernels/soft-module.ts";
import { PtxError } from "../../ptx/ptx-error.ts";
import { allocationsFor, liveAllocations } from "./allocations.ts";
import { Shadow } from "./shadow.ts";
import { StopsControl, stopsAt } from "./stops.ts";

/** What a launch became when it was asked to be watched. */
interface Begun<T> {
  readonly code: number;
  /** Undefined when nothing was launched. */
  readonly watched:
    | {
        readonly found: SoftFunction;
        readonly request: LaunchRequest;
        readonly program: WatchedProgram;
        readonly launch: T;
      }
    | undefined;
}

/** Makes the launch that `call` asks for one that is looked at. */
function begin<T extends WatchedLaunch>(
  gpu: SoftGpu,
  call: () => number,
  watch: (found: SoftFunction, request: LaunchRequest) => { program: WatchedProgram; launch: T },
): Begun<T> {
  let watched: Begun<T>["watched"];
  gpu.watching = (request, found) => {
    const { program, launch } = watch(found, request);
    // A program of one kernel has it as its first.
    const kernel = program.kernels.findIndex(({ name }) => name === found.kernel.name);
    watched = { found, launch, program, request: { ...request, program, kernel, watched: launch } };
    return watched.request;
  };
  try {
    return { code: call(), watched };
  } catch (error) {
    // Its code cannot be made in that way.
    if (!(error instanceof PtxError)) throw error;
    console.error(`doorbell: ${error.message}`);
    return { code: error.code, watched: undefined };
  } finally {
    gpu.watching = undefined;
  }
}

/** The same, to its end. */
function run<T extends WatchedLaunch>(
  gpu: SoftGpu,
  ...how: DropFirst<Parameters<typeof begin<T>>>
): Begun<T> {
  const { code, watched } = begin(gpu, ...how);
  if (watched === undefined || code !== 0) return { code, watched };
  return { code: gpu.synchronize(watched.request.owner as SoftContext), watched };
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
      const { code, watched } = run(gpu, launch, (found, request) => {
        shadow = new Shadow(gpu, request.owner as SoftContext, allocationsFor(gpu, found));
        return {
          program: found.module.program.watched({ kind: "check" }),
          launch: new Inspection(shadow.allocations, shadow),
        };
      });
      shadow?.end();
      if (watched === undefined) return { code, findings: [] };
      const { found, launch: inspection, request, program } = watched;
      const launched = {
        kernel: found.kernel.name,
        positions: program.positions,
        grid: request.grid,
        block: request.block,
        allocations: inspection.allocations,
        text: program.text,
        window: gpu.space.window,
      };
      return { code, findings: inspection.findings.map((each) => describe(each, launched)) };
    },
    trace(launch, followed) {
      const { code, watched } = run(gpu, launch, (found) => {
        const program = found.module.program.watched({ kind: "trace" }, found.kernel.name);
        return { program, launch: new TraceLaunch(program, followed) };
      });
      return {
        code,
        steps: watched?.launch.steps ?? [],
        truncated: watched?.launch.truncated ?? false,
      };
    },
    profile(launch) {
      const { code, watched } = run(gpu, launch, (found) => {
        const program = found.module.program.watched({ kind: "profile" }, found.kernel.name);
        return { program, launch: new ProfileLaunch(program, gpu.workers.size) };
      });
      return { code, instructions: watched?.launch.instructions ?? [] };
    },
    stops(launch, { places, ...stopping }) {
      const stops = stopsAt(places);
      const { code, watched } = begin(gpu, launch, (found, { dynamicShared }) => {
        const sharedBytes = found.kernel.staticShared + dynamicShared;
        const { program: module } = found.module;
        const program = module.watched(stops.watching, found.kernel.name, stops.key);
        return { program, launch: new StopsLaunch(program, { ...stopping, sharedBytes }) };
      });
      if (watched === undefined) return StopsControl.failed(code);
      const { request } = watched;
      return new StopsControl(gpu, watched.launch, {
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
