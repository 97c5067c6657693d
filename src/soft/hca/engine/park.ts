// How the NIC sleeps and is woken. Idle it costs no CPU: it waits in ppoll for packets, the doorbell, or the next timer.
import { Dev, Sections, SOCKET_WORDS, Socket } from "./arena.ts";
import type { Engine } from "./engine.ts";
import { hasWork } from "./step.ts";

const POLLIN = 1;

/** Wakes the NIC thread if it sleeps. The application calls it after it rang. */
export function wake(e: Engine): void {
  if (Atomics.compareExchange(e.i32, Dev.parked, 1, 0) !== 1) return;
  e.native.write(e.i32[Dev.wakeFd]!, e.base + Dev.one * 4, 8);
}

/** Sleeps until a packet comes, {@link wake} is called, or `deadline` (microseconds, as {@link Engine.now}) is reached. */
export function park(e: Engine, deadline: number): void {
  const { i32 } = e;
  Atomics.store(i32, Dev.parked, 1);
  // A doorbell between the last step and this store found the NIC awake and wrote nothing.
  if (hasWork(e)) {
    Atomics.store(i32, Dev.parked, 0);
    return;
  }
  let count = 0;
  const add = (fd: number) => {
    i32[Dev.parkFds + 2 * count] = fd;
    i32[Dev.parkFds + 2 * count + 1] = POLLIN;
    count++;
  };
  add(i32[Dev.wakeFd]!);
  for (let socket = 0; socket < i32[Dev.socketCount]!; socket++) {
    const fd = i32[Sections.sockets + socket * SOCKET_WORDS + Socket.fd]!;
    if (fd >= 0) add(fd);
  }
  let timeout = 0;
  if (deadline !== Number.POSITIVE_INFINITY) {
    const microseconds = Math.max(deadline - e.now, 0);
    i32[Dev.parkTime] = Math.min(microseconds / 1e6, 0x7fffffff) | 0;
    i32[Dev.parkTime + 2] = Math.floor((microseconds % 1e6) * 1000);
    timeout = e.base + Dev.parkTime * 4;
  }
  e.native.ppoll(e.base + Dev.parkFds * 4, count, timeout, 0);
  Atomics.store(i32, Dev.parked, 0);
  if (i32[Dev.parkFds + 1]! >>> 16 !== 0) e.native.read(i32[Dev.wakeFd]!, e.base + Dev.parkSink * 4, 8);
}
