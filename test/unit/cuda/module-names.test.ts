import { describe, expect, test } from "vitest";
import { CompileError } from "../../../src/cuda/program/compile-error.ts";
import { imageSymbols, notFound } from "../../../src/cuda/program/module.ts";
import { cubin } from "../../fixtures/cubin.ts";

const ptx = `//
.version 9.0
.target sm_90
.address_size 64
.global .align 4 .b8 table[64];
.visible .const .align 4 .b8 limits[16];
.visible .entry _Z5scaleIfEvPT_S0_(
	.param .u64 .ptr .align 1 _Z5scaleIfEvPT_S0__param_0)
{
	ld.global.f32 	%f1, [%rd2];
}
	.entry saxpy(.param .f32 saxpy_param_0) { ret; }
`;

describe("the names of compiled code", () => {
  test("are read from a cubin's symbol table", () => {
    expect(imageSymbols(cubin())).toEqual({
      kernels: ["_Z5scaleIfEvPT_S0_", "saxpy"],
      variables: ["table", "limits"],
    });
  });

  test("are read from PTX, as text or as bytes", () => {
    const expected = { kernels: ["_Z5scaleIfEvPT_S0_", "saxpy"], variables: ["table", "limits"] };
    expect(imageSymbols(ptx)).toEqual(expected);
    expect(imageSymbols(new TextEncoder().encode(ptx))).toEqual(expected);
  });

  test("are empty for a truncated image and for other data", () => {
    const nothing = { kernels: [], variables: [] };
    const whole = cubin();
    for (let bytes = 0; bytes < whole.length; bytes += 37) imageSymbols(whole.slice(0, bytes));
    expect(imageSymbols(whole.slice(0, 80))).toEqual(nothing);
    expect(imageSymbols(new Uint8Array(200))).toEqual(nothing);
    expect(imageSymbols("")).toEqual(nothing);
  });
});

describe("a name that a module lacks", () => {
  const { kernels } = imageSymbols(cubin());

  test("is refused with the names in the module, the nearest first, C++ names also in source form", () => {
    expect(notFound("kernel", "saxpi", kernels)).toBe(
      'no kernel "saxpi"; the module has saxpy, _Z5scaleIfEvPT_S0_ (scale<float>(float*, float))',
    );
    expect(notFound("kernel", "scale<double>", kernels)).toBe(
      'no kernel "scale<double>"; the module has _Z5scaleIfEvPT_S0_ (scale<float>(float*, float)), saxpy',
    );
    expect(notFound("variable", "x", [])).toBe('no variable "x"');
  });

  test("is refused with ten of many names", () => {
    const many = Array.from({ length: 30 }, (_, i) => `kernel${i}`);
    expect(notFound("kernel", "kernel7", many)).toMatch(
      /^no kernel "kernel7"; the module has kernel7, .* and 20 more$/,
    );
  });
});

describe("a source that does not compile", () => {
  const source = "int unused() {\n  int a;\n}\nfloat f() { return b; }\n";
  const failure = (log: string) => new CompileError("k.cu does not compile", log, source, "k.cu");

  test("is reported by its first error, not by a warning above it", () => {
    const error = failure(
      'k.cu(2): warning #177-D: variable "a" was declared but never referenced\n    int a;\n        ^\n\nk.cu(4): error: identifier "b" is undefined\n\n1 error detected in the compilation of "k.cu".\n',
    );
    expect(error.message).toBe(
      'k.cu does not compile: line 4: identifier "b" is undefined\n  4 | float f() { return b; }',
    );
    expect(error.diagnostics.map(({ severity, line }) => [severity, line])).toEqual([
      ["warning", 2],
      ["error", 4],
    ]);
  });

  test("is reported by an error in a header, and by an error without a file", () => {
    const inHeader = failure(
      'k.cu(2): warning #177-D: variable "a" was declared but never referenced\ninclude/half.h(12): error: expected a ";"\n',
    );
    expect(inHeader.message).toBe('k.cu does not compile: include/half.h(12): expected a ";"');
    const ofOption = failure(
      "k.cu(2): warning #177-D: unused\nnvrtc: error: invalid value for --gpu-architecture (-arch)\n",
    );
    expect(ofOption.message).toContain(
      "k.cu does not compile: invalid value for --gpu-architecture (-arch)\n",
    );
    expect(failure("k.cu(4): catastrophic error: too many errors\n").message).toContain(
      "line 4: too many errors",
    );
    expect(failure("something else\n").message).toBe("k.cu does not compile: something else");
  });

  test("is reported by an error at its end", () => {
    const log =
      'At end of source: error: expected a ";"\n\nk.cu(1): warning #177-D: variable "a" was declared\n';
    expect(failure(log).message).toBe('k.cu does not compile: at the end of the source: expected a ";"');
  });

  test("is reported by the first error of clang, not by its count of errors", () => {
    const inHeader = failure(
      "In file included from k.cu:1:\n/usr/include/c++/12/cstdio:98:11: error: no member named 'FILE' in the global namespace\n  using ::FILE;\n        ~~^\nfatal error: too many errors emitted, stopping now [-ferror-limit=]\n",
    );
    expect(inHeader.message).toBe(
      "k.cu does not compile: /usr/include/c++/12/cstdio(98): no member named 'FILE' in the global namespace",
    );
    const own = failure("k.cu:4:20: error: use of undeclared identifier 'b'\nfloat f() { return b; }\n");
    expect(own.message).toBe(
      "k.cu does not compile: line 4: use of undeclared identifier 'b'\n  4 | float f() { return b; }",
    );
    expect(failure("k.cu:1:10: fatal error: no.h: No such file or directory\n").message).toContain(
      "line 1: no.h: No such file",
    );
  });
});
