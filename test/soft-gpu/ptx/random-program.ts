// Generator of random kernels with loops and divergent branches. Equal seeds give equal texts.

/** Returns an integer in [0, below). */
export type Random = (below: number) => number;

const WORDS = 10;
const FLOATS = 6;
const PREDICATES = 4;
/** Number of words that a thread stores. */
export const RESULTS = WORDS + FLOATS + 4;

const BINARY = "add.s32 sub.s32 mul.lo.s32 and.b32 or.b32 xor.b32 min.s32 max.u32 min.u32 max.s32".split(" ");
const FLOAT = "add.f32 sub.f32 mul.f32 min.f32 max.f32 div.rn.f32".split(" ");
const COMPARE = "lt.s32 ge.s32 eq.s32 ne.s32 gt.u32 le.u32".split(" ");
const COMPARE_FLOAT = "lt.f32 geu.f32 eq.f32 neu.f32 gtu.f32 le.f32".split(" ");

/** Generate wait points. With `alone`, instructions near them force threads to run one by one. */
export interface Waits {
  readonly alone: boolean;
}

/** A carry passes from one instruction to the next, which vector code cannot express. */
const CARRY = "add.cc.u32 %k0, %k0, 1; addc.u32 %k1, %k0, 0;";

class Writer {
  readonly lines: string[] = [];
  #waits: Waits | undefined;
  #labels = 0;
  readonly #random: Random;
  constructor(random: Random, waits?: Waits) {
    this.#random = random;
    this.#waits = waits;
  }

  /**
   * Adds a barrier with an exchange of numbers between threads, or a loop around it with a uniform trip
   * count.
   */
  wait(): void {
    if (this.#waits === undefined) return;
    const after = this.#waits.alone ? CARRY : "";
    const label = this.#labels++;
    const isLoop = this.#random(3) === 0;
    if (isLoop) this.lines.push("mov.u32 %k2, 0;", `$W${label}:`);
    if (isLoop) this.block(1);
    const swap = this.#random(2) === 0;
    if (swap) this.lines.push(`st.shared.b32 [%own], ${this.#word()};`);
    this.lines.push(`bar.sync 0; ${after}`);
    if (swap)
      this.lines.push(
        `xor.b32 %k0, %own, ${4 * (1 + this.#random(3))}; ld.shared.b32 ${this.#word()}, [%k0]; bar.sync 0; ${after}`,
      );
    if (isLoop) this.lines.push("add.u32 %k2, %k2, 1; setp.lt.u32 %p3, %k2, 3;", `@%p3 bra $W${label};`);
  }

  #word = () => `%r${this.#random(WORDS)}`;
  #float = () => `%f${this.#random(FLOATS)}`;
  #predicate = () => `%p${this.#random(PREDICATES)}`;
  #of = (list: readonly string[]) => list[this.#random(list.length)]!;
  #operand = () => (this.#random(4) === 0 ? String(this.#random(64) - 20) : this.#word());

  instruction(): void {
    const guard = this.#random(8) === 0 ? `@${this.#random(2) ? "!" : ""}${this.#predicate()} ` : "";
    this.lines.push(`${guard}${this.#plain()}`);
  }

  #plain(): string {
    switch (this.#random(16)) {
      case 0:
        return `setp.${this.#of(COMPARE)} ${this.#predicate()}, ${this.#word()}, ${this.#operand()};`;
      case 1:
        return `setp.${this.#of(COMPARE_FLOAT)} ${this.#predicate()}, ${this.#float()}, ${this.#float()};`;
      case 2:
        return `selp.b32 ${this.#word()}, ${this.#word()}, ${this.#operand()}, ${this.#predicate()};`;
      case 3:
        return `fma.rn.f32 ${this.#float()}, ${this.#float()}, ${this.#float()}, ${this.#float()};`;
      case 4:
        return `cvt.rn.f32.s32 ${this.#float()}, ${this.#word()};`;
      case 5:
        return `cvt.rzi.s32.f32 ${this.#word()}, ${this.#float()};`;
      case 6:
        return `${this.#of(["shl.b32", "shr.u32", "shr.s32"])} ${this.#word()}, ${this.#word()}, ${this.#random(2) ? this.#random(40) : this.#word()};`;
      case 7:
        return `mov.b32 ${this.#word()}, ${this.#of(["%g", this.#float()])};`;
      case 8: {
        // Adds a load from a random index of the table.
        const word = this.#word();
        return `and.b32 %t0, ${word}, 63; mul.wide.u32 %rd4, %t0, 4; add.s64 %rd5, %rd1, %rd4; ld.global.b32 ${this.#word()}, [%rd5];`;
      }
      case 9:
        return `mad.lo.s32 ${this.#word()}, ${this.#word()}, ${this.#operand()}, ${this.#word()};`;
      case 10:
        return `mul.wide.${this.#of(["s32", "u32"])} %rd${6 + this.#random(2)}, ${this.#word()}, ${this.#operand()};`;
      case 11:
        return `${this.#of(["add.s64", "sub.s64", "and.b64"])} %rd${6 + this.#random(2)}, %rd6, %rd7;`;
      case 12:
        return `${this.#of(["popc.b32", "clz.b32", "neg.s32", "not.b32", "abs.s32"])} ${this.#word()}, ${this.#word()};`;
      case 13:
        return `${this.#of(FLOAT)} ${this.#float()}, ${this.#float()}, ${this.#float()};`;
      case 14:
        return `cvt.u32.u64 ${this.#word()}, %rd${6 + this.#random(2)};`;
      default:
        return `${this.#of(BINARY)} ${this.#word()}, ${this.#word()}, ${this.#operand()};`;
    }
  }

  block(depth: number): void {
    for (let n = 2 + this.#random(4); n > 0; n--) {
      const kind = depth === 0 ? 9 : this.#random(6);
      if (kind === 0) this.#branch(depth - 1);
      else if (kind === 1) this.#loop(depth - 1);
      else this.instruction();
    }
  }

  #branch(depth: number): void {
    const [other, end] = [`$E${this.#labels}`, `$F${this.#labels++}`];
    this.lines.push(
      `setp.${this.#of(COMPARE)} %p3, ${this.#word()}, ${this.#operand()};`,
      `@%p3 bra ${other};`,
    );
    this.block(depth);
    // Some threads exit here, or jump to the end.
    if (this.#random(12) === 0) this.lines.push("@%p2 bra $OUT;");
    this.lines.push(`bra ${end};`, `${other}:`);
    if (this.#random(3) > 0) this.block(depth);
    this.lines.push(`${end}:`);
  }

  #loop(depth: number): void {
    const label = this.#labels++;
    const counter = `%c${depth}`;
    this.lines.push(`and.b32 ${counter}, ${this.#word()}, ${this.#random(2) ? 7 : 3};`, `$L${label}:`);
    this.block(depth);
    if (this.#random(2) === 0)
      this.lines.push(
        `setp.${this.#of(COMPARE)} %p1, ${this.#word()}, ${this.#operand()};`,
        `@%p1 bra $B${label};`,
      );
    this.block(0);
    this.lines.push(
      `sub.s32 ${counter}, ${counter}, 1;`,
      `setp.ge.s32 %p0, ${counter}, 0;`,
      `@%p0 bra $L${label};`,
      `$B${label}:`,
    );
  }
}

/** Returns a kernel of (out, in): each thread reads 64 words of `in` and stores RESULTS words. */
export function randomProgram(random: Random, waits?: Waits): string {
  const writer = new Writer(random, waits);
  for (let n = 0; n < 4; n++) {
    writer.block(waits === undefined ? 3 : 2);
    writer.wait();
  }
  const start = [
    "mov.u32 %t0, %ctaid.x; mov.u32 %t1, %ntid.x; mov.u32 %t2, %tid.x; mad.lo.s32 %g, %t0, %t1, %t2; mov.u32 %t0, 0;",
    "mul.wide.s32 %rd2, %g, 4; add.s64 %rd3, %rd1, %rd2; ld.global.b32 %r0, [%rd3];",
    "cvt.u64.u32 %rd6, %g; mov.u64 %rd7, 77;",
    ...(waits === undefined
      ? []
      : [
          `mov.u32 %k0, numbers; mad.lo.u32 %own, %t2, 4, %k0; st.shared.b32 [%own], %g; ${waits.alone ? CARRY : ""}`,
        ]),
    ...Array.from({ length: WORDS - 1 }, (_, n) =>
      n % 3 === 0 ? `mov.u32 %r${n + 1}, ${n * 5};` : `add.s32 %r${n + 1}, %g, ${n * n};`,
    ),
    ...Array.from({ length: FLOATS }, (_, n) => `cvt.rn.f32.s32 %f${n}, %r${n};`),
    ...Array.from({ length: PREDICATES }, (_, n) => `setp.lt.s32 %p${n}, %r${n}, ${9 * n};`),
  ];
  const end = [
    "$OUT:",
    `mul.wide.s32 %rd2, %g, ${4 * RESULTS}; add.s64 %rd3, %rd0, %rd2;`,
    ...Array.from({ length: WORDS }, (_, n) => `st.global.b32 [%rd3+${4 * n}], %r${n};`),
    ...Array.from({ length: FLOATS }, (_, n) => `st.global.f32 [%rd3+${4 * (WORDS + n)}], %f${n};`),
    `st.global.b64 [%rd3+${4 * (WORDS + FLOATS)}], %rd6;`,
    `st.global.b64 [%rd3+${4 * (WORDS + FLOATS) + 8}], %rd7;`,
  ];
  return `.version 8.0\n.target sm_80\n.address_size 64
.visible .entry test(.param .u64 out, .param .u64 in)\n{
  .shared .align 128 .b8 numbers[4096];
  .reg .b64 %rd<8>; .reg .b32 %r<${WORDS}>, %t<3>, %c<4>, %k<3>, %own, %g; .reg .f32 %f<${FLOATS}>; .reg .pred %p<${PREDICATES}>;
  ld.param.u64 %rd0, [out]; ld.param.u64 %rd1, [in];
  ${[...start, ...writer.lines, ...end].join("\n  ")}
  ret;\n}\n`;
}
