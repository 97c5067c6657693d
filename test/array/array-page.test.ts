import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { arrayPage } from "../../scripts/docs/array-api.ts";

const page = fileURLToPath(new URL("../../docs/reference/array.md", import.meta.url));

test("docs/reference/array.md is what npm run generate:array writes, without a blank cell", () => {
  const text = readFileSync(page, "utf8");
  expect(text).toBe(arrayPage());
  expect(text).not.toMatch(/\|[ \t]*\|/);
});
