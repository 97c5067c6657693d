import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import type { Buffer, Device, ElementType } from "../../cuda/index.ts";
import { temporaryFolder } from "../../lifetime/temporary-folder.ts";
import { cacheFolder, nameOf } from "../../process/disk-cache.ts";
import { makeFolder } from "../../process/make-folder.ts";
import { unpackText } from "../../process/unpack-text.ts";
import type { Membership } from "../membership/membership.ts";
import { archive } from "./generated/doorbell-header.ts";
import type { SymmetricBuffer } from "./symmetric.ts";

let folder: string | undefined;
let header: string | undefined;

/** Returns the text of `doorbell.cuh`. */
function doorbellHeader(): string {
  header ??= unpackText(archive);
  return header;
}

/**
 * Returns the folder of `doorbell.cuh`, the header for kernels that access other members' memory. The header
 * has the rank, the addresses of the parts, put, get, signal, quiet, wait with a time limit, and a barrier. Put, signal, quiet
 * and barrier reach members on all hosts. The folder is in the cache folder of compiled code (DOORBELL_CUDA_CACHE), and its name contains the hash of the
 * header. A temporary folder of this process is used if the cache folder is off or not writable.
 *
 * @example
 * const source = `#include <doorbell.cuh>
 * extern "C" __global__ void size(doorbell::View view, unsigned* there) { *there = view.size; }`;
 * const module = group.device.compile(source, { include: [deviceHeaders()] });
 */
export function deviceHeaders(): string {
  if (arguments.length > 0) throw extraArguments("deviceHeaders", [], arguments.length);
  folder ??= headerFolder(cacheFolder());
  return folder;
}

function headerFolder(cache: string | undefined): string {
  if (cache !== undefined)
    try {
      const shared = join(cache, `headers-${nameOf([doorbellHeader()]).slice(0, 16)}`);
      writeHeader(shared);
      return shared;
    } catch {
      // The cache folder is not writable. The fallback below serves this process only.
    }
  const own = temporaryFolder("doorbell-headers-");
  process.once("exit", () => rmSync(own, { recursive: true, force: true }));
  writeHeader(own);
  return own;
}

function writeHeader(directory: string): void {
  const file = join(directory, "doorbell.cuh");
  if (existsSync(file) && readFileSync(file, "utf8") === doorbellHeader()) return;
  makeFolder(directory);
  // Other processes may read the file at the same time, so the rename replaces it in one step.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, doorbellHeader(), { mode: 0o600 });
  renameSync(draft, file);
}

/** Size of the struct `doorbell::View` of doorbell.cuh, in bytes. */
export const VIEW_BYTES = 32;

/** Ways from a kernel to the part of a member, equal to `Way` of doorbell.cuh. */
const Way = { none: 0n, direct: 1n, network: 2n } as const;

/**
 * Allocates the table of all members' parts of a memory in device memory, as doorbell.cuh describes it. The table begins with one address
 * for each rank, which is 0 for a part that is not mapped. The words of the network, the size of a part and the way to each rank follow.
 */
export function partsTable(
  memory: SymmetricBuffer<ElementType>,
  { members }: Membership,
  device: Device,
): Buffer<"u64"> {
  const reachable = new Set(memory.reachable);
  const addresses = members.map(({ rank }) => (reachable.has(rank) ? BigInt(memory.at(rank).pointer) : 0n));
  const ways = members.map(({ rank, id }) => {
    if (reachable.has(rank)) return memory.mayWrite(id) ? Way.direct : Way.none;
    return memory.remote.reaches(rank) ? Way.network : Way.none;
  });
  const network = memory.remote.tableWords;
  const words = [...addresses, ...network, BigInt(memory.local.byteLength), ...ways];
  const table = device.useReserve(() => device.allocate(words.length, "u64"));
  return table.set(BigUint64Array.from(words));
}

/** Returns the bytes of a `doorbell::View`, which a kernel takes by value. */
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
