// Inline functions of vendors' headers, on hand-made queue pairs with function pointers of the test in place
// of libmlx5's and libefa's.
import { describe, expect, test } from "vitest";
import { efadv_cq, operations as efadvOperations } from "../../../ffi/efadv/index.ts";
import { inlineEfadv } from "../../../ffi/efadv/inline.ts";
import { writePointer } from "../../../ffi/ibverbs/peek.ts";
import {
  functions,
  inlineFunctions,
  mlx5_ib_uapi_query_port,
  mlx5dv_clock_info,
  mlx5dv_mkey_err,
  mlx5dv_qp_ex,
  operations,
} from "../../../ffi/mlx5dv/index.ts";
import { inlineMlx5dv } from "../../../ffi/mlx5dv/inline.ts";
import { MissingFunctionError } from "../../../ffi/nvidia/missing.ts";
import { addressOf, callback } from "../../../ffi/runtime/index.ts";
import { zeroed } from "./fake-context.ts";

const given: unknown[][] = [];
const exported = Object.fromEntries(
  Object.keys(functions).map((name) => [name, (...args: unknown[]) => given.push([name, ...args])]),
);
const lib = inlineMlx5dv(exported as never);
type Request = keyof typeof operations.mlx5dv_qp_ex;
const requests = Object.keys(operations.mlx5dv_qp_ex) as Request[];

describe("mlx5dv's inline functions", () => {
  test("exist for each row of the table", () => {
    expect(Object.keys(lib).sort()).toEqual(Object.keys(inlineFunctions).sort());
  });

  test.each(requests)("%s calls the queue pair's function pointer with its arguments", (name) => {
    const queuePair = zeroed(mlx5dv_qp_ex.size);
    const signature = operations.mlx5dv_qp_ex[name];
    const seen: unknown[] = [];
    const target = callback(signature, ((...args: unknown[]) => void seen.push(...args)) as never);
    writePointer(queuePair + mlx5dv_qp_ex.offsets[name], target.address);
    const rest = signature.slice(2).map((_, i) => 0x1000 + i);
    (lib[`mlx5dv_${name}`] as (...args: number[]) => void)(queuePair, ...rest);
    // C's u8 keeps the low bits.
    const expected = rest.map((value, i) => (signature[i + 2] === ("u8" as never) ? value & 255 : value));
    expect(seen.map(Number)).toEqual([queuePair, ...expected]);
    target.close();
  });

  test("throw an error with the name for a missing operation, where C would jump to NULL", () => {
    const queuePair = zeroed(mlx5dv_qp_ex.size);
    for (const at of [queuePair, 0]) {
      expect(() => lib.mlx5dv_wr_set_dc_addr(at, 0, 1, 2n)).toThrow(MissingFunctionError);
      expect(() => lib.mlx5dv_wr_set_mkey_sig_block(at, 0)).toThrow(/no wr_set_mkey_sig_block/);
    }
  });

  test("pass the struct sizes of this header to exported functions", () => {
    lib.mlx5dv_mkey_check(8, 16);
    lib.mlx5dv_query_port(8, 1, 16);
    expect(given).toEqual([
      ["_mlx5dv_mkey_check", 8, 16, mlx5dv_mkey_err.size],
      ["_mlx5dv_query_port", 8, 1, 16, mlx5_ib_uapi_query_port.size],
    ]);
  });

  test("convert device times before and after the last update to nanoseconds", () => {
    const info = mlx5dv_clock_info.alloc({
      ...{ nsec: 1_000_000, last_cycles: 500, frac: 3, mult: 1 << 20, shift: 20, mask: 0xffff_ffff },
    });
    expect(lib.mlx5dv_ts_to_ns(info.pointer, 600)).toBe(1_000_100n);
    expect(lib.mlx5dv_ts_to_ns(info.pointer, 400n)).toBe(1_000_000n - 99n);
    // The counter has wrapped around.
    expect(lib.mlx5dv_ts_to_ns(info.pointer, 500n + (1n << 32n))).toBe(1_000_000n);
  });
});

test("efadv's completion queue returns the sender's GID", () => {
  const queue = zeroed(efadv_cq.size);
  const gid = new Uint8Array(new ArrayBuffer(16));
  expect(() => inlineEfadv.efadv_wc_read_sgid(queue, addressOf(gid))).toThrow(/no wc_read_sgid/);
  const target = callback(efadvOperations.efadv_cq.wc_read_sgid, (at, into) =>
    at === queue && into === addressOf(gid) ? 7 : 0,
  );
  writePointer(queue + efadv_cq.offsets.wc_read_sgid, target.address);
  expect(inlineEfadv.efadv_wc_read_sgid(queue, addressOf(gid))).toBe(7);
  target.close();
});
