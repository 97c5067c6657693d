import { expect, test } from "vitest";
import { LibraryError } from "../../ffi/errors.ts";
import { orMusl } from "../../ffi/runtime/musl.ts";

test("where the C library cannot be opened, a Linux with musl is told from others", () => {
  const error = new Error("Failed to open library");
  expect(orMusl(error, ["x86_64-linux-gnu", "systemd"])).toBe(error);
  const told = orMusl(error, ["ld-musl-x86_64.so.1"]);
  expect(told).toBeInstanceOf(LibraryError);
  expect((told as LibraryError).message).toContain("this Linux has musl");
  expect((told as LibraryError).hint).toContain("debian");
});
