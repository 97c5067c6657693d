import { writeSync } from "node:fs";
import process, { env } from "node:process";
import { errnoName } from "../errno.ts";
import { wordsFor } from "./call-words.ts";
import { errno, setErrno } from "./errno.ts";
import type { CFunction, CType, Signature } from "./types.ts";

const wanted = env.DOORBELL_TRACE ?? "";
/** Level from which the trace prints calls of the operating system's libraries. */
const SYSTEM_LEVEL = 2;
/** Level from which the trace prints the library's own checks, and each call before it starts. */
const DETAIL_LEVEL = 3;
/** Level of the trace. Any text that is not a number counts as 1. */
const level = wanted === "" ? 0 : Number.isInteger(Number(wanted)) ? Number(wanted) : 1;

const fromTheBeginning = level > 0;

/** Switch of a prompt, which sets this symbol before a library is loaded to turn the trace on and off. */
const held = (globalThis as Record<symbol, unknown>)[Symbol.for("doorbell.trace")] as
  | { readonly on: boolean }
  | undefined;

/**
 * True when C calls are traced. `DOORBELL_TRACE=1` prints one line to stderr for each call of verbs, CUDA and
 * their companions, and `DOORBELL_TRACE=2` also for calls of the operating system. `DOORBELL_TRACE=3` prints a
 * line before the call as well, so that the call that ends the process is the last line. The variable is read
 * once. When the trace is off and no prompt may turn it on, functions are not wrapped.
 */
export const tracing: boolean = fromTheBeginning || held !== undefined;
/** True when the trace prints calls of the operating system's libraries. */
const systemTracing = level >= SYSTEM_LEVEL;
const before = level >= DETAIL_LEVEL;

/** True during {@link withoutTrace}. */
let isDetail = false;
const silent = (): boolean => (!fromTheBeginning && held?.on === false) || (isDetail && !before);

/**
 * Runs calls of the library's own, such as its checks of the process. Only `DOORBELL_TRACE=3` prints them,
 * because they do not belong to the program. `run` must not wait.
 */
export function withoutTrace<T>(run: () => T): T {
  const outer = isDetail;
  isDetail = true;
  try {
    return run();
  } finally {
    isDetail = outer;
  }
}

const thread = tracing ? threadSuffix() : "";

function threadSuffix(): string {
  const { isMainThread, threadId } = process.getBuiltinModule("node:worker_threads");
  return isMainThread ? "" : `/${threadId}`;
}

const write = (line: string) => {
  try {
    writeSync(2, `[${process.pid}${thread}] ${line}\n`);
  } catch {
    // A full or closed stderr must not change the behaviour of the program.
  }
};

/**
 * Returns a value as text for a reader of C: addresses in hexadecimal, NULL by name, bigint without its n.
 */
function text(type: CType | undefined, value: unknown): string {
  if (type === "ptr" && typeof value === "number") {
    if (value === 0) return "NULL";
    return value >= 2 ** 63 ? `-${2 ** 64 - value || 1}` : `0x${value.toString(16)}`;
  }
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

const errnoText = (value: number) => (value === 0 ? "errno=0" : `errno=${value} ${errnoName(value)}`);

/**
 * Runs a function that describes a value. Memory may hold anything, so it may throw, and the trace then
 * prints the plain value.
 */
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

/** The C library and its parts. Their calls are those of the operating system. */
const systemLibrary = /(?:^|\/)(?:libc|libm|libpthread|librt|libdl)(?:\.musl-\w+)?\.so(?:\.\d+)*$/;

/** Returns true when the trace prints the calls of a library that was opened under this name. */
export const tracesLibrary = (path: string): boolean =>
  tracing && (systemTracing || !systemLibrary.test(path));

/**
 * Wraps a function so that each call prints a line: `[pid] name(arguments) = result errno=2 ENOENT 1234 ns`.
 * The printed errno is the one that this call set, or 0. The caller sees the same errno as without a trace.
 * {@link wordCalls} adds names of arguments.
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
 * Wraps a table of TypeScript functions so that each call prints a line when a trace is on, else returns the
 * table itself. A function without a signature is not wrapped. `nameOf` returns the name to print for a key.
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
