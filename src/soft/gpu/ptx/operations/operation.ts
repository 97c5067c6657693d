// Operations of PTX instructions. A name such as "ld.global.u32" is decoded once, and refused here if the soft
// GPU does not support it.

import * as arithmetic from "./arithmetic.ts";
import * as bits from "./bits.ts";
import * as compare from "./compare.ts";
import { convert } from "./convert.ts";
import type * as inserted from "./inserted.ts";
import * as matrix from "./matrix.ts";
import * as memory from "./memory.ts";
import { bytesOf, isFloat, isHalf, isPacked, type Scalar } from "./scalar.ts";
import { surface, texture, textureQuery } from "./texture.ts";
import { VIDEO_OPCODES, video } from "./video.ts";
import * as wait from "./wait.ts";
import { Refusal, Words } from "./words.ts";

const { float, half, plain, product } = arithmetic;

/** Decodes the modifiers of a name. Throws a Refusal. */
type Decoder<T> = (words: Words) => T;

const missing: Decoder<never> = (words) => words.refuse();

/** Refuses the forms without .sync, which name no lanes. */
const synced =
  <T>(decoder: Decoder<T>): Decoder<T> =>
  (words) =>
    words.has("sync") ? decoder(words) : words.refuse();

/** Selects a decoder by the type of the operation. */
const byType =
  <A, B, C = never, D = never>(
    integers: Decoder<A>,
    floats: Decoder<B>,
    halves: Decoder<C> = missing,
    pairs: Decoder<D> = missing,
  ): Decoder<A | B | C | D> =>
  (words: Words) => {
    const type = words.types.at(-1);
    if (type === undefined || bytesOf(type) > 8) words.refuse();
    if (isHalf(type)) return halves(words);
    if (isFloat(type)) return floats(words);
    return (isPacked(type) ? pairs : integers)(words);
  };

/** Returns a table in which some opcodes have one decoder. */
const all = <const O extends string, D>(names: readonly O[], decoder: D): Readonly<Record<O, D>> =>
  Object.fromEntries(names.map((name) => [name, decoder])) as Record<O, D>;

const ROUNDED = ["rn", "rz", "rm", "rp", "ftz"];
const floatBinary = float("floatBinary", ...ROUNDED, "sat");
const floatFma = float("floatFma", ...ROUNDED, "sat");
const halfBinary = half("halfBinary", "rn", "ftz", "sat");
const halfExtreme = half("halfExtreme", "ftz", "NaN", "xorsign", "abs");
const halfTranscendental = half("halfTranscendental", "approx", "ftz");
const { sum, transcendental } = arithmetic;

/**
 * Decodes istypep. An address is never a texture, sampler or surface reference, because modules with references do not
 * load. No address is in the space of constants either, which lie among global variables.
 */
function isOpaque(words: Words) {
  words.only(["texref", "samplerref", "surfref"]);
  if (words.modifiers.length !== 1) words.invalid("istypep needs a type of references");
  return { kind: "isSpace" as const, space: "const" as const };
}

const DECODERS = {
  add: byType(sum, floatBinary, halfBinary, arithmetic.packed),
  sub: byType(sum, floatBinary, halfBinary),
  ...all(["addc", "subc"], sum),
  mul: byType(product(), floatBinary, halfBinary),
  mad: byType(product("cc", "sat"), floatFma),
  madc: product("cc", "sat"),
  ...all(["mul24", "mad24"], arithmetic.product24),
  div: byType(plain("quotient"), float("floatBinary", ...ROUNDED, "sat", "approx", "full")),
  rem: plain("quotient"),
  abs: byType(plain("absolute"), float("floatSign", "ftz"), half("halfSign", "ftz")),
  neg: byType(plain("negation"), float("floatSign", "ftz"), half("halfSign", "ftz")),
  ...all(
    ["min", "max"],
    byType(arithmetic.integerExtreme, arithmetic.floatExtreme, halfExtreme, arithmetic.packed),
  ),
  sad: plain("difference"),
  fma: byType(missing, floatFma, half("halfFma", "rn", "ftz", "sat", "relu", "oob")),
  sqrt: float("squareRoot", ...ROUNDED, "approx"),
  rsqrt: float("inverse", "ftz", "approx"),
  rcp: float("inverse", ...ROUNDED, "approx"),
  ...all(["lg2", "sin", "cos"], transcendental),
  ...all(["ex2", "tanh"], byType(missing, transcendental, halfTranscendental)),
  copysign: float("copySign"),
  testp: arithmetic.testNumber,
  ...all(["and", "or", "xor"], plain("logic")),
  not: plain("not"),
  cnot: plain("isZero"),
  ...all(["shl", "shr"], plain("shift")),
  shf: bits.funnelShift,
  bfe: plain("extract"),
  bfi: plain("insert"),
  bfind: bits.findBit,
  bmsk: bits.mask,
  brev: plain("reverse"),
  ...all(["popc", "clz"], plain("count")),
  prmt: bits.permute,
  lop3: bits.tableLogic,
  fns: plain("findSet"),
  ...all(["dp4a", "dp2a"], bits.dotProduct),
  szext: bits.extend,
  ...all(VIDEO_OPCODES, video),
  setp: compare.comparePredicate,
  set: compare.compareNumber,
  selp: plain("select"),
  slct: compare.selectBySign,
  cvt: convert,
  cvta: memory.convertAddress,
  mov: memory.move,
  ...all(["ld", "ldu"], memory.access("load")),
  st: memory.access("store"),
  ...all(["atom", "red"], memory.atomic),
  ...all(["membar", "fence"], memory.fence),
  isspacep: memory.isSpace,
  istypep: isOpaque,
  mapa: memory.clusterAddress("mapa"),
  getctarank: memory.clusterAddress("clusterRank"),
  cp: memory.copy,
  mbarrier: memory.mbarrier,
  ...all(["tex", "tld4"], texture),
  ...all(["txq", "suq"], textureQuery),
  ...all(["suld", "sust"], surface),
  ...all(["prefetch", "prefetchu", "discard", "applypriority", "pmevent", "setmaxnreg"], memory.hint),
  griddepcontrol: memory.dependency,
  nanosleep: memory.bare("sleep"),
  createpolicy: memory.bare("policy"),
  call: memory.bare("call"),
  bra: memory.bare("branch"),
  brx: memory.bare("branchTable"),
  ...all(["ret", "exit"], memory.bare("exit")),
  ...all(["trap", "brkpt"], memory.bare("trap")),
  ...all(["bar", "barrier"], wait.barrier),
  shfl: synced(wait.shuffle),
  vote: synced(wait.vote),
  match: synced(wait.match),
  redux: synced(wait.reduce),
  elect: synced(memory.bare("elect")),
  activemask: memory.bare("activeMask"),
  mma: synced(matrix.multiply),
  wmma: matrix.warpMatrix,
  ...all(["ldmatrix", "stmatrix", "movmatrix"], synced(matrix.moveMatrix)),
  ...all(["alloca", "clusterlaunchcontrol", "multimem", "stackrestore"], missing),
  ...all(["stacksave", "sured", "tcgen05", "tensormap", "wgmma"], missing),
};

export type Opcode = keyof typeof DECODERS;

/** Properties of every operation. */
interface Named<O> {
  /** Opcode with its modifiers, as in the text. */
  readonly name: string;
  readonly opcode: O;
  /** Types in the order of the name. */
  readonly types: readonly Scalar[];
  /** True when the first operand is a destination. */
  readonly hasResult: boolean;
}

/** Operation that the soft GPU does not run. A module that reaches one does not load. */
interface Refused extends Named<undefined> {
  readonly kind: "refused";
  readonly reason: Refusal;
}

/** Operation that a pass inserts. */
export type Inserted = Readonly<
  ReturnType<Extract<(typeof inserted)[keyof typeof inserted], (...parts: never[]) => object>>
>;

export type Operation =
  | { readonly [O in Opcode]: Named<O> & Readonly<ReturnType<(typeof DECODERS)[O]>> }[Opcode]
  | Inserted
  | Refused;
export type Kind = Operation["kind"];
/** Operations of some kinds. */
export type OperationOf<K extends Kind> = Extract<Operation, { readonly kind: K }>;

type Listed<S extends string, Found = never> = S extends `${infer Head} ${infer Tail}`
  ? Listed<Tail, Found | Head>
  : Found | S;

/** Returns a set of opcodes, given as words of a text. The compiler refuses a word that is not an opcode. */
export const opcodes = <S extends string>(
  text: Listed<S> extends Opcode ? S : never,
): ReadonlySet<Opcode | undefined> => new Set(text.split(" ") as Opcode[]);

/** Opcodes without a result register. Barriers and fragments decide by their modifiers. */
const WITHOUT_RESULT = opcodes(
  "st red bra brx ret exit trap brkpt membar fence prefetch prefetchu nanosleep call cp pmevent setmaxnreg discard applypriority griddepcontrol sust stmatrix",
);

/** Maximum number of names to remember. Programs use a few hundred; only invalid modules have more. */
const MOST_NAMES = 4096;
const known = new Map<string, Operation>();

/** Returns the operation of a name. Each name is decoded once. */
export function operationOf(name: string): Operation {
  let operation = known.get(name);
  if (operation !== undefined) return operation;
  operation = decode(new Words(name));
  if (known.size >= MOST_NAMES) known.clear();
  known.set(name, operation);
  return operation;
}

function decode(words: Words): Operation {
  const { name, opcode, types } = words;
  try {
    if (!isOpcode(opcode)) words.invalid(`Not a name of any known instruction: '${opcode}'`);
    const common = { name, opcode, types, hasResult: !WITHOUT_RESULT.has(opcode) };
    const decoder: Decoder<object> = DECODERS[opcode];
    return { ...common, ...decoder(words) } as Operation;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    return { kind: "refused", name, opcode: undefined, types, hasResult: true, reason };
  }
}

const isOpcode = (opcode: string): opcode is Opcode => Object.hasOwn(DECODERS, opcode);

/** Returns an atomic operation without its result. */
export const asReduction = (operation: OperationOf<"atomic">): OperationOf<"atomic"> => ({
  ...operation,
  opcode: "red",
  hasResult: false,
});

/** Returns true if an operation uses the carry flag, which passes from one instruction of a thread to the next. */
export const carries = (operation: Operation): boolean =>
  (operation.kind === "sum" || operation.kind === "product") &&
  (operation.readsCarry || operation.writesCarry);

const WAITS = [
  ...(["barrier", "clusterWait", "shuffle", "vote", "match", "reduce"] as const),
  ...(["elect", "activeMask", "matrix"] as const),
];
const CONTROL = ["branch", "branchTable", "exit", "trap"] as const;
/** Kinds of operations that wait for other threads. */
export type WaitKind = (typeof WAITS)[number];
/** Kinds of operations that neither wait nor change the control flow. */
export type PlainKind = Exclude<Kind, WaitKind | (typeof CONTROL)[number] | "refused">;

const waits: ReadonlySet<Kind> = new Set(WAITS);
const others: ReadonlySet<Kind> = new Set([...WAITS, ...CONTROL, "refused"]);
export const isWaitKind = (kind: Kind): kind is WaitKind => waits.has(kind);
export const isPlainKind = (kind: Kind): kind is PlainKind => !others.has(kind);
