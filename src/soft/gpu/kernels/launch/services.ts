// Services of launches that print or allocate: the print buffer, and the heap of the context.
import { CU_LIMIT_MALLOC_HEAP_SIZE, CU_LIMIT_PRINTF_FIFO_SIZE } from "../../../../../ffi/cuda/index.ts";
import type { SoftContext, SoftGpu } from "../../driver/gpu.ts";
import { allocateOnDevice } from "../../memory/region.ts";
import { PrintBuffer } from "../output/printer.ts";
import type { LoadedProgram } from "../program/program.ts";
import { putAddress, Word } from "../shared/control.ts";
import { textureTable } from "../texture/table.ts";

/** Defaults of cuCtxGetLimit, as on real devices, in bytes. */
export const DEFAULT_PRINT_BYTES = 8650752;
export const DEFAULT_HEAP_BYTES = 8388608;

/** Services of one launch. Undefined when its module neither prints nor allocates. */
export interface Services {
  readonly printBytes: number;
  readonly heap: number;
  readonly heapBytes: number;
}

const PRINTING = ["vprintf", "__assertfail"];
const ALLOCATING = ["malloc", "free"];

/** Returns the services of a launch. Creates the heap of the context at the first launch that allocates. */
export function servicesFor(
  gpu: SoftGpu,
  context: SoftContext,
  program: LoadedProgram,
): Services | undefined {
  const uses = (names: readonly string[]) => names.some((name) => program.builtins.includes(name));
  const prints = uses(PRINTING);
  const allocates = uses(ALLOCATING);
  if (!prints && !allocates) return undefined;
  if (allocates && context.kernelHeap === undefined) {
    const bytes = context.limits.get(CU_LIMIT_MALLOC_HEAP_SIZE) ?? DEFAULT_HEAP_BYTES;
    const region = allocateOnDevice(gpu, context, Math.max(4096, Math.min(bytes, 2 ** 31)));
    if (region !== undefined && gpu.space.inWindow(region.base)) {
      context.kernelHeap = region;
      region.whenFreed.push(() => {
        context.kernelHeap = undefined;
      });
    }
  }
  return {
    printBytes: prints ? (context.limits.get(CU_LIMIT_PRINTF_FIFO_SIZE) ?? DEFAULT_PRINT_BYTES) : 0,
    heap: context.kernelHeap?.base ?? 0,
    heapBytes: context.kernelHeap?.size ?? 0,
  };
}

let print = new PrintBuffer();

/** Announces the print buffer and the heap to the workers before a launch. */
export function beginServices(words: Int32Array, services: Services | undefined): void {
  words[Word.printed] = 0;
  putAddress(words, Word.textures, textureTable());
  if (services === undefined) return;
  if (services.printBytes > 0) print.ensure(Math.min(services.printBytes, 2 ** 30));
  putAddress(words, Word.printBuffer, print.address);
  words[Word.printBytes] = print.bytes;
  putAddress(words, Word.heap, services.heap);
  words[Word.heapBytes] = services.heapBytes;
}

/** Writes the printed text after a launch. */
export function endServices(words: Int32Array): void {
  print.flush(words[Word.printed]! >>> 0);
  words[Word.printed] = 0;
}

/** Replaces the print buffer, because abandoned workers may still write to the old one. */
export function leaveServices(): void {
  print.close();
  print = new PrintBuffer();
}
