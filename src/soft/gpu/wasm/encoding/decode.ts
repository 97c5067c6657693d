// Decoder for the bytes of a function body.
import { VALUES } from "./code.ts";
import { ATOMICS, PLAIN, SATURATING } from "./opcodes.ts";
import { SIMD } from "./simd-opcodes.ts";

const inverse = (names: Readonly<Record<string, number>>, prefix = 0): [number: number, name: string][] =>
  Object.entries(names).map(([name, number]) => [(prefix << 16) | number, name]);

/** Names by number. The number of a prefixed instruction has the prefix in its upper half. */
const NAMES: ReadonlyMap<number, string> = new Map([
  ...inverse({ block: 0x02, loop: 0x03, if: 0x04, br: 0x0c, br_if: 0x0d, br_table: 0x0e }),
  ...inverse({ call: 0x10, call_indirect: 0x11, "local.get": 0x20, "local.set": 0x21, "local.tee": 0x22 }),
  ...inverse({ "i32.const": 0x41, "i64.const": 0x42, "f32.const": 0x43, "f64.const": 0x44 }),
  ...inverse(PLAIN),
  ...inverse({ ...SATURATING, "memory.fill": 0x0b }, 0xfc),
  ...inverse(SIMD, 0xfd),
  ...inverse({ ...ATOMICS, "atomic.fence": 3 }, 0xfe),
]);
const TYPES = new Map(inverse(VALUES));

export interface Decoded {
  /** Offset of the first byte. */
  readonly at: number;
  readonly name: string;
  /** Immediates as text. */
  readonly operands: readonly string[];
}

class Reader {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.at++]!;
  }

  unsigned(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  signed(bits: number): bigint {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.byte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asIntN(bits, BigInt.asIntN(Number(shift) + 7, value));
    }
  }

  view(bytes: number): DataView {
    const view = new DataView(new ArrayBuffer(bytes));
    for (let i = 0; i < bytes; i++) view.setUint8(i, this.byte());
    return view;
  }
}

/** Formats a floating-point number for the text format. */
function real(value: number, payload: number | bigint): string {
  if (Number.isNaN(value)) return `nan:0x${payload.toString(16)}`;
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  return Object.is(value, -0) ? "-0" : String(value);
}

/** Decodes the instructions of a body without its final `end`. */
export function decode(bytes: Uint8Array): Decoded[] {
  const reader = new Reader(bytes);
  const found: Decoded[] = [];
  while (!reader.done) {
    const { at } = reader;
    const first = reader.byte();
    const number = first < 0xfc ? first : (first << 16) | reader.unsigned();
    const name = NAMES.get(number) ?? `(; 0x${number.toString(16)} ;)`;
    found.push({ at, name, operands: operandsOf(reader, name) });
  }
  return found;
}

function operandsOf(reader: Reader, name: string): string[] {
  if (["block", "loop", "if"].includes(name)) {
    const result = TYPES.get(reader.byte());
    return result === undefined ? [] : [`(result ${result})`];
  }
  if (/^(br|br_if|call|local\.\w+)$/.test(name)) return [String(reader.unsigned())];
  switch (name) {
    case "br_table":
      return Array.from({ length: reader.unsigned() + 1 }, () => String(reader.unsigned()));
    case "call_indirect": {
      const type = reader.unsigned();
      reader.byte();
      return [`(type ${type})`];
    }
    case "i32.const":
      return [String(reader.signed(32))];
    case "i64.const":
      return [String(reader.signed(64))];
    case "f32.const": {
      const view = reader.view(4);
      return [real(view.getFloat32(0, true), view.getUint32(0, true) & 0x7fffff)];
    }
    case "f64.const": {
      const view = reader.view(8);
      return [real(view.getFloat64(0, true), view.getBigUint64(0, true) & 0xfffffffffffffn)];
    }
    case "v128.const": {
      const view = reader.view(16);
      const words = [0, 4, 8, 12].map((at) => view.getUint32(at, true).toString(16).padStart(8, "0"));
      return ["i32x4", ...words.map((each) => `0x${each}`)];
    }
    case "i8x16.shuffle":
      return Array.from({ length: 16 }, () => String(reader.byte()));
    case "memory.fill":
    case "atomic.fence":
      reader.byte();
      return [];
  }
  const memory = /load|store|rmw/.test(name) ? memoryOperand(reader, name) : [];
  return name.endsWith("_lane") ? [...memory, String(reader.byte())] : memory;
}

/** Returns the offset, and the alignment except the least one of a scalar access. */
function memoryOperand(reader: Reader, name: string): string[] {
  const alignment = reader.unsigned();
  const offset = reader.unsigned();
  return [
    ...(offset === 0 ? [] : [`offset=${offset}`]),
    ...(name.startsWith("v128.") || alignment > 0 ? [`align=${2 ** alignment}`] : []),
  ];
}
