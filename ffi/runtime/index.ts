/**
 * Interface to the FFI of the JavaScript runtime, the same on Bun, Deno and Node 26. No module outside this
 * folder names `bun:ffi`, `Deno.*` or `node:ffi`.
 *
 * @module
 */
import { LibraryError } from "../errors.ts";
import { callback } from "./callback.ts";
import { errno, setErrno } from "./errno.ts";
import { isExecutable } from "./executable.ts";
import { keepAlive } from "./keep-alive.ts";
import { lazyTable } from "./lazy-table.ts";
import { selected } from "./selected.ts";
import { checkSignature } from "./signature.ts";
import { startThread } from "./thread.ts";
import { traced, tracesLibrary, tracing } from "./trace.ts";
import type { CFunction, Functions, RuntimeName, Signature, Table } from "./types.ts";

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
export { callback, errno, keepAlive, setErrno, startThread };

/** Name of the runtime of this process. */
export const runtimeName: RuntimeName = selected.name;

const RTLD_NOW = 2;

const loader = selected.libc({
  dlopen: ["ptr", "ptr", "i32"],
  dlsym: ["ptr", "ptr", "ptr"],
  dlerror: ["ptr"],
  strlen: ["u64", "ptr"],
});

/** Buffer for names that the loader reads. One buffer for all, so that none is collected during a call. */
const scratch = new Uint8Array(new ArrayBuffer(16384));

/**
 * Returns the address of the name as C text, or undefined for a name with a NUL inside or longer than any
 * path.
 */
function cString(text: string): number | undefined {
  const { read, written } = new TextEncoder().encodeInto(text, scratch.subarray(0, scratch.length - 1));
  if (read < text.length || text.includes("\0")) return undefined;
  scratch[written] = 0;
  return selected.addressOf(scratch.buffer);
}

function loadFailure(): string {
  const message = loader.dlerror();
  if (message === 0) return "unknown error";
  return new TextDecoder().decode(selected.memory(message, Number(loader.strlen(message))));
}

/**
 * Opens a shared library (`dlopen`) and returns its functions, each bound at its first use (`dlsym`). A
 * missing symbol is `undefined`; a missing library throws {@link LibraryError}. Libraries are never closed.
 *
 * @example
 * const { getpid } = open("libc.so.6", { getpid: ["i32"] });
 * getpid?.(); // 4711
 */
export function open<const T extends Table>(path: string, table: T): Functions<T> {
  const name = cString(path);
  if (name === undefined || path === "") {
    throw new LibraryError(path, `${JSON.stringify(path.slice(0, 80))} is not the name of a library`);
  }
  const handle = loader.dlopen(name, RTLD_NOW);
  if (handle === 0) throw new LibraryError(path, `${path} could not be opened: ${loadFailure()}`);
  const names = Object.keys(table);
  const isTraced = tracesLibrary(path);
  return lazyTable<Record<string, unknown>>(names, (name) => {
    const symbol = cString(name);
    const address = symbol === undefined ? 0 : loader.dlsym(handle, symbol);
    return address === 0 ? undefined : bound(address, table[name]!, name, isTraced);
  }) as Functions<T>;
}

/**
 * Makes a C function pointer callable. A trace prints its calls under `name`. Throws RangeError for NULL and
 * for an address that is not executable memory.
 *
 * Integers wrap as a C cast does, fractions are cut off, and NaN is 0. Text and symbols throw TypeError, and
 * a 64-bit integer must be a number or a bigint. A missing pointer is NULL, and any other missing argument of
 * up to 32 bits is 0.
 *
 * @example
 * const { ops } = ibv_context.at(device.pointer); // a struct with function pointers
 * if (ops.post_send !== 0) bind(ops.post_send, ["i32", "ptr", "ptr", "ptr"], "ibv_post_send");
 */
export function bind<const S extends Signature>(address: number, signature: S, name?: string): CFunction<S> {
  return bound(address, signature, name, tracing);
}

function bound<const S extends Signature>(
  address: number,
  signature: S,
  name: string | undefined,
  isTraced: boolean,
): CFunction<S> {
  if (!Number.isSafeInteger(address) || address <= 0 || !isExecutable(address)) {
    const shown = Number.isSafeInteger(address) ? `0x${address.toString(16)}` : String(address);
    throw new RangeError(`cannot bind ${name ?? "a function"} at ${shown}: no code there`);
  }
  const shownName = name ?? `0x${address.toString(16)}`;
  checkSignature(signature, shownName);
  const native = selected.bind(address, signature);
  return isTraced ? traced(shownName, signature, native) : native;
}

/**
 * Returns the address of memory that JavaScript allocated. Keep a reference to the memory while C holds the
 * address.
 * Throws RangeError for empty memory, and TypeError for any value except an ArrayBuffer or a view of one.
 *
 * @example
 * const bytes = new Uint8Array(new ArrayBuffer(64));
 * libc.memset(addressOf(bytes), 7, bytes.byteLength);
 */
export function addressOf(view: ArrayBuffer | ArrayBufferView): number {
  // Reading .buffer moves a small typed array of Bun to its final address. The address of the array itself
  // would dangle.
  const [buffer, offset] = ArrayBuffer.isView(view) ? [view.buffer, view.byteOffset] : [view, 0];
  if (Object.prototype.toString.call(buffer) !== "[object ArrayBuffer]") {
    throw new TypeError("only an ArrayBuffer or a view of one has an address");
  }
  if (view.byteLength === 0) throw new RangeError("empty memory has no address");
  return selected.addressOf(buffer as ArrayBuffer) + offset;
}

/**
 * Returns the address of WebAssembly memory that threads share, which does not move. Works only in Bun.
 * Throws TypeError in another runtime and for any other value, and RangeError for empty memory.
 *
 * @example
 * const shared = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer;
 * if (runtimeName === "bun") libc.memset(addressOfShared(shared), 7, shared.byteLength);
 */
export function addressOfShared(buffer: ArrayBufferLike): number {
  if (selected.name !== "bun") throw new TypeError("memory that threads share has an address in Bun alone");
  if (Object.prototype.toString.call(buffer) !== "[object SharedArrayBuffer]") {
    throw new TypeError("only a SharedArrayBuffer has the address of shared memory");
  }
  if (buffer.byteLength === 0) throw new RangeError("empty memory has no address");
  return selected.addressOf(buffer as unknown as ArrayBuffer);
}

/** Largest view of native memory, in bytes. JavaScriptCore limits an ArrayBuffer to 4 GiB. */
const largestView = selected.name === "bun" ? 2 ** 32 : 2 ** 53 - 1;

/**
 * Returns a view of `bytes` bytes of native memory at `address`, shared with C. Do not use it after that
 * memory is freed.
 * Throws RangeError for an empty view, for NULL, and in Bun for more than 4 GiB: view larger memory in parts.
 *
 * @example
 * const bytes = new Uint8Array(new ArrayBuffer(64));
 * const same = new Uint8Array(memory(addressOf(bytes), 64));
 * same[0] = 7; // bytes[0] is 7
 */
export function memory(address: number, bytes: number): ArrayBuffer {
  if (!Number.isSafeInteger(address) || address <= 0) throw new RangeError(`no memory at address ${address}`);
  if (!Number.isSafeInteger(bytes) || bytes <= 0) {
    throw new RangeError(`cannot view ${bytes} bytes of memory`);
  }
  if (bytes > largestView) {
    throw new RangeError(
      `cannot view ${bytes} bytes at once: ${selected.name} allows ${largestView}. View it in parts.`,
    );
  }
  return selected.memory(address, bytes);
}

/**
 * Lets the event loop of this thread watch the connected stream socket `fd`, without another thread. It drops
 * received bytes and calls `ready`. The runtime owns the descriptor from then on, and the descriptor does not
 * keep the process alive.
 * Rejects where the runtime cannot watch it.
 *
 * @example
 * const ends = new Int32Array(new ArrayBuffer(8));
 * libc.socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, addressOf(ends));
 * await watchSocket(ends[0]!, () => console.log("the other end was written to"));
 */
export function watchSocket(fd: number, ready: () => void): Promise<void> {
  return selected.watchSocket(fd, ready);
}
