import { writeSync } from "node:fs";
import { env } from "node:process";
import { isMainThread, threadId } from "node:worker_threads";
import { errnoName } from "../libc/errno.ts";
import { errno, setErrno } from "./errno.ts";
import type { CFunction, CType, Signature } from "./types.ts";

const wanted = env.DOORBELL_TRACE ?? "";

/**
 * `DOORBELL_TRACE=1`: every C call is printed to stderr, a line each. `DOORBELL_TRACE=2` prints a line before the call as well,
 * so that the call that kills the process is the last line. Read once: when off, functions are not wrapped at all.
 */
export const tracing: boolean = wanted !== "" && wanted !== "0";

const before = wanted === "2";
const thread = isMainThread ? "" : `/${threadId}`;

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

/**
 * The function with a line a call: `[pid] name(arguments) = result errno=2 ENOENT 1234 ns`. errno is what this call set, 0 if it
 * set none; the caller sees errno as it would without a trace.
 */
export function traced<S extends Signature>(name: string, signature: S, native: CFunction<S>): CFunction<S> {
  const [result, ...params] = signature;
  const call = native as unknown as (...args: unknown[]) => unknown;
  const wrapper = (...args: unknown[]) => {
    const shown = `${name}(${params.map((type, i) => text(type, args[i])).join(", ")})`;
    if (before) write(`${shown} ...`);
    const errnoBefore = errno();
    setErrno(0);
    let outcome = "";
    const start = process.hrtime.bigint();
    let nanoseconds = 0n;
    try {
      const value = call(...args);
      nanoseconds = process.hrtime.bigint() - start;
      outcome = result === "void" ? "" : ` = ${text(result, value)}`;
      return value;
    } catch (error) {
      nanoseconds = process.hrtime.bigint() - start;
      outcome = ` threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
      throw error;
    } finally {
      const set = errno();
      write(`${shown}${outcome} ${errnoText(set)} ${nanoseconds} ns`);
      setErrno(set === 0 ? errnoBefore : set);
    }
  };
  return wrapper as unknown as CFunction<S>;
}
