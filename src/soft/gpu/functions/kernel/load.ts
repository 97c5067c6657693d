// Loading of images as modules.
import * as c from "../../../../../ffi/cuda/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { cString, readPointer, readU32 } from "../../core/c-memory.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { FATBIN_MAGIC, fatbinBytes, fatbinParts } from "../../kernels/image/fatbin.ts";
import {
  CUBIN_WORDS,
  isElf,
  type PtxImage,
  ptxOfFatbin,
  splitTexts,
} from "../../kernels/image/ptx-of-image.ts";
import { LoadedProgram } from "../../kernels/program/program.ts";
import { SoftModule } from "../../kernels/program/soft-module.ts";
import { allocateOnDevice, freeRegion } from "../../memory/region.ts";
import { PtxError } from "../../ptx/syntax.ts";

const ELF = 0x464c457f;
const FATBIN_WRAPPER = 0x466243b1;
const FATBIN_HEAD_BYTES = 16;

/**
 * Returns the PTX of an image at an address, whose header holds its size: text, a fatbin, or a fatbin in
 * nvcc's wrapper.
 */
export function imageAt(address: number, architecture: number): PtxImage {
  const magic = readU32(address);
  if (magic === ELF) return { refused: CUBIN_WORDS };
  if (magic === FATBIN_WRAPPER) return imageAt(readPointer(address + 8), architecture);
  if (magic !== FATBIN_MAGIC) return { texts: splitTexts(cString(address)) };
  const bytes = fatbinBytes(new DataView(memory(address, FATBIN_HEAD_BYTES)));
  if (bytes === undefined) return { refused: "the sizes in the fatbin's header are invalid" };
  return ptxOfFatbin(fatbinParts(new DataView(memory(address, bytes))), architecture);
}

/** Returns the PTX of an image in a buffer. */
export function imageOf(bytes: Uint8Array, architecture: number): PtxImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isElf(view)) return { refused: CUBIN_WORDS };
  if (fatbinBytes(view) !== undefined) return ptxOfFatbin(fatbinParts(view), architecture);
  const end = bytes.indexOf(0);
  return { texts: splitTexts(new TextDecoder("latin1").decode(end < 0 ? bytes : bytes.subarray(0, end))) };
}

/** Compiles and loads PTX. A failure is a CUresult and a text for the log. */
export function loadTexts(
  gpu: SoftGpu,
  context: SoftContext,
  image: PtxImage,
): SoftModule | { readonly code: number; readonly message: string } {
  if ("refused" in image) return { code: c.CUDA_ERROR_NO_BINARY_FOR_GPU, message: image.refused };
  gpu.startWorkers();
  try {
    const module = new SoftModule(context, new LoadedProgram(image.texts, programMemory(gpu, context)));
    module.handle = gpu.handles.add(module);
    for (const each of module.functions.values()) each.handle = gpu.handles.add(each);
    return module;
  } catch (error) {
    if (!(error instanceof PtxError)) throw error;
    return { code: error.code, message: error.message };
  }
}

function programMemory(gpu: SoftGpu, context: SoftContext) {
  return {
    windowBase: gpu.space.window,
    inWindow: (address: number) => gpu.space.inWindow(address),
    allocate(bytes: number) {
      const region = allocateOnDevice(gpu, context, bytes);
      // All variables are initialized.
      if (region !== undefined) region.written = undefined;
      return region?.base;
    },
    release(address: number) {
      const region = gpu.regions.find(address);
      if (region?.base === address) freeRegion(gpu, region);
    },
  };
}
