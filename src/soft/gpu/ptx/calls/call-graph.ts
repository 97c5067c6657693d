// Call graph of a module, and the decision which functions are inlined.

import {
  type Call,
  type Instruction,
  invalid,
  isWait,
  leavesOf,
  type Operand,
  type PtxFunction,
  type PtxModule,
  unsupported,
  type Variable,
} from "../syntax.ts";
import { isBuiltin } from "./builtins.ts";

const SMALL_STATEMENTS = 300;

export interface CallGraph {
  /** Functions of the module by name, including declarations. */
  readonly functions: ReadonlyMap<string, PtxFunction>;
  /** Functions whose address is taken. Indirect calls can reach them. */
  readonly addressTaken: readonly PtxFunction[];
  /** Called functions that the soft GPU implements itself. */
  readonly builtins: readonly string[];
  /** Returns true if calls of the function are replaced by its body. */
  isInlined(name: string): boolean;
  /** Returns true if the function must be inlined, because it waits, exits or names shared memory. */
  mustInline(name: string): boolean;
  /** Returns the functions that an indirect call may reach. */
  candidates(call: Call): readonly PtxFunction[];
}

export const instructionsOf = (fn: PtxFunction): Instruction[] =>
  (fn.body ?? []).filter((each): each is Instruction => "operation" in each);

/** Analyses the calls of a module. Throws a PtxError for a function without a definition. */
export function callGraphOf(module: PtxModule): CallGraph {
  const functions = new Map(module.functions.map((fn) => [fn.name, fn]));
  const defined = module.functions.filter(({ body }) => body !== undefined);
  const addressTaken = addressTakenFunctions(module, functions);
  const calls = new Map(
    defined.map((fn) => [fn.name, instructionsOf(fn).filter(({ call }) => call !== undefined)]),
  );
  const candidates = ({ prototype }: Call): readonly PtxFunction[] => {
    if (prototype === undefined) return addressTaken;
    return addressTaken.filter(
      (fn) => sameSizes(fn.results, prototype.results) && sameSizes(fn.parameters, prototype.parameters),
    );
  };
  const reached = new Map<string, readonly string[]>();
  const builtins = new Set<string>();
  const sites = new Map<string, number>();
  for (const fn of defined) {
    const found = calls.get(fn.name)!.flatMap(({ call, ...at }) => {
      const { target } = call!;
      if (target.kind !== "symbol") return candidates(call!).map(({ name }) => name);
      if (isBuiltin(target.name)) {
        builtins.add(target.name);
        return [];
      }
      if (functions.get(target.name)?.body === undefined)
        invalid(at, `Unresolved extern function '${target.name}'`);
      sites.set(target.name, (sites.get(target.name) ?? 0) + 1);
      return [target.name];
    });
    reached.set(fn.name, [...new Set(found)]);
  }
  const recursive = cyclesOf(reached);
  const kernelBound = new Set(defined.filter((fn) => bindsToKernel(fn, module)).map(({ name }) => name));
  for (let before = -1; before !== kernelBound.size; ) {
    before = kernelBound.size;
    for (const [name, callees] of reached)
      if (callees.some((each) => kernelBound.has(each))) kernelBound.add(name);
  }
  for (const name of kernelBound)
    if (recursive.has(name))
      unsupported(
        functions.get(name)!,
        `a recursive function that waits for other threads, ends its thread or names shared memory (${name})`,
      );
  const isInlined = (name: string): boolean => {
    if (kernelBound.has(name)) return true;
    if (recursive.has(name)) return false;
    return sites.get(name) === 1 || (functions.get(name)?.body?.length ?? 0) <= SMALL_STATEMENTS;
  };
  const mustInline = (name: string) => kernelBound.has(name);
  return { functions, addressTaken, builtins: [...builtins], isInlined, mustInline, candidates };
}

const sameSizes = (a: readonly Variable[], b: readonly Variable[]): boolean =>
  a.length === b.length && a.every(({ bytes }, i) => bytes === b[i]!.bytes);

/**
 * Returns true if only kernel code can run the function: it waits, ends the thread, or names shared memory,
 * whose layout belongs to the kernel.
 */
function bindsToKernel(fn: PtxFunction, module: PtxModule): boolean {
  if (fn.isKernel) return false;
  const shared = new Set(
    [...module.variables, ...fn.variables].filter(({ space }) => space === "shared").map(({ name }) => name),
  );
  const isShared = (each: Operand) => each.kind === "symbol" && shared.has(each.name);
  return instructionsOf(fn).some(
    (each) =>
      isWait(each) || each.operation.opcode === "exit" || each.operands.flatMap(leavesOf).some(isShared),
  );
}

function addressTakenFunctions(
  module: PtxModule,
  functions: ReadonlyMap<string, PtxFunction>,
): PtxFunction[] {
  const found = new Set<string>();
  const note = (name: string | undefined) => {
    if (name !== undefined && functions.get(name)?.isKernel === false) found.add(name);
  };
  for (const { initial } of module.variables) for (const { symbol } of initial) note(symbol);
  for (const fn of module.functions)
    for (const { operands } of instructionsOf(fn))
      for (const operand of operands)
        if (operand.kind !== "address")
          for (const each of leavesOf(operand)) if (each.kind === "symbol") note(each.name);
  return [...found].map((name) => functions.get(name)!).filter(({ body }) => body !== undefined);
}

/** Returns the functions that can call themselves, directly or through others. */
function cyclesOf(reached: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  for (const start of reached.keys()) {
    const seen = new Set<string>();
    const open = [...reached.get(start)!];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === start) {
        found.add(start);
        break;
      }
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(reached.get(name) ?? []));
    }
  }
  return found;
}
