import { libc } from "../../../../ffi/libc/index.ts";
import { type Buffer, type Device, dmaBuf, type Stream } from "../../../cuda/index.ts";
import { needsFlush } from "../../../cuda/memory/flush-rdma-writes.ts";
import type { StagingLayout } from "./network-layout.ts";

/** Staging memory that the NIC and the GPU can access. It holds outgoing and received data. */
export class Staging {
  readonly buffer: Buffer<"u8">;
  readonly layout: StagingLayout;

  constructor(buffer: Buffer<"u8">, layout: StagingLayout) {
    this.buffer = buffer;
    this.layout = layout;
  }

  part(offset: number, bytes: number): Buffer<"u8"> {
    return this.buffer.slice(offset, offset + bytes);
  }

  copyIn(offset: number, from: Buffer, stream: Stream): void {
    if (from.length > 0) this.part(offset, from.byteLength).set(from.as("u8"), 0, stream);
  }

  copyOut(into: Buffer, offset: number, stream: Stream): void {
    if (into.length > 0) into.as("u8").set(this.part(offset, into.byteLength), 0, stream);
  }
}

const pageBytes = 2 << 20;

/** Staging memory on a GPU, with the dma-buf descriptor through which the NIC accesses it. */
export interface GpuStaging {
  readonly buffer: Buffer<"u8">;
  readonly dmaBuf: { readonly fd: number; readonly offset: number };
  /** Closes the descriptor after the NIC has registered the memory. */
  closeDescriptor(): void;
}

export function gpuStaging(device: Device, bytes: number, isNativeNic: boolean): GpuStaging | string {
  if (device.provider === "soft") return "the soft GPU uses host memory";
  if (!isNativeNic) return "the soft NIC copies with the processor";
  // A stream that waits for a word in host memory must see earlier writes of the NIC to GPU memory.
  if (needsFlush(device, "owner")) return "this GPU needs a host call to order a NIC's writes";
  let buffer: Buffer<"u8"> | undefined;
  try {
    buffer = device.useReserve(() => device.allocate(Math.ceil(bytes / pageBytes) * pageBytes, "u8"));
    const fd = dmaBuf(buffer);
    return { buffer, dmaBuf: { fd, offset: 0 }, closeDescriptor: () => void libc.close(fd) };
  } catch (error) {
    buffer?.close();
    return (error as Error).message.split("\n")[0]!;
  }
}
