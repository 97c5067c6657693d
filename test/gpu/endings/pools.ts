import { fault } from "./fault.ts";
import { again, busy, call, device, event, free, fromPool, pool, stream, synchronize } from "./gpu.ts";
import type { Endings } from "./index.ts";

const destroy = (one: number): number => call("cuMemPoolDestroy", one);
const leave = (one: number): number => call("cuStreamDestroy_v2", one);

/** Pools that end while work of theirs is queued. */
export const pools: Endings = {
  "pool: idle": () =>
    again(200, () => {
      const [p, s] = [pool(), stream()];
      free(fromPool(p, 3000, s), s);
      synchronize();
      destroy(p);
      leave(s);
    }),
  "pool: frees queued": () =>
    again(200, () => {
      const [p, s] = [pool(), stream()];
      const [a, b] = [fromPool(p, 3000, s), fromPool(p, 9000, s)];
      busy(s);
      free(a, s);
      free(b, s);
      destroy(p);
      if (Math.random() < 0.5) synchronize();
      leave(s);
    }),
  "pool: frees on two streams and none": () =>
    again(200, () => {
      const [p, s, t] = [pool(true), stream(), stream()];
      const all = [s, t, 0, s, t, 0].map((on, i) => [fromPool(p, 1000 + i * 777, on), on] as const);
      busy(t);
      for (const [a, on] of all) free(a, on);
      destroy(p);
      synchronize();
      leave(s);
      leave(t);
    }),
  "pool: memory left": () =>
    again(200, () => {
      const [p, s] = [pool(), stream()];
      const [a, b] = [fromPool(p, 3000, s), fromPool(p, 9000, 0)];
      busy(s, 2);
      destroy(p);
      free(a, s);
      synchronize();
      free(b, 0);
      synchronize();
      leave(s);
    }),
  "pool: stream gone": () =>
    again(200, () => {
      const [p, s] = [pool(), stream(true)];
      const a = fromPool(p, 3000, s);
      busy(s);
      free(a, s);
      leave(s);
      destroy(p);
      synchronize();
    }),
  "pool: stream gone, then freed elsewhere": () =>
    again(200, () => {
      const [p, s] = [pool(), stream()];
      const a = fromPool(p, 3000, s);
      busy(s);
      leave(s);
      free(a, 0);
      destroy(p);
      synchronize();
    }),
  "pool: events between": () =>
    again(200, () => {
      const [p, s, t] = [pool(), stream(), stream()];
      const e = event();
      free(fromPool(p, 3000, s), s);
      busy(s, 2);
      call("cuEventRecord", e, s);
      call("cuStreamWaitEvent", t, e, 0);
      call("cuEventDestroy_v2", e);
      const a = fromPool(p, 3000, t);
      busy(t, 2);
      free(a, t);
      leave(s);
      destroy(p);
      synchronize();
      leave(t);
    }),
  "pool: used on another stream": () =>
    again(100, () => {
      const [p, s, t] = [pool(), stream(true), stream(true)];
      const a = fromPool(p, 2 ** 22, s);
      call("cuStreamSynchronize", s);
      busy(t, 4);
      for (let i = 0; i < 4; i++) call("cuMemsetD8Async", a, 1, 2 ** 22, t);
      free(a, s);
      destroy(p);
      synchronize();
      leave(s);
      leave(t);
    }),
  "pool: capture spoiled meanwhile": () =>
    again(200, () => {
      const [p, s, t] = [pool(), stream(), stream()];
      const [a, b] = [fromPool(p, 3000, s), fromPool(p, 900, 0)];
      busy(t, 2);
      call("cuStreamBeginCapture_v2", s, 1);
      call("cuMemsetD8_v2", a, 1, 100);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      free(a, s);
      free(b, 0);
      destroy(p);
      synchronize();
      leave(s);
      leave(t);
    }),
  "pool: memory allocated in a capture": () =>
    again(100, () => {
      const [p, s] = [pool(), stream()];
      call("cuStreamBeginCapture_v2", s, 2);
      const a = fromPool(p, 3000, s);
      call("cuMemsetD8Async", a, 1, 100, s);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      const g = device.driver.results.u64();
      call("cuGraphDestroy", g);
      free(a, s);
      destroy(p);
      synchronize();
      leave(s);
    }),
  "pool: memory freed in a capture": () =>
    again(100, () => {
      const [p, s] = [pool(), stream()];
      const a = fromPool(p, 3000, s);
      call("cuStreamBeginCapture_v2", s, 2);
      free(a, s);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      const g = device.driver.results.u64();
      if (g !== 0) call("cuGraphDestroy", g);
      free(a, s);
      destroy(p);
      synchronize();
      leave(s);
    }),
  "pool: destroyed in a capture": () =>
    again(100, () => {
      const [p, s, t] = [pool(), stream(), stream()];
      const a = fromPool(p, 3000, t);
      call("cuStreamBeginCapture_v2", s, 1);
      free(a, t);
      destroy(p);
      call("cuStreamEndCapture", s, device.driver.results.pointer);
      synchronize();
      leave(s);
      leave(t);
    }),
  "pool: trimmed, shared": () =>
    again(100, () => {
      const [p, s] = [pool(true), stream()];
      const [a, b] = [fromPool(p, 3000, s), fromPool(p, 300000, s)];
      const { results } = device.driver;
      call("cuMemPoolExportToShareableHandle", results.pointer, p, 1, 0);
      call("cuMemPoolExportPointer", results.pointer, a);
      busy(s, 2);
      free(b, s);
      call("cuMemPoolTrimTo", p, 0);
      free(a, s);
      destroy(p);
      synchronize();
      leave(s);
    }),
  "pool: context lost": () => {
    const [p, q, s] = [pool(), pool(true), stream()];
    const all = [1, 2, 3, 4].map((i) => fromPool(i & 1 ? p : q, i * 1111, i & 2 ? s : 0));
    busy(s);
    fault();
    for (const one of all.slice(1)) free(one, s);
    destroy(p);
    synchronize();
    leave(s);
    destroy(q);
    return again(2, () => {});
  },
  "pool: synchronized while the context is lost": () => {
    const [p, s] = [pool(), stream()];
    const a = fromPool(p, 3000, s);
    busy(s);
    fault();
    free(a, s);
    destroy(p);
    return again(20, () => synchronize());
  },
};
