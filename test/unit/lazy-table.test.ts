import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lazyTable } from "../../ffi/runtime/lazy-table.ts";

const counted = () => {
  const made: string[] = [];
  const table = lazyTable<Record<string, { name: string }>>(["a", "b", "__proto__"], (name) => {
    made.push(name);
    return { name };
  });
  return { table, made };
};

describe("a lazy table", () => {
  test("creates a value once, at its first use", () => {
    const { table, made } = counted();
    expect(Object.keys(table)).toEqual(["a", "b", "__proto__"]);
    expect(made).toEqual([]);
    expect(table["a"]).toBe(table["a"]);
    expect(made).toEqual(["a"]);
  });

  test("then has a plain property, which cannot be assigned", () => {
    const { table } = counted();
    const value = table["a"];
    expect(Object.getOwnPropertyDescriptor(table, "a")).toMatchObject({ value, writable: false });
  });

  test("copied getters create the value in the object that they were copied to", () => {
    const { table, made } = counted();
    const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(table)) as typeof table;
    expect(copy["b"]).toBe(copy["b"]);
    expect(made).toEqual(["b"]);
    expect(Object.getOwnPropertyDescriptor(table, "b")?.get).toBeTypeOf("function");
  });

  test("retries a value whose creation failed", () => {
    let attempts = 0;
    const table = lazyTable<{ a: number }>(["a"], () => {
      attempts++;
      if (attempts === 1) throw new Error("not yet");
      return attempts;
    });
    expect(() => table.a).toThrow("not yet");
    expect(table.a).toBe(2);
  });

  test("is the only code in ffi with a getter that replaces itself", () => {
    const files = readdirSync("ffi", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".ts"),
    );
    const own = files.filter((name) =>
      /get\([^)]*\) \{[^}]*defineProperty/.test(readFileSync(`ffi/${name}`, "utf8")),
    );
    expect(own).toEqual(["runtime/lazy-table.ts"]);
  });
});
