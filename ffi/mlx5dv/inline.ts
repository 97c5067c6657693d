/**
 * Inline functions of mlx5dv.h: requests of a queue pair (`mlx5dv_wr_*`), which call function pointers that
 * it holds, and a few conversions.
 * @module
 */
import { type AnyCFunction, bindOnce, forward } from "../ibverbs/dispatch.ts";
import { readPointer } from "../ibverbs/peek.ts";
import { MissingFunctionError } from "../nvidia/missing.ts";
import { memory } from "../runtime/index.ts";
import { type Functions, type InlineFunctions, inlineFunctions, operations } from "./functions.ts";
import { mlx5_ib_uapi_query_port, mlx5dv_clock_info, mlx5dv_mkey_err, mlx5dv_qp_ex } from "./structs.ts";

const signatures = operations.mlx5dv_qp_ex;
type Request = keyof typeof signatures;

/**
 * Returns the function behind a pointer of the queue pair. libmlx5 leaves the pointer of an operation NULL
 * unless the program requested the operation at creation. C would crash then; this function throws
 * MissingFunctionError.
 */
function held(queuePair: number, name: Request): AnyCFunction {
  const pointer = queuePair > 4095 ? readPointer(queuePair + mlx5dv_qp_ex.offsets[name]) : 0;
  if (pointer !== 0) return bindOnce(pointer, signatures[name], name) as unknown as AnyCFunction;
  throw new MissingFunctionError(
    `mlx5dv_${name}`,
    "libmlx5.so.1",
    `this queue pair has no ${name}`,
    "Ask for it when the queue pair is created: mlx5dv_qp_init_attr.send_ops_flags.",
    undefined,
    undefined,
  );
}

/** Converts a device time to nanoseconds with C's arithmetic: 64-bit integers that wrap. */
const mlx5dv_ts_to_ns: InlineFunctions["mlx5dv_ts_to_ns"] = (clockInfo, timestamp) => {
  const view = new DataView(memory(clockInfo, mlx5dv_clock_info.size));
  const { offsets } = mlx5dv_clock_info;
  const wide = (field: "nsec" | "last_cycles" | "frac" | "mask") => view.getBigUint64(offsets[field], true);
  const [nsec, last, frac, mask] = [wide("nsec"), wide("last_cycles"), wide("frac"), wide("mask")];
  const mult = BigInt(view.getUint32(offsets.mult, true));
  const by = BigInt(view.getUint32(offsets.shift, true) & 63);
  const u64 = (value: bigint) => BigInt.asUintN(64, value);
  const now = BigInt(timestamp);
  const since = u64(now - last) & mask;
  // A distance of more than half the counter's range means that the timestamp precedes the last update.
  if (since > mask / 2n) return u64(nsec - (u64(u64((u64(last - now) & mask) * mult) - frac) >> by));
  return u64(nsec + (u64(u64(since * mult) + frac) >> by));
};

/**
 * Returns the inline functions of mlx5dv.h, which call the exported ones.
 *
 * @example
 * const { mlx5dv_ts_to_ns } = inlineMlx5dv(nativeMlx5dv());
 */
export function inlineMlx5dv(lib: Functions): InlineFunctions {
  const requests = Object.keys(signatures).map((field) => {
    const name = `mlx5dv_${field}` as keyof InlineFunctions;
    const arity = inlineFunctions[name].length - 1;
    return [name, forward(arity, (queuePair) => held(queuePair, field as Request))];
  });
  return {
    ...(Object.fromEntries(requests) as InlineFunctions),
    mlx5dv_ts_to_ns,
    mlx5dv_mkey_check: (mkey, info) => lib._mlx5dv_mkey_check(mkey, info, mlx5dv_mkey_err.size),
    mlx5dv_query_port: (context, port, info) =>
      lib._mlx5dv_query_port(context, port, info, mlx5_ib_uapi_query_port.size),
  };
}
