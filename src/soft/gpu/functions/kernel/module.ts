// Modules: PTX to something that can be launched.
import { readFileSync } from "node:fs";
import * as c from "../../../../../ffi/cuda/index.ts";
import { cString, readPointer, readU32, writePointer, writeText, writeU32 } from "../../core/c-memory.ts";
import type { SoftContext } from "../../driver/context.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import { LoadedProgram } from "../../kernels/program.ts";
import { SoftModule } from "../../kernels/soft-module.ts";
import { allocateOnDevice } from "../../memory/allocate.ts";
import { freeRegion } from "../../memory/free.ts";
import { PtxError } from "../../ptx/ptx-error.ts";
import { unloadModule } from "./unload.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND } = c;
const ELF = 0x464c457f;
const FATBIN = 0xba55ed50;
const FATBIN_WRAPPER = 0x466243b1;

/** Where the caller wants to read why an image was refused. */
interface Log {
  readonly address: number;
  readonly bytes: number;
}

/** cuModule* and cuLibrary's older half. */
export function moduleFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function load(out: number, image: number, log?: Log): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    if (out === 0 || image === 0) return CUDA_ERROR_INVALID_VALUE;
    const refused = binaryImage(image);
    if (refused !== undefined) {
      tell(log, refused);
      return c.CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    return loadText(out, context, cString(image), log);
  }

  function loadText(out: number, context: SoftContext, text: string, log?: Log): number {
    try {
      const module = new SoftModule(context, new LoadedProgram(text, programMemory(context)));
      module.handle = gpu.handles.add(module);
      for (const each of module.functions.values()) each.handle = gpu.handles.add(each);
      writePointer(out, module.handle);
      return 0;
    } catch (error) {
      if (!(error instanceof PtxError)) throw error;
      tell(log, error.message);
      return error.code;
    }
  }

  function programMemory(context: SoftContext) {
    return {
      windowBase: gpu.space.window,
      inWindow: (address: number) => gpu.space.inWindow(address),
      allocate: (bytes: number) => allocateOnDevice(gpu, context, bytes)?.base,
      release(address: number) {
        const region = gpu.regions.find(address);
        if (region?.base === address) freeRegion(gpu, region);
      },
    };
  }

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
    cuModuleLoadData: load,
    cuModuleLoadFatBinary: load,
    cuModuleLoadDataEx: (out, image, count, options, values) =>
      load(out, image, logOf(count, options, values)),
    cuModuleLoad(out, path) {
      const context = gpu.currentUncaptured();
      if (typeof context === "number") return context;
      if (out === 0 || path === 0) return CUDA_ERROR_INVALID_VALUE;
      const text = readText(cString(path));
      return text === undefined ? c.CUDA_ERROR_FILE_NOT_FOUND : loadText(out, context, text);
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
      const place = program.globals.places.get(cString(name));
      if (place === undefined) return CUDA_ERROR_NOT_FOUND;
      if (out !== 0) writePointer(out, program.globalBase + place.offset);
      if (size !== 0) writePointer(size, place.bytes);
      return 0;
    },
  };
}

/** Why an image that is no text cannot run here; undefined for text. */
function binaryImage(image: number): string | undefined {
  const magic = readU32(image);
  if (magic === ELF)
    return "the image is a cubin: the embedded GPU runs PTX (compile for compute_90, or nvcc -ptx)";
  if (magic === FATBIN || magic === FATBIN_WRAPPER)
    return "the image is a fatbin: the embedded GPU runs PTX text (nvcc -ptx)";
  return undefined;
}

/** The error log among the options of cuModuleLoadDataEx: values are pointers, or numbers in a pointer's place. */
function logOf(count: number, options: number, values: number): Log | undefined {
  if (options === 0 || values === 0) return undefined;
  let address = 0;
  let bytes = 0;
  for (let i = 0; i < Math.min(count, 64); i++) {
    const option = readU32(options + 4 * i);
    if (option === c.CU_JIT_ERROR_LOG_BUFFER) address = readPointer(values + 8 * i);
    if (option === c.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) bytes = readU32(values + 8 * i);
  }
  return address === 0 ? undefined : { address, bytes };
}

function tell(log: Log | undefined, text: string): void {
  if (log !== undefined) writeText(log.address, text, log.bytes);
}

/** A file's text, by the C library. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined;
  }
}
