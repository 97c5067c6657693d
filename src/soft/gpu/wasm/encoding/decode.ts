// Decoder for the bytes of a function body.
import { VALUES } from "./code.ts";
import { ATOMICS, PLAIN, SATURATING } from "./opcodes.ts";
import { SIMD } from "./simd-opcodes.ts";

const inverse = (names: Readonly<Record<string, number>>): ReadonlyMap<number, string> =>
  new Map(Object.entries(names).map(([name, opcode]) => [opcode, name]));

const plain = inverse(PLAIN);
const saturating = inverse(SATURATING);
const atomics = inverse(ATOMICS);
const simd = inverse(SIMD);

const TYPES = inverse(VALUES);

export interface Decoded {
  /** Offset of the first byte. */
  readonly at: number;
  readonly name: string;
  /** Immediates as text; empty for a call or a local, whose index is in `index`. */
  readonly operands: readonly string[];
  readonly kind: "plain" | "local" | "call" | "open" | "else" | "end" | "branch";
  /** Index of the local or called function; -1 for other instructions. */
  readonly index: number;
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
  while (!reader.done) found.push(one(reader));
  return found;
}

function one(reader: Reader): Decoded {
  const { at } = reader;
  const opcode = reader.byte();
  const make = (
    name: string,
    operands: readonly string[] = [],
    kind: Decoded["kind"] = "plain",
    index = -1,
  ): Decoded => ({ at, name, operands, kind, index });
  const blocks = ["block", "loop", "if"];
  switch (opcode) {
    case 0x02:
    case 0x03:
    case 0x04: {
      const result = TYPES.get(reader.byte());
      return make(blocks[opcode - 2]!, result === undefined ? [] : [`(result ${result})`], "open");
    }
    case 0x05:
      return make("else", [], "else");
    case 0x0b:
      return make("end", [], "end");
    case 0x0c:
    case 0x0d:
      return make(opcode === 0x0c ? "br" : "br_if", [String(reader.unsigned())], "branch");
    case 0x0e: {
      const count = reader.unsigned();
      const labels = Array.from({ length: count + 1 }, () => String(reader.unsigned()));
      return make("br_table", labels, "branch");
    }
    case 0x10:
      return make("call", [], "call", reader.unsigned());
    case 0x11: {
      const type = reader.unsigned();
      reader.byte();
      return make("call_indirect", [`(type ${type})`]);
    }
    case 0x20:
    case 0x21:
    case 0x22:
      return make(["local.get", "local.set", "local.tee"][opcode - 0x20]!, [], "local", reader.unsigned());
    case 0x41:
      return make("i32.const", [String(reader.signed(32))]);
    case 0x42:
      return make("i64.const", [String(reader.signed(64))]);
    case 0x43: {
      const view = reader.view(4);
      const payload = view.getUint32(0, true) & 0x7fffff;
      return make("f32.const", [real(view.getFloat32(0, true), payload)]);
    }
    case 0x44: {
      const view = reader.view(8);
      const payload = view.getBigUint64(0, true) & 0xfffffffffffffn;
      return make("f64.const", [real(view.getFloat64(0, true), payload)]);
    }
    case 0xfc: {
      const number = reader.unsigned();
      if (number !== 0x0b) return make(saturating.get(number) ?? `(; 0xfc ${number} ;)`);
      reader.byte();
      return make("memory.fill");
    }
    case 0xfe: {
      const number = reader.unsigned();
      if (number === 3) {
        reader.byte();
        return make("atomic.fence");
      }
      return make(atomics.get(number) ?? `(; 0xfe ${number} ;)`, memoryOperand(reader, false));
    }
    case 0xfd:
      return vector(reader, make);
    default: {
      const name = plain.get(opcode) ?? `(; 0x${opcode.toString(16)} ;)`;
      return opcode >= 0x28 && opcode <= 0x3e ? make(name, memoryOperand(reader, false)) : make(name);
    }
  }
}

function memoryOperand(reader: Reader, aligned: boolean): string[] {
  const alignment = reader.unsigned();
  const offset = reader.unsigned();
  const found = offset === 0 ? [] : [`offset=${offset}`];
  return aligned || alignment > 0 ? [...found, `align=${2 ** alignment}`] : found;
}

function vector(reader: Reader, make: (name: string, operands?: readonly string[]) => Decoded): Decoded {
  const number = reader.unsigned();
  const name = simd.get(number) ?? `(; 0xfd ${number} ;)`;
  if (name === "v128.const") {
    const view = reader.view(16);
    const words = [0, 4, 8, 12].map((at) => `0x${view.getUint32(at, true).toString(16).padStart(8, "0")}`);
    return make(name, ["i32x4", ...words]);
  }
  if (name === "i8x16.shuffle") {
    const lanes = new Uint8Array(reader.view(16).buffer);
    return make(name, [...lanes].map(String));
  }
  if (/^v128\.(load|store)/.test(name)) {
    const at = memoryOperand(reader, true);
    return make(name, /_lane$/.test(name) ? [...at, String(reader.byte())] : at);
  }
  return /_lane$/.test(name) ? make(name, [String(reader.byte())]) : make(name);
}
