import { describe, expect, test } from "vitest";
import { efadv_device_attr, nativeEfadv } from "../../../ffi/efadv/index.ts";
import { Errno } from "../../../ffi/errno.ts";
import { LibraryError } from "../../../ffi/errors.ts";
import { ibv_context, ibv_qp_init_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { mlx5dv_context, mlx5dv_qp_init_attr, nativeMlx5dv } from "../../../ffi/mlx5dv/index.ts";
import { type Device, DoorbellError, efaVerbs, mlx5Verbs } from "../../../src/index.ts";
import { deviceName, openTestDevice } from "./pair.ts";

/** Returns the library, or skips the test and returns undefined where it is not installed. */
function installed<T>(skip: (reason: string) => void, open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    skip(error.message);
    return undefined;
  }
}

describe(`vendors' verbs on ${deviceName}`, () => {
  test("are refused for another vendor's device, with a reason", ({ skip }) => {
    using device = openTestDevice();
    if (device.provider === "native" && !(installed(skip, nativeMlx5dv) && installed(skip, nativeEfadv)))
      return;
    expect(() => mlx5Verbs(device)).toThrow(DoorbellError);
    expect(() => mlx5Verbs(device)).toThrow(/not a device of NVIDIA/);
    expect(() => efaVerbs(device)).toThrow(/not a device of Amazon/);
    device.close();
    expect(() => mlx5Verbs(device)).toThrow(/closed/);
  });

  test("take a Device and refuse every other object with a TypeError", () => {
    using device = openTestDevice();
    const pd = device.createProtectionDomain();
    const forged = { pointer: 8, provider: "native", label: "forged", ensureOpen: () => {} };
    const objects = [pd, device.createCompletionQueue(), pd.allocate(64), forged, {}, 7, "soft0", undefined];
    for (const object of objects)
      for (const verbs of [efaVerbs, mlx5Verbs]) {
        const call = (): unknown => verbs(object as Device);
        expect(call).toThrow(TypeError);
        expect(call).toThrow(`${verbs.name}: device is `);
        expect(call).toThrow("openDevice()");
      }
    for (const object of [Object.create(device), new Proxy(device, {})])
      for (const verbs of [efaVerbs, mlx5Verbs]) expect(() => verbs(object as Device)).toThrow(TypeError);
  });

  test("have the functions of the installed libraries", ({ skip }) => {
    const mlx5 = installed(skip, nativeMlx5dv);
    const efa = installed(skip, nativeEfadv);
    if (!mlx5 || !efa) return;
    expect(mlx5.supports("mlx5dv_create_qp")).toBe(true);
    expect(mlx5.supports("mlx5dv_query_device")).toBe(true);
    expect(efa.supports("efadv_create_qp_ex")).toBe(true);
  });

  test("by C names fail with EOPNOTSUPP on a kernel device of another driver", ({ skip }) => {
    using device = openTestDevice();
    if (device.provider === "soft") return skip("only C's objects go to C");
    const mlx5 = installed(skip, nativeMlx5dv);
    const efa = installed(skip, nativeEfadv);
    if (!mlx5 || !efa) return;
    const context = mlx5dv_context.alloc();
    expect(mlx5.mlx5dv_is_supported(ibv_context.at(device.pointer).device)).toBe(false);
    expect(mlx5.mlx5dv_query_device(device.pointer, context.pointer)).toBe(Errno.EOPNOTSUPP);
    // The queue pair is a dynamically connected initiator.
    const attributes = ibv_qp_init_attr_ex.alloc();
    const vendor = mlx5dv_qp_init_attr.alloc();
    expect(mlx5.mlx5dv_create_qp(device.pointer, attributes.pointer, vendor.pointer)).toBe(0);
    const efaAttributes = efadv_device_attr.alloc();
    const size = efadv_device_attr.size;
    expect(efa.efadv_query_device(device.pointer, efaAttributes.pointer, size)).toBe(Errno.EOPNOTSUPP);
  });
});
