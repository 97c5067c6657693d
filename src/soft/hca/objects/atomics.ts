import { type Engine, Scratch } from "../arena/engine.ts";
import { STAGED } from "./staging/copies.ts";
import { fetchStaged } from "./staging/fetch.ts";
import { storeStaged } from "./staging/place.ts";

/**
 * Executes an atomic on the aligned eight bytes at `address`, which the caller has checked. `operands` is the
 * arena byte offset of the packet's two 64-bit operands, in network order: the number to add, or the swap and
 * compare values. Writes the original value to word `original`. Returns false when the memory of another
 * device fails.
 */
export function applyAtomic(
  e: Engine,
  address: number,
  operands: number,
  isSwap: boolean,
  original: number,
): boolean {
  const { i32, u32, view } = e;
  const cell = Scratch.operand;
  const staged = address >= STAGED;
  if (!staged) e.native.memcpy(e.base + cell * 4, address, 8);
  else if (!fetchStaged(e, cell, address, cell * 4, 8, 8)) return false;
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
  if (staged) return !write || storeStaged(e, address, cell * 4, 8);
  if (write) e.native.memcpy(address, e.base + cell * 4, 8);
  return true;
}
