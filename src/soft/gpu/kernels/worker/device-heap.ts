// Device-side malloc and free: one heap per context, of the size that cuCtxSetLimit sets. The heap's records
// are in device memory, so a kernel that writes out of bounds can corrupt the heap, as on a GPU.
import { CUDA_ERROR_ILLEGAL_ADDRESS } from "../../../../../ffi/cuda/constants.ts";
import { addressAt, KernelFault, Word } from "../shared/control.ts";
import type { DeviceView } from "./device-reader.ts";

/** Header of a piece: its size with the header, and its use state. */
const HEAD = 16;
const FREE = 0x46524545;
const USED = 0x55534544;

export const HEAP_HEAD = HEAD;

/** Returns the allocated pieces of a heap. A corrupted header ends the list. */
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

/** Returns the host functions. Pieces fill the heap from its start to its end without gaps. */
export function heapOf(words: Int32Array, device: DeviceView) {
  const { view } = device;

  /** Returns the heap, whose first piece is created at the first use, or undefined without a heap. */
  const heap = (): { at: number; end: number } | undefined => {
    const address = addressAt(words, Word.heap);
    const bytes = words[Word.heapBytes]! >>> 0;
    if (address === 0 || bytes < HEAD) return undefined;
    const at = device.place(BigInt(address), bytes, true);
    if (view.getUint32(at, true) === 0) put(at, bytes - (bytes % HEAD), FREE);
    return { at, end: at + bytes - (bytes % HEAD) };
  };
  const put = (at: number, bytes: number, state: number): void => {
    view.setUint32(at, bytes, true);
    view.setUint32(at + 4, state, true);
  };
  /** Returns the size of a piece, or undefined for a corrupted header. */
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
            // Adjacent free pieces are merged.
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
