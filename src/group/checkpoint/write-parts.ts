import { open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Buffer, Device, ElementType, Stream } from "../../cuda/index.ts";
import { makeFolder } from "../../process/make-folder.ts";
import { BLOCK_BYTES, type WrittenPart } from "./manifest.ts";

/** A buffer that this member writes. */
export interface OwnPart {
  readonly name: string;
  readonly type: ElementType;
  readonly sharded: boolean;
  readonly buffer: Buffer;
}

/** Copies of buffers in host memory, made at one point of a stream. */
export interface Snapshot {
  readonly bytes: Uint8Array;
  /** Offset of each buffer in `bytes`. */
  readonly offsets: readonly number[];
  close(): void;
}

const round = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/**
 * Enqueues copies of the buffers to pinned memory in the stream. Later work in the stream may overwrite the
 * buffers. The bytes are valid after an event that is recorded next in the stream.
 */
export function snapshot(device: Device, parts: readonly OwnPart[], stream: Stream): Snapshot {
  const offsets: number[] = [];
  let end = 0;
  for (const { buffer } of parts) {
    offsets.push(end);
    end += round(buffer.byteLength);
  }
  const pinned = device.allocatePinned(Math.max(64, end), "u8");
  parts.forEach(({ buffer }, i) => {
    pinned.set(buffer.as("u8"), offsets[i]!, stream);
  });
  return { bytes: pinned.array, offsets, close: () => pinned.close() };
}

/** Writes this member's file of a checkpoint, and waits until the disk holds it (fsync). */
export async function writeParts(
  folder: string,
  rank: number,
  parts: readonly OwnPart[],
  { bytes, offsets }: Snapshot,
): Promise<(WrittenPart & { readonly name: string })[]> {
  const file = `rank-${rank}.bin`;
  makeFolder(folder, 0o777);
  const handle = await open(join(folder, file), "wx", 0o644);
  try {
    const written: (WrittenPart & { readonly name: string })[] = [];
    for (const [i, { name, buffer }] of parts.entries()) {
      const at = offsets[i]!;
      const sums: number[] = [];
      for (let done = 0; done < buffer.byteLength; done += BLOCK_BYTES) {
        const block = bytes.subarray(at + done, at + Math.min(done + BLOCK_BYTES, buffer.byteLength));
        sums.push(crc32(block));
        await writeAll(handle, block, at + done);
      }
      written.push({ name, rank, file, at, length: buffer.length, bytes: buffer.byteLength, sums });
    }
    await handle.sync();
    return written;
  } finally {
    await handle.close();
  }
}

async function writeAll(
  handle: Awaited<ReturnType<typeof open>>,
  block: Uint8Array,
  at: number,
): Promise<void> {
  for (let done = 0; done < block.length; ) {
    const { bytesWritten } = await handle.write(block, done, block.length - done, at + done);
    done += bytesWritten;
  }
}
