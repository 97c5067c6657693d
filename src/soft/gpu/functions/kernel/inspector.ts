// Launches with checks: the table's own door beside C's functions.
import type { Inspector } from "../../../../../ffi/cuda/inspector.ts";
import type { SoftContext } from "../../driver/context.ts";
import { type SoftGpu, WORKSPACE_BYTES } from "../../driver/gpu.ts";
import { describe } from "../../kernels/inspect/describe.ts";
import { entryText } from "../../kernels/inspect/entry-text.ts";
import { type Allocation, Inspection } from "../../kernels/inspect/inspection.ts";
import type { LaunchRequest } from "../../kernels/pool.ts";
import { SoftFunction } from "../../kernels/soft-module.ts";

/** What a launch became when it was asked to be watched. */
interface Watched {
  readonly found: SoftFunction;
  readonly inspection: Inspection;
  readonly request: LaunchRequest;
}

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
    check(launch) {
      let watched: Watched | undefined;
      gpu.watching = (request, found) => {
        // Blocks that run side by side on one worker share what would be written down about them.
        if (found.kernel.requiredCluster !== undefined) return request;
        const inspection = new Inspection(allocationsOf(gpu, found));
        const program = found.module.program.checked;
        watched = { found, inspection, request: { ...request, program, inspection } };
        return watched.request;
      };
      let code: number;
      try {
        code = launch();
      } finally {
        gpu.watching = undefined;
      }
      if (watched === undefined) return { code, findings: [] };
      const { found, inspection, request } = watched as Watched;
      if (code === 0) code = gpu.synchronize(request.owner as SoftContext);
      const launched = {
        kernel: found.kernel.name,
        positions: request.program.positions,
        block: request.block,
        allocations: inspection.allocations,
        text: found.module.program.texts.length === 1 ? found.module.program.texts[0]!.split("\n") : [],
        window: gpu.space.window,
      };
      return { code, findings: inspection.findings.map((each) => describe(each, launched)) };
    },
  };
}

/** All memory that a kernel may touch. */
function allocationsOf(gpu: SoftGpu, { module }: SoftFunction): Allocation[] {
  const found: Allocation[] = [];
  for (const { base, size } of gpu.regions)
    if (gpu.space.inWindow(base)) found.push({ base, size, name: "the allocation" });
  const { globals, globalBase } = module.program;
  for (const [name, { offset, bytes }] of globals.places)
    found.push({ base: globalBase + offset, size: bytes, name: `variable ${name}` });
  if (gpu.workspace !== 0)
    found.push({ base: gpu.workspace, size: WORKSPACE_BYTES, name: "the grid's barrier" });
  return found;
}
