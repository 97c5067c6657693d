// Jobs of a storage thread besides reads and writes: cuFile's calls, which block, and transfers in stream
// order.
import { nativeCuda } from "../../../../ffi/cuda/native.ts";
import { nativeCufile } from "../../../../ffi/cufile/index.ts";
import { Errno, errno, libc } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import { cancelAt, Field, Job, type JobShare, numberAt } from "./job-table.ts";

const pauseUs = 20;
/** Words of the gate: `reached` once the stream is there, `opened` once the bytes have arrived. */
export const Gate = { reached: 0, opened: 1, bytes: 8 } as const;
const canceled = 125;

/** Runs a job and returns its bytes, or a negative errno or cuFile error. */
export function runSpecial(job: number, share: JobShare): number {
  const number = (field: number): number => share.numbers[numberAt(job, field)]!;
  const kind = number(Field.kind);
  if (kind === Job.cuFileRead || kind === Job.cuFileWrite)
    return callCufile(kind === Job.cuFileWrite, number);
  const isCancelled = () => Atomics.load(share.words, cancelAt(job)) !== 0;
  return followStream(kind === Job.streamWrite, number, isCancelled);
}

type Numbers = (field: number) => number;

function callCufile(write: boolean, number: Numbers): number {
  nativeCuda().cuCtxSetCurrent(number(Field.context));
  const lib = nativeCufile();
  const call = write ? lib.cuFileWrite : lib.cuFileRead;
  // A handle has 64 bits and a double 53, so it is stored in two halves.
  const handle = (BigInt(number(Field.extra3)) << 32n) | BigInt(number(Field.extra));
  const [base, bytes] = [number(Field.address), number(Field.bytes)];
  const result = Number(call(handle, base, bytes, number(Field.offset), number(Field.extra2)));
  return result === -1 ? -errno() : result;
}

/**
 * Waits until a stream reaches the gate, moves the bytes, and opens the gate. Bytes of a real GPU go through
 * staging memory with copies on a separate stream (field extra). The kernel reaches all other memory.
 */
function followStream(write: boolean, number: Numbers, isCancelled: () => boolean): number {
  const gate = new Int32Array(memory(number(Field.extra3), Gate.bytes));
  try {
    while (Atomics.load(gate, Gate.reached) === 0) {
      if (isCancelled()) return -canceled;
      libc.usleep(pauseUs);
    }
    return number(Field.context) === 0
      ? move(write, number(Field.fd), number(Field.address), number(Field.bytes), number(Field.offset))
      : moveStaged(write, number, isCancelled);
  } finally {
    // The gate opens after a failure too, because later work of the stream must not wait forever.
    Atomics.store(gate, Gate.opened, 1);
  }
}

/**
 * Reads or writes all bytes with as many calls as needed. Returns the number of bytes (smaller at the end of
 * a file) or a negative errno.
 */
function move(write: boolean, fd: number, address: number, bytes: number, offset: number): number {
  let done = 0;
  while (done < bytes) {
    const call = write ? libc.pwrite : libc.pread;
    const result = Number(call(fd, address + done, bytes - done, offset + done));
    if (result === 0) break;
    if (result < 0) {
      const code = errno();
      if (code === Errno.EINTR) continue;
      return -code;
    }
    done += result;
  }
  return done;
}

function moveStaged(write: boolean, number: Numbers, isCancelled: () => boolean): number {
  const cuda = nativeCuda();
  cuda.cuCtxSetCurrent(number(Field.context));
  const [staging, pieceBytes, stream] = [number(Field.extra), number(Field.extra2), number(Field.fd2)];
  const [pointer, bytes, offset] = [number(Field.address), number(Field.bytes), number(Field.offset)];
  const cudaFailed = 5;
  let done = 0;
  // Two halves of the staging memory: one half is copied while the other is read.
  for (let half = 0; done < bytes; half ^= 1) {
    if (isCancelled()) return -canceled;
    const part = Math.min(pieceBytes, bytes - done);
    const slot = staging + half * pieceBytes;
    if (write) {
      if (cuda.cuMemcpyDtoHAsync_v2(slot, pointer + done, part, stream) !== 0) return -cudaFailed;
      if (cuda.cuStreamSynchronize(stream) !== 0) return -cudaFailed;
    }
    const result = move(write, number(Field.fd), slot, part, offset + done);
    if (result < 0) return result;
    if (!write) {
      // The earlier copy of the other half is done then, so the next read may use that half.
      if (cuda.cuStreamSynchronize(stream) !== 0) return -cudaFailed;
      if (result > 0 && cuda.cuMemcpyHtoDAsync_v2(pointer + done, slot, result, stream) !== 0)
        return -cudaFailed;
    }
    done += result;
    if (result < part) break;
  }
  return cuda.cuStreamSynchronize(stream) === 0 ? done : -cudaFailed;
}
