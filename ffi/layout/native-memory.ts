/** Operations on raw addresses that `.pointer`, `.at()` and `.pool(address)` need. */
export interface NativeMemory {
  /** Returns the address of the first byte of a view. The memory must not move. */
  addressOf(view: ArrayBuffer | ArrayBufferView): number;
  /** Returns `bytes` bytes at `address` as an ArrayBuffer over the same memory. */
  memory(address: number, bytes: number): ArrayBuffer;
}

let registered: NativeMemory | undefined;

/**
 * Gives the layout engine access to native addresses. `ffi/layout/native.ts` calls it with the runtime seam;
 * without it the engine is pure TypeScript and runs anywhere.
 */
export function setNativeMemory(native: NativeMemory): void {
  registered = native;
}

/** Returns true once native addresses can be used. */
export function hasNativeMemory(): boolean {
  return registered !== undefined;
}

/** Returns the registered operations. Throws when none are registered. */
export function nativeMemory(what: string): NativeMemory {
  if (registered === undefined)
    throw new Error(
      `${what} needs native memory: import "doorbell/ffi/libc" (or ffi/layout/native.ts) first`,
    );
  return registered;
}
