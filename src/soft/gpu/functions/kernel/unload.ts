import type { SoftGpu } from "../../driver/gpu.ts";
import type { SoftModule } from "../../kernels/soft-module.ts";

/** Ends a module and its functions; nothing runs them any more. */
export function unloadModule(gpu: SoftGpu, module: SoftModule): void {
  for (const each of module.functions.values()) gpu.handles.remove(each.handle);
  gpu.handles.remove(module.handle);
  module.alive = false;
  module.program.unload();
}
