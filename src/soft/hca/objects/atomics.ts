import { Dev } from "../arena/arena.ts";
import type { Engine } from "../arena/engine.ts";

/**
 * Executes an atomic on the eight bytes at `address`, which may be reached and are aligned. `operands`: byte offset in the arena of the
 * packet's two words of 64 bits, in network order: what is added, or what is put there and what must be there for that. What
 * was there before goes to word `original`.
 */
export function applyAtomic(
  e: Engine,
  address: number,
  operands: number,
  isSwap: boolean,
  original: number,
): void {
  const { i32, u32, view } = e;
  const cell = Dev.operand;
  e.native.memcpy(e.base + cell * 4, address, 8);
  const low = i32[cell]!;
  const high = i32[cell + 1]!;
  i32[original] = low;
  i32[original + 1] = high;
  const operandHigh = view.getInt32(operands);
  const operandLow = view.getInt32(operands + 4);
  let write = true;
  if (isSwap) {
    write = view.getInt32(operands + 8) === high && view.getInt32(operands + 12) === low;
    i32[cell] = operandLow;
    i32[cell + 1] = operandHigh;
  } else {
    const sum = u32[cell]! + (operandLow >>> 0);
    i32[cell] = sum | 0;
    i32[cell + 1] = high + operandHigh + (sum > 0xffffffff ? 1 : 0);
  }
  if (write) e.native.memcpy(address, e.base + cell * 4, 8);
}
