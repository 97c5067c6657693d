import { selected } from "./selected.ts";
import { checkSignature } from "./signature.ts";
import type { AnyFunction, Callback, CallbackFunction, Signature } from "./types.ts";

/**
 * Number of closed callbacks that stay callable. C that still holds such a pointer causes an exception in
 * JavaScript, not a crash.
 */
const quarantineSize = 1024;
const quarantine: { close(): void }[] = [];

function retire(native: { close(): void }): void {
  quarantine.push(native);
  if (quarantine.length > quarantineSize) quarantine.shift()!.close();
}

/**
 * Makes a C function pointer that calls `fn` on this thread. An exception of `fn` reaches the JavaScript
 * caller of the C function.
 * C gets 0 then, and further callbacks of that call are skipped. Close the callback when C no longer holds
 * the pointer. A later call from C returns 0, and the JavaScript caller gets an Error.
 *
 * C must call it on the thread that made it, during a call from JavaScript. From another thread Node aborts,
 * Bun does not call it, and Deno calls it at the next turn of the event loop. Do not nest callbacks more than
 * 64 deep.
 *
 * @example
 * const numbers = new Int32Array(new ArrayBuffer(12));
 * numbers.set([3, 1, 2]);
 * const at = (address: number) => new Int32Array(memory(address, 4))[0]!;
 * using compare = callback(["i32", "ptr", "ptr"], (a, b) => at(a) - at(b));
 * const { qsort } = open("libc.so.6", { qsort: ["void", "ptr", "u64", "u64", "ptr"] });
 * qsort?.(addressOf(numbers), 3, 4, compare.address); // numbers are 1, 2, 3
 */
export function callback<const S extends Signature>(signature: S, fn: CallbackFunction<S>): Callback {
  if (typeof fn !== "function") throw new TypeError(`a callback must be a function, not ${typeof fn}`);
  checkSignature(signature, "a callback");
  const slot: { fn: AnyFunction } = { fn: fn as unknown as AnyFunction };
  const native = selected.callback(signature, slot);
  const { address } = native;
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    slot.fn = () => {
      throw new Error(`C called the callback at 0x${address.toString(16)} after it was closed`);
    };
    retire(native);
  };
  return { address, close, [Symbol.dispose]: close };
}
