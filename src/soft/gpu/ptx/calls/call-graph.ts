// Call graph of a module, and the decision which functions are inlined.

import { reachable } from "../collections.ts";
import {
  type Call,
  type Instruction,
  invalid,
  isWait,
  leavesOf,
  type Operand,
  type Prototype,
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

  const candidates = ({ prototype }: Call): readonly PtxFunction[] =>
    addressTaken.filter((fn) => prototype === undefined || sameFrame(fn, prototype));
  const reached = new Map<string, readonly string[]>();
  const builtins = new Set<string>();
  const sites = new Map<string, number>();
  for (const fn of defined) {
    const found = instructionsOf(fn).flatMap((at) => {
      const { call } = at;
      if (call === undefined) return [];
      const { target } = call;
      if (target.kind !== "symbol") return candidates(call).map(({ name }) => name);
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
  const calleesOf = (name: string) => reached.get(name) ?? [];
  const names = [...reached.keys()];
  const recursive = new Set(names.filter((name) => reachable(calleesOf(name), calleesOf).has(name)));
  const bound = defined.filter((fn) => bindsToKernel(fn, module)).map(({ name }) => name);
  const kernelBound = reachable(bound, (name) => names.filter((each) => calleesOf(each).includes(name)));
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

/** Returns true if the results and the parameters of two functions have the same sizes. */
function sameFrame(a: Prototype, b: Prototype): boolean {
  const sizesOf = (variables: readonly Variable[]) => variables.map(({ bytes }) => bytes).join();
  return sizesOf(a.results) === sizesOf(b.results) && sizesOf(a.parameters) === sizesOf(b.parameters);
}

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
