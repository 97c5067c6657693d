import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Buffer, Device, ElementType } from "../../cuda/index.ts";
import { cacheFolder, nameOf } from "../../disk-cache.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { makeFolder } from "../../make-folder.ts";
import type { Membership } from "../membership.ts";
import type { SymmetricBuffer } from "../memory/symmetric.ts";
import { doorbellHeader } from "./doorbell-header.ts";

let folder: string | undefined;

/**
 * The folder of `doorbell.cuh`, for kernels that reach other members' memory themselves: rank, parts, put, get, signal, wait with a
 * limit, barrier. It is written where compiled code is kept (DOORBELL_CUDA_CACHE), under the hash of what it says.
 *
 * @example
 * const source = `#include <doorbell.cuh>
 * extern "C" __global__ void size(doorbell::View view, unsigned* there) { *there = view.size; }`;
 * const module = group.device.compile(source, { include: [deviceHeaders()] });
 */
export function deviceHeaders(): string {
  folder ??= written(cacheFolder());
  return folder;
}

function written(cache: string | undefined): string {
  if (cache !== undefined)
    try {
      const there = join(cache, `headers-${nameOf([doorbellHeader]).slice(0, 16)}`);
      write(there);
      return there;
    } catch {
      // A home that takes no files: then for this process alone.
    }
  const own = temporaryFolder("doorbell-headers-");
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  write(own);
  return own;
}

function write(there: string): void {
  const file = join(there, "doorbell.cuh");
  if (existsSync(file) && readFileSync(file, "utf8") === doorbellHeader) return;
  makeFolder(there);
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, doorbellHeader, { mode: 0o600 });
  renameSync(whole, file);
}

/** Bytes of a view: doorbell.cuh's View. */
export const VIEW_BYTES = 32;

/** Addresses of all members' parts of a memory, by rank, on the device; 0 for those that cannot be reached. */
export function partsTable(
  memory: SymmetricBuffer<ElementType>,
  { members }: Membership,
  device: Device,
): Buffer<"u64"> {
  const reachable = new Set(memory.reachable);
  const table = device.allocate(members.length, "u64");
  table.set(
    BigUint64Array.from(members, ({ rank }) => (reachable.has(rank) ? BigInt(memory.at(rank).pointer) : 0n)),
  );
  return table;
}

/** A view, as a kernel takes it by value. */
export function viewBytes(
  parts: Buffer<"u64">,
  hostWord: number,
  limitNanoseconds: number,
  { rank, size }: Membership,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(VIEW_BYTES));
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(parts.pointer), true);
  view.setBigUint64(8, BigInt(hostWord), true);
  view.setBigInt64(16, BigInt(limitNanoseconds), true);
  view.setUint32(24, rank, true);
  view.setUint32(28, size, true);
  return bytes;
}
