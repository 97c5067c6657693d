import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { valuesPage, valuesPagePath } from "./values-page.ts";

test("docs/reference/array-values.md is what npm run generate:array-values writes, without a blank cell", {
  timeout: 120_000,
}, () => {
  const text = readFileSync(valuesPagePath, "utf8");
  expect(text).toBe(valuesPage());
  expect(text).not.toMatch(/\|[ \t]*\|/);
});
