import { libc } from "../../../ffi/libc/index.ts";
import { type Buffer, type Device, dmaBuf } from "../../cuda/index.ts";
import { needsFlush } from "../../cuda/memory/flush-rdma-writes.ts";

const pageBytes = 2 << 20;

/** Staging memory of a GPU that a NIC may reach, and the descriptor by which; or why there is none. */
export interface GpuStaging {
  readonly buffer: Buffer<"u8">;
  readonly dmaBuf: { readonly fd: number; readonly offset: number };
  /** Gives the descriptor back, once the NIC knows the memory. */
  closeDescriptor(): void;
}

export function gpuStaging(device: Device, bytes: number, isNativeNic: boolean): GpuStaging | string {
  if (device.provider === "soft") return "the embedded GPU's memory is the host's";
  if (!isNativeNic) return "the embedded NIC copies by the processor";
  // A stream that goes on at a word of the host's must see what the NIC wrote before.
  if (needsFlush(device, "owner")) return "this GPU orders a NIC's writes only by a call of the host";
  let buffer: Buffer<"u8"> | undefined;
  try {
    buffer = device.allocate(Math.ceil(bytes / pageBytes) * pageBytes, "u8");
    const fd = dmaBuf(buffer);
    return { buffer, dmaBuf: { fd, offset: 0 }, closeDescriptor: () => void libc.close(fd) };
  } catch (error) {
    buffer?.close();
    return (error as Error).message.split("\n")[0]!;
  }
}
