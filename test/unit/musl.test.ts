import { expect, test } from "vitest";
import { LibraryError } from "../../ffi/errors.ts";
import { isMusl, orMusl } from "../../ffi/runtime/musl.ts";

const line = "7f00-7f10 r-xp 00000000 08:01 42  ";

test("musl is detected by the mapped loader of a process, not by installed files", () => {
  for (const file of [
    "/lib/ld-musl-x86_64.so.1",
    "/usr/lib/x86_64-linux-musl/libc.so",
    "/lib/libc.musl-aarch64.so.1",
  ])
    expect(isMusl(line + file)).toBe(true);
  for (const file of ["/usr/lib/x86_64-linux-gnu/libc.so.6", "/home/musl/libc.so.6"])
    expect(isMusl(line + file)).toBe(false);
});

test("without calls of the C library, a Linux with musl is still detected", () => {
  const error = new Error("Failed to open library");
  expect(orMusl(error, `${line}/usr/lib/x86_64-linux-gnu/libc.so.6`)).toBe(error);
  const reported = orMusl(error, `${line}/lib/ld-musl-x86_64.so.1`);
  expect(reported).toBeInstanceOf(LibraryError);
  expect((reported as LibraryError).message).toContain("this Linux uses musl");
  expect((reported as LibraryError).hint).toContain("debian");
});
