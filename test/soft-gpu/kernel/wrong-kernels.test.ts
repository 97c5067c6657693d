import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KernelError, kernel } from "../../../src/kernel/index.ts";

const signature = {
  ...({ y: "i32[]", u: "u32[]", w: "i64[]", b: "bool[]", v: "f32x4[]" } as const),
  ...({ x: "readonly f32[]", f: "f32[]", d: "f64[]", n: "i32", a: "f32" } as const),
  ...{
    SIZE: { x: 4, y: 2 },
    twice: (k: number) => 2 * k,
    outer: new Function("return (k) => SCALE * k")() as () => number,
  },
};

/** Returns the message of the error that a kernel of this text gives, or its PTX. */
function messageOf(text: string): string {
  const body = new Function(`return ${text}`)() as () => void;
  try {
    return kernel("wrong", signature, body).ptx;
  } catch (error) {
    if (error instanceof KernelError) return error.message;
    throw error;
  }
}

const page = readFileSync(new URL("wrong-kernels.md", import.meta.url), "utf8");
const entries = [...page.matchAll(/### (.*)\n\n```js\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```/g)];

test("the page holds at least 60 wrong kernels", () => {
  expect(entries.length).toBe(page.split("### ").length - 1);
  expect(entries.length).toBeGreaterThan(60);
});

test.each(entries.map((entry) => entry.slice(1) as [string, string, string]))("%s", (_title, text, message) =>
  expect(messageOf(text)).toBe(message),
);
