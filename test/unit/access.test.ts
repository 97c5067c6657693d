import { describe, expect, test } from "vitest";
import {
  IBV_ACCESS_LOCAL_WRITE,
  IBV_ACCESS_MW_BIND,
  IBV_ACCESS_REMOTE_ATOMIC,
  IBV_ACCESS_REMOTE_READ,
  IBV_ACCESS_REMOTE_WRITE,
} from "../../ffi/ibverbs/constants.ts";
import {
  type Access,
  type AccessName,
  accessFlags,
  accessNames,
  accessNumber,
  windowAccess,
} from "../../src/rdma/memory/access.ts";

const untyped = (value: unknown) => value as Access;

describe("access", () => {
  test("names map to the flags of C", () => {
    expect(accessNumber([])).toBe(0);
    expect(accessNumber(["remoteRead"])).toBe(IBV_ACCESS_REMOTE_READ);
    expect(accessNumber(["localWrite", "windowBind"])).toBe(IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_MW_BIND);
    expect(accessNumber(["remoteRead", "remoteRead"])).toBe(IBV_ACCESS_REMOTE_READ);
  });

  test("of a peer to write implies local write, which C requires", () => {
    for (const flag of [IBV_ACCESS_REMOTE_WRITE, IBV_ACCESS_REMOTE_ATOMIC]) {
      expect(accessNumber(flag)).toBe(flag | IBV_ACCESS_LOCAL_WRITE);
      expect(accessNumber(accessNames(flag))).toBe(flag | IBV_ACCESS_LOCAL_WRITE);
      expect(windowAccess(flag)).toBe(flag);
    }
    expect(accessNumber(IBV_ACCESS_REMOTE_READ)).toBe(IBV_ACCESS_REMOTE_READ);
  });

  test("names convert to numbers and back", () => {
    for (const name of Object.keys(accessFlags) as AccessName[])
      expect(accessNumber([name])).toBe(accessNumber(accessFlags[name]));
    const all = Object.keys(accessFlags) as AccessName[];
    expect(accessNames(accessNumber(all))).toEqual(all);
    expect(accessNames(0)).toEqual([]);
  });

  test("that does not exist is refused by name", () => {
    expect(() => accessNumber(untyped(["fly"]))).toThrow(/unknown access "fly". Use localWrite, remoteWrite/);
    for (const name of ["toString", "__proto__", "constructor", "", undefined, null, 2, Symbol.iterator]) {
      expect(() => accessNumber(untyped([name]))).toThrow(TypeError);
    }
    for (const value of ["remoteWrite", null, undefined, {}, new Set(["localWrite"]), 1n]) {
      expect(() => accessNumber(untyped(value))).toThrow(TypeError);
    }
    for (const value of [-1, 0.5, Number.NaN, 2 ** 31, 2 ** 40]) {
      expect(() => accessNumber(value)).toThrow(RangeError);
    }
  });
});
