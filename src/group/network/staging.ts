import type { Buffer, Stream } from "../../cuda/index.ts";
import type { StagingLayout } from "./network-layout.ts";

/** Memory that the NIC and the GPU reach: what goes to others, and what comes from them. */
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
