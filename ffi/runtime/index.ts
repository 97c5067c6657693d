/**
 * The seam to the JavaScript runtime: five operations, the same on Bun, Deno and Node 26.
 * Nothing else in the library names `bun:ffi`, `Deno.*` or `node:ffi`.
 *
 * @module
 */
import { LibraryError } from "../errors.ts";
import { errno, setErrno } from "./errno.ts";
import { selected } from "./selected.ts";
import { traced, tracing } from "./trace.ts";
import type {
  Callback,
  CallbackFunction,
  CFunction,
  Functions,
  RuntimeName,
  Signature,
  Table,
} from "./types.ts";

export type {
  Callback,
  CallbackFunction,
  CFunction,
  CType,
  Functions,
  RuntimeName,
  Signature,
  Table,
} from "./types.ts";
export { errno, setErrno };

/** Which runtime this process is. */
export const runtimeName: RuntimeName = selected.name;

const RTLD_NOW = 2;

const loader = selected.libc({
  dlopen: ["ptr", "ptr", "i32"],
  dlsym: ["ptr", "ptr", "ptr"],
  dlerror: ["ptr"],
  strlen: ["u64", "ptr"],
});

/** Where names wait while the loader reads them; one buffer, so that none is collected meanwhile. */
const scratch = new Uint8Array(new ArrayBuffer(16384));

function cString(text: string): number {
  const { read, written } = new TextEncoder().encodeInto(text, scratch.subarray(0, scratch.length - 1));
  if (read < text.length) throw new RangeError(`name too long: ${text.slice(0, 60)}...`);
  scratch[written] = 0;
  return selected.addressOf(scratch);
}

function loadFailure(): string {
  const message = loader.dlerror();
  if (message === 0) return "unknown error";
  return new TextDecoder().decode(selected.memory(message, Number(loader.strlen(message))));
}

/**
 * Opens a shared library (`dlopen`) and gives its functions, each bound at its first use (`dlsym`).
 * A missing symbol is `undefined`; a missing library throws {@link LibraryError}. Libraries stay open for good.
 *
 * @example
 * const { getpid } = open("libc.so.6", { getpid: ["i32"] });
 * getpid?.(); // 4711
 */
export function open<const T extends Table>(path: string, table: T): Functions<T> {
  const handle = loader.dlopen(cString(path), RTLD_NOW);
  if (handle === 0) throw new LibraryError(path, `${path} could not be opened: ${loadFailure()}`);
  const functions = {};
  for (const name of Object.keys(table)) {
    Object.defineProperty(functions, name, {
      configurable: true,
      enumerable: true,
      get() {
        const address = loader.dlsym(handle, cString(name));
        const value = address === 0 ? undefined : bind(address, table[name]!, name);
        Object.defineProperty(functions, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return functions as Functions<T>;
}

/**
 * Makes a C function pointer callable. Throws RangeError for NULL. `name` is what a trace calls it.
 *
 * @example
 * const postSend = bind(address, ["i32", "ptr", "ptr", "ptr"], "ibv_post_send");
 */
export function bind<const S extends Signature>(address: number, signature: S, name?: string): CFunction<S> {
  if (!Number.isSafeInteger(address) || address <= 0) {
    throw new RangeError(`cannot bind ${name ?? "a function"} at address ${address}: not a function pointer`);
  }
  const native = selected.bind(address, signature);
  return tracing ? traced(name ?? `0x${address.toString(16)}`, signature, native) : native;
}

/**
 * A C function pointer that calls `fn` on this thread. What `fn` throws reaches the JavaScript caller of the C function:
 * C gets 0 for it, and further callbacks of that call are skipped. Close it when C no longer holds the pointer.
 *
 * @example
 * using compare = callback(["i32", "ptr", "ptr"], (a, b) => a - b);
 */
export function callback<const S extends Signature>(signature: S, fn: CallbackFunction<S>): Callback {
  let open: { close(): void } | undefined;
  const native = selected.callback(signature, fn);
  open = native;
  const { address } = native;
  const close = () => {
    open?.close();
    open = undefined;
  };
  return { address, close, [Symbol.dispose]: close };
}

/**
 * The address of memory that JavaScript allocated. Keep a reference to it for as long as C holds the address.
 * Throws RangeError for empty memory.
 */
export function addressOf(view: ArrayBuffer | ArrayBufferView): number {
  if (view.byteLength === 0) throw new RangeError("empty memory has no address");
  return selected.addressOf(view);
}

/**
 * A view of `bytes` bytes of native memory at `address`, shared with C. It must not be used after that memory is freed.
 * Bun refuses more than 4 GiB in one view.
 */
export function memory(address: number, bytes: number): ArrayBuffer {
  if (!Number.isSafeInteger(address) || address <= 0) throw new RangeError(`no memory at address ${address}`);
  if (!Number.isSafeInteger(bytes) || bytes <= 0)
    throw new RangeError(`cannot view ${bytes} bytes of memory`);
  return selected.memory(address, bytes);
}
