// Doubles in the arena: fields declared with `Fields.double()`, addressed by word offset like any other
// field.
import type { Arena } from "./arena.ts";

/** Returns the double at word `at`. */
export function getDouble(arena: Arena, at: number): number {
  return arena.f64[at >> 1]!;
}

/** Writes the double at word `at`. */
export function setDouble(arena: Arena, at: number, value: number): void {
  arena.f64[at >> 1] = value;
}

/** Adds to the double at word `at`. */
export function addDouble(arena: Arena, at: number, value: number): void {
  arena.f64[at >> 1]! += value;
}
