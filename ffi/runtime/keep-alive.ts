/** The last value, because an engine may remove the use of a value that nothing stores. */
const last: { value: unknown } = { value: undefined };

/**
 * Keeps a value reachable until this call. Call it after a C function that read or wrote the value's memory.
 * Without a later use, an engine may free the memory while the function runs: a callback or a soft device
 * allocates, and so collects garbage. The last value stays reachable until the next call.
 *
 * @example
 * const bytes = new Uint8Array(new ArrayBuffer(64));
 * libc.memset(addressOf(bytes), 7, bytes.byteLength);
 * keepAlive(bytes);
 */
export function keepAlive(value: unknown): void {
  last.value = value;
}
