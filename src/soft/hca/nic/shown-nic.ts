// The memory in which this process shows its NIC (src/counters): made when the first device is opened, kept as long as the arena.
import { libc } from "../../../../ffi/libc/index.ts";
import { Head, MAGIC, NIC_BYTES, NIC_NAME } from "../../../counters/layout.ts";
import { showMemory } from "../../../counters/shown-memory.ts";
import { Dev } from "../arena/arena.ts";
import { getDouble, setDouble } from "../arena/doubles.ts";
import type { Engine } from "../arena/engine.ts";
import { shownWords } from "../arena/shown.ts";

/** Shows the NIC from now on, if it can be and DOORBELL_SHOW does not forbid it. */
export function showNic(e: Engine): void {
  if (getDouble(e, Dev.shown) === 0) {
    const shown = showMemory(NIC_NAME, NIC_BYTES);
    if (shown === undefined) return;
    setDouble(e, Dev.shown, shown.address);
    e.i32[Dev.shownFd] = shown.fd;
    shownWords(e)[Head.magic] = MAGIC;
  }
  Atomics.store(shownWords(e), Head.isOpen, 1);
}

/** No device is open any more: what was told of them holds no longer. */
export function blankNic(e: Engine): void {
  if (getDouble(e, Dev.shown) === 0) return;
  Atomics.store(shownWords(e), Head.isOpen, 0);
  Atomics.store(shownWords(e), Head.textBytes, 0);
}

/** Others find it no longer. Its memory stays mapped: the NIC's thread may be looking at it. */
export function concealNic(e: Engine): void {
  if (getDouble(e, Dev.shown) === 0 || e.i32[Dev.shownFd]! < 0) return;
  libc.close(e.i32[Dev.shownFd]!);
  e.i32[Dev.shownFd] = -1;
}

/** Gives back what {@link showNic} took; no thread may use it any more. */
export function hideNic(e: Engine): void {
  concealNic(e);
  const address = getDouble(e, Dev.shown);
  if (address === 0) return;
  setDouble(e, Dev.shown, 0);
  libc.munmap(address, NIC_BYTES);
}
