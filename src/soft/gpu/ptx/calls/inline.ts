// Function inlining.

import { put } from "../collections.ts";
import { operationOf } from "../operations/operation.ts";

import { renamed } from "../rename.ts";
import {
  type Call,
  type Guard,
  type Instruction,
  invalid,
  type Operand,
  type Position,
  type PtxFunction,
  type Register,
  type Statement,
  unsupported,
  type Variable,
} from "../syntax.ts";
import { isBuiltin } from "./builtins.ts";
import type { CallGraph } from "./call-graph.ts";

const MOST_STATEMENTS = 300_000;
/** Function size above which only functions that must be inlined are inlined. */
const ENOUGH_STATEMENTS = 20_000;

/** Returns a function with its calls replaced by the bodies of their callees. */
export type Inliner = (fn: PtxFunction) => PtxFunction;

/** Returns the inliner of a module, which caches each result. `address` returns the value of a pointer to a function. */
export function inlinerOf(graph: CallGraph, address: (name: string) => number): Inliner {
  const done = new Map<string, PtxFunction>();
  const hasCalls = ({ body }: PtxFunction) => body?.some((each) => "call" in each && each.call !== undefined);
  const made: Inliner = (fn) => (hasCalls(fn) ? expanded(fn, { graph, address, expand }) : fn);
  const expand: Inliner = (fn) => done.get(fn.name) ?? put(done, fn.name, made(fn));
  return expand;
}

interface Module {
  readonly graph: CallGraph;
  readonly address: (name: string) => number;
  readonly expand: Inliner;
}

function expanded(fn: PtxFunction, { graph, address, expand }: Module): PtxFunction {
  const body: Statement[] = [];
  const registers = [...fn.registers];
  const variables = new Map(fn.variables.map((each) => [each.name, each]));
  const tables = [...fn.tables];
  let copies = 0;
  for (const statement of fn.body ?? []) {
    if ("call" in statement && statement.call !== undefined) inlineCall(statement, statement.call);
    else body.push(statement);
    if (body.length > MOST_STATEMENTS)
      unsupported(fn, `a function of this size together with its callees (${fn.name})`);
  }
  return { ...fn, body, registers, variables: [...variables.values()], tables };

  function inlineCall(at: Instruction, call: Call): void {
    const { target } = call;
    const callee = target.kind === "symbol" ? graph.functions.get(target.name) : undefined;
    const candidates = target.kind === "symbol" ? [] : graph.candidates(call);
    if (callee !== undefined && isInlined(callee)) underGuard(at, () => inline(at, call, callee));
    else if (candidates.some(({ name }) => graph.mustInline(name)))
      underGuard(at, () => choose(at, call, candidates));
    else body.push(at);
  }

  function isInlined({ name }: PtxFunction): boolean {
    if (isBuiltin(name) || !graph.isInlined(name)) return false;
    return graph.mustInline(name) || body.length < ENOUGH_STATEMENTS;
  }

  /** Writes a guarded call as a branch around the call. */
  function underGuard(at: Instruction, write: () => void): void {
    const { guard } = at;
    if (guard === undefined) {
      write();
      return;
    }
    const label = `@after${copies++}:${fn.name}`;
    jump(at, label, { ...guard, negated: !guard.negated });
    write();
    addLabel(at, label);
  }

  /** Replaces an indirect call by comparisons with each candidate, because some of them must be inlined. */
  function choose(at: Instruction, call: Call, candidates: readonly PtxFunction[]): void {
    const end = `@end${copies++}:${fn.name}`;
    const predicate: Register = { index: registers.length, name: "@pred", type: "pred" };
    registers.push(predicate);
    for (const callee of candidates) {
      const next = `@next${copies++}:${fn.name}`;
      emit(at, "setp.ne.u64", [
        { kind: "register", register: predicate },
        call.target,
        { kind: "immediate", value: BigInt(address(callee.name)) },
      ]);
      jump(at, next, { register: predicate, negated: false });
      if (graph.mustInline(callee.name)) inline(at, call, callee);
      else body.push({ ...at, guard: undefined, call: { ...call, target: symbol(callee.name) } });
      jump(at, end);
      addLabel(at, next);
    }
    emit(at, "trap", []);
    addLabel(at, end);
  }

  function inline(at: Instruction, call: Call, original: PtxFunction): void {
    const callee = expand(original);
    const suffix = `@${copies++}:${fn.name}`;
    const variables = bind(at, call, callee, suffix);
    const first = registers.length;
    for (const { name, type } of callee.registers) registers.push({ index: registers.length, name, type });
    const names = {
      register: ({ index }: Register) => registers[first + index]!,
      variables,
      label: (old: string) => old + suffix,
    };
    const end = `@ret${suffix}`;
    for (const { name, labels } of callee.tables)
      tables.push({ name: names.label(name), labels: labels.map(names.label) });
    for (const statement of callee.body ?? []) {
      const changed = renamed(statement, names);
      if ("operation" in changed && changed.operation.opcode === "ret") jump(changed, end, changed.guard);
      else body.push(changed);
    }
    addLabel(at, end);
  }

  /** Returns the new names of the callee's variables. Parameters and results become variables of the caller. */
  function bind(at: Instruction, call: Call, callee: PtxFunction, suffix: string): Map<string, string> {
    const names = new Map<string, string>();
    if (call.parameters.length !== callee.parameters.length || call.results.length !== callee.results.length)
      invalid(at, `the call of '${callee.name}' does not match its declaration`);
    callee.parameters.forEach((parameter, i) => {
      names.set(parameter.name, argumentOf(at, call.parameters[i]!, parameter, suffix));
    });
    callee.results.forEach((result, i) => {
      names.set(result.name, sameVariable(at, call.results[i]!, result));
    });
    for (const variable of callee.variables) {
      if (names.has(variable.name)) continue;
      // Calls of one function do not overlap in a thread, so its copies share local variables. Each copy has
      // its own parameter variables.
      const shared = variable.name.includes("::") ? variable.name : `${callee.name}::${variable.name}`;
      const name = variable.space === "param" ? variable.name + suffix : shared;
      names.set(variable.name, name);
      variables.set(name, { ...variable, name });
    }
    return names;
  }

  function argumentOf(at: Instruction, operand: Operand, parameter: Variable, suffix: string): string {
    if (operand.kind === "symbol" && variables.has(operand.name))
      return sameVariable(at, operand.name, parameter);
    const name = parameter.name + suffix;
    variables.set(name, { ...parameter, name });
    emit(at, `st.param.${parameter.type}`, [{ kind: "address", base: symbol(name), offset: 0 }, operand]);
    return name;
  }

  function sameVariable(at: Position, name: string, wanted: Variable): string {
    const found = variables.get(name);
    if (found === undefined) invalid(at, `Unknown symbol '${name}'`);
    if (found.bytes !== wanted.bytes)
      invalid(at, `Type or alignment of argument '${name}' does not match formal parameter '${wanted.name}'`);
    return name;
  }

  function emit({ line, column }: Position, name: string, operands: Operand[], guard?: Guard): void {
    body.push({ guard, operation: operationOf(name), operands, line, column });
  }

  function jump(at: Position, label: string, guard?: Guard): void {
    emit(at, "bra", [symbol(label)], guard);
  }

  function addLabel({ line, column }: Position, label: string): void {
    body.push({ label, line, column });
  }
}

const symbol = (name: string): Operand & { kind: "symbol" } => ({ kind: "symbol", name, offset: 0 });
