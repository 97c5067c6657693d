import { env } from "node:process";
import { expect, test } from "vitest";
import { Errno } from "../../../ffi/errno.ts";
import {
  functions,
  IBV_RATE_100_GBPS,
  nativeIbverbs,
  newerFunctions,
  signatures,
  since,
} from "../../../ffi/ibverbs/index.ts";
import { cString, errno } from "../../../ffi/libc/index.ts";
import { open } from "../../../ffi/runtime/index.ts";

function installed(): boolean {
  try {
    nativeIbverbs();
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!installed())("every verb is a function", () => {
  const lib = nativeIbverbs();
  expect(lib.provider).toBe("native");
  for (const name of Object.keys(signatures)) {
    expect(typeof lib[name as keyof typeof lib], name).toBe("function");
  }
});

test.skipIf(!installed())("the device list is a list or NULL with errno", () => {
  const lib = nativeIbverbs();
  const list = lib.ibv_get_device_list(0);
  if (list === 0) expect([Errno.ENOSYS, Errno.EPERM, Errno.ENOMEM]).toContain(errno());
  else lib.ibv_free_device_list(list);
});

test.skipIf(!installed())("strings come from the library", () => {
  const lib = nativeIbverbs();
  expect(cString(lib.ibv_wc_status_str(12))).toBe("transport retry counter exceeded");
  expect(cString(lib.ibv_node_type_str(1))).toBe("InfiniBand channel adapter");
  expect(lib.ibv_rate_to_mbps(IBV_RATE_100_GBPS)).toBe(103125);
});

test.skipIf(!installed())("a symbol newer than the library fails with EOPNOTSUPP", () => {
  const lib = nativeIbverbs();
  const missing = Object.keys(newerFunctions).length > 0 && lib.ibv_alloc_dmah(0, 0) === 0;
  if (missing) expect(errno()).toBe(Errno.EOPNOTSUPP);
});

test("every exported function has a symbol version", () => {
  expect(Object.keys(since).sort()).toEqual(Object.keys(functions).sort());
  expect(since.ibv_reg_dmabuf_mr).toEqual(["IBVERBS_1.12", 34]);
});

test.skipIf(!installed())("the library has every function of the tables' release", () => {
  const found = open(env["DOORBELL_LIBIBVERBS"] ?? "libibverbs.so.1", functions);
  // Symbol versions end at IBVERBS_1.14 (rdma-core 36) in the baseline.
  expect(
    Object.keys(functions).filter((name) => found[name as keyof typeof functions] === undefined),
  ).toEqual([]);
});
