import type { SoftGpu } from "../../driver/gpu.ts";
import type { SoftModule } from "./soft-module.ts";

/** Unloads a module and its functions. No launch may use them any more. */
export function unloadModule(gpu: SoftGpu, module: SoftModule): void {
  for (const each of module.functions.values()) gpu.handles.remove(each.handle);
  gpu.handles.remove(module.handle);
  module.alive = false;
  module.program.unload();
}
