import { describe, expect, test } from "vitest";
import { nearest } from "../../ffi/nearest.ts";
import { checkOptions, checkValue, optionsTables } from "../../src/arguments/index.ts";
import * as doorbell from "../../src/index.ts";
import * as soft from "../../src/soft/index.ts";

// All option tables of the library.

const tables = optionsTables();

test("each module has tables", () => {
  const modules = new Set(tables.map(({ name }) => name.split(".")[0]));
  for (const module of ["rdma", "memory", "exchange", "wait"]) expect(modules).toContain(module);
});

/** Returns the function with a name such as "Device.createCompletionQueue", undefined when none exists. */
function found(taker: string): unknown {
  const [first, method] = taker.split(".") as [string, string?];
  const named = ({ ...soft, ...doorbell } as Readonly<Record<string, unknown>>)[first];
  if (method === undefined) return named;
  const { prototype, ...own } = named as { prototype: object };
  void own;
  return Reflect.get(prototype, method) ?? Reflect.get(named as object, method);
}

describe.each(tables.map((table) => [table.name, table] as const))("%s", (_, table) => {
  const rows = Object.entries(table.rows);
  const given = Object.fromEntries(rows.filter(([, row]) => row.required).map(([key]) => [key, undefined]));

  test("has a sentence about each option", () => {
    for (const [key, { text }] of rows) expect(`${key}: ${text}`).toMatch(/^\w+: [A-Z\d].*\.$/);
  });

  test("has defaults of the option's type", () => {
    for (const [key, row] of rows) {
      if (row.default !== undefined) expect(() => checkValue(key, row.type, row.default)).not.toThrow();
    }
  });

  test("names existing calls", () => {
    for (const taker of Object.keys(table.takenBy)) expect(found(taker), taker).toBeTypeOf("function");
  });

  test.each(rows.map(([key]) => key))("refuses misspellings of %s with its name", (key) => {
    for (const wrong of [
      key.slice(0, -1),
      `${key}s`,
      key.toUpperCase(),
      `${key.slice(0, 2)}${key.slice(3)}`,
    ]) {
      if (table.keys.has(wrong)) continue;
      const refused = () => checkOptions(table, "call", { ...given, [wrong]: 1 });
      expect(refused).toThrow(TypeError);
      expect(refused).toThrow(
        `call: unknown option "${wrong}"; did you mean "${nearest(wrong, table.keys)}"?`,
      );
      expect(nearest(key.toUpperCase(), table.keys)).toBe(key);
    }
  });

  test("refuses a value that is not an options object", () => {
    for (const wrong of [null, 7, "text", true, [1], () => {}]) {
      expect(() => checkOptions(table, "call", wrong as never)).toThrow(/^call: the options are /);
    }
  });
});
