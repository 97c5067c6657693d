import { arch } from "node:process";
import {
  libc,
  MAP_ANONYMOUS,
  MAP_PRIVATE,
  PROT_EXEC,
  PROT_READ,
  PROT_WRITE,
} from "../../../ffi/libc/index.ts";
import { bind, memory } from "../../../ffi/runtime/index.ts";

// rdtsc, shl rdx 32, or rax rdx, ret
const readCounter = [0x0f, 0x31, 0x48, 0xc1, 0xe2, 0x20, 0x48, 0x09, 0xd0, 0xc3];

/**
 * Returns the frequency of the processor's time stamp counter in kHz, undefined off x86-64. The emulated
 * machine reads the host's
 * counter. On a busy host it measures a wrong frequency at start, and its seconds then have another length.
 */
export function tscKilohertz(): number | undefined {
  if (arch !== "x64") return undefined;
  const code = libc.mmap(0, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (code >= 2 ** 48) return undefined; // The system forbids execution of written memory.
  new Uint8Array(memory(code, 4096)).set(readCounter);
  const counter = bind(code, ["u64"]);
  const first = look(counter);
  Bun.sleepSync(50);
  const second = look(counter);
  return Math.round(Number(second.ticks - first.ticks) / (second.ms - first.ms));
}

/**
 * Reads counter and clock at one moment. Of many reads the shortest one counts, because no interruption falls
 * into it.
 */
function look(counter: () => bigint): { ticks: bigint; ms: number } {
  let best = { ticks: 0n, ms: 0, took: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 1000; i++) {
    const before = performance.now();
    const ticks = counter();
    const took = performance.now() - before;
    if (took <= best.took) best = { ticks, ms: before + took / 2, took };
  }
  return best;
}
