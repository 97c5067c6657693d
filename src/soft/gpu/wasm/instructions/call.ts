// Calls of device functions that are not inlined, and of functions that the soft GPU implements itself.
import { CUDA_ERROR_INVALID_PC } from "../../../../../ffi/cuda/index.ts";
import { BUILTINS } from "../../ptx/calls/builtins.ts";
import { type Scalar, valueType } from "../../ptx/operations/scalar.ts";
import { type Call, type Instruction, invalid, type Operand, type Variable } from "../../ptx/syntax.ts";
import { callFrame, POINTER_STEP } from "../unit/call-frame.ts";
import { type FunctionCode, refuse } from "../unit/function-code.ts";
import type { Handler } from "./handler.ts";

export const call: Handler<"call"> = (f, i) => {
  const { call: wanted } = i;
  if (wanted === undefined) refuse(i);
  const { target } = wanted;
  if (target.kind === "symbol") {
    const builtin = BUILTINS[target.name];
    if (builtin !== undefined) {
      callBuiltin(f, i, wanted, target.name);
      return;
    }
    const found = f.unit.functions.find(target.name);
    if (found === undefined) invalid(i, `Unknown symbol '${target.name}'`);
    const { fn, index } = found;
    pass(f, i, wanted, fn, () => f.code.call(index));
    return;
  }
  if (target.kind !== "register" || wanted.prototype === undefined)
    invalid(i, "a call through a register needs a prototype");
  pass(f, i, wanted, wanted.prototype, () => {
    const slot = f.temporary("i64", "pointer");
    const { code, unit } = f;
    f.push(i, target, "b64");
    code
      .i64(BigInt(POINTER_STEP))
      .op("i64.sub")
      .tee(slot)
      .i64(BigInt(Math.log2(POINTER_STEP)))
      .op("i64.rotr");
    code.i64(BigInt(unit.functions.pointers)).op("i64.ge_u").if();
    code.i32(CUDA_ERROR_INVALID_PC).i32(unit.position(i)).call(unit.host("fail")).op("unreachable").end();
    code.get(slot).op("i32.wrap_i64").i32(Math.log2(POINTER_STEP)).op("i32.shr_u");
    code.callIndirect(unit.functions.type);
  });
};

interface Signature {
  readonly results: readonly Variable[];
  readonly parameters: readonly Variable[];
}

/** Copies arguments into the callee's frame and results out of it. */
function pass(f: FunctionCode, i: Instruction, wanted: Call, callee: Signature, writeCall: () => void): void {
  const { code } = f;
  if (
    wanted.parameters.length !== callee.parameters.length ||
    wanted.results.length !== callee.results.length
  )
    invalid(i, "the call does not match the function's declaration");
  const layout = callFrame(callee.results, callee.parameters);
  const frame = f.temporary("i32", "frame");
  f.pushSpecial("%stack", i);
  code.set(frame);
  callee.parameters.forEach((parameter, n) => {
    const from = wanted.parameters[n]!;
    const to = layout.parameters[n]!;
    const symbol = from.kind === "symbol" ? f.addressOf(from.name) : undefined;
    if (from.kind === "symbol" && symbol?.space === "local") {
      f.pushSpecial("%local", i);
      const source = f.temporary("i32", "argument");
      code.set(source);
      copy(f, { from: source, fromOffset: symbol.address, to: frame, toOffset: to, bytes: parameter.bytes });
    } else {
      code.get(frame);
      f.push(i, from, parameter.type);
      code.memory(`${valueType(parameter.type)}.store`, to);
    }
  });
  f.pushSpecial("%thread", i);
  code.get(frame);
  writeCall();
  callee.results.forEach((result, n) => {
    const symbol = f.symbol(i, wanted.results[n]!);
    f.pushSpecial("%local", i);
    const source = f.temporary("i32", "argument");
    code.set(source);
    copy(f, {
      from: frame,
      fromOffset: layout.results[n]!,
      to: source,
      toOffset: symbol.address,
      bytes: result.bytes,
    });
  });
}

interface Copy {
  readonly from: number;
  readonly fromOffset: number;
  readonly to: number;
  readonly toOffset: number;
  readonly bytes: number;
}

function copy({ code }: FunctionCode, { from, fromOffset, to, toOffset, bytes }: Copy): void {
  for (let at = 0; at < bytes; ) {
    const left = bytes - at;
    const [load, store, width] =
      left >= 8
        ? (["i64.load", "i64.store", 8] as const)
        : left >= 4
          ? (["i32.load", "i32.store", 4] as const)
          : (["i32.load8_u", "i32.store8", 1] as const);
    code
      .get(to)
      .get(from)
      .memory(load, fromOffset + at)
      .memory(store, toOffset + at);
    at += width;
  }
}

/** Pushes the arguments of a built-in function, and the thread for an assertion. */
function callBuiltin(f: FunctionCode, i: Instruction, wanted: Call, name: string): void {
  const { parameters, result } = BUILTINS[name]!;
  const { code, unit } = f;
  if (wanted.parameters.length !== parameters.length)
    invalid(i, `the call of '${name}' does not match its declaration`);
  wanted.parameters.forEach((operand, n) => {
    pushArgument(f, i, operand, parameters[n]!);
  });
  if (name === "__assertfail") f.pushSpecial("%thread", i);
  code.call(unit.host(name));
  if (name === "__assertfail" && f.inFunction)
    code.i32(unit.position(i)).call(unit.host("trap")).op("unreachable");
  if (result === 0) return;
  const [to] = wanted.results;
  if (to === undefined) {
    code.op("drop");
    return;
  }
  const value = f.temporary(result === 8 ? "i64" : "i32", "result");
  code.set(value);
  const symbol = f.symbol(i, to);
  f.pushSpecial("%local", i);
  code.get(value).memory(result === 8 ? "i64.store" : "i32.store", symbol.address);
}

function pushArgument(f: FunctionCode, i: Instruction, operand: Operand, bytes: number): void {
  const symbol = operand.kind === "symbol" ? f.addressOf(operand.name) : undefined;
  if (operand.kind !== "symbol" || symbol?.space !== "local") {
    f.push(i, operand, `b${bytes * 8}` as Scalar);
    return;
  }
  f.pushSpecial("%local", i);
  f.code.memory(bytes === 8 ? "i64.load" : "i32.load", symbol.address);
}
