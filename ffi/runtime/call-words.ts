/**
 * Texts with which a trace prints the calls of one function. Arguments without an entry are printed as
 * numbers.
 */
export interface CallWords {
  /** Returns the text of the argument at a position, from all arguments. Undefined prints the number. */
  readonly [position: number]: (value: number, args: readonly unknown[]) => string | undefined;
  /** Returns the text behind a result, such as the name of a status. */
  readonly result?: (value: number) => string | undefined;
  /** Returns the text for memory that the call wrote, printed last. Undefined prints nothing. */
  readonly left?: (result: unknown, args: readonly unknown[]) => string | undefined;
}

const words = new Map<string, CallWords>();

/** Returns the name without its version: `cuMemAlloc` for `cuMemAlloc_v2`. All versions share their texts. */
const plainName = (name: string): string => name.replace(/_v\d+$/, "");

/** Registers texts for functions, by name. The trace looks them up at each call. */
export function wordCalls(more: Readonly<Record<string, CallWords>>): void {
  for (const [name, one] of Object.entries(more)) words.set(name, one);
}

/** Returns the texts of a function, or undefined. */
export const wordsFor = (name: string): CallWords | undefined =>
  words.get(name) ?? words.get(plainName(name));
