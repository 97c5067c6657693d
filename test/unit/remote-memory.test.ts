import { expect, test } from "vitest";
import { type RemoteMemory, remoteSlice } from "../../src/rdma/memory/remote-memory.ts";

const remote: RemoteMemory = { address: 0x7f0000001000, byteLength: 4096, remoteKey: 0xffffffff };
const untyped = (value: unknown) => value as RemoteMemory;

test("a part of remote memory has the same key and begins at its offset", () => {
  expect(remoteSlice(remote, 16)).toEqual({ ...remote, address: remote.address + 16, byteLength: 4080 });
  expect(remoteSlice(remoteSlice(remote, 16, 48), 8, 16)).toEqual({
    ...remote,
    address: remote.address + 24,
    byteLength: 8,
  });
  expect(remoteSlice(remote, 4096).byteLength).toBe(0);
});

test("a part outside of remote memory is a RangeError", () => {
  for (const [from, to] of [
    [-1, 5],
    [0, 4097],
    [5, 4],
    [0.5, 4],
    [0, Number.NaN],
  ] as const) {
    expect(() => remoteSlice(remote, from, to)).toThrow(RangeError);
  }
});

test("a value that is not remote memory is a TypeError, invalid numbers in it are a RangeError", () => {
  for (const value of [undefined, null, 5, {}, { ...remote, remoteKey: "7" }, { ...remote, address: 1n }]) {
    expect(() => remoteSlice(untyped(value), 0, 1)).toThrow(/as the peer's region\.remote\(\) gives it/);
    expect(() => remoteSlice(untyped(value), 0)).toThrow(TypeError);
  }
  for (const wrong of [
    { address: -1 },
    { address: Number.NaN },
    { byteLength: 0.5 },
    { remoteKey: 2 ** 32 },
  ]) {
    expect(() => remoteSlice({ ...remote, ...wrong }, 0, 0)).toThrow(RangeError);
  }
});

test("each field is read once", () => {
  let reads = 0;
  const changing = {
    ...remote,
    get address() {
      return ++reads;
    },
  };
  expect(remoteSlice(changing, 0, 1).address).toBe(1);
  expect(reads).toBe(1);
});
