// Device functions that are not inlined: each is a WebAssembly function that runs for one thread.
import { CUDA_ERROR_HARDWARE_STACK_ERROR } from "../../../../../ffi/cuda/index.ts";
import type { CallGraph } from "../../ptx/calls/call-graph.ts";
import type { Inliner } from "../../ptx/calls/inline.ts";
import { withParameterRegisters } from "../../ptx/calls/parameter-registers.ts";
import { put } from "../../ptx/collections.ts";
import { flowFrom } from "../../ptx/flow.ts";
import { type End, graphOf } from "../../ptx/graph.ts";
import { roundUp, type Value } from "../../ptx/operations/scalar.ts";
import { registerValues } from "../../ptx/register-values.ts";
import { conditionOf, type Position, type PtxFunction } from "../../ptx/syntax.ts";
import { dropUnreadResults } from "../../ptx/unread-results.ts";
import { Code, requireFits } from "../encoding/code.ts";
import { Body } from "../encoding/expression.ts";
import { writeStructured } from "../encoding/structure.ts";
import { instrument } from "../inspect/instrument.ts";
import { writeInstructions } from "../instructions/index.ts";
import { callFrame, POINTER_STEP, placed } from "../unit/call-frame.ts";
import { FunctionCode } from "../unit/function-code.ts";
import { STACK_BYTES } from "../unit/layout.ts";
import { pushSpecialRegister, setIds } from "../unit/special-registers.ts";
import { writePeriodicCheck, writeStopCheck } from "../unit/stop-check.ts";
import type { CalledFunctions, SymbolAddress, Unit } from "../unit/unit.ts";
import { arithmeticOnlyRegisters } from "./kernel-plan.ts";

const SIGNATURE: { readonly parameters: readonly Value[]; readonly results: readonly Value[] } = {
  parameters: ["i32", "i32"],
  results: [],
};
const THREAD = 0;
const FRAME = 1;
/** Loop iterations between two checks whether the launch is to stop. */
const FUEL = 1 << 20;

/** Returns the value of a pointer to a function, or undefined when its address is never taken. */
export function pointerTo(graph: CallGraph, name: string): number | undefined {
  const slot = graph.addressTaken.findIndex((fn) => fn.name === name);
  return slot < 0 ? undefined : (slot + 1) * POINTER_STEP;
}

/** Returns the functions that are called. `finish` writes them, and the table for indirect calls. */
export function deviceFunctions(
  unit: Unit,
  graph: CallGraph,
  inliner: Inliner,
): CalledFunctions & { finish(): void } {
  const { builder } = unit;
  const indices = new Map<string, number>();
  const unwritten: PtxFunction[] = [];
  const find = (name: string) => {
    const fn = graph.functions.get(name);
    if (fn === undefined) return undefined;
    if (!indices.has(name)) unwritten.push(fn);
    return { index: indices.get(name) ?? put(indices, name, builder.declare(SIGNATURE, name)), fn };
  };
  const finish = () => {
    const slots = graph.addressTaken.map(({ name }) =>
      graph.mustInline(name) ? undefined : find(name)!.index,
    );
    for (let fn = unwritten.pop(); fn !== undefined; fn = unwritten.pop())
      builder.define(indices.get(fn.name)!, requireFits(fn, functionOf(unit, fn, inliner)));
    builder.table = slots;
  };
  return { type: builder.type(SIGNATURE), pointers: graph.addressTaken.length, find, finish };
}

function functionOf(unit: Unit, original: PtxFunction, inliner: Inliner): Code {
  const fn = withParameterRegisters(inliner(original));
  const blocks = graphOf(fn);
  if (!unit.inOrder) dropUnreadResults(blocks, fn.registers.length);
  instrument(blocks, fn.registers, unit.instrumentation);
  const values = registerValues(fn, blocks);
  const { addresses, bytes } = frameLayout(fn);
  const code = new Code(SIGNATURE.parameters, SIGNATURE.results);
  const ids = ["x", "y", "z"].map(() => code.local("i32"));
  const locals = { code, unit, ids, thread: THREAD, localBytes: 0 };
  const pushSpecial = (name: string, at: Position): Value => {
    if (name !== "%local" && name !== "%stack") return pushSpecialRegister(locals, name, at);
    code.get(FRAME);
    if (name === "%stack") code.i32(bytes).op("i32.add");
    return "i32";
  };
  const f = new FunctionCode({
    code,
    unit,
    values,
    pushSpecial,
    addressOf: (name) => addresses.get(name),
    rawNans: arithmeticOnlyRegisters(blocks, values),
  });
  f.inFunction = true;
  const w = new Body(code);
  const fuel = w.local("i32");
  enter(w, unit, bytes, unit.position(original));
  setIds(locals, ids.length);
  fuel.set(FUEL);
  writeStructured(code, blocks, flowFrom(blocks, 0), {
    block: (index) => {
      f.checked.clear();
      writeInstructions(f, blocks[index]!.instructions);
    },
    condition: ({ at, guard }) => f.push(at, conditionOf(guard), "pred"),
    index: ({ value }) => f.push(fn, value, "u32"),
    leave: (end: End) => {
      if (end.kind === "trap") unit.fail(w, "trap", unit.position(end.at));
      else code.op("return");
    },
    head: () => writePeriodicCheck(w, unit, fuel, FUEL),
    yield: () => {},
  });
  return code;
}

/** Writes a function's prologue: the checks for a stack overflow and for a stopped launch. */
function enter(w: Body, unit: Unit, bytes: number, position: number): void {
  const frame = w.local("i32", FRAME);
  w.if(frame.add(bytes).xor(frame).ge(STACK_BYTES), () =>
    unit.fail(w, "fail", CUDA_ERROR_HARDWARE_STACK_ERROR, position),
  );
  writeStopCheck(w, unit);
}

/** Returns the frame offsets of a function's parameters, results and local variables. */
function frameLayout(fn: PtxFunction): { addresses: ReadonlyMap<string, SymbolAddress>; bytes: number } {
  const addresses = new Map<string, SymbolAddress>();
  const frame = callFrame(fn.results, fn.parameters);
  for (const part of ["results", "parameters"] as const)
    for (const [i, { name }] of fn[part].entries())
      addresses.set(name, { space: "local", address: frame[part][i]! });
  const locals = fn.variables.filter(({ space }) => space === "local");
  const { offsets, end } = placed(locals, ({ align }) => Math.min(align, 16), frame.bytes);
  for (const [n, { name }] of locals.entries()) addresses.set(name, { space: "local", address: offsets[n]! });
  return { addresses, bytes: roundUp(end, 16) };
}
