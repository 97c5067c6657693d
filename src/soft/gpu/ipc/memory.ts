// Directory at the start of a memory file: the nonces of the allocations that other processes may open.
import process from "node:process";
import * as c from "../../../../ffi/cuda/index.ts";
import { libc, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { readBytes, writeBytes, writePointer } from "../core/c-memory.ts";
import { DIRECTORY_BYTES, type SoftContext, type SoftGpu, type SoftGpuDevice } from "../driver/gpu.ts";
import { GRANULARITY, roundUp } from "../memory/address-space.ts";
import { readAt, writeAt } from "../memory/files.ts";
import { freeRegion, NO_ACCESS, READ_WRITE, Region } from "../memory/region.ts";
import { decode, encode, type IpcHandle, MEMORY, newNonce } from "./handle.ts";
import { isAlive, openMemoryOf, ownStart } from "./process.ts";

const ENTRY = 8;
const SLOTS = DIRECTORY_BYTES / ENTRY;

const word = new BigUint64Array(new ArrayBuffer(8));
const wordBytes = new Uint8Array(word.buffer);

function write(fd: number, slot: number, nonce: bigint): void {
  word[0] = nonce;
  writeAt(fd, slot * ENTRY, wordBytes);
}

/** Slots of the directory that this process owns. */
class Directory {
  readonly #fd: number;
  readonly #free: number[] = [];
  #next = 0;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Adds a nonce. Returns its slot, or undefined when the directory is full. */
  list(nonce: bigint): number | undefined {
    const slot = this.#free.pop() ?? (this.#next < SLOTS ? this.#next++ : undefined);
    if (slot !== undefined) write(this.#fd, slot, nonce);
    return slot;
  }

  /** Removes a nonce. Later attempts to open its handle fail. */
  strike(slot: number): void {
    write(this.#fd, slot, 0n);
    this.#free.push(slot);
  }
}

/** Returns true when the file of another process still lists a nonce. */
export function isListed(fd: number, slot: number, nonce: bigint): boolean {
  if (slot >= SLOTS) return false;
  const bytes = readAt(fd, slot * ENTRY, ENTRY);
  return bytes !== undefined && new DataView(bytes.buffer).getBigUint64(0, true) === nonce;
}

// Memory of other processes (cuIpc*MemHandle): the same file, mapped twice.

const { CUDA_ERROR_INVALID_VALUE } = c;
const PAGE = 4096;

interface Import {
  readonly region: Region;
  readonly key: string;
  references: number;
}

/** Returns cuIpcGetMemHandle, cuIpcOpenMemHandle and cuIpcCloseMemHandle. */
export function ipcMemoryFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  const directories = new Map<SoftGpuDevice, Directory>();
  const exported = new WeakMap<Region, Uint8Array>();
  const imports = new Map<string, Import>();

  function directoryOf(device: SoftGpuDevice): Directory {
    let directory = directories.get(device);
    if (directory === undefined) directories.set(device, (directory = new Directory(device.backing.fd)));
    return directory;
  }

  function share(region: Region, device: SoftGpuDevice): Uint8Array | undefined {
    const place = device.heap.place(region.base);
    const nonce = newNonce();
    const slot = directoryOf(device).list(nonce);
    if (place === undefined || slot === undefined) return undefined;
    region.whenFreed.push(() => directoryOf(device).strike(slot));
    return encode({
      magic: MEMORY,
      pid: process.pid,
      start: ownStart(),
      fd: place.fd,
      slot,
      nonce,
      offset: place.offset,
      size: region.size,
      device: device.index,
    });
  }

  /** Maps the memory of a handle. Returns a CUresult when the owner has freed it. */
  function attach(context: SoftContext, handle: IpcHandle): Region | number {
    if (!isAlive(handle.pid, handle.start)) return CUDA_ERROR_INVALID_VALUE;
    const fd = openMemoryOf(handle.pid, handle.fd);
    if (fd < 0) return c.CUDA_ERROR_INVALID_VALUE;
    try {
      if (!isListed(fd, handle.slot, handle.nonce)) return CUDA_ERROR_INVALID_VALUE;
      const inPage = handle.offset % PAGE;
      const bytes = roundUp(inPage + handle.size, PAGE);
      if (handle.offset - inPage + bytes > sealedBytes(fd)) return CUDA_ERROR_INVALID_VALUE;
      const room = roundUp(bytes, GRANULARITY);
      const base = gpu.space.reserve(room);
      if (base === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
      const device = gpu.devices[handle.device] ?? context.device;
      // The call enables access of its context's device to the memory (CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS).
      const rights = (kernel: SoftContext) =>
        kernel.device === context.device || kernel.reaches(device) ? READ_WRITE : NO_ACCESS;
      const part = { fd, offset: handle.offset - inPage };
      if (!gpu.space.map({ base, size: bytes }, part, PROT_READ | PROT_WRITE, rights)) {
        gpu.space.release(base, room);
        return c.CUDA_ERROR_MAP_FAILED;
      }
      return new Region({ base: base + inPage, size: handle.size }, "imported", context, device, () => {
        gpu.space.unmap(base, room);
        gpu.space.release(base, room);
      });
    } finally {
      libc.close(fd);
    }
  }

  function open(out: number, pointer: number, flags: number): number {
    const context = gpu.current();
    if (typeof context === "number") return context;
    if (out === 0 || pointer === 0 || flags !== c.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
      return CUDA_ERROR_INVALID_VALUE;
    const handle = decode(readBytes(pointer, c.CU_IPC_HANDLE_SIZE), MEMORY);
    if (handle === undefined) return CUDA_ERROR_INVALID_VALUE;
    // A process cannot open its own handle.
    if (handle.pid === process.pid && handle.start === ownStart()) return c.CUDA_ERROR_INVALID_CONTEXT;
    const key = `${handle.pid} ${handle.start} ${handle.nonce} ${context.handle}`;
    let known = imports.get(key);
    if (known === undefined) {
      const region = attach(context, handle);
      if (typeof region === "number") return region;
      gpu.regions.add(region);
      known = { region, key, references: 0 };
      imports.set(key, known);
      region.whenFreed.push(() => imports.delete(key));
    }
    known.references++;
    writePointer(out, known.region.base);
    return 0;
  }

  return {
    cuIpcGetMemHandle(out, address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      if (out === 0 || region?.kind !== "device" || region.pool !== undefined || region.device === undefined)
        return CUDA_ERROR_INVALID_VALUE;
      let bytes = exported.get(region);
      if (bytes === undefined) {
        // The owner's writes are not tracked.
        region.written?.noteAll();
        bytes = share(region, region.device);
        if (bytes === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
        exported.set(region, bytes);
      }
      writeBytes(out, bytes);
      return 0;
    },
    cuIpcOpenMemHandle_v2: open,
    cuIpcCloseMemHandle(address) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const region = gpu.regions.find(address);
      const known = [...imports.values()].find((one) => one.region === region);
      if (known === undefined || known.region.base !== address) return CUDA_ERROR_INVALID_VALUE;
      if (--known.references > 0) return 0;
      const code = gpu.synchronize(context);
      if (code === c.CUDA_ERROR_TIMEOUT) {
        known.references++;
        return code;
      }
      freeRegion(gpu, known.region);
      return 0;
    },
  };
}
