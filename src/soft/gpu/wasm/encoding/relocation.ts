// Relocations: constants in generated code that depend on the address of the window and of the module's
// variables.

/** Load addresses of a module in a process. */
export interface Bases {
  /** Address of the window, a multiple of 4 GiB. */
  readonly windowBase: number;
  /** Address of the module's variables. */
  readonly globalBase: number;
}

/** Upper half of the window, address in the window, address of a variable, and its lower half as an i32. */
export const RELOCATION_KINDS = ["windowHigh", "window", "variables", "variables32"] as const;
export type RelocationKind = (typeof RELOCATION_KINDS)[number];

/** Relocation of one constant: offset of its LEB128 bytes, kind and addend. */
export interface Relocation {
  readonly at: number;
  readonly kind: RelocationKind;
  readonly addend: number;
}

const I64_BYTES = 10;
const I32_BYTES = 5;

export const isNarrow = (kind: RelocationKind): boolean => kind === "variables32";

function numberOf(kind: RelocationKind, addend: number, { windowBase, globalBase }: Bases): bigint {
  switch (kind) {
    case "windowHigh":
      return BigInt(windowBase) >> 32n;
    case "window":
      return BigInt(windowBase) + BigInt(addend);
    case "variables":
    case "variables32":
      return BigInt.asIntN(isNarrow(kind) ? 32 : 64, BigInt(globalBase) + BigInt(addend));
  }
}

/** Encodes a constant as signed LEB128 of the maximum length, so that all values have the same size. */
export function relocationBytes(kind: RelocationKind, addend: number, bases: Bases): number[] {
  const length = isNarrow(kind) ? I32_BYTES : I64_BYTES;
  const out: number[] = [];
  for (let rest = numberOf(kind, addend, bases); out.length < length; rest >>= 7n)
    out.push(Number(rest & 127n) | (out.length < length - 1 ? 128 : 0));
  return out;
}

/** Flattens relocations to three numbers each. */
export const flat = (all: readonly Relocation[]): number[] =>
  all.flatMap(({ at, kind, addend }) => [at, RELOCATION_KINDS.indexOf(kind), addend]);

/** Returns a copy of the module with its constants set for the given load addresses. */
export function relocated(
  bytes: Uint8Array<ArrayBuffer>,
  relocations: readonly number[],
  bases: Bases,
): Uint8Array<ArrayBuffer> {
  const out = bytes.slice();
  for (let i = 0; i < relocations.length; i += 3) {
    const [at, kind, addend] = [relocations[i]!, RELOCATION_KINDS[relocations[i + 1]!]!, relocations[i + 2]!];
    out.set(relocationBytes(kind, addend, bases), at);
  }
  return out;
}
