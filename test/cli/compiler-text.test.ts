import { expect, test } from "vitest";
import { compilerText } from "../../src/cli/devices/gpu-page.ts";
import { wrappedMessage } from "../../src/cli/output/source-lines.ts";
import { errorText } from "../../src/cli/repl/error-text.ts";

test("the page of the GPUs names the compiler that device.compile uses", () => {
  expect(compilerText({ version: "13.0" })).toBe("NVRTC 13.0");
  expect(compilerText({ error: "no libnvrtc.so", fallback: "/usr/bin/clang" })).toBe(
    "/usr/bin/clang compiles for the soft GPU; NVRTC is not available",
  );
  expect(compilerText({ error: "no libnvrtc.so" })).toMatch(
    /^no compiler: .* nor clang; PTX loads without one$/,
  );
});

test("a caret stays below the character that it marks", () => {
  const error = new Error('does not compile:\n  int a = "x" + b;\n                ^\n1 error');
  expect(errorText(error, 60).text.split("\n")).toEqual([
    "Error: does not compile:",
    '  int a = "x" + b;',
    "                ^",
    "1 error",
  ]);
});

test("a line of source that is wider than the terminal is cut around its caret", () => {
  const source = `${"x".repeat(90)}!${"y".repeat(50)}`;
  const lines = wrappedMessage(`${source}\n${" ".repeat(90)}^~~\nnext`, 60);
  expect(lines).toHaveLength(3);
  expect(lines[0]!.length).toBe(60);
  expect(lines[0]!.startsWith("...x")).toBe(true);
  expect(lines[0]![lines[1]!.indexOf("^")]).toBe("!");
  expect(wrappedMessage("  one two three", 8)).toEqual(["  one", "      two", "      three"]);
});
