/**
 * Building blocks of trace texts: names of values, structs in memory, and memory that a call wrote.
 * @module
 */
import { LinePrinter } from "../layout/line-printer.ts";
import type { AnyType } from "../layout/type.ts";
import type { CallWords } from "../runtime/call-words.ts";
import { safeRead } from "../runtime/safe-read.ts";

type Words = CallWords[number];

interface Named {
  nameOf(value: number): string;
}

/** A struct type, reduced to the properties that a trace needs. */
export interface Described {
  readonly size: number;
  readonly fields: Readonly<Record<string, { readonly type: AnyType; readonly offset: number }>>;
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const hex = (address: number): string => `0x${address.toString(16)}`;

/** Returns a formatter that prints an enum or a set of flags by name. */
export const named =
  (type: Named): Words =>
  (value) =>
    type.nameOf(Number(value));

/**
 * Formats members of a struct in memory as `{ a: 1, b: 2 }`. Returns undefined for memory that cannot be
 * read.
 */
export function membersAt(
  type: Described,
  address: number,
  members: readonly string[] = Object.keys(type.fields),
): string | undefined {
  const bytes = safeRead(address, type.size);
  if (bytes === undefined) return undefined;
  const printer = new LinePrinter(2);
  const shown = members.map((name) => {
    const { type: of, offset } = type.fields[name]!;
    return `${name}: ${of.show(view(bytes), offset, printer)}`;
  });
  return printer.list("", "{", shown, "}");
}

/** Returns a formatter that prints a struct pointer as its address and the given members. */
export const structAt =
  (type: Described, members?: readonly string[]): Words =>
  (address) => {
    const shown = membersAt(type, address, members);
    return shown === undefined ? undefined : `${hex(address)} ${shown}`;
  };

/** Formats a `char *` argument, at most its first 60 bytes. */
export const textAt: Words = (address) => {
  let text = "";
  for (let at = address; text.length < 60; at++) {
    const byte = safeRead(at, 1)?.[0];
    if (byte === undefined) return undefined;
    if (byte === 0) return JSON.stringify(text);
    text += String.fromCharCode(byte);
  }
  return `${JSON.stringify(text)}...`;
};

/**
 * Returns a formatter for the number of `bytes` bytes that a successful call wrote at the address in argument
 * `position`.
 */
export const leftAt =
  (position: number, bytes: 4 | 8, ok: (result: unknown) => boolean): NonNullable<CallWords["left"]> =>
  (result, args) => {
    const found = ok(result) ? safeRead(Number(args[position]), bytes) : undefined;
    if (found === undefined) return undefined;
    return bytes === 4
      ? `-> ${view(found).getInt32(0, true)}`
      : `-> 0x${view(found).getBigUint64(0, true).toString(16)}`;
  };
