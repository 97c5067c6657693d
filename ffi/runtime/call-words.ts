/** How a trace words the calls of one function; arguments that are not named here are printed as they are. */
export interface CallWords {
  /** What stands for the argument at a position, given all of them; undefined: as it is. */
  readonly [position: number]: (value: number, args: readonly unknown[]) => string | undefined;
  /** What stands behind a result: the name of a status. */
  readonly result?: (value: number) => string | undefined;
  /** What the call left in memory, behind everything else; undefined: nothing to say. */
  readonly left?: (result: unknown, args: readonly unknown[]) => string | undefined;
}

const words = new Map<string, CallWords>();

/** `cuMemAlloc` of `cuMemAlloc_v2`: the versions of a function are worded alike. */
const plainName = (name: string): string => name.replace(/_v\d+$/, "");

/** Gives a trace words for functions, by name; it asks at each call. */
export function wordCalls(more: Readonly<Record<string, CallWords>>): void {
  for (const [name, one] of Object.entries(more)) words.set(name, one);
}

/** The words for a function, if there are any. */
export const wordsFor = (name: string): CallWords | undefined =>
  words.get(name) ?? words.get(plainName(name));
