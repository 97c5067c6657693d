import { describe, expect, test } from "vitest";
import { nearest } from "../../ffi/nearest.ts";
import { checkOptions, checkValue, optionsTables } from "../../src/arguments/index.ts";
import * as doorbell from "../../src/index.ts";

// Every table of options that the library has, walked over.

const tables = optionsTables();

test("there are tables of each room", () => {
  const rooms = new Set(tables.map(({ name }) => name.split(".")[0]));
  for (const room of ["rdma", "memory", "exchange", "wait"]) expect(rooms).toContain(room);
});

/** What stands under a name such as "Device.createCompletionQueue", if anything. */
function found(taker: string): unknown {
  const [first, method] = taker.split(".") as [string, string?];
  const named = (doorbell as Readonly<Record<string, unknown>>)[first];
  if (method === undefined) return named;
  const { prototype, ...own } = named as { prototype: object };
  void own;
  return Reflect.get(prototype, method) ?? Reflect.get(named as object, method);
}

describe.each(tables.map((table) => [table.name, table] as const))("%s", (_, table) => {
  const rows = Object.entries(table.rows);
  const given = Object.fromEntries(rows.filter(([, row]) => row.required).map(([key]) => [key, undefined]));

  test("says a sentence about each option", () => {
    for (const [key, { text }] of rows) expect(`${key}: ${text}`).toMatch(/^\w+: [A-Z\d].*\.$/);
  });

  test("has defaults of the option's own type", () => {
    for (const [key, row] of rows) {
      if (row.default !== undefined) expect(() => checkValue(key, row.type, row.default)).not.toThrow();
    }
  });

  test("names calls that exist", () => {
    for (const taker of Object.keys(table.takenBy)) expect(found(taker), taker).toBeTypeOf("function");
  });

  test.each(rows.map(([key]) => key))("refuses %s misspelt, and names it", (key) => {
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

  test("refuses what is no options object", () => {
    for (const wrong of [null, 7, "text", true, [1], () => {}]) {
      expect(() => checkOptions(table, "call", wrong as never)).toThrow(/^call: the options are /);
    }
  });
});
