// Linker: joins several PTX inputs to one image, which is text.
import { readFileSync } from "node:fs";
import * as c from "../../../../../ffi/cuda/index.ts";
import { libc } from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { cString, writePointer } from "../../core/c-memory.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { fatbinParts } from "../../kernels/image/fatbin.ts";
import {
  CUBIN_WORDS,
  joinTexts,
  type PtxImage,
  ptxOfFatbin,
  ptxOfObject,
} from "../../kernels/image/ptx-of-image.ts";
import { callGraphOf } from "../../ptx/calls/call-graph.ts";
import { linkModules } from "../../ptx/link.ts";
import { parse } from "../../ptx/parser.ts";
import { PtxError } from "../../ptx/syntax.ts";
import { layoutGlobals } from "../../wasm/compile.ts";
import { JitOptions } from "./jit-options.ts";

const { CUDA_ERROR_INVALID_HANDLE, CUDA_ERROR_INVALID_VALUE } = c;
const MOST_BYTES = 1 << 28;

/** CUlinkState: inputs and the finished image. */
class SoftLink {
  handle = 0;
  readonly context: SoftContext;
  readonly options: JitOptions;
  readonly texts: string[] = [];
  /** Address of the finished image in C memory. */
  image = 0;

  constructor(context: SoftContext, options: JitOptions) {
    this.context = context;
    this.options = options;
  }
}

/** Returns cuLink*. */
export function linkFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const withLink = (handle: number, use: (link: SoftLink) => number): number => {
    const link = gpu.handles.find(SoftLink, handle);
    return link === undefined ? CUDA_ERROR_INVALID_HANDLE : use(link);
  };

  function add(link: SoftLink, type: number, bytes: Uint8Array, name: string): number {
    if (link.image !== 0) return CUDA_ERROR_INVALID_VALUE;
    const found = piece(type, bytes, link.context.device.architecture);
    if (typeof found === "number") return found;
    if ("refused" in found) {
      link.options.report(`${name}: ${found.refused}`, "");
      return c.CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    try {
      for (const text of found.texts) parse(text);
    } catch (error) {
      if (!(error instanceof PtxError)) throw error;
      link.options.report(`${name}: ${error.message}`, "");
      return error.code;
    }
    link.texts.push(...found.texts);
    return 0;
  }

  function complete(link: SoftLink, out: number, size: number): number {
    if (out === 0) return CUDA_ERROR_INVALID_VALUE;
    if (link.image !== 0) return CUDA_ERROR_INVALID_VALUE;
    try {
      const module = linkModules(link.texts.map((text) => parse(text)));
      layoutGlobals(module);
      callGraphOf(module);
    } catch (error) {
      if (!(error instanceof PtxError)) throw error;
      link.options.report(error.message, "");
      return error.code;
    }
    const bytes = new TextEncoder().encode(joinTexts(link.texts));
    link.image = libc.malloc(bytes.length + 1);
    const image = new Uint8Array(memory(link.image, bytes.length + 1));
    image.set(bytes);
    image[bytes.length] = 0;
    link.options.report("", "");
    writePointer(out, link.image);
    if (size !== 0) writePointer(size, bytes.length + 1);
    return 0;
  }

  return {
    cuLinkCreate_v2(count, options, values, out) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const wanted = new JitOptions(count, options, values);
      if (out === 0 || wanted.wrong) return CUDA_ERROR_INVALID_VALUE;
      const link = new SoftLink(context, wanted);
      link.handle = gpu.handles.add(link);
      writePointer(out, link.handle);
      return 0;
    },
    cuLinkAddData_v2: (state, type, data, size, name) =>
      withLink(state, (link) => {
        const bytes = Number(size);
        if (data === 0 || !(bytes > 0) || bytes > MOST_BYTES) return CUDA_ERROR_INVALID_VALUE;
        return add(link, type, new Uint8Array(memory(data, bytes)), name === 0 ? "<unnamed>" : cString(name));
      }),
    cuLinkAddFile_v2: (state, type, path) =>
      withLink(state, (link) => {
        if (path === 0) return CUDA_ERROR_INVALID_VALUE;
        const name = cString(path);
        try {
          return add(link, type, readFileSync(name), name);
        } catch (error) {
          if ((error as { code?: unknown }).code === undefined) throw error;
          return c.CUDA_ERROR_FILE_NOT_FOUND;
        }
      }),
    cuLinkComplete: (state, out, size) => withLink(state, (link) => complete(link, out, size)),
    cuLinkDestroy: (state) =>
      withLink(state, (link) => {
        gpu.handles.remove(link.handle);
        if (link.image !== 0) libc.free(link.image);
        return 0;
      }),
  };
}

/** Returns the PTX of an input, or the CUresult of an unknown kind. */
function piece(type: number, bytes: Uint8Array, architecture: number): PtxImage | number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  switch (type) {
    case c.CU_JIT_INPUT_PTX: {
      const end = bytes.indexOf(0);
      return { texts: [new TextDecoder("latin1").decode(end < 0 ? bytes : bytes.subarray(0, end))] };
    }
    case c.CU_JIT_INPUT_CUBIN:
      return { refused: CUBIN_WORDS };
    case c.CU_JIT_INPUT_FATBINARY:
      return ptxOfFatbin(fatbinParts(view), architecture);
    case c.CU_JIT_INPUT_OBJECT:
    case c.CU_JIT_INPUT_LIBRARY:
      return ptxOfObject(view, architecture);
  }
  return CUDA_ERROR_INVALID_VALUE;
}
