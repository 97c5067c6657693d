// C functions of modules.
import { readFileSync } from "node:fs";
import * as c from "../../../../../ffi/cuda/index.ts";
import { cString, writePointer, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { PtxImage } from "../../kernels/image/ptx-of-image.ts";
import { SoftModule, unloadModule } from "../../kernels/program/soft-module.ts";
import { JitOptions } from "./jit-options.ts";
import { imageAt, imageOf, loadTexts } from "./load.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND } = c;
/** Returns cuModule*. */
export function moduleFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function load(out: number, image: () => PtxImage, options?: JitOptions): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    if (out === 0 || options?.wrong) return CUDA_ERROR_INVALID_VALUE;
    const found = loadTexts(gpu, context, image());
    if (!(found instanceof SoftModule)) {
      options?.report(found.message, "");
      return found.code;
    }
    options?.report("", "");
    writePointer(out, found.handle);
    return 0;
  }

  const loadData = (out: number, image: number, options?: JitOptions): number => {
    if (image === 0)
      return typeof gpu.current() === "number" ? (gpu.current() as number) : CUDA_ERROR_INVALID_VALUE;
    return load(out, () => imageAt(image, gpu.currentContext!.device.architecture), options);
  };

  const find = (handle: number) => gpu.handles.find(SoftModule, handle);

  function unload(handle: number): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    const module = find(handle);
    if (module === undefined) return CUDA_ERROR_INVALID_HANDLE;
    const { alive, error } = module.context;
    if (alive && error === 0) {
      const code = gpu.synchronize(module.context);
      if (code !== 0) return code;
    }
    unloadModule(gpu, module);
    return 0;
  }

  return {
    cuModuleLoadData: (out, image) => loadData(out, image),
    cuModuleLoadFatBinary: (out, image) => loadData(out, image),
    cuModuleLoadDataEx: (out, image, count, options, values) =>
      loadData(out, image, new JitOptions(count, options, values)),
    cuModuleLoad(out, path) {
      if (path === 0) return CUDA_ERROR_INVALID_VALUE;
      const bytes = readBytesOf(cString(path));
      if (bytes === undefined) return c.CUDA_ERROR_FILE_NOT_FOUND;
      return load(out, () => imageOf(bytes, gpu.currentContext!.device.architecture));
    },
    cuModuleUnload: unload,
    cuModuleGetLoadingMode(out) {
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      writeU32(out, c.CU_MODULE_EAGER_LOADING);
      return 0;
    },
    cuModuleGetFunction(out, handle, name) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const module = find(handle);
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE;
      if (out === 0 || name === 0) return CUDA_ERROR_INVALID_VALUE;
      const found = module.functions.get(cString(name));
      if (found === undefined) return CUDA_ERROR_NOT_FOUND;
      writePointer(out, found.handle);
      return 0;
    },
    cuModuleGetFunctionCount(out, handle) {
      const module = find(handle);
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE;
      if (out === 0) return CUDA_ERROR_INVALID_VALUE;
      writeU32(out, module.functions.size);
      return 0;
    },
    cuModuleEnumerateFunctions(out, count, handle) {
      const module = find(handle);
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE;
      if (out === 0 || count === 0) return CUDA_ERROR_INVALID_VALUE;
      [...module.functions.values()].slice(0, count).forEach((each, i) => {
        writePointer(out + 8 * i, each.handle);
      });
      return 0;
    },
    cuModuleGetGlobal_v2(out, size, handle, name) {
      const module = find(handle);
      if (module === undefined) return CUDA_ERROR_INVALID_HANDLE;
      if (name === 0) return CUDA_ERROR_INVALID_VALUE;
      const { program } = module;
      const place = program.globals.variables.get(cString(name));
      if (place === undefined) return CUDA_ERROR_NOT_FOUND;
      if (out !== 0) writePointer(out, program.globalBase + place.offset);
      if (size !== 0) writePointer(size, place.bytes);
      return 0;
    },
  };
}

/** Returns the bytes of a file, or undefined when it is not readable. */
export function readBytesOf(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
