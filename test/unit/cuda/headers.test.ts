import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { headers, headerText } from "../../../scripts/generate-headers.ts";
import { unpackText } from "../../../src/process/unpack-text.ts";

test.each(headers)(
  "$module holds the text of $header (npm run generate:headers)",
  async ({ header, module }) => {
    const { archive } = (await import(`../../../${module}`)) as { archive: string };
    expect(unpackText(archive)).toBe(headerText(header));
  },
);

test("the header for clang includes each file of its folder once", () => {
  const text = headerText("src/cuda/program/headers/cuda.cuh");
  for (const part of ["intrinsics", "math-f64", "trigonometry-f64", "math-f32"]) {
    const content = readFileSync(
      new URL(`../../../src/cuda/program/headers/${part}.cuh`, import.meta.url),
      "utf8",
    );
    expect(text.split(content).length).toBe(2);
  }
});
