// Events of other processes (cuIpc*EventHandle).
import process from "node:process";
import * as c from "../../../../ffi/cuda/index.ts";
import { libc } from "../../../../ffi/libc/index.ts";
import { sealedBytes } from "../../../../ffi/libc/sealed.ts";
import { readBytes, writeBytes, writePointer } from "../core/c-memory.ts";
import type { SoftGpu } from "../driver/gpu.ts";
import { SoftEvent } from "../stream/event.ts";
import { SharedEvent, SLOTS, SlotFile } from "./event-slots.ts";
import { decode, EVENT, encode, type IpcHandle, newNonce } from "./handle.ts";
import { isAlive, openMemoryOf, ownStart } from "./process.ts";

/** Returns cuIpcGetEventHandle and cuIpcOpenEventHandle. */
export function ipcEventFunctions(gpu: SoftGpu): Partial<c.CudaFunctions> {
  let file: SlotFile | undefined;
  const handles = new WeakMap<SoftEvent, Uint8Array>();
  const files = new Map<string, WeakRef<SlotFile>>();

  /** Allocates a slot for an event of this process. */
  function share(event: SoftEvent): Uint8Array | undefined {
    const nonce = newNonce();
    let slot = file?.take(nonce);
    if (slot === undefined) {
      file = SlotFile.create();
      slot = file?.take(nonce);
    }
    const here = file;
    if (here === undefined || slot === undefined) return undefined;
    const taken = slot;
    event.shared = new SharedEvent(here, slot, () => here.give(taken));
    // A recording before the export becomes visible too.
    const { last } = event;
    if (last !== undefined) {
      last.shared = event.shared.begin();
      if (last.reached) last.shared.reached();
      else if (last.failure !== 0) last.shared.failed(last.failure);
    }
    return encode({
      magic: EVENT,
      pid: process.pid,
      start: ownStart(),
      fd: here.fd,
      slot,
      nonce,
      offset: 0,
      size: 0,
      device: event.context.device.index,
    });
  }

  /** Returns the slot file of another process if its slot still has the nonce. */
  function fileOf({ pid, start, fd, slot, nonce }: IpcHandle): SlotFile | undefined {
    const key = `${pid} ${start} ${fd}`;
    const known = files.get(key)?.deref();
    if (known?.nonceAt(slot) === nonce) return known;
    // The process has exited, or the descriptor now belongs to another file.
    const own = openMemoryOf(pid, fd);
    if (own < 0) return undefined;
    const fits = sealedBytes(own) >= SLOTS * 64;
    const mapped = fits ? SlotFile.map(own) : undefined;
    libc.close(own);
    if (mapped?.nonceAt(slot) !== nonce) return undefined;
    files.set(key, new WeakRef(mapped));
    return mapped;
  }

  return {
    cuIpcGetEventHandle(out, handle) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      const event = gpu.handles.find(SoftEvent, handle);
      if (event === undefined || !event.interprocess) return c.CUDA_ERROR_INVALID_HANDLE;
      if (out === 0) return c.CUDA_ERROR_INVALID_VALUE;
      let bytes = handles.get(event);
      if (bytes === undefined) {
        if (event.shared !== undefined) return c.CUDA_ERROR_INVALID_HANDLE;
        bytes = share(event);
        if (bytes === undefined) return c.CUDA_ERROR_OUT_OF_MEMORY;
        handles.set(event, bytes);
      }
      writeBytes(out, bytes);
      return 0;
    },
    cuIpcOpenEventHandle(out, pointer) {
      const context = gpu.current();
      if (typeof context === "number") return context;
      if (out === 0 || pointer === 0) return c.CUDA_ERROR_INVALID_VALUE;
      const handle = decode(readBytes(pointer, c.CU_IPC_HANDLE_SIZE), EVENT);
      if (handle === undefined) return c.CUDA_ERROR_MAP_FAILED;
      const { pid, start, slot } = handle;
      if (pid === process.pid && start === ownStart()) return c.CUDA_ERROR_INVALID_CONTEXT;
      const theirs = isAlive(pid, start) ? fileOf(handle) : undefined;
      if (theirs === undefined || slot >= SLOTS) return c.CUDA_ERROR_MAP_FAILED;
      const event = new SoftEvent(context, c.CU_EVENT_INTERPROCESS | c.CU_EVENT_DISABLE_TIMING);
      event.shared = new SharedEvent(theirs, slot, () => {});
      event.handle = gpu.handles.add(event);
      writePointer(out, event.handle);
      return 0;
    },
  };
}
