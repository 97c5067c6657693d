import { libc } from "../../../ffi/libc/index.ts";
import { AddressRange, PhysicalMemory } from "../../../src/cuda/index.ts";
import {
  again,
  busy,
  call,
  device,
  event,
  fillNode,
  free,
  fromPool,
  graph,
  instantiate,
  made,
  pool,
  stream,
  synchronize,
} from "./gpu.ts";
import type { Endings } from "./index.ts";

const granule = 2 ** 21;
const leave = (one: number): number => call("cuStreamDestroy_v2", one);

/** Returns a mapped range without access rights. */
function closedRange(): AddressRange {
  const range = AddressRange.reserve(device, granule);
  range.map(PhysicalMemory.allocate(device, granule));
  return range;
}

/**
 * Returns the milliseconds that a call takes while a stream is busy, in place of the codes. They show whether
 * the call waits.
 */
function waits(prepare: (on: number) => () => void): Map<string, number> {
  const s = stream(true);
  let [whole, call] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const end = prepare(s);
    synchronize();
    const began = performance.now();
    busy(s, 40);
    end();
    call += performance.now() - began;
    synchronize();
    whole += performance.now() - began;
  }
  return new Map([
    ["us", Math.round((call / 20) * 1000)],
    ["us until the stream is done", Math.round((whole / 20) * 1000)],
  ]);
}

/** Streams, events, host memory and ranges of addresses. */
export const others: Endings = {
  "stream: destroyed in its capture": () =>
    again(50, () => {
      const s = stream();
      call("cuStreamBeginCapture_v2", s, 1);
      busy(s, 1);
      leave(s);
    }),
  "stream: ended after it was destroyed": () =>
    again(50, () => {
      const s = stream();
      call("cuStreamBeginCapture_v2", s, 1);
      leave(s);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
    }),
  "stream: a forked one destroyed": () =>
    again(50, () => {
      const [s, t, e] = [stream(), stream(), event()];
      call("cuStreamBeginCapture_v2", s, 1);
      call("cuEventRecord", e, s);
      call("cuStreamWaitEvent", t, e, 0);
      leave(t);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      call("cuEventDestroy_v2", e);
      leave(s);
    }),
  "event: of a capture, used after it": () =>
    again(50, () => {
      const [s, t, e] = [stream(), stream(), event()];
      call("cuStreamBeginCapture_v2", s, 1);
      call("cuEventRecord", e, s);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      call("cuGraphDestroy", device.driver.results.u64());
      call("cuStreamWaitEvent", t, e, 0);
      call("cuEventQuery", e);
      call("cuEventSynchronize", e);
      call("cuEventRecord", e, t);
      call("cuEventDestroy_v2", e);
      leave(s);
      leave(t);
    }),
  "event: destroyed while it is waited for": () =>
    again(200, () => {
      const [s, t, e] = [stream(true), stream(true), event()];
      busy(s, 2);
      call("cuEventRecord", e, s);
      call("cuStreamWaitEvent", t, e, 0);
      call("cuEventDestroy_v2", e);
      leave(s);
      leave(t);
    }),
  "host: unregistered while it is copied to": () =>
    again(50, () => {
      const address = libc.mmap(0, granule, 3, 34, -1, 0n);
      const s = stream(true);
      const memory = device.allocate(granule);
      call("cuMemHostRegister_v2", Number(address), granule, 3);
      busy(s, 4);
      call("cuMemcpyDtoHAsync_v2", Number(address), memory.pointer, granule, s);
      call("cuMemHostUnregister", Number(address));
      libc.munmap(address, granule);
      synchronize();
      memory.close();
      leave(s);
    }),
  "waits: cuMemFreeHost": () =>
    waits((on) => {
      const address = made("cuMemHostAlloc", 4096, 3);
      return () => {
        call("cuMemsetD8Async", address, 1, 4096, on);
        call("cuMemFreeHost", address);
      };
    }),
  "waits: cuMemFree": () =>
    waits((on) => {
      const address = made("cuMemAlloc_v2", 4096);
      return () => {
        call("cuMemsetD8Async", address, 1, 4096, on);
        call("cuMemFree_v2", address);
      };
    }),
  "waits: cuMemHostUnregister": () =>
    waits((on) => {
      const address = Number(libc.mmap(0, granule, 3, 34, -1, 0n));
      call("cuMemHostRegister_v2", address, granule, 3);
      return () => {
        call("cuMemsetD8Async", address, 1, 4096, on);
        call("cuMemHostUnregister", address);
        libc.munmap(address, granule);
      };
    }),
  "waits: cuMemPoolDestroy": () =>
    waits((on) => {
      const p = pool();
      const address = fromPool(p, 4096, on);
      return () => {
        free(address, on);
        call("cuMemPoolDestroy", p);
      };
    }),
  "range: filled without access": () => {
    const range = closedRange();
    call("cuMemsetD8_v2", range.pointer, 1, 100);
    return again(2, () => synchronize());
  },
  "range: copied to without access": () => {
    const range = closedRange();
    call("cuMemcpyHtoD_v2", range.pointer, device.driver.results.pointer, 64);
    return again(2, () => synchronize());
  },
  "range: copied to, access taken": () => {
    const range = closedRange();
    range.setAccess(device);
    range.setAccess(device, "none");
    call("cuMemcpyHtoD_v2", range.pointer, device.driver.results.pointer, 64);
    return again(2, () => synchronize());
  },
  "range: a graph's fill without access": () => {
    const range = closedRange();
    const g = graph();
    fillNode(g, range.pointer, 100);
    call("cuGraphLaunch", instantiate(g), 0);
    return again(2, () => synchronize());
  },
  "range: a value written without access": () => {
    const range = closedRange();
    call("cuStreamWriteValue32_v2", 0, range.pointer, 1, 0);
    return again(2, () => synchronize());
  },
  "range: a value written where nothing is": () => {
    const range = AddressRange.reserve(device, granule);
    call("cuStreamWriteValue32_v2", 0, range.pointer, 1, 0);
    return again(2, () => synchronize());
  },
};
