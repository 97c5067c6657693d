import { writeSync } from "node:fs";
import process, { env } from "node:process";
import { errnoName } from "../libc/errno.ts";
import { wordsFor } from "./call-words.ts";
import { errno, setErrno } from "./errno.ts";
import type { CFunction, CType, Signature } from "./types.ts";

const wanted = env.DOORBELL_TRACE ?? "";

const fromTheBeginning = wanted !== "" && wanted !== "0";

/** A prompt that turns the trace on and off leaves this behind before a library is loaded. */
const held = (globalThis as Record<symbol, unknown>)[Symbol.for("doorbell.trace")] as
  | { readonly on: boolean }
  | undefined;

/**
 * `DOORBELL_TRACE=1`: every C call is printed to stderr, a line each. `DOORBELL_TRACE=2` prints a line before the call as well,
 * so that the call that kills the process is the last line. Read once: when off, and no prompt
 * may turn it on, functions are not wrapped at all.
 */
export const tracing: boolean = fromTheBeginning || held !== undefined;
const silent = (): boolean => !fromTheBeginning && held?.on === false;

const before = wanted === "2";
const thread = tracing ? threadSuffix() : "";

function threadSuffix(): string {
  const { isMainThread, threadId } = process.getBuiltinModule("node:worker_threads");
  return isMainThread ? "" : `/${threadId}`;
}

const write = (line: string) => {
  try {
    writeSync(2, `[${process.pid}${thread}] ${line}\n`);
  } catch {
    // A full or closed stderr must not change what the program does.
  }
};

/** A value as a reader of C wants it: addresses in hexadecimal, NULL by name, bigint without its n. */
function text(type: CType | undefined, value: unknown): string {
  if (type === "ptr" && typeof value === "number") {
    if (value === 0) return "NULL";
    return value >= 2 ** 63 ? `-${2 ** 64 - value || 1}` : `0x${value.toString(16)}`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

const errnoText = (value: number) => (value === 0 ? "errno=0" : `errno=${value} ${errnoName(value)}`);

/** Runs a function that words a value. It may throw, as memory may hold anything: then the bare value is printed. */
function worded(say: (() => string | undefined) | undefined): string | undefined {
  try {
    return say?.();
  } catch {
    return undefined;
  }
}

function callText(name: string, params: readonly CType[], args: readonly unknown[]): string {
  const words = wordsFor(name);
  const shown = params.map((type, i) => {
    const say = words?.[i];
    return worded(say && (() => say(args[i] as number, args))) ?? text(type, args[i]);
  });
  return `${name}(${shown.join(", ")})`;
}

function outcomeText(name: string, type: CType, value: unknown, args: readonly unknown[]): string {
  const { result, left } = wordsFor(name) ?? {};
  const meaning = worded(result && (() => result(value as number)));
  const remains = worded(left && (() => left(value, args)));
  const shown = type === "void" ? "" : ` = ${text(type, value)}`;
  return `${shown}${meaning === undefined ? "" : ` ${meaning}`}${remains === undefined ? "" : ` ${remains}`}`;
}

/**
 * The function, printing a line for each call: `[pid] name(arguments) = result errno=2 ENOENT 1234 ns`. errno is what this call set, 0 if it
 * set none; the caller sees errno as it would without a trace. {@link wordCalls} says which arguments have names.
 */
export function traced<S extends Signature>(name: string, signature: S, native: CFunction<S>): CFunction<S> {
  const [result, ...params] = signature;
  const call = native as unknown as (...args: unknown[]) => unknown;
  const wrapper = (...args: unknown[]) => {
    if (silent()) return call(...args);
    const errnoBefore = errno();
    const shown = callText(name, params, args);
    if (before) write(`${shown} ...`);
    setErrno(0);
    let outcome = "";
    let set = 0;
    const start = process.hrtime.bigint();
    let nanoseconds = 0n;
    try {
      const value = call(...args);
      nanoseconds = process.hrtime.bigint() - start;
      set = errno();
      outcome = outcomeText(name, result, value, args);
      return value;
    } catch (error) {
      nanoseconds = process.hrtime.bigint() - start;
      set = errno();
      outcome = ` threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
      throw error;
    } finally {
      write(`${shown}${outcome} ${errnoText(set)} ${nanoseconds} ns`);
      setErrno(set === 0 ? errnoBefore : set);
    }
  };
  return wrapper as unknown as CFunction<S>;
}

/**
 * A table of TypeScript functions that prints a line for each call when a trace is wanted, else the table itself. A function
 * without a signature stays as it is. `nameOf` is what a trace calls a function, its key without it.
 */
export function tracedTable<T extends object>(
  table: T,
  signatures: Readonly<Record<string, Signature | undefined>>,
  nameOf: (key: string) => string = (key) => key,
): T {
  if (!tracing) return table;
  const all = Object.entries(table).map(([key, value]) => {
    const signature = signatures[key];
    if (signature === undefined || typeof value !== "function") return [key, value];
    return [key, traced(nameOf(key), signature, value as CFunction<Signature>)];
  });
  return Object.fromEntries(all) as T;
}
