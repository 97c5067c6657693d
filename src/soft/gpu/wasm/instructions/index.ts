// Dispatch of an instruction to its handler by opcode and type.
import { bytesOf, type Instruction, invalid, isFloat } from "../../ptx/syntax.ts";
import { UnknownWasmInstruction } from "../encoding/code.ts";
import { writeFence } from "../inspect/memory-check/write-check.ts";
import { writeAfter, writeBefore } from "../inspect/steps.ts";
import { type FunctionCode, isHalf, refuse, typesOf } from "../unit/function-code.ts";
import { cp } from "./async-copy.ts";
import { atom, fence, red } from "./atomic.ts";
import * as bits from "./bits.ts";
import { call } from "./call.ts";
import * as cluster from "./cluster.ts";
import { selp, set, setp, slct } from "./compare.ts";
import { cvt } from "./convert.ts";
import * as float from "./float.ts";
import * as half from "./half.ts";
import type { Handler } from "./handler.ts";
import * as integer from "./integer.ts";
import { mbarrier } from "./mbarrier.ts";
import { cvta, ld, mov, st, writePredicatedStore } from "./memory.ts";
import { createpolicy, isPacked, isspacep, nanosleep, nothing, packed } from "./other.ts";
import { suld, sust, tex, tld4, txq } from "./texture.ts";
import { video, videoOpcodes } from "./video.ts";
import { wmma } from "./wmma.ts";

const none: Handler = (_f, i) => refuse(i);

/** Returns a handler that selects one of four by the type. */
const either =
  (whole: Handler, real: Handler, short: Handler = none, pairs: Handler = none): Handler =>
  (f, i) => {
    const type = typesOf(i).at(-1);
    if (type === undefined || bytesOf(type) > 8) refuse(i);
    if (isHalf(type)) short(f, i);
    else if (isFloat(type)) real(f, i);
    else if (isPacked(type)) pairs(f, i);
    else whole(f, i);
  };

const handlers: Readonly<Record<string, Handler>> = {
  add: either(integer.add, float.add, half.add, packed("add")),
  addc: integer.add,
  sub: either(integer.sub, float.sub, half.sub),
  subc: integer.sub,
  mul: either(integer.mul, float.mul, half.mul),
  mad: either(integer.mad, float.fma),
  madc: integer.mad,
  mul24: integer.mul24,
  mad24: integer.mul24,
  div: either(integer.div, float.div),
  rem: integer.rem,
  abs: either(integer.abs, float.abs, half.abs),
  neg: either(integer.neg, float.neg, half.neg),
  min: either(integer.min, float.min, half.min, packed("min")),
  max: either(integer.max, float.max, half.max, packed("max")),
  sad: integer.sad,
  fma: either(none, float.fma, half.fma),
  sqrt: float.sqrt,
  rsqrt: float.rsqrt,
  rcp: float.rcp,
  ex2: either(none, float.transcendental, half.transcendental),
  lg2: float.transcendental,
  sin: float.transcendental,
  cos: float.transcendental,
  tanh: either(none, float.transcendental, half.transcendental),
  copysign: float.copysign,
  testp: float.testp,
  and: bits.and,
  or: bits.or,
  xor: bits.xor,
  not: bits.not,
  cnot: bits.cnot,
  shl: bits.shl,
  shr: bits.shr,
  shf: bits.shf,
  bfe: bits.bfe,
  bfi: bits.bfi,
  bfind: bits.bfind,
  bmsk: bits.bmsk,
  brev: bits.brev,
  popc: bits.popc,
  clz: bits.clz,
  prmt: bits.prmt,
  lop3: bits.lop3,
  fns: bits.fns,
  ...Object.fromEntries(videoOpcodes.map((name) => [name, video])),
  dp4a: bits.dp,
  dp2a: bits.dp,
  szext: bits.szext,
  setp,
  set,
  selp,
  slct,
  cvt,
  cvta,
  mov,
  ld,
  ldu: ld,
  st,
  atom,
  red,
  membar: fence,
  fence,
  call,
  tex,
  tld4,
  txq,
  suq: txq,
  suld,
  mapa: cluster.mapa,
  getctarank: cluster.getctarank,
  barrier: cluster.arrive,
  sust,
  isspacep,
  wmma,
  prefetch: nothing,
  prefetchu: nothing,
  nanosleep,
  discard: nothing,
  applypriority: nothing,
  pmevent: nothing,
  griddepcontrol: nothing,
  setmaxnreg: nothing,
  createpolicy,
  mbarrier,
  cp,
};

/**
 * Valid opcodes without a handler: unsupported ones, and control flow and wait points, which other modules
 * compile.
 */
const withoutCode = new Set(
  (
    "alloca clusterlaunchcontrol istypep multimem stackrestore stacksave sured tcgen05 tensormap wgmma " +
    "activemask bar barrier bra brkpt brx elect exit ldmatrix match mma movmatrix redux ret shfl stmatrix trap vote"
  ).split(" "),
);

/** Writes the code of an instruction and its guard. */
export function writeInstruction(f: FunctionCode, instruction: Instruction): void {
  try {
    writeGuarded(f, instruction);
  } catch (error) {
    if (!(error instanceof UnknownWasmInstruction)) throw error;
    invalid(instruction, `Unexpected instruction types specified for '${instruction.opcode}'`);
  }
}

function writeGuarded(f: FunctionCode, instruction: Instruction): void {
  const handler = Object.hasOwn(handlers, instruction.opcode) ? handlers[instruction.opcode] : undefined;
  if (handler === undefined) {
    if (!withoutCode.has(instruction.opcode))
      invalid(instruction, `Not a name of any known instruction: '${instruction.opcode}'`);
    refuse(instruction);
  }
  if (
    !(handler === video) &&
    instruction.operands.some((each) => each.kind === "register" && each.part !== undefined)
  )
    invalid(instruction, "Arguments mismatch for instruction: parts of registers are for video instructions");
  const { guard } = instruction;
  writeBefore(f, instruction);
  if (guard === undefined) {
    writeFence(f, instruction);
    handler(f, instruction);
    writeAfter(f, instruction);
    return;
  }
  if (writePredicatedStore(f, { ...instruction, guard: undefined }, guard)) return;
  f.code.get(f.local(guard.register));
  if (guard.negated) f.code.op("i32.eqz");
  f.code.if();
  // Address checks under a guard do not hold after it.
  const before = new Map(f.checked);
  writeFence(f, instruction);
  handler(f, instruction);
  writeAfter(f, instruction);
  f.code.end();
  for (const index of f.checked.keys())
    if (before.get(index) !== f.checked.get(index)) f.checked.delete(index);
}
