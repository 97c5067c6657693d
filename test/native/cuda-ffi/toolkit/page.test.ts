import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { nvidiaLibrariesPage } from "../../../../scripts/docs/nvidia-libraries.ts";
import { libraries } from "./libraries.ts";

const page = fileURLToPath(new URL("../../../../docs/reference/nvidia-libraries.md", import.meta.url));

test("docs/reference/nvidia-libraries.md is what npm run generate:nvidia-libraries writes, without a blank cell", () => {
  const text = readFileSync(page, "utf8");
  expect(text).toBe(nvidiaLibrariesPage());
  expect(text).not.toMatch(/\|[ \t]*\|/);
  for (const { name, functions, inlineFunctions, variable, sonames } of libraries) {
    const row = text.split("\n").find((line) => line.includes(`\`${variable}\``)) ?? "";
    const names = Object.keys({ ...functions, ...inlineFunctions }).length;
    expect([name, row]).toEqual([name, expect.stringContaining(`| ${names} |`)]);
    for (const soname of Object.values(sonames)) expect(row).toContain(`\`${soname}\``);
  }
});
