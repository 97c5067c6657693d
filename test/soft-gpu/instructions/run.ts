// Runs forms on a device, real or soft, and returns their answers.
import { CudaError, type Device } from "../../../src/cuda/index.ts";
import type { Form, Width } from "./form.ts";
import { imageOf } from "./image.ts";
import { BLOCK_BYTES, inputOf, ptxOf, ROOM, wordOf } from "./kernel.ts";
import { THREADS } from "./values.ts";

const BYTES: Readonly<Record<Width, number>> = { b16: 2, b32: 4, b64: 8 };

/** Returns the size of an answer in bytes: the outputs of all threads, each in its own width. */
export const answerBytes = ({ outputs }: Form): number =>
  outputs.reduce((sum, width) => sum + BYTES[width] * THREADS, 0);

/** Returns the answer of a form on a device, or the error if the form does not run. */
export function answer(device: Device, form: Form): Uint8Array | string {
  try {
    using module = device.loadModule(ptxOf(form));
    using input = device.from(inputOf(form));
    using out = device.allocate(THREADS * Math.max(1, form.outputs.length), "u64");
    using scratch = device.allocate(THREADS * ROOM, "u8");
    out.fill(0n);
    scratch.fill(0);
    using image = form.image === undefined ? undefined : imageOf(device, form.image);
    const block = /\bP\b/.test(form.body)
      ? [Uint32Array.from({ length: BLOCK_BYTES / 4 }, (_, n) => wordOf(n))]
      : [];
    const more = [...block, ...(image === undefined ? [] : [image.handle])];
    const types = [
      "ptr, ptr, ptr",
      ...block.map(() => `bytes ${BLOCK_BYTES}`),
      ...(image === undefined ? [] : ["u64"]),
    ];
    module
      .kernel("test", types.join(", "))
      .launch({ grid: 1, block: THREADS }, [input, out, scratch, ...more]);
    device.synchronize();
    return packed(form, out.toArray() as BigUint64Array);
  } catch (error) {
    if (!(error instanceof CudaError)) throw error;
    return error.message.split("\n")[0]!;
  }
}

function packed(form: Form, words: BigUint64Array): Uint8Array {
  const bytes = new Uint8Array(answerBytes(form));
  const from = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  let at = 0;
  for (const [n, width] of form.outputs.entries()) {
    for (let t = 0; t < THREADS; t++) {
      bytes.set(from.subarray(8 * (n * THREADS + t), 8 * (n * THREADS + t) + BYTES[width]), at);
      at += BYTES[width];
    }
  }
  return bytes;
}

/** Returns one output of one thread. */
export function outputAt(form: Form, bytes: Uint8Array, thread: number, output: number): bigint {
  let at = 0;
  for (let n = 0; n < output; n++) at += BYTES[form.outputs[n]!] * THREADS;
  const width = BYTES[form.outputs[output]!];
  let value = 0n;
  for (let i = width - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[at + thread * width + i]!);
  return value;
}
