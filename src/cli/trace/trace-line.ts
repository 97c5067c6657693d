/** A line of the trace: `[pid] name(arguments) = result errno=2 ENOENT 1234 ns`. */
export interface TraceLine {
  readonly process: string;
  readonly name: string;
  /** Arguments and result, as printed in the trace. */
  readonly shown: string;
  readonly errno: number;
  readonly nanoseconds: number;
  /** True for "threw ...": the call did not return. */
  readonly failed: boolean;
}

const pattern = /^\[(\d+(?:\/\d+)?)\] ([A-Za-z_]\w*)(\(.*) errno=(-?\d+)(?: (\w+))? (\d+) ns$/;

/** Parses a line of the trace. Returns undefined for a line of the program itself. */
export function traceLine(line: string): TraceLine | undefined {
  const found = pattern.exec(line);
  if (found === null) return undefined;
  const [, process = "", name = "", shown = "", errno, symbol, nanoseconds] = found;
  return {
    process,
    name,
    shown: symbol ? `${shown} ${symbol}` : shown,
    errno: Number(errno),
    nanoseconds: Number(nanoseconds),
    failed: failedResult(name, shown) || / threw /.test(shown),
  };
}

/**
 * Returns true for a result that means failure in C: a CUresult other than 0, or a negative number. NULL is a
 * failure of a function that creates an object.
 */
function failedResult(name: string, shown: string): boolean {
  const result = / = (-?\d+|NULL|0x[0-9a-f]+)(?: |$)/.exec(shown)?.[1];
  if (result === undefined) return false;
  if (/^cu([A-Z]|blas|fft|rand|solver)|^nvrtc|^nvml|^nccl|^nvJitLink/.test(name))
    return result !== "0" && !/NOT_READY/.test(shown);
  if (result === "NULL") return /create|open|alloc|reg_|import/.test(name);
  return (
    /^ibv_(modify|destroy|dealloc|dereg|close|post|query|req|attach|detach|resize)|^rdma_/.test(name) &&
    result !== "0"
  );
}

/**
 * Returns true when the name matches one of the patterns, in which `*` stands for any text. Every name
 * matches an empty list.
 */
export function wanted(name: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true;
  return patterns.some((each) =>
    new RegExp(`^${each.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(name),
  );
}
