// malloc and free of kernels: one heap for each context, in device memory, of the size that cuCtxSetLimit says. Its own records are
// inside it: a kernel that writes beyond what it has can spoil the heap, as on a GPU, and nothing else.
import { CUDA_ERROR_ILLEGAL_ADDRESS } from "../../../../ffi/cuda/index.ts";
import { addressAt, Word } from "./control.ts";
import type { DeviceView } from "./device-reader.ts";
import { KernelFault } from "./fault.ts";

/** Before each piece: its bytes (head included), and whether it is in use. */
const HEAD = 16;
const FREE = 0x46524545;
const USED = 0x55534544;

export const HEAP_HEAD = HEAD;

/** The pieces of a heap that kernels have not given back; what a kernel has written over ends the list. */
export function piecesInUse(heap: DataView): { readonly at: number; readonly bytes: number }[] {
  const found: { at: number; bytes: number }[] = [];
  for (let at = 0; at + HEAD <= heap.byteLength; ) {
    const bytes = heap.getUint32(at, true);
    const state = heap.getUint32(at + 4, true);
    if (bytes < HEAD || bytes % HEAD !== 0 || (state !== FREE && state !== USED)) break;
    if (state === USED) found.push({ at, bytes });
    at += bytes;
  }
  return found;
}

/** The host functions. The first piece begins at the heap's start; pieces follow each other up to its end. */
export function heapOf(words: Int32Array, device: DeviceView) {
  const { view } = device;

  /** The heap's place, with its first piece made when it is new; undefined without one. */
  const heap = (): { at: number; end: number } | undefined => {
    const address = addressAt(words, Word.heap);
    const bytes = words[Word.heapBytes]! >>> 0;
    if (address === 0 || bytes < HEAD) return undefined;
    const at = device.place(BigInt(address), bytes);
    if (view.getUint32(at, true) === 0) put(at, bytes - (bytes % HEAD), FREE);
    return { at, end: at + bytes - (bytes % HEAD) };
  };
  const put = (at: number, bytes: number, state: number): void => {
    view.setUint32(at, bytes, true);
    view.setUint32(at + 4, state, true);
  };
  /** The piece's bytes; undefined when a kernel has written over its head. */
  const sizeAt = (at: number, end: number): number | undefined => {
    const bytes = view.getUint32(at, true);
    const state = view.getUint32(at + 4, true);
    if (bytes < HEAD || bytes % HEAD !== 0 || at + bytes > end || (state !== FREE && state !== USED))
      return undefined;
    return bytes;
  };
  const locked = <T>(use: () => T): T => {
    while (Atomics.compareExchange(words, Word.heapLock, 0, 1) !== 0) {
      if (Atomics.load(words, Word.quit) !== 0) break;
    }
    try {
      return use();
    } finally {
      Atomics.store(words, Word.heapLock, 0);
    }
  };

  return {
    malloc: (wanted: bigint): bigint =>
      locked(() => {
        const found = heap();
        const size = BigInt.asUintN(64, wanted);
        if (found === undefined || size > BigInt(found.end - found.at)) return 0n;
        const need = Math.max(HEAD, Math.ceil(Number(size) / HEAD) * HEAD) + HEAD;
        for (let at = found.at; at < found.end; ) {
          let bytes = sizeAt(at, found.end);
          if (bytes === undefined) return 0n;
          if (view.getUint32(at + 4, true) === FREE) {
            // Free neighbours become one.
            for (let next = at + bytes; next < found.end && view.getUint32(next + 4, true) === FREE; ) {
              const more = sizeAt(next, found.end);
              if (more === undefined) return 0n;
              bytes += more;
              next += more;
            }
            if (bytes >= need) {
              if (bytes - need >= 2 * HEAD) put(at + need, bytes - need, FREE);
              else if (bytes > need) return take(at, bytes);
              return take(at, need);
            }
            put(at, bytes, FREE);
          }
          at += bytes;
        }
        return 0n;

        function take(at: number, bytes: number): bigint {
          put(at, bytes, USED);
          return BigInt(addressAt(words, Word.heap)) + BigInt(at + HEAD - found!.at);
        }
      }),
    free(address: bigint): void {
      if (address === 0n) return;
      const fault = () => new KernelFault(CUDA_ERROR_ILLEGAL_ADDRESS, -1, BigInt.asUintN(64, address));
      locked(() => {
        const found = heap();
        if (found === undefined) throw fault();
        const at =
          Number(BigInt.asUintN(64, address) - BigInt(addressAt(words, Word.heap))) + found.at - HEAD;
        if (at < found.at || at >= found.end || at % HEAD !== found.at % HEAD) throw fault();
        const bytes = sizeAt(at, found.end);
        if (bytes === undefined || view.getUint32(at + 4, true) !== USED) throw fault();
        put(at, bytes, FREE);
      });
    },
  };
}
