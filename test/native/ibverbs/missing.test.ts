import { env } from "node:process";
import { expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { nativeIbverbs } from "../../../ffi/ibverbs/index.ts";
import { nativeRdmacm } from "../../../ffi/rdmacm/index.ts";

// This test needs a process of its own because a library is opened once for each process.
test("a missing libibverbs is a LibraryError with the fix", () => {
  env["DOORBELL_LIBIBVERBS"] = "/nonexistent/libibverbs.so.1";
  expect(() => nativeIbverbs()).toThrow(LibraryError);
  expect(() => nativeIbverbs()).toThrow(/DOORBELL_LIBIBVERBS says \/nonexistent/);
});

test("a missing librdmacm is a LibraryError", () => {
  env["DOORBELL_LIBRDMACM"] = "/nonexistent/librdmacm.so.1";
  expect(() => nativeRdmacm()).toThrow(LibraryError);
});
