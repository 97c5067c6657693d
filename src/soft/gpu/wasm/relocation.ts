// Constants that depend on where a module and the window are: code is the same but for them, wherever it is loaded.

/** What the addresses of a process are. */
export interface Bases {
  /** Where the window is, a multiple of 4 GiB. */
  readonly windowBase: number;
  /** Where the module's variables are. */
  readonly globalBase: number;
}

/** `windowHigh`: the window's upper 32 bits. `window`, `variables`: an address from there. `variables32`: its lower half, as an i32. */
export const PLACED = ["windowHigh", "window", "variables", "variables32"] as const;
export type Placed = (typeof PLACED)[number];

/** A constant in the bytes of some code: where its number begins, what it is, and what is added. */
export interface Relocation {
  readonly at: number;
  readonly placed: Placed;
  readonly addend: number;
}

const I64_BYTES = 10;
const I32_BYTES = 5;

export const isNarrow = (placed: Placed): boolean => placed === "variables32";

function numberOf(placed: Placed, addend: number, { windowBase, globalBase }: Bases): bigint {
  switch (placed) {
    case "windowHigh":
      return BigInt(windowBase) >> 32n;
    case "window":
      return BigInt(windowBase) + BigInt(addend);
    case "variables":
      return BigInt.asIntN(64, BigInt(globalBase) + BigInt(addend));
    case "variables32":
      return BigInt.asIntN(32, BigInt(globalBase) + BigInt(addend));
  }
}

/** The number in signed LEB128, as long as any of its type. */
export function placedBytes(placed: Placed, addend: number, bases: Bases): number[] {
  const length = isNarrow(placed) ? I32_BYTES : I64_BYTES;
  const out: number[] = [];
  for (let rest = numberOf(placed, addend, bases); out.length < length; rest >>= 7n)
    out.push(Number(rest & 127n) | (out.length < length - 1 ? 128 : 0));
  return out;
}

/** Relocations as numbers alone, three each. */
export const flat = (all: readonly Relocation[]): number[] =>
  all.flatMap(({ at, placed, addend }) => [at, PLACED.indexOf(placed), addend]);

/** The module as it is for those addresses. */
export function relocated(
  bytes: Uint8Array<ArrayBuffer>,
  relocations: readonly number[],
  bases: Bases,
): Uint8Array<ArrayBuffer> {
  const out = bytes.slice();
  for (let i = 0; i < relocations.length; i += 3) {
    const [at, placed, addend] = [relocations[i]!, PLACED[relocations[i + 1]!]!, relocations[i + 2]!];
    out.set(placedBytes(placed, addend, bases), at);
  }
  return out;
}
