// Encoder for the body of a WebAssembly function.
import type { Value } from "../../ptx/operations/scalar.ts";
import { type Position, unsupported } from "../../ptx/syntax.ts";
import { ATOMICS, accessBytes, PLAIN, SATURATING } from "./opcodes.ts";
import { type Bases, isNarrow, type Relocation, type RelocationKind, relocationBytes } from "./relocation.ts";
import { SIMD } from "./simd-opcodes.ts";

/** Type of a local variable. */
export type Local = Value | "v128";

export const VALUES: Readonly<Record<Local, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
};
const EMPTY = 0x40;

/** Appends a number in unsigned LEB128. */
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

/** Appends a 32-bit number in signed LEB128. */
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

/** Error for an operation that WebAssembly lacks: the PTX combines it with an impossible type. */
export class UnknownWasmInstruction extends Error {
  constructor(name: string) {
    super(`no instruction ${name}`);
  }
}

/** Function body. Its parameters are the first locals. */
export class Code {
  readonly parameters: readonly Local[];
  readonly results: readonly Local[];
  readonly bytes: number[] = [];
  readonly #locals: Local[] = [];
  /** Number of open blocks, loops and ifs. */
  depth = 0;
  /** Positions in the PTX, by the offset of the first byte of their code, for the text format. */
  readonly marks = new Map<number, Position>();
  readonly relocations: Relocation[] = [];

  constructor(parameters: readonly Local[] = [], results: readonly Local[] = []) {
    this.parameters = parameters;
    this.results = results;
  }

  /** Records the PTX position of the code that follows. */
  mark(at: Position): void {
    this.marks.set(this.bytes.length, at);
  }

  /** Types of the locals without the parameters. */
  get locals(): readonly Local[] {
    return this.#locals;
  }

  /** Declares a local variable, which starts as 0, and returns its index. */
  local(type: Local): number {
    this.#locals.push(type);
    return this.parameters.length + this.#locals.length - 1;
  }

  /** Appends an instruction with one index. */
  #indexed(opcode: number, index: number): this {
    this.bytes.push(opcode);
    unsigned(this.bytes, index);
    return this;
  }

  get(local: number): this {
    return this.#indexed(0x20, local);
  }

  set(local: number): this {
    return this.#indexed(0x21, local);
  }

  tee(local: number): this {
    return this.#indexed(0x22, local);
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

  /** Appends a constant that depends on the load addresses, together with its relocation. */
  relocatable(kind: RelocationKind, addend: number, bases: Bases): this {
    this.bytes.push(isNarrow(kind) ? 0x41 : 0x42);
    this.relocations.push({ at: this.bytes.length, kind, addend });
    this.bytes.push(...relocationBytes(kind, addend, bases));
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

  /** Appends instructions without immediates. */
  op(...names: readonly string[]): this {
    for (const name of names) {
      const code = PLAIN[name];
      if (code !== undefined) this.bytes.push(code);
      else if (SATURATING[name] !== undefined) this.bytes.push(0xfc, SATURATING[name]);
      else throw new UnknownWasmInstruction(name);
    }
    return this;
  }

  /** Appends a load or store at an offset from the address on the stack. */
  memory(name: string, offset = 0): this {
    const atomic = ATOMICS[name];
    if (atomic !== undefined) this.bytes.push(0xfe, atomic, Math.log2(accessBytes(name)));
    else this.bytes.push(PLAIN[name]!, 0);
    unsigned(this.bytes, offset);
    return this;
  }

  /** Appends memory.fill. The address, the byte and the length are on the stack. */
  fillMemory(): this {
    this.bytes.push(0xfc, 0x0b, 0);
    return this;
  }

  fence(): this {
    this.bytes.push(0xfe, 3, 0);
    return this;
  }

  /** Appends a SIMD instruction by its number after the prefix 0xfd. */
  simd(opcode: number, ...operands: readonly number[]): this {
    this.bytes.push(0xfd);
    unsigned(this.bytes, opcode);
    this.bytes.push(...operands);
    return this;
  }

  /** Appends a SIMD instruction by name; `lane` is the immediate of extract_lane and replace_lane. */
  v(name: string, lane?: number): this {
    const opcode = SIMD[name];
    if (opcode === undefined) throw new Error(`no instruction ${name}`);
    this.simd(opcode);
    if (lane !== undefined) this.bytes.push(lane);
    return this;
  }

  /** Appends a vector load or store with an alignment of one byte. */
  vectorMemory(name: string, offset = 0): this {
    this.v(name, 0);
    unsigned(this.bytes, offset);
    return this;
  }

  /** Appends a load or store of one lane, such as v128.load32_lane. */
  laneMemory(name: string, offset: number, lane: number): this {
    this.vectorMemory(name, offset).bytes.push(lane);
    return this;
  }

  /** Appends a 16-byte vector constant. */
  v128(bytes: ArrayLike<number>): this {
    this.simd(SIMD["v128.const"]!);
    for (let i = 0; i < 16; i++) this.bytes.push(bytes[i]! & 255);
    return this;
  }

  /** Appends i8x16.shuffle with 16 byte indices into two vectors. */
  shuffle(lanes: readonly number[]): this {
    return this.simd(SIMD["i8x16.shuffle"]!, ...lanes);
  }

  call(index: number): this {
    return this.#indexed(0x10, index);
  }

  callIndirect(type: number): this {
    this.#indexed(0x11, type).bytes.push(0);
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

  /** Appends a branch to the block opened at a depth; 0 is the outermost block. */
  br(depth: number): this {
    return this.#indexed(0x0c, this.depth - 1 - depth);
  }

  brIf(depth: number): this {
    return this.#indexed(0x0d, this.depth - 1 - depth);
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

  /** Returns the header of the code-section entry: the list of locals. */
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

// Limits that all engines accept for one function, from the WebAssembly JavaScript interface.

const MOST_BYTES = 7_654_321;
const MOST_LOCALS = 50_000;
/** Bytes reserved for the list of locals at the start of a function. */
const HEAD_BYTES = 1000;

const localsOf = ({ parameters, locals }: Code): number => parameters.length + locals.length;

/** Returns true if engines accept a function's code. */
export const fits = (code: Code): boolean =>
  code.bytes.length <= MOST_BYTES - HEAD_BYTES && localsOf(code) <= MOST_LOCALS;

/** Returns the code, or throws CUDA_ERROR_NOT_SUPPORTED if engines would reject it. */
export function requireFits(at: Position & { readonly name: string }, code: Code): Code {
  if (fits(code)) return code;
  const size = `${code.bytes.length} bytes and ${localsOf(code)} local variables`;
  unsupported(
    at,
    `a function that needs ${size} of WebAssembly, where the limits are ${MOST_BYTES} and ${MOST_LOCALS} (${at.name}),`,
  );
}
