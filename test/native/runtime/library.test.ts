import { afterEach, describe, expect, test } from "vitest";
import { LibraryError } from "../../../ffi/errors.ts";
import { errnoName, strerror } from "../../../ffi/libc/index.ts";
import { open } from "../../../ffi/runtime/index.ts";
import { openLibrary } from "../../../ffi/runtime/library.ts";

const caught = (body: () => unknown): Error => {
  try {
    body();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
};

describe("opening", () => {
  test("a missing library throws LibraryError with the loader's reason", () => {
    const error = caught(() => open("libdoorbell-nowhere.so.9", {}));
    expect(error).toBeInstanceOf(LibraryError);
    expect((error as LibraryError).library).toBe("libdoorbell-nowhere.so.9");
    expect(error.message).toMatch(/libdoorbell-nowhere.so.9.*could not be opened.*No such file/);
  });

  test("a file that is not a library throws LibraryError", () => {
    expect(caught(() => open("/etc/passwd", {})).message).toMatch(
      /invalid ELF header|file too short|Exec format error/,
    );
    expect(caught(() => open("/etc", {}))).toBeInstanceOf(LibraryError);
  });

  test("a name that is empty, contains NUL or is too long is refused", () => {
    for (const name of ["", "libc.so.6\0.bak", "x".repeat(100_000), "ü".repeat(9000)]) {
      expect(caught(() => open(name, { getpid: ["i32"] }))).toBeInstanceOf(LibraryError);
    }
    expect(caught(() => open(`/${"d/".repeat(3000)}lib.so`, {}))).toBeInstanceOf(LibraryError);
  });

  test("a missing symbol is undefined and the others work", () => {
    const { getpid, doorbell_no_such_function } = open("libc.so.6", {
      getpid: ["i32"],
      doorbell_no_such_function: ["i32"],
    });
    expect(doorbell_no_such_function).toBe(undefined);
    expect(getpid!()).toBe(process.pid);
  });

  test("a symbol name that C would read differently is missing", () => {
    const library = open("libc.so.6", { "getpid\0x": ["i32"], "": ["i32"], ["x".repeat(50_000)]: ["i32"] });
    expect(Object.values(library)).toEqual([undefined, undefined, undefined]);
  });

  test("a symbol that is data and not a function is refused by name", () => {
    const { environ } = { environ: () => open("libc.so.6", { environ: ["ptr"] }).environ };
    expect(environ).toThrow(/cannot bind environ at 0x[0-9a-f]+: no code there/);
  });

  test("a function is bound once", () => {
    const library = open("libc.so.6", { getpid: ["i32"] });
    expect(library.getpid).toBe(library.getpid);
  });

  test("a library may be opened many times, with different signatures", () => {
    expect(open("libc.so.6", { toupper: ["i32", "i32"] }).toupper!(97)).toBe(65);
    expect(open("libc.so.6", { toupper: ["u8", "u8"] }).toupper!(97)).toBe(65);
    for (let i = 0; i < 300; i++) open("libc.so.6", { getpid: ["i32"] });
  });
});

describe("finding by name", () => {
  const name = { soname: "libm.so.6", environment: "DOORBELL_TEST_LIBRARY", install: "apt install libm" };
  const functions = { cos: ["f64", "f64"] } as const;
  afterEach(() => {
    delete process.env["DOORBELL_TEST_LIBRARY"];
  });

  test("a library is found by its soname", () => {
    expect(openLibrary(name, functions).cos!(0)).toBe(1);
  });

  test("its environment variable names another file", () => {
    process.env["DOORBELL_TEST_LIBRARY"] = "libc.so.6";
    expect(openLibrary(name, { ...functions, getpid: ["i32"] }).getpid!()).toBe(process.pid);
  });

  test("a missing library is an error with its package and the variable that names a file", () => {
    const missing = { ...name, soname: "libdoorbell-nowhere.so.9" };
    expect(caught(() => openLibrary(missing, functions)).message).toMatch(
      /apt install libm, or name the file: DOORBELL_TEST_LIBRARY=\/path\/to\/libdoorbell-nowhere.so.9/,
    );
  });

  test("a missing file that the variable names is an error with the variable", () => {
    process.env["DOORBELL_TEST_LIBRARY"] = "/nowhere/libx.so";
    expect(caught(() => openLibrary(name, functions)).message).toMatch(
      /DOORBELL_TEST_LIBRARY says \/nowhere\/libx.so; unset it to look for libm.so.6/,
    );
  });

  test("an empty variable counts as unset", () => {
    process.env["DOORBELL_TEST_LIBRARY"] = "";
    expect(openLibrary(name, functions).cos!(0)).toBe(1);
  });
});

test("errno values have names and texts", () => {
  expect(errnoName(12)).toBe("ENOMEM");
  expect(errnoName(11)).toBe("EAGAIN");
  expect(errnoName(95)).toBe("EOPNOTSUPP");
  expect(errnoName(99_999)).toBe("errno 99999");
  expect(strerror(12)).toMatch(/^(Cannot allocate|Out of) memory$/); // Names of libc on glibc and on musl.
});
