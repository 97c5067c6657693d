// Memory that processes with PyTorch share: the arguments of UntypedStorage._new_shared_cuda, and the file of
// reference counters (torch/csrc/CudaIPCTypes.cpp, aten/src/ATen/MapAllocator.cpp).
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { CUipcMemHandle } from "../../../ffi/cuda/structs.ts";
import { type ElementType, isElementType } from "../memory/element-type.ts";
import { ShareError } from "./share-error.ts";
import { startOf } from "./ticket.ts";

/**
 * Storage of a tensor that a process with PyTorch shares, or opens: the tuple of `UntypedStorage._share_cuda_()`
 * as JSON. `examples/python/doorbell_torch.py` reads and writes it.
 */
export interface TorchShare {
  /** Ordinal of the device in the process that shares. */
  readonly device: number;
  /** Handle of torch, 66 bytes as hexadecimal. The last 64 bytes are the CUipcMemHandle. */
  readonly handle: string;
  /** Size, in bytes. */
  readonly bytes: number;
  /** Offset in the block of the handle, in bytes. */
  readonly offset: number;
  /** Name of the POSIX shared memory with the reference counters. */
  readonly counterFile: string;
  /** Index of the counter in that file. */
  readonly counterOffset: number;
  /** Handle of an event, 64 bytes as hexadecimal. */
  readonly eventHandle: string;
  /** True when the event marks the end of the owner's work on the memory. */
  readonly waitForEvent: boolean;
  /** Type of the elements. */
  readonly type?: ElementType;
  /** Type of the elements of an array or a tensor, which may be "bool", "bf16" or "c64". */
  readonly dtype?: ElementType | "bool" | "bf16" | "c64";
  /** Lengths of the axes of an array or a tensor. */
  readonly shape?: readonly number[];
}

/** Version of the handle that every release of torch accepts, and the mark of memory of cudaMalloc ("c"). */
const head = "0163";
const expandable = 0x65; // "e"
const headBytes = head.length / 2;

/** Returns the handle of C in a handle of torch. Throws ShareError for other handles. */
export function handleInTorch(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes[1] === expandable)
    throw new ShareError(
      "not shareable",
      "the tensor is in an expandable segment of torch, which CUDA IPC does not share",
      "Start the Python process with PYTORCH_CUDA_ALLOC_CONF=expandable_segments:False.",
    );
  const isTorch = bytes.length === headBytes + CUipcMemHandle.size && bytes[1] === 0x63;
  const from = isTorch ? headBytes : 0;
  if (bytes.length - from !== CUipcMemHandle.size)
    throw new ShareError(
      "ticket",
      `the handle has ${bytes.length} bytes`,
      "Pass a CUipcMemHandle (64 bytes), or the handle of torch (66 bytes).",
    );
  const handle = new Uint8Array(new ArrayBuffer(CUipcMemHandle.size));
  handle.set(bytes.subarray(from));
  return handle;
}

/** Returns torch's form of a handle of C, as hexadecimal. */
export const torchHandle = (handle: string): string => head + handle;

const isHex = (value: unknown, bytes: number): boolean =>
  typeof value === "string" && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);
const isCount = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least;

/** Throws ShareError for an object that is not a TorchShare. A Python process wrote it. */
export function checkTorch(value: TorchShare): void {
  const { handle, bytes, offset, counterFile, counterOffset, eventHandle, waitForEvent, type } = value;
  const wrong = Object.entries({
    handle: typeof handle === "string" && /^([0-9a-f]{2})+$/.test(handle),
    bytes: isCount(bytes, 1),
    offset: isCount(offset, 0),
    counterFile: typeof counterFile === "string" && /^\/?[\w.-]+$/.test(counterFile),
    counterOffset: isCount(counterOffset, 0) && counterOffset < counters,
    type: type === undefined || isElementType(type),
    waitForEvent: typeof waitForEvent === "boolean",
    eventHandle: waitForEvent === false || isHex(eventHandle, CUipcMemHandle.size),
  }).find(([, isRight]) => !isRight)?.[0];
  if (wrong !== undefined)
    throw new ShareError(
      "ticket",
      `the member ${wrong} is not one of torch's shared storage`,
      "Pass the object that share() of examples/python/doorbell_torch.py returns.",
    );
}

const folder = "/dev/shm";
/** Number of counters in a file, CUDA_IPC_REF_COUNTER_FILE_SIZE. */
const counters = 10_000;
/** Bytes before the counters, map_alloc_alignment. The first 4 bytes count the open mappings. */
const headerBytes = 64;
const counterBytes = 8;
const fileBytes = headerBytes + counters * counterBytes;
const ofUs = /^doorbell_torch_(\d+)_(\d+)_\d+$/;

const pathOf = (name: string): string => join(folder, name.replace(/^\//, ""));

/** Reads a counter, or undefined where the file is gone or too short. */
export function counterOf(name: string, index: number): bigint | undefined {
  return withCounter(name, index, (value) => value);
}

/** Decrements a counter, as torch does when a tensor is freed. The owner frees its memory at 0. */
export function releaseCounter(name: string, index: number): void {
  withCounter(name, index, (value, put) => put(value - 1n));
}

function withCounter<T>(
  name: string,
  index: number,
  use: (value: bigint, put: (value: bigint) => void) => T,
): T | undefined {
  let fd: number;
  try {
    fd = openSync(pathOf(name), "r+");
  } catch {
    return undefined; // The owner has exited.
  }
  try {
    const at = headerBytes + index * counterBytes;
    if (fstatSync(fd).size < at + counterBytes) return undefined;
    const word = new BigInt64Array(1);
    readSync(fd, word, 0, counterBytes, at);
    return use(word[0]!, (value) => {
      word[0] = value;
      writeSync(fd, word, 0, counterBytes, at);
    });
  } finally {
    closeSync(fd);
  }
}

let made = 0;
/** Files of this process. */
const open = new Set<string>();

/** Creates a file of counters for one user, and returns its name. Removes the files of killed processes. */
export function createCounter(): string {
  if (made === 0) process.once("exit", () => open.forEach(removeCounter));
  removeAbandoned();
  const name = `doorbell_torch_${process.pid}_${startOf(process.pid) ?? 0}_${made++}`;
  const fd = openSync(pathOf(name), "wx+", 0o600);
  try {
    ftruncateSync(fd, fileBytes);
    writeSync(fd, Int32Array.of(1), 0, 4, 0);
    writeSync(fd, BigInt64Array.of(1n), 0, counterBytes, headerBytes);
  } finally {
    closeSync(fd);
  }
  open.add(`/${name}`);
  return `/${name}`;
}

/** Removes a file of counters. */
export function removeCounter(name: string): void {
  open.delete(name);
  try {
    unlinkSync(pathOf(name));
  } catch {
    // Another process has removed it.
  }
}

function removeAbandoned(): void {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = ofUs.exec(name) ?? [];
    if (pid !== undefined && startOf(Number(pid)) !== start) removeCounter(name);
  }
}
