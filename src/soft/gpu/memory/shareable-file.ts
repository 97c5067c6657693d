// Physical memory as a file that another process can open: the memory, and behind it a page that says what it is.
// CUDA's handles do not say how large they are; ours know, so that a wrong size at the importer is an error and not a crash.

import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { GRANULARITY } from "./address-space.ts";
import { createFile } from "./backing.ts";
import { readAt, writeAt } from "./files.ts";
import type { PhysicalProperties } from "./physical.ts";

const PAGE = 4096;
const MAGIC = 0x50474244; // "DBGP"

/** A file for `size` bytes of memory; -1 when the process has no more files. */
export function createShareable(size: number, properties: PhysicalProperties): number {
  const fd = createFile(size + PAGE);
  if (fd < 0) return -1;
  const label = new DataView(new ArrayBuffer(32));
  label.setUint32(0, MAGIC, true);
  label.setUint32(4, properties.handleTypes, true);
  label.setInt32(8, properties.locationType, true);
  label.setInt32(12, properties.locationId, true);
  label.setBigUint64(16, BigInt(size), true);
  label.setUint8(24, properties.gpuDirectRdma ? 1 : 0);
  writeAt(fd, size, new Uint8Array(label.buffer));
  return fd;
}

/** What a file holds; undefined when it is none of ours, or can be shrunk. */
export function readShareable(fd: number): { size: number; properties: PhysicalProperties } | undefined {
  const size = sealedBytes(fd) - PAGE;
  const bytes = size > 0 && size % GRANULARITY === 0 ? readAt(fd, size, 32) : undefined;
  if (bytes === undefined) return undefined;
  const label = new DataView(bytes.buffer);
  if (label.getUint32(0, true) !== MAGIC || label.getBigUint64(16, true) !== BigInt(size)) return undefined;
  return {
    size,
    properties: {
      handleTypes: label.getUint32(4, true),
      locationType: label.getInt32(8, true),
      locationId: label.getInt32(12, true),
      gpuDirectRdma: label.getUint8(24) !== 0,
    },
  };
}
