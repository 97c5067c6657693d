// Encoder for the body of a WebAssembly function.
import type { Value } from "../../ptx/operations/scalar.ts";
import { floatBits } from "../../ptx/parse-operand.ts";
import { type Position, unsupported } from "../../ptx/syntax.ts";
import { ByteList } from "./byte-list.ts";
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

/** Error for an operation that WebAssembly lacks: the PTX combines it with an impossible type. */
export class UnknownWasmInstruction extends Error {
  constructor(name: string) {
    super(`no instruction ${name}`);
  }
}

/** Function body. Its parameters are the first locals. */
export class Code extends ByteList {
  readonly parameters: readonly Local[];
  readonly results: readonly Local[];
  /** Types of the locals without the parameters. */
  readonly locals: Local[] = [];
  /** Number of open blocks, loops and ifs. */
  depth = 0;
  /** Positions in the PTX, by the offset of the first byte of their code, for the text format. */
  readonly marks = new Map<number, Position>();
  readonly relocations: Relocation[] = [];

  constructor(parameters: readonly Local[] = [], results: readonly Local[] = []) {
    super();
    this.parameters = parameters;
    this.results = results;
  }

  /** Records the PTX position of the code that follows. */
  mark(at: Position): void {
    this.marks.set(this.length, at);
  }

  /** Declares a local variable, which starts as 0, and returns its index. */
  local(type: Local): number {
    return this.parameters.length + this.locals.push(type) - 1;
  }

  get(local: number): this {
    return this.byte(0x20).unsigned(local);
  }

  set(local: number): this {
    return this.byte(0x21).unsigned(local);
  }

  tee(local: number): this {
    return this.byte(0x22).unsigned(local);
  }

  i32(value: number): this {
    return this.byte(0x41).signed32(value);
  }

  i64(value: bigint): this {
    return this.byte(0x42).signed64(value);
  }

  /** Appends a constant that depends on the load addresses, together with its relocation. */
  relocatable(kind: RelocationKind, addend: number, bases: Bases): this {
    this.byte(isNarrow(kind) ? 0x41 : 0x42);
    this.relocations.push({ at: this.length, kind, addend });
    return this.append(relocationBytes(kind, addend, bases));
  }

  f32Bits(bits: number): this {
    return this.byte(0x43).word(bits);
  }

  f64Bits(bits: bigint): this {
    return this.byte(0x44)
      .word(Number(bits & 0xffffffffn))
      .word(Number((bits >> 32n) & 0xffffffffn));
  }

  f32(value: number): this {
    return this.f32Bits(Number(floatBits(value, "f32")));
  }

  f64(value: number): this {
    return this.f64Bits(floatBits(value, "f64"));
  }

  /** Appends instructions without immediates. */
  op(...names: readonly string[]): this {
    for (const name of names) {
      const code = PLAIN[name];
      if (code !== undefined) this.byte(code);
      else if (SATURATING[name] !== undefined) this.byte(0xfc).byte(SATURATING[name]);
      else throw new UnknownWasmInstruction(name);
    }
    return this;
  }

  /** Appends a load or store at an offset from the address on the stack. */
  memory(name: string, offset = 0): this {
    const atomic = ATOMICS[name];
    if (atomic !== undefined)
      this.byte(0xfe)
        .byte(atomic)
        .byte(Math.log2(accessBytes(name)));
    else this.byte(PLAIN[name]!).byte(0);
    return this.unsigned(offset);
  }

  /** Appends memory.fill. The address, the byte and the length are on the stack. */
  fillMemory(): this {
    return this.byte(0xfc).byte(0x0b).byte(0);
  }

  fence(): this {
    return this.byte(0xfe).byte(3).byte(0);
  }

  /** Appends a SIMD instruction by its number after the prefix 0xfd. */
  simd(opcode: number): this {
    return this.byte(0xfd).unsigned(opcode);
  }

  /** Appends a SIMD instruction by name; `lane` is the immediate of extract_lane and replace_lane. */
  v(name: string, lane?: number): this {
    const opcode = SIMD[name];
    if (opcode === undefined) throw new Error(`no instruction ${name}`);
    this.simd(opcode);
    return lane === undefined ? this : this.byte(lane);
  }

  /** Appends a vector load or store with an alignment of one byte. */
  vectorMemory(name: string, offset = 0): this {
    return this.v(name, 0).unsigned(offset);
  }

  /** Appends a load or store of one lane, such as v128.load32_lane. */
  laneMemory(name: string, offset: number, lane: number): this {
    return this.vectorMemory(name, offset).byte(lane);
  }

  /** Appends a vector constant of four 32-bit words. Missing words repeat the first ones. */
  words(a: number, b = a, c = a, d = b): this {
    return this.simd(SIMD["v128.const"]!).word(a).word(b).word(c).word(d);
  }

  /** Appends i8x16.shuffle with 16 byte indices into two vectors. */
  shuffle(lanes: readonly number[]): this {
    return this.simd(SIMD["i8x16.shuffle"]!).append(lanes);
  }

  call(index: number): this {
    return this.byte(0x10).unsigned(index);
  }

  callIndirect(type: number): this {
    return this.byte(0x11).unsigned(type).byte(0);
  }

  block(): this {
    return this.#open(0x02);
  }

  loop(): this {
    return this.#open(0x03);
  }

  if(result?: Local): this {
    return this.#open(0x04, result === undefined ? EMPTY : VALUES[result]);
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
    return this.byte(0x0c).unsigned(this.depth - 1 - depth);
  }

  brIf(depth: number): this {
    return this.byte(0x0d).unsigned(this.depth - 1 - depth);
  }

  brTable(depths: readonly number[], otherwise: number): this {
    this.byte(0x0e).unsigned(depths.length);
    for (const depth of [...depths, otherwise]) this.unsigned(this.depth - 1 - depth);
    return this;
  }

  #open(opcode: number, result = EMPTY): this {
    this.depth++;
    return this.byte(opcode).byte(result);
  }

  /** Returns the header of the code-section entry: the list of locals. */
  head(): ByteList {
    const groups: [count: number, type: Local][] = [];
    for (const type of this.locals) {
      const last = groups[groups.length - 1];
      if (last?.[1] === type) last[0]++;
      else groups.push([1, type]);
    }
    const head = new ByteList().unsigned(groups.length);
    for (const [count, type] of groups) head.unsigned(count).byte(VALUES[type]);
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
  code.length <= MOST_BYTES - HEAD_BYTES && localsOf(code) <= MOST_LOCALS;

/** Returns the code, or throws CUDA_ERROR_NOT_SUPPORTED if engines would reject it. */
export function requireFits(at: Position & { readonly name: string }, code: Code): Code {
  if (fits(code)) return code;
  const size = `${code.length} bytes and ${localsOf(code)} local variables`;
  unsupported(
    at,
    `a function that needs ${size} of WebAssembly, where the limits are ${MOST_BYTES} and ${MOST_LOCALS} (${at.name}),`,
  );
}
