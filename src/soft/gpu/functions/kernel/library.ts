// Libraries: modules without a context.
import * as c from "../../../../../ffi/cuda/index.ts";
import { cString, writeI32, writePointer, writeU32 } from "../../core/c-memory.ts";
import type { SoftGpu } from "../../driver/gpu.ts";
import type { PtxImage } from "../../kernels/image/ptx-of-image.ts";
import {
  type SoftFunction,
  SoftKernel,
  SoftLibrary,
  unloadModule,
} from "../../kernels/program/soft-module.ts";
import { functionAttribute, setFunctionAttribute } from "./function.ts";
import { JitOptions } from "./jit-options.ts";
import { imageAt, imageOf, loadTexts } from "./load.ts";
import { readBytesOf } from "./module.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE, CUDA_ERROR_NOT_FOUND } = c;

/** Returns cuLibrary* and cuKernel*. */
export function libraryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  function load(out: number, image: () => PtxImage, options: JitOptions): number {
    const context = gpu.currentUncaptured();
    if (typeof context === "number") return context;
    if (out === 0 || options.wrong) return CUDA_ERROR_INVALID_VALUE;
    const found = image();
    // Errors are reported at load. Contexts load the compiled program later.
    let message = "";
    const library = new SoftLibrary((into) => {
      const module = loadTexts(gpu, into, found);
      if (!("code" in module)) return module;
      message = module.message;
      return module.code;
    });
    const module = library.moduleOf(context);
    options.report(message, "");
    if (typeof module === "number") return module;
    library.handle = gpu.handles.add(library);
    for (const name of module.functions.keys()) {
      const kernel = new SoftKernel(library, name);
      kernel.handle = gpu.handles.add(kernel);
      library.kernels.set(name, kernel);
    }
    writePointer(out, library.handle);
    return 0;
  }

  const architecture = () => gpu.currentContext!.device.architecture;

  function withLibrary(handle: number, out: number, use: (library: SoftLibrary) => number): number {
    const library = gpu.handles.find(SoftLibrary, handle);
    if (library === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return out === 0 ? CUDA_ERROR_INVALID_VALUE : use(library);
  }

  function withKernel(handle: number, out: number, use: (kernel: SoftKernel) => number): number {
    const kernel = gpu.handles.find(SoftKernel, handle);
    if (kernel === undefined) return CUDA_ERROR_INVALID_HANDLE;
    return out === 0 ? CUDA_ERROR_INVALID_VALUE : use(kernel);
  }

  /** Calls `use` with the kernel in the primary context of a device, which need not be current. */
  function onDevice(kernel: SoftKernel, ordinal: number, use: (found: SoftFunction) => number): number {
    const device = gpu.devices[ordinal];
    if (device === undefined) return c.CUDA_ERROR_INVALID_DEVICE;
    const current = gpu.current();
    const context = device.primary ?? (typeof current === "number" ? undefined : current);
    if (context?.device !== device) return c.CUDA_ERROR_INVALID_CONTEXT;
    const found = kernel.functionOf(context);
    return typeof found === "number" ? found : use(found);
  }

  function global(out: number, size: number, handle: number, name: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    if (name === 0 || (out === 0 && size === 0)) return CUDA_ERROR_INVALID_VALUE;
    return withLibrary(handle, 1, (library) => {
      const module = library.moduleOf(context);
      if (typeof module === "number") return module;
      const { globals, globalBase } = module.program;
      const place = globals.variables.get(cString(name));
      if (place === undefined) return CUDA_ERROR_NOT_FOUND;
      if (out !== 0) writePointer(out, globalBase + place.offset);
      if (size !== 0) writePointer(size, place.bytes);
      return 0;
    });
  }

  return {
    cuLibraryLoadData(out, code, options, values, count) {
      if (code === 0) return CUDA_ERROR_INVALID_VALUE;
      return load(out, () => imageAt(code, architecture()), new JitOptions(count, options, values));
    },
    cuLibraryLoadFromFile(out, path, options, values, count) {
      if (path === 0) return CUDA_ERROR_INVALID_VALUE;
      const bytes = readBytesOf(cString(path));
      if (bytes === undefined) return c.CUDA_ERROR_FILE_NOT_FOUND;
      return load(out, () => imageOf(bytes, architecture()), new JitOptions(count, options, values));
    },
    cuLibraryUnload: (handle) =>
      withLibrary(handle, 1, (library) => {
        for (const module of library.modules) {
          if (module.context.alive && module.context.error === 0) gpu.synchronize(module.context);
          unloadModule(gpu, module);
        }
        for (const kernel of library.kernels.values()) gpu.handles.remove(kernel.handle);
        gpu.handles.remove(handle);
        return 0;
      }),
    cuLibraryGetKernel: (out, handle, name) =>
      withLibrary(handle, out, ({ kernels }) => {
        const kernel = name === 0 ? undefined : kernels.get(cString(name));
        if (kernel === undefined) return name === 0 ? CUDA_ERROR_INVALID_VALUE : CUDA_ERROR_NOT_FOUND;
        writePointer(out, kernel.handle);
        return 0;
      }),
    cuLibraryGetKernelCount: (out, handle) =>
      withLibrary(handle, out, ({ kernels }) => {
        writeU32(out, kernels.size);
        return 0;
      }),
    cuLibraryEnumerateKernels: (out, count, handle) =>
      withLibrary(handle, out, ({ kernels }) => {
        if (count === 0) return CUDA_ERROR_INVALID_VALUE;
        [...kernels.values()].slice(0, count).forEach((kernel, i) => {
          writePointer(out + 8 * i, kernel.handle);
        });
        return 0;
      }),
    cuLibraryGetModule: (out, handle) =>
      withLibrary(handle, out, (library) => {
        const context = gpu.current();
        const module = typeof context === "number" ? context : library.moduleOf(context);
        if (typeof module === "number") return module;
        writePointer(out, module.handle);
        return 0;
      }),
    cuLibraryGetGlobal: global,
    cuLibraryGetManaged: (_out, _size, handle) => withLibrary(handle, 1, () => CUDA_ERROR_NOT_FOUND),
    cuLibraryGetUnifiedFunction: (out, handle) => withLibrary(handle, out, () => CUDA_ERROR_NOT_FOUND),
    cuKernelGetFunction: (out, handle) =>
      withKernel(handle, out, (kernel) => {
        const context = gpu.current();
        const found = typeof context === "number" ? context : kernel.functionOf(context);
        if (typeof found === "number") return found;
        writePointer(out, found.handle);
        return 0;
      }),
    cuKernelGetLibrary: (out, handle) =>
      withKernel(handle, out, ({ library }) => {
        writePointer(out, library.handle);
        return 0;
      }),
    cuKernelGetAttribute: (out, which, handle, ordinal) =>
      withKernel(handle, out, (kernel) =>
        onDevice(kernel, ordinal, (found) => {
          const value = functionAttribute(found, which);
          if (value === undefined) return CUDA_ERROR_INVALID_VALUE;
          writeI32(out, value);
          return 0;
        }),
      ),
    cuKernelSetAttribute: (which, value, handle, ordinal) =>
      withKernel(handle, 1, (kernel) =>
        onDevice(kernel, ordinal, (found) => setFunctionAttribute(found, which, value)),
      ),
    cuKernelSetCacheConfig: (handle) => withKernel(handle, 1, () => 0),
    cuKernelGetName: (out, handle) =>
      withKernel(handle, out, (kernel) => {
        const [module] = kernel.library.modules;
        const found = module?.functions.get(kernel.name);
        if (found === undefined) return CUDA_ERROR_INVALID_HANDLE;
        writePointer(out, found.nameText);
        return 0;
      }),
    cuKernelGetParamInfo: (handle, index, offset, size) =>
      withKernel(handle, offset, (kernel) => {
        const [module] = kernel.library.modules;
        const parameter = module?.functions.get(kernel.name)?.kernel.parameters[Number(index)];
        if (parameter === undefined) return CUDA_ERROR_INVALID_VALUE;
        writePointer(offset, parameter.offset);
        if (size !== 0) writePointer(size, parameter.size);
        return 0;
      }),
  };
}
