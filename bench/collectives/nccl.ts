import {
  NCCL_WIN_COLL_SYMMETRIC,
  nativeNccl,
  ncclBfloat16,
  ncclFloat32,
  ncclSum,
} from "../../ffi/nccl/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import type { Buffer, Stream } from "../../src/cuda/index.ts";
import type { Group } from "../../src/group/index.ts";

/**
 * Memory that NCCL works on: a doorbell buffer or memory allocated by NCCL. Elements of type u16 hold
 * bfloat16.
 */
export type Region = Pick<Buffer, "pointer" | "length" | "type">;

/** NCCL communicator over the processes of a group, for comparison. */
export interface NcclPeer {
  readonly version: number;
  allReduce(input: Region, output: Region, stream: Stream): void;
  allGather(input: Region, output: Region, stream: Stream): void;
  reduceScatter(input: Region, output: Region, stream: Stream): void;
  broadcast(buffer: Region, stream: Stream): void;
  allToAll(input: Region, output: Region, stream: Stream): void;
  /**
   * Returns the addresses of memory for NCCL's symmetric kernels, or the reason why none exists. All members
   * must call the method together.
   */
  symmetricMemory(bytes: readonly number[]): Promise<readonly number[] | string>;
  close(): void;
}

type Library = ReturnType<typeof nativeNccl>;

/**
 * Opens NCCL; all members must call the function together. Returns undefined when NCCL is missing or the GPUs
 * are soft GPUs.
 */
export async function openNccl(group: Group): Promise<NcclPeer | undefined> {
  const { rank, size, device } = group;
  const id = new Uint8Array(new ArrayBuffer(128));
  const out = new BigUint64Array(new ArrayBuffer(8));
  let lib: Library | undefined;
  let failure = device.provider === "native" ? "" : "embedded GPUs";
  if (failure === "")
    try {
      lib = nativeNccl();
      if (rank === 0) lib.ncclGetUniqueId(addressOf(id));
    } catch (error) {
      failure = (error as Error).message;
    }
  const answers = await group.exchange({ failure, id: [...id] });
  if (lib === undefined || answers.some((each) => each.failure !== "")) return undefined;
  id.set(answers[0]!.id);
  device.synchronize();
  const code = lib.ncclCommInitRankScalable(addressOf(out), size, rank, 1, addressOf(id), 0);
  if (code !== 0) {
    console.error(`NCCL: ncclCommInitRankScalable gave ${code}`);
    return undefined;
  }
  return peerOf(lib, Number(out[0]), group);
}

const check = (code: number): void => {
  if (code !== 0) throw new Error(`NCCL gave ${code}`);
};

function peerOf(lib: Library, comm: number, group: Group): NcclPeer {
  const version = new Int32Array(new ArrayBuffer(4));
  lib.ncclGetVersion(addressOf(version));
  const { ncclAllReduce, ncclAllGather, ncclReduceScatter, ncclBroadcast, ncclAlltoAll } = lib;
  const typeOf = ({ type }: Region): number => (type === "u16" ? ncclBfloat16 : ncclFloat32);
  const windows: number[] = [];
  const memory: number[] = [];
  return {
    version: version[0]!,
    allReduce: (input, output, stream) => {
      const { pointer, length } = input;
      check(ncclAllReduce(pointer, output.pointer, length, typeOf(input), ncclSum, comm, stream.pointer));
    },
    allGather: (input, output, stream) => {
      const { pointer, length } = input;
      check(ncclAllGather(pointer, output.pointer, length, typeOf(input), comm, stream.pointer));
    },
    reduceScatter: (input, output, stream) => {
      const { pointer, length } = output;
      check(ncclReduceScatter(input.pointer, pointer, length, typeOf(input), ncclSum, comm, stream.pointer));
    },
    broadcast: (buffer, stream) => {
      const { pointer, length } = buffer;
      check(ncclBroadcast(pointer, pointer, length, typeOf(buffer), 0, comm, stream.pointer));
    },
    allToAll: (input, output, stream) => {
      const count = input.length / group.size;
      check(ncclAlltoAll(input.pointer, output.pointer, count, typeOf(input), comm, stream.pointer));
    },
    symmetricMemory: async (bytes) => {
      let failure = lib.supports("ncclCommWindowRegister") ? "" : "NCCL is older than 2.27";
      const out = new BigUint64Array(new ArrayBuffer(8));
      for (const each of bytes) {
        if (failure === "" && lib.ncclMemAlloc(addressOf(out), each) !== 0) failure = "ncclMemAlloc failed";
        else if (failure === "") memory.push(Number(out[0]));
      }
      const failures = await group.exchange(failure);
      failure = failures.find((each) => each !== "") ?? "";
      // NCCL's window registration is a collective call.
      for (const [i, each] of bytes.entries()) {
        if (failure !== "") continue;
        const code = lib.ncclCommWindowRegister(
          ...([comm, memory[i]!, each, addressOf(out), NCCL_WIN_COLL_SYMMETRIC] as const),
        );
        if (code !== 0) failure = `ncclCommWindowRegister gave ${code}`;
        else if (out[0] === 0n) failure = "ncclCommWindowRegister gave no window";
        else windows.push(Number(out[0]));
      }
      const ends = await group.exchange(failure);
      return ends.find((each) => each !== "") ?? memory;
    },
    close: () => {
      for (const window of windows) lib.ncclCommWindowDeregister(comm, window);
      for (const each of memory) lib.ncclMemFree(each);
      lib.ncclCommDestroy(comm);
    },
  };
}
