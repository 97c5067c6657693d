import { Control } from "./network-layout.ts";
import type { ThreadRequest } from "./thread-messages.ts";

const fixedBytes = 2048;
/** Bytes for the parts of one member on two paths, as JSON. */
const memberBytes = 256;

/** Returns shared memory that is large enough for each request in a group of `size` members. */
export const requestMemory = (size: number): Uint8Array<SharedArrayBuffer> =>
  new Uint8Array(new SharedArrayBuffer(4 + fixedBytes + memberBytes * size));

/** Writes a request for the network thread, and wakes the thread. Returns the number of the request. */
export function postRequest(
  control: Int32Array<SharedArrayBuffer>,
  memory: Uint8Array<SharedArrayBuffer>,
  request: ThreadRequest,
): number {
  const text = new TextEncoder().encode(JSON.stringify(request));
  if (text.length > memory.length - 4)
    throw new RangeError(`a request to the network thread has ${text.length} bytes`);
  memory.set(text, 4);
  new DataView(memory.buffer).setUint32(0, text.length, true);
  const number = Atomics.add(control, Control.asked, 1) + 1;
  Atomics.add(control, Control.wake, 1);
  Atomics.notify(control, Control.wake);
  return number;
}

/** Returns the request in the shared memory. */
export function readRequest(memory: Uint8Array<SharedArrayBuffer>): ThreadRequest {
  const length = new DataView(memory.buffer).getUint32(0, true);
  // Decoders refuse shared memory in some runtimes.
  return JSON.parse(new TextDecoder().decode(memory.slice(4, 4 + length))) as ThreadRequest;
}
