// Calls of device functions that are not inlined, and of functions that the soft GPU implements itself.
import { CUDA_ERROR_INVALID_PC } from "../../../../../ffi/cuda/index.ts";
import { BUILTINS, isBuiltin } from "../../ptx/calls/builtins.ts";
import { type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import { type Call, type Instruction, invalid, type Operand, type Prototype } from "../../ptx/syntax.ts";
import type { Variable as Local, Value } from "../encoding/expression.ts";
import { callFrame, POINTER_STEP } from "../unit/call-frame.ts";
import { refuse } from "../unit/function-code.ts";
import type { InstructionBody } from "../unit/instruction-body.ts";
import type { Handler } from "./handler.ts";

export const call: Handler<"call"> = (w, i) => {
  const { call: wanted } = i;
  if (wanted === undefined) refuse(i);
  const { target } = wanted;
  if (target.kind === "symbol") {
    if (isBuiltin(target.name)) {
      callBuiltin(w, i, wanted, target.name);
      return;
    }
    const found = w.unit.functions.find(target.name);
    if (found === undefined) invalid(i, `Unknown symbol '${target.name}'`);
    const { fn, index } = found;
    pass(w, wanted, fn, () => w.code.call(index));
    return;
  }
  if (target.kind !== "register" || wanted.prototype === undefined)
    invalid(i, "a call through a register needs a prototype");
  pass(w, wanted, wanted.prototype, () => {
    const { code, unit } = w;
    const slot = w.temporary("i64", "pointer");
    const step = Math.log2(POINTER_STEP);
    const place = slot.tee(w.operand(target, "b64").sub(POINTER_STEP)).op("rotr", step);
    w.if(place.ge(unit.functions.pointers), () =>
      unit.fail(w, "fail", CUDA_ERROR_INVALID_PC, unit.position(i)),
    );
    slot.low().shr(step).push();
    code.callIndirect(unit.functions.type);
  });
};

/** Copies arguments into the callee's frame and results out of it. */
function pass(
  w: InstructionBody,
  wanted: Call,
  callee: Pick<Prototype, "results" | "parameters">,
  writeCall: () => void,
): void {
  const isSame = (part: "parameters" | "results") => wanted[part].length === callee[part].length;
  if (!isSame("parameters") || !isSame("results"))
    invalid(w.i, "the call does not match the function's declaration");
  const layout = callFrame(callee.results, callee.parameters);
  const frame = w.temporary("i32", "frame");
  const local = w.temporary("i32", "argument");
  frame.set(w.special("%stack"));
  callee.parameters.forEach((parameter, n) => {
    const from = wanted.parameters[n]!;
    const to = layout.parameters[n]!;
    const symbol = from.kind === "symbol" ? w.f.addressOf(from.name) : undefined;
    if (symbol?.space === "local") {
      local.set(w.special("%local"));
      copy(w, [local, symbol.address], [frame, to], parameter.bytes);
    } else w.store(frame, to, w.operand(from, parameter.type), `${valueType(parameter.type)}.store`);
  });
  w.push(w.special("%thread"));
  w.push(frame);
  writeCall();
  callee.results.forEach((result, n) => {
    const symbol = w.f.symbol(w.i, wanted.results[n]!);
    local.set(w.special("%local"));
    copy(w, [frame, layout.results[n]!], [local, symbol.address], result.bytes);
  });
}

/** Instructions that move some bytes, from the widest one down. */
const MOVES = [
  ["i64.load", "i64.store", 8] as const,
  ["i32.load", "i32.store", 4] as const,
  ["i32.load8_u", "i32.store8", 1] as const,
];

/** Variable with an address, and an offset from it. */
type Place = readonly [base: Local, offset: number];

function copy(w: InstructionBody, [from, source]: Place, [to, target]: Place, bytes: number): void {
  for (let at = 0; at < bytes; ) {
    const [load, store, width] = MOVES.find(([, , width]) => width <= bytes - at)!;
    w.store(to, target + at, from.load(source + at, load), store);
    at += width;
  }
}

/** Pushes the arguments of a built-in function, and the thread for an assertion. */
function callBuiltin(w: InstructionBody, i: Instruction, wanted: Call, name: string): void {
  const { parameters, result } = BUILTINS[name]!;
  const { code, unit } = w;
  if (wanted.parameters.length !== parameters.length)
    invalid(i, `the call of '${name}' does not match its declaration`);
  const given = wanted.parameters.map((operand, n) => argumentOf(w, operand, parameters[n]!));
  const asserts = name === "__assertfail";
  if (asserts) given.push(w.special("%thread"));
  w.call(unit.host(name), ...given);
  if (asserts && w.f.inFunction) unit.fail(w, "trap", unit.position(i));
  if (result === 0) return;
  const [to] = wanted.results;
  if (to === undefined) {
    code.op("drop");
    return;
  }
  const v = result === 8 ? "i64" : "i32";
  const value = w.temporary(v, "result");
  code.set(value.index);
  w.store(w.special("%local"), w.f.symbol(i, to).address, value, `${v}.store`);
}

function argumentOf(w: InstructionBody, operand: Operand, bytes: number): Value {
  const symbol = operand.kind === "symbol" ? w.f.addressOf(operand.name) : undefined;
  if (symbol?.space !== "local") return w.operand(operand, `b${bytes * 8}` as Scalar);
  return w.special("%local").load(symbol.address, bytes === 8 ? "i64.load" : "i32.load");
}
