import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type DmaRange,
  type MappedBar,
  type NvmeSsd,
  openStorage,
  type StorageFile,
  type Topology,
  type TopologyOptions,
  topology as topologyOf,
  type Vfio,
  type VfioDevice,
} from "../../../../src/direct/index.ts";
import { Memory } from "../../../../src/index.ts";

/** Names in scope of the examples of doorbell/direct. */
export interface Prelude extends AsyncDisposable {
  /** Returns the topology of an HGX H200 in place of this machine's topology. */
  readonly topology: (given?: TopologyOptions) => Topology;
  /** Path of a file of 8 KiB, and the file opened for reading and writing. */
  readonly path: string;
  readonly file: StorageFile;
  readonly buffer: Memory;
  readonly first: Memory;
  readonly second: Memory;
  readonly header: Memory;
  /** VFIO devices. The test machine has none, so their examples are compiled only. */
  readonly vfio: Vfio;
  readonly device: VfioDevice;
  readonly gpu: VfioDevice;
  readonly ssd: NvmeSsd;
  readonly range: DmaRange;
  readonly bar: MappedBar;
}

export const preludeNames = [
  ...["topology", "path", "file", "buffer", "first", "second", "header"],
  ...["vfio", "device", "gpu", "ssd", "range", "bar"],
];

export async function makePrelude(): Promise<Prelude> {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-direct-"));
  const path = join(folder, "file");
  writeFileSync(path, new Uint8Array(8192).fill(7));
  // The soft disk, which openVfio() opens.
  process.env["DOORBELL_SOFT_DISK"] = path;
  const file = await openStorage(path, { write: true });
  const memories = Array.from({ length: 4 }, () => Memory.allocate(4096));
  const [buffer, first, second, header] = memories as [Memory, Memory, Memory, Memory];
  const topology = (given?: TopologyOptions): Topology => topologyOf(given ?? { like: "hgx-h200" });
  const made = { topology, path, file, buffer, first, second, header };
  const dispose = async () => {
    await file[Symbol.asyncDispose]();
    for (const memory of memories) memory.close();
    delete process.env["DOORBELL_SOFT_DISK"];
    rmSync(folder, { recursive: true });
  };
  return { ...made, [Symbol.asyncDispose]: dispose } as unknown as Prelude;
}
