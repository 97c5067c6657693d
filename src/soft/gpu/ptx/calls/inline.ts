// Function inlining.

import { operationOf } from "../operations/operation.ts";
import type { Scalar } from "../operations/scalar.ts";
import { renamed } from "../rename.ts";
import {
  type BranchTable,
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

/** Inlines the calls in functions, and caches each result. */
export class Inliner {
  readonly #graph: CallGraph;
  readonly #address: (name: string) => number;
  readonly #done = new Map<string, PtxFunction>();

  /** `address` returns the value of a pointer to a function. */
  constructor(graph: CallGraph, address: (name: string) => number) {
    this.#graph = graph;
    this.#address = address;
  }

  expand(fn: PtxFunction): PtxFunction {
    let found = this.#done.get(fn.name);
    if (found === undefined) {
      const hasCalls = fn.body?.some((each) => "call" in each && each.call !== undefined);
      found = hasCalls ? new Expansion(fn, this.#graph, this).run() : fn;
      this.#done.set(fn.name, found);
    }
    return found;
  }

  addressOf(name: string): number {
    return this.#address(name);
  }
}

class Expansion {
  readonly #fn: PtxFunction;
  readonly #graph: CallGraph;
  readonly #inliner: Inliner;
  readonly #body: Statement[] = [];
  readonly #registers: Register[];
  readonly #variables: Map<string, Variable>;
  readonly #tables: BranchTable[];
  #copies = 0;

  constructor(fn: PtxFunction, graph: CallGraph, inliner: Inliner) {
    this.#fn = fn;
    this.#graph = graph;
    this.#inliner = inliner;
    this.#registers = [...fn.registers];
    this.#variables = new Map(fn.variables.map((each) => [each.name, each]));
    this.#tables = [...fn.tables];
  }

  run(): PtxFunction {
    for (const statement of this.#fn.body ?? []) {
      if ("call" in statement && statement.call !== undefined) this.#call(statement, statement.call);
      else this.#body.push(statement);
      if (this.#body.length > MOST_STATEMENTS)
        unsupported(this.#fn, `a function of this size together with its callees (${this.#fn.name})`);
    }
    return {
      ...this.#fn,
      body: this.#body,
      registers: this.#registers,
      variables: [...this.#variables.values()],
      tables: this.#tables,
    };
  }

  #call(at: Instruction, call: Call): void {
    const { target } = call;
    if (target.kind === "symbol") {
      const callee = this.#graph.functions.get(target.name);
      if (isBuiltin(target.name) || callee === undefined || !this.#isInlined(callee)) {
        this.#body.push(at);
        return;
      }
      this.#underGuard(at, () => this.#inline(at, call, callee));
      return;
    }
    const candidates = this.#graph.candidates(call);
    if (!candidates.some(({ name }) => this.#graph.mustInline(name))) {
      this.#body.push(at);
      return;
    }
    this.#underGuard(at, () => this.#choose(at, call, candidates));
  }

  #isInlined({ name }: PtxFunction): boolean {
    if (!this.#graph.isInlined(name)) return false;
    return this.#graph.mustInline(name) || this.#body.length < ENOUGH_STATEMENTS;
  }

  /** Writes a guarded call as a branch around the call. */
  #underGuard(at: Instruction, write: () => void): void {
    const { guard } = at;
    if (guard === undefined) {
      write();
      return;
    }
    const label = `@after${this.#copies++}:${this.#fn.name}`;
    this.#jump(at, label, { ...guard, negated: !guard.negated });
    write();
    this.#label(at, label);
  }

  /** Replaces an indirect call by comparisons with each candidate, because some of them must be inlined. */
  #choose(at: Instruction, call: Call, candidates: readonly PtxFunction[]): void {
    const end = `@end${this.#copies++}:${this.#fn.name}`;
    const predicate = this.#register("pred");
    for (const callee of candidates) {
      const next = `@next${this.#copies++}:${this.#fn.name}`;
      this.#emit(at, "setp.ne.u64", [
        { kind: "register", register: predicate },
        call.target,
        { kind: "immediate", value: BigInt(this.#inliner.addressOf(callee.name)) },
      ]);
      this.#jump(at, next, { register: predicate, negated: false });
      if (this.#graph.mustInline(callee.name)) this.#inline(at, call, callee);
      else this.#body.push({ ...at, guard: undefined, call: { ...call, target: symbol(callee.name) } });
      this.#jump(at, end);
      this.#label(at, next);
    }
    this.#emit(at, "trap", []);
    this.#label(at, end);
  }

  #inline(at: Instruction, call: Call, original: PtxFunction): void {
    const callee = this.#inliner.expand(original);
    const copy = this.#copies++;
    const suffix = `@${copy}:${this.#fn.name}`;
    const variables = this.#bind(at, call, callee, copy);
    const first = this.#registers.length;
    for (const { name, type } of callee.registers)
      this.#registers.push({ index: this.#registers.length, name, type });
    const names = {
      register: ({ index }: Register) => this.#registers[first + index]!,
      variables,
      label: (old: string) => old + suffix,
    };
    const end = `@ret${suffix}`;
    for (const { name, labels } of callee.tables)
      this.#tables.push({ name: names.label(name), labels: labels.map(names.label) });
    for (const statement of callee.body ?? []) {
      const changed = renamed(statement, names);
      if ("operation" in changed && changed.operation.opcode === "ret")
        this.#jump(changed, end, changed.guard);
      else this.#body.push(changed);
    }
    this.#label(at, end);
  }

  /** Returns the new names of the callee's variables. Parameters and results become variables of the caller. */
  #bind(at: Instruction, call: Call, callee: PtxFunction, copy: number): Map<string, string> {
    const names = new Map<string, string>();
    if (call.parameters.length !== callee.parameters.length || call.results.length !== callee.results.length)
      invalid(at, `the call of '${callee.name}' does not match its declaration`);
    callee.parameters.forEach((parameter, i) => {
      names.set(parameter.name, this.#argument(at, call.parameters[i]!, parameter, copy));
    });
    callee.results.forEach((result, i) => {
      names.set(result.name, this.#same(at, call.results[i]!, result));
    });
    for (const variable of callee.variables) {
      if (names.has(variable.name)) continue;
      // Calls of one function do not overlap in a thread, so its copies share local variables. Each copy has
      // its own parameter variables.
      const name =
        variable.space === "param"
          ? `${variable.name}@${copy}:${this.#fn.name}`
          : variable.name.includes("::")
            ? variable.name
            : `${callee.name}::${variable.name}`;
      names.set(variable.name, name);
      this.#variables.set(name, { ...variable, name });
    }
    return names;
  }

  #argument(at: Instruction, operand: Operand, parameter: Variable, copy: number): string {
    if (operand.kind === "symbol" && this.#variables.has(operand.name))
      return this.#same(at, operand.name, parameter);
    const name = `${parameter.name}@${copy}:${this.#fn.name}`;
    this.#variables.set(name, { ...parameter, name });
    this.#emit(at, `st.param.${parameter.type}`, [
      { kind: "address", base: symbol(name), offset: 0 },
      operand,
    ]);
    return name;
  }

  #same(at: Position, name: string, wanted: Variable): string {
    const found = this.#variables.get(name);
    if (found === undefined) invalid(at, `Unknown symbol '${name}'`);
    if (found.bytes !== wanted.bytes)
      invalid(at, `Type or alignment of argument '${name}' does not match formal parameter '${wanted.name}'`);
    return name;
  }

  #register(type: Scalar): Register {
    const register = { index: this.#registers.length, name: `@${type}`, type };
    this.#registers.push(register);
    return register;
  }

  #emit({ line, column }: Position, name: string, operands: Operand[], guard?: Guard): void {
    this.#body.push({ guard, operation: operationOf(name), operands, line, column });
  }

  #jump(at: Position, label: string, guard?: Guard): void {
    this.#emit(at, "bra", [symbol(label)], guard);
  }

  #label({ line, column }: Position, label: string): void {
    this.#body.push({ label, line, column });
  }
}

const symbol = (name: string): Operand & { kind: "symbol" } => ({ kind: "symbol", name, offset: 0 });
