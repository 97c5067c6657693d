import { env } from "node:process";
import { expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { nativeIbverbs } from "../../../ffi/ibverbs/index.ts";
import { nativeRdmacm } from "../../../ffi/rdmacm/index.ts";

// A file of its own: a library is opened once a process.
test("a libibverbs that is not there is a LibraryError that says what to do", () => {
  env["DOORBELL_LIBIBVERBS"] = "/nonexistent/libibverbs.so.1";
  expect(() => nativeIbverbs()).toThrow(LibraryError);
  expect(() => nativeIbverbs()).toThrow(/DOORBELL_LIBIBVERBS says \/nonexistent/);
});

test("a librdmacm that is not there is a LibraryError too", () => {
  env["DOORBELL_LIBRDMACM"] = "/nonexistent/librdmacm.so.1";
  expect(() => nativeRdmacm()).toThrow(LibraryError);
});
