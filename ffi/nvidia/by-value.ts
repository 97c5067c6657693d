/**
 * Passes structs by value through an FFI that supports only scalars, by placing the words of the struct where
 * C expects them.
 * Supports structs of integers on x86-64 (System V) and arm64 (AAPCS64).
 * @module
 */
import type { CType, Signature } from "../runtime/index.ts";

/**
 * Size in bytes of each struct parameter, by parameter index from 0. In the signature the parameter is "ptr",
 * the struct's address.
 */
export type StructParameters = { readonly [index: number]: number };

/** Source of a parameter of the native call: an argument, a word of a struct argument, or padding. */
type Source =
  | { readonly kind: "argument"; readonly index: number }
  | { readonly kind: "word"; readonly index: number; readonly word: number }
  | { readonly kind: "padding" };

/** Call rewritten to scalar parameters. */
export interface Lowered {
  readonly signature: Signature;
  readonly sources: readonly Source[];
}

const PADDING = { kind: "padding" } as const;

/** Number of integer argument registers by architecture. */
const REGISTERS = { x64: 6, arm64: 8 } as const;

/** Architecture with a supported calling convention. */
export type CallArch = keyof typeof REGISTERS;

interface Slot {
  type: CType;
  source: Source;
}

/**
 * Rewrites a signature with structs to scalars: register arguments first, then padding for free registers,
 * then stack arguments. Structs above 16 bytes are passed on the stack on x86-64 and by address on arm64.
 */
export function lowerStructs(signature: Signature, structs: StructParameters, arch: CallArch): Lowered {
  const [result, ...params] = signature;
  const registers: Slot[] = [];
  const floats: Slot[] = [];
  const stack: Slot[] = [];
  let free = REGISTERS[arch];
  const place = (slots: readonly Slot[]): void => {
    if (slots.length <= free) {
      registers.push(...slots);
      free -= slots.length;
      return;
    }
    // On arm64, every argument after a stack argument is passed on the stack too.
    if (arch === "arm64") {
      for (; free > 0; free--) registers.push({ type: "u64", source: PADDING });
    }
    stack.push(...slots);
  };
  params.forEach((type, index) => {
    const bytes = structs[index];
    const argument: Slot = { type, source: { kind: "argument", index } };
    if (bytes === undefined) {
      if (type === "f32" || type === "f64") floats.push(argument);
      else place([argument]);
      return;
    }
    const words = Array.from({ length: Math.ceil(bytes / 8) }, (_, word): Slot => {
      return { type: "u64", source: { kind: "word", index, word } };
    });
    if (bytes <= 16) place(words);
    else if (arch === "arm64") place([argument]);
    else stack.push(...words);
  });
  if (stack.length > 0) {
    for (; free > 0; free--) registers.push({ type: "u64", source: PADDING });
  }
  if (floats.length > 8) throw new RangeError("more than 8 floating-point arguments together with a struct");
  const slots = [...registers, ...floats, ...stack];
  return {
    signature: [result, ...slots.map((slot) => slot.type)],
    sources: slots.map((slot) => slot.source),
  };
}

/** Function over scalars as the FFI binds it. */
type ScalarFunction = (...args: (number | bigint)[]) => unknown;

/**
 * Returns the public form of a function, which takes the address of a struct. It reads the bytes with `read`
 * and passes the words to `native`. The bytes are copied at the call, so the caller may reuse them.
 */
export function passStructs(
  native: ScalarFunction,
  { sources }: Lowered,
  structs: StructParameters,
  read: (address: number, bytes: number) => ArrayBuffer,
): ScalarFunction {
  const indices = Object.keys(structs).map(Number);
  return (...args) => {
    const words: BigUint64Array[] = [];
    for (const index of indices) words[index] = copied(read(Number(args[index]), structs[index] ?? 0));
    return native(
      ...sources.map((source) => {
        if (source.kind === "padding") return 0;
        if (source.kind === "argument") return args[source.index] ?? 0;
        return words[source.index]?.[source.word] ?? 0n;
      }),
    );
  };
}

function copied(bytes: ArrayBuffer): BigUint64Array {
  const words = new BigUint64Array(new ArrayBuffer(Math.ceil(bytes.byteLength / 8) * 8));
  new Uint8Array(words.buffer).set(new Uint8Array(bytes));
  return words;
}
