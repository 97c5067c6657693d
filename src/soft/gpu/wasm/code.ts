// The body of a WebAssembly function, written instruction by instruction.
import type { Position } from "../ptx/ptx-error.ts";
import type { Value } from "../ptx/types.ts";
import { ATOMICS, accessBytes, PLAIN, SATURATING } from "./opcodes.ts";
import { type Bases, isNarrow, type Placed, placedBytes, type Relocation } from "./relocation.ts";
import { SIMD } from "./simd-opcodes.ts";

/** What a local variable can be. */
export type Local = Value | "v128";

export const VALUES: Readonly<Record<Local, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
};
const EMPTY = 0x40;

/** Bytes of an unsigned number in LEB128. */
export function unsigned(into: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    into.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  into.push(rest);
}

function signed(into: number[], value: bigint): void {
  let rest = value;
  for (;;) {
    const byte = Number(rest & 127n);
    rest >>= 7n;
    if ((rest === 0n && byte < 64) || (rest === -1n && byte >= 64)) {
      into.push(byte);
      return;
    }
    into.push(byte | 128);
  }
}

/** The same with a sign, of 32 bits. */
export function signed32(into: number[], value: number): void {
  let rest = value | 0;
  for (;;) {
    const byte = rest & 127;
    rest >>= 7;
    if ((rest === 0 && byte < 64) || (rest === -1 && byte >= 64)) {
      into.push(byte);
      return;
    }
    into.push(byte | 128);
  }
}

/** WebAssembly has no such instruction: PTX asked for an operation on a type that it cannot have. */
export class NoInstruction extends Error {
  constructor(name: string) {
    super(`no instruction ${name}`);
  }
}

/** A function: its parameters come first among the locals. */
export class Code {
  readonly parameters: readonly Local[];
  readonly results: readonly Local[];
  readonly bytes: number[] = [];
  readonly #locals: Local[] = [];
  /** Open blocks, loops and ifs. */
  depth = 0;
  /** Places in the PTX by the byte at which their code begins, for readers. */
  readonly marks = new Map<number, Position>();
  readonly relocations: Relocation[] = [];

  constructor(parameters: readonly Local[] = [], results: readonly Local[] = []) {
    this.parameters = parameters;
    this.results = results;
  }

  /** Says where the code that follows comes from. */
  mark(at: Position): void {
    this.marks.set(this.bytes.length, at);
  }

  /** Its variables beside the parameters. */
  get locals(): readonly Local[] {
    return this.#locals;
  }

  /** A new local variable, 0 at first. */
  local(type: Local): number {
    this.#locals.push(type);
    return this.parameters.length + this.#locals.length - 1;
  }

  get(local: number): this {
    this.bytes.push(0x20);
    unsigned(this.bytes, local);
    return this;
  }

  set(local: number): this {
    this.bytes.push(0x21);
    unsigned(this.bytes, local);
    return this;
  }

  tee(local: number): this {
    this.bytes.push(0x22);
    unsigned(this.bytes, local);
    return this;
  }

  i32(value: number): this {
    this.bytes.push(0x41);
    signed32(this.bytes, value);
    return this;
  }

  i64(value: bigint): this {
    this.bytes.push(0x42);
    signed(this.bytes, BigInt.asIntN(64, value));
    return this;
  }

  /** A constant that depends on where the module is loaded. */
  placed(placed: Placed, addend: number, bases: Bases): this {
    this.bytes.push(isNarrow(placed) ? 0x41 : 0x42);
    this.relocations.push({ at: this.bytes.length, placed, addend });
    this.bytes.push(...placedBytes(placed, addend, bases));
    return this;
  }

  f32Bits(bits: number): this {
    this.bytes.push(0x43, bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24);
    return this;
  }

  f64Bits(bits: bigint): this {
    this.bytes.push(0x44);
    for (let i = 0n; i < 64n; i += 8n) this.bytes.push(Number((bits >> i) & 255n));
    return this;
  }

  f32(value: number): this {
    return this.f32Bits(new Uint32Array(Float32Array.of(value).buffer)[0]!);
  }

  f64(value: number): this {
    return this.f64Bits(new BigUint64Array(Float64Array.of(value).buffer)[0]!);
  }

  /** Instructions without operands of their own. */
  op(...names: readonly string[]): this {
    for (const name of names) {
      const code = PLAIN[name];
      if (code !== undefined) this.bytes.push(code);
      else if (SATURATING[name] !== undefined) this.bytes.push(0xfc, SATURATING[name]);
      else throw new NoInstruction(name);
    }
    return this;
  }

  /** A load or store at an offset from the address on the stack. */
  memory(name: string, offset = 0): this {
    const atomic = ATOMICS[name];
    if (atomic !== undefined) this.bytes.push(0xfe, atomic, Math.log2(accessBytes(name)));
    else this.bytes.push(PLAIN[name]!, 0);
    unsigned(this.bytes, offset);
    return this;
  }

  /** memory.fill: address, byte and length are on the stack. */
  fillMemory(): this {
    this.bytes.push(0xfc, 0x0b, 0);
    return this;
  }

  fence(): this {
    this.bytes.push(0xfe, 3, 0);
    return this;
  }

  /** A SIMD instruction (after 0xfd). */
  simd(opcode: number, ...operands: readonly number[]): this {
    this.bytes.push(0xfd);
    unsigned(this.bytes, opcode);
    this.bytes.push(...operands);
    return this;
  }

  /** SIMD instructions by name; `lane` is that of extract_lane and replace_lane. */
  v(name: string, lane?: number): this {
    const opcode = SIMD[name];
    if (opcode === undefined) throw new Error(`no instruction ${name}`);
    this.simd(opcode);
    if (lane !== undefined) this.bytes.push(lane);
    return this;
  }

  /** v128.load and its relatives, aligned to bytes. */
  vectorMemory(name: string, offset = 0): this {
    this.v(name, 0);
    unsigned(this.bytes, offset);
    return this;
  }

  /** v128.load32_lane and its relatives: one lane between memory and a vector. */
  laneMemory(name: string, offset: number, lane: number): this {
    this.vectorMemory(name, offset).bytes.push(lane);
    return this;
  }

  /** A constant of 16 bytes. */
  v128(bytes: ArrayLike<number>): this {
    this.simd(SIMD["v128.const"]!);
    for (let i = 0; i < 16; i++) this.bytes.push(bytes[i]! & 255);
    return this;
  }

  /** Bytes of two vectors, by their places. */
  shuffle(places: readonly number[]): this {
    return this.simd(SIMD["i8x16.shuffle"]!, ...places);
  }

  call(index: number): this {
    this.bytes.push(0x10);
    unsigned(this.bytes, index);
    return this;
  }

  callIndirect(type: number): this {
    this.bytes.push(0x11);
    unsigned(this.bytes, type);
    this.bytes.push(0);
    return this;
  }

  block(): this {
    return this.#open(0x02);
  }

  loop(): this {
    return this.#open(0x03);
  }

  if(result?: Local): this {
    this.bytes.push(0x04, result === undefined ? EMPTY : VALUES[result]);
    this.depth++;
    return this;
  }

  else(): this {
    return this.op("else");
  }

  end(): this {
    this.depth--;
    return this.op("end");
  }

  /** A branch out of (or to the start of) the block that was opened at that depth (0 is outermost). */
  br(depth: number): this {
    this.bytes.push(0x0c);
    unsigned(this.bytes, this.depth - 1 - depth);
    return this;
  }

  brIf(depth: number): this {
    this.bytes.push(0x0d);
    unsigned(this.bytes, this.depth - 1 - depth);
    return this;
  }

  brTable(depths: readonly number[], otherwise: number): this {
    this.bytes.push(0x0e);
    unsigned(this.bytes, depths.length);
    for (const depth of [...depths, otherwise]) unsigned(this.bytes, this.depth - 1 - depth);
    return this;
  }

  #open(opcode: number): this {
    this.bytes.push(opcode, EMPTY);
    this.depth++;
    return this;
  }

  /** The function's entry of the code section, without its size. */
  body(): number[] {
    const groups: [count: number, type: Local][] = [];
    for (const type of this.#locals) {
      const last = groups[groups.length - 1];
      if (last?.[1] === type) last[0]++;
      else groups.push([1, type]);
    }
    const head: number[] = [];
    unsigned(head, groups.length);
    for (const [count, type] of groups) {
      unsigned(head, count);
      head.push(VALUES[type]);
    }
    return head;
  }
}
