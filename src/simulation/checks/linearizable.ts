// The algorithm of Wing and Gong with the cache of Lowe: "Testing for linearizability", 2017. Porcupine and Knossos
// use it as well.
import { shown } from "../../arguments/shown.ts";
import type { Operation } from "./history.ts";
import type { Model } from "./models.ts";

/** Default number of steps after which a check gives no verdict. */
const MOST_STEPS = 2_000_000;

/** Result of {@link checkLinearizable}. */
export interface Linearizability<Input, Output> {
  /** "undecided" when the check reached its limit of steps. */
  readonly verdict: "linearizable" | "not linearizable" | "undecided";
  /** Longest order of operations that the model allows. It is a full order for a linearizable history. */
  readonly order: readonly Operation<Input, Output>[];
}

/** Call or result of an operation, in a list that operations leave and enter again. */
interface Entry {
  readonly operation: number;
  readonly isCall: boolean;
  before: Entry | undefined;
  after: Entry | undefined;
  /** Entry of the result. Undefined for a result, and for a call without one. */
  result: Entry | undefined;
}

/**
 * Checks whether a history is linearizable. Each operation must have happened at one moment between its call and its
 * result, so that all results follow from the model. Operations without a result may have happened or not.
 *
 * @example
 * const history = new History<RegisterInput, number>();
 * history.call("a", { kind: "write", value: 1 })(1);
 * history.call("b", { kind: "read" })(0); // reads the old value after the write has returned
 * console.log(checkLinearizable(history.operations, registerModel).verdict); // "not linearizable"
 */
export function checkLinearizable<State, Input, Output>(
  operations: readonly Operation<Input, Output>[],
  model: Model<State, Input, Output>,
  limit: { readonly steps?: number } = {},
): Linearizability<Input, Output> {
  if (!Array.isArray(operations))
    throw new TypeError(
      `checkLinearizable: operations is ${shown(operations)}. Use history.operations of a History`,
    );
  if (typeof model?.step !== "function" || typeof model.key !== "function")
    throw new TypeError(
      `checkLinearizable: model is ${shown(model)}. Use registerModel, or an object with initial, step and key`,
    );
  const parts = new Map<string, Operation<Input, Output>[]>();
  for (const operation of operations) {
    const name = model.part?.(operation.input) ?? "";
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [operation]);
    else part.push(operation);
  }
  const order: Operation<Input, Output>[] = [];
  let verdict: Linearizability<Input, Output>["verdict"] = "linearizable";
  for (const part of parts.values()) {
    const found = checkPart(part, model, limit.steps ?? MOST_STEPS);
    if (found.verdict === "not linearizable") return found;
    if (found.verdict === "undecided") verdict = "undecided";
    order.push(...found.order);
  }
  return { verdict, order };
}

function checkPart<State, Input, Output>(
  operations: readonly Operation<Input, Output>[],
  model: Model<State, Input, Output>,
  mostSteps: number,
): Linearizability<Input, Output> {
  const head = entriesOf(operations);
  const done = new Uint32Array(Math.ceil(operations.length / 32));
  const seen = new Set<string>();
  const chosen: { readonly entry: Entry; readonly state: State }[] = [];
  let longest: number[] = [];
  let state = model.initial;
  let left = operations.filter(({ returned }) => returned !== Number.POSITIVE_INFINITY).length;
  let entry = head.after;
  const orderOf = (indices: readonly number[]) => indices.map((index) => operations[index]!);
  for (let steps = 0; left > 0; steps++) {
    if (steps > mostSteps) return { verdict: "undecided", order: orderOf(longest) };
    if (entry?.isCall) {
      const { input, output } = operations[entry.operation]!;
      const next = model.step(state, input, output);
      const isNew = next !== undefined && isFirst(seen, done, entry.operation, model.key(next));
      if (!isNew) {
        entry = entry.after;
        continue;
      }
      chosen.push({ entry, state });
      flip(done, entry.operation);
      if (entry.result !== undefined) left--;
      state = next;
      lift(entry);
      if (chosen.length > longest.length) longest = chosen.map((one) => one.entry.operation);
      entry = head.after;
      continue;
    }
    // The result of an operation that has no place yet: the last choice was wrong.
    const last = chosen.pop();
    if (last === undefined) return { verdict: "not linearizable", order: orderOf(longest) };
    state = last.state;
    flip(done, last.entry.operation);
    if (last.entry.result !== undefined) left++;
    insert(last.entry);
    entry = last.entry.after;
  }
  return { verdict: "linearizable", order: orderOf(chosen.map((one) => one.entry.operation)) };
}

/** Returns true, and remembers it, when these operations have not led to this state before. */
function isFirst(seen: Set<string>, done: Uint32Array, operation: number, state: string): boolean {
  flip(done, operation);
  const key = `${done.join()} ${state}`;
  flip(done, operation);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function flip(done: Uint32Array, operation: number): void {
  done[operation >> 5]! ^= 1 << (operation & 31);
}

/** Returns the head of a list of all calls and results, in their order. */
function entriesOf<Input, Output>(operations: readonly Operation<Input, Output>[]): Entry {
  const none = { before: undefined, after: undefined, result: undefined };
  const entries: { readonly at: number; readonly entry: Entry }[] = [];
  for (const [operation, { called, returned }] of operations.entries()) {
    const call: Entry = { operation, isCall: true, ...none };
    entries.push({ at: called, entry: call });
    if (returned === Number.POSITIVE_INFINITY) continue;
    call.result = { operation, isCall: false, ...none };
    entries.push({ at: returned, entry: call.result });
  }
  entries.sort((a, b) => a.at - b.at);
  const head: Entry = { operation: -1, isCall: true, ...none };
  let last = head;
  for (const { entry } of entries) {
    last.after = entry;
    entry.before = last;
    last = entry;
  }
  return head;
}

/** Takes a call and its result out of the list. They remember their neighbours. */
function lift(call: Entry): void {
  for (const entry of [call, call.result]) {
    if (entry === undefined) continue;
    entry.before!.after = entry.after;
    if (entry.after !== undefined) entry.after.before = entry.before;
  }
}

/** Puts back a call and its result, which were lifted last. */
function insert(call: Entry): void {
  for (const entry of [call.result, call]) {
    if (entry === undefined) continue;
    entry.before!.after = entry;
    if (entry.after !== undefined) entry.after.before = entry;
  }
}
