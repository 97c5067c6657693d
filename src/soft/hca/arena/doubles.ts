// Doubles in the arena: fields declared with `Fields.double()`, by the word offset that they have like any other field.
import type { Arena } from "./arena.ts";

/** The double at word `at`. */
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
