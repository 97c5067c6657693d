import { nativeNccl, ncclBfloat16, ncclFloat32, ncclSum } from "../../ffi/nccl/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import type { Buffer, Stream } from "../../src/cuda/index.ts";
import type { Group } from "../../src/group/index.ts";

/** NCCL over the processes of a group, to compare with. */
export interface NcclPeer {
  readonly version: number;
  allReduce(input: Buffer, output: Buffer, stream: Stream): void;
  allGather(input: Buffer, output: Buffer, stream: Stream): void;
  reduceScatter(input: Buffer, output: Buffer, stream: Stream): void;
  broadcast(buffer: Buffer, stream: Stream): void;
  close(): void;
}

/** All members call it together. undefined where NCCL is not installed, or the GPUs are embedded ones. */
export async function openNccl(group: Group): Promise<NcclPeer | undefined> {
  const { rank, size, device } = group;
  const id = new Uint8Array(new ArrayBuffer(128));
  const out = new BigUint64Array(new ArrayBuffer(8));
  let lib: ReturnType<typeof nativeNccl> | undefined;
  let failure = device.provider === "native" ? "" : "embedded GPUs";
  if (failure === "")
    try {
      lib = nativeNccl();
      if (rank === 0) lib.ncclGetUniqueId(addressOf(id));
    } catch (error) {
      failure = (error as Error).message;
    }
  const told = await group.exchange({ failure, id: [...id] });
  if (lib === undefined || told.some((each) => each.failure !== "")) return undefined;
  id.set(told[0]!.id);
  device.synchronize();
  const code = lib.ncclCommInitRankScalable(addressOf(out), size, rank, 1, addressOf(id), 0);
  if (code !== 0) {
    console.log(`NCCL: ncclCommInitRankScalable gave ${code}`);
    return undefined;
  }
  const comm = Number(out[0]);
  const version = new Int32Array(new ArrayBuffer(4));
  lib.ncclGetVersion(addressOf(version));
  const { ncclAllReduce, ncclAllGather, ncclReduceScatter, ncclBroadcast, ncclCommDestroy } = lib;
  const typeOf = ({ type }: Buffer): number => (type === "u16" ? ncclBfloat16 : ncclFloat32);
  return {
    version: version[0]!,
    allReduce: (input, output, stream) => {
      const { pointer, length } = input;
      ncclAllReduce(pointer, output.pointer, length, typeOf(input), ncclSum, comm, stream.pointer);
    },
    allGather: (input, output, stream) => {
      ncclAllGather(input.pointer, output.pointer, input.length, typeOf(input), comm, stream.pointer);
    },
    reduceScatter: (input, output, stream) => {
      const { pointer, length } = output;
      ncclReduceScatter(input.pointer, pointer, length, typeOf(input), ncclSum, comm, stream.pointer);
    },
    broadcast: (buffer, stream) => {
      const { pointer, length } = buffer;
      ncclBroadcast(pointer, pointer, length, typeOf(buffer), 0, comm, stream.pointer);
    },
    close: () => {
      ncclCommDestroy(comm);
    },
  };
}
