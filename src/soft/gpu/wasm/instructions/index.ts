// Dispatch of an instruction to its handler by the kind of its operation.
import type { PlainKind } from "../../ptx/operations/operation.ts";
import { invalid, type PlainInstruction } from "../../ptx/syntax.ts";
import { UnknownWasmInstruction } from "../encoding/code.ts";
import { writeFence } from "../inspect/memory-check/write-check.ts";
import { writeAfter, writeBefore } from "../inspect/steps.ts";
import type { FunctionCode } from "../unit/function-code.ts";
import { asyncCopy, bulkCopy, copyArrival } from "./async-copy.ts";
import { atomic, fence } from "./atomic.ts";
import * as bits from "./bits.ts";
import { call } from "./call.ts";
import * as cluster from "./cluster.ts";
import { selp, set, setp, slct } from "./compare.ts";
import { cvt, pack } from "./convert.ts";
import * as float from "./float.ts";
import * as half from "./half.ts";
import type { Form, Handler, VectorHandler } from "./handler.ts";
import * as integer from "./integer.ts";
import { mbarrier } from "./mbarrier.ts";
import { cvta, ld, mov, st, writePredicatedStore } from "./memory.ts";
import { createpolicy, isspacep, nanosleep, nothing, packed } from "./other.ts";
import { surface, texture, textureQuery } from "./texture.ts";
import { video } from "./video.ts";
import { fragment } from "./wmma.ts";

/** Instructions by the kind of the operation. One that is only a function runs lane by lane in groups. */
const forms: { readonly [K in PlainKind]: Form<K> | Handler<K> } = {
  sum: integer.sum,
  product: integer.product,
  product24: integer.product24,
  quotient: integer.quotient,
  absolute: integer.absolute,
  negation: integer.negation,
  integerExtreme: integer.extreme,
  difference: integer.difference,
  floatBinary: float.binary,
  floatFma: float.fma,
  floatSign: float.sign,
  floatExtreme: float.extreme,
  squareRoot: float.sqrt,
  inverse: float.inverse,
  transcendental: float.transcendental,
  copySign: float.copysign,
  testNumber: float.testp,
  halfBinary: half.binary,
  halfFma: half.fma,
  halfSign: half.sign,
  halfExtreme: half.extreme,
  halfTranscendental: half.transcendental,
  packed,
  logic: bits.logic,
  not: bits.not,
  isZero: bits.cnot,
  shift: bits.shift,
  funnelShift: bits.shf,
  extract: bits.bfe,
  insert: bits.bfi,
  findBit: bits.bfind,
  mask: bits.bmsk,
  reverse: bits.brev,
  count: bits.count,
  permute: bits.prmt,
  tableLogic: bits.lop3,
  findSet: bits.fns,
  dotProduct: bits.dp,
  extend: bits.szext,
  video,
  comparePredicate: setp,
  compareNumber: set,
  select: selp,
  selectBySign: slct,
  convert: cvt,
  pack,
  convertAddress: cvta,
  move: mov,
  load: ld,
  store: st,
  atomic,
  fence,
  isSpace: isspacep,
  mapa: cluster.mapa,
  clusterRank: cluster.getctarank,
  clusterArrival: cluster.arrive,
  asyncCopy,
  bulkCopy,
  copyArrival,
  mbarrier,
  texture,
  textureQuery,
  surface,
  fragment,
  hint: nothing,
  dependency: nothing,
  sleep: nanosleep,
  policy: createpolicy,
  call,
};

/** Returns the form of an instruction for all lanes at once, if it has one. */
export function lanesFormOf({ operation }: PlainInstruction): VectorHandler<PlainKind> | undefined {
  const form = forms[operation.kind];
  return typeof form === "function" ? undefined : (form.lanes as VectorHandler<PlainKind> | undefined);
}

/** Writes the code of an instruction and its guard. */
export function writeInstruction(f: FunctionCode, instruction: PlainInstruction): void {
  try {
    writeGuarded(f, instruction);
  } catch (error) {
    if (!(error instanceof UnknownWasmInstruction)) throw error;
    invalid(instruction, `Unexpected instruction types specified for '${instruction.operation.opcode}'`);
  }
}

function writeGuarded(f: FunctionCode, instruction: PlainInstruction): void {
  const { operation } = instruction;
  const form = forms[operation.kind];
  const handler = (typeof form === "function" ? form : form.thread) as Handler<PlainKind>;
  if (
    operation.kind !== "video" &&
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
