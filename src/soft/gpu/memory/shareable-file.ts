// Physical memory as a file that another process can open: the memory, followed by a page of properties.
// CUDA's handles carry no size. The size in the file turns a wrong size at the importer into an error instead
// of a crash.

import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { GRANULARITY } from "./address-space.ts";
import { createFile } from "./backing.ts";
import { readAt, writeAt } from "./files.ts";
import type { PhysicalProperties } from "./physical.ts";

const PAGE = 4096;
const MAGIC = 0x50474244; // "DBGP"

/** Creates a file for `size` bytes of memory. Returns -1 without descriptors. */
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

/**
 * Returns the size and properties of a shareable file. Returns undefined for another file, or one that can
 * shrink.
 */
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
