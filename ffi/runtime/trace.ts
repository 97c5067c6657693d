import { writeSync } from "node:fs";
import { env } from "node:process";
import { errno, setErrno } from "./errno.ts";
import type { CFunction, Signature } from "./types.ts";

/** `DOORBELL_TRACE=1`: every C call is printed to stderr. Read once, so that it costs nothing when off. */
export const tracing: boolean =
  env.DOORBELL_TRACE !== undefined && env.DOORBELL_TRACE !== "0" && env.DOORBELL_TRACE !== "";

const text = (type: string | undefined, value: unknown): string => {
  if (type === "ptr" && typeof value === "number") return value === 0 ? "NULL" : `0x${value.toString(16)}`;
  return typeof value === "bigint" ? `${value}n` : String(value);
};

/** The function with a line a call: name(arguments) = result errno=N time. errno is left as C left it. */
export function traced<S extends Signature>(name: string, signature: S, native: CFunction<S>): CFunction<S> {
  const [result, ...params] = signature;
  const call = native as unknown as (...args: unknown[]) => unknown;
  const wrapper = (...args: unknown[]) => {
    const start = process.hrtime.bigint();
    const value = call(...args);
    const ns = process.hrtime.bigint() - start;
    const after = errno();
    const list = args.map((arg, i) => text(params[i], arg)).join(", ");
    const returned = result === "void" ? "" : ` = ${text(result, value)}`;
    writeSync(2, `${name}(${list})${returned} errno=${after} ${ns}ns\n`);
    setErrno(after);
    return value;
  };
  return wrapper as unknown as CFunction<S>;
}
