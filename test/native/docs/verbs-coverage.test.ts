import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functions, inlineFunctions } from "../../../ffi/ibverbs/functions.ts";
import { newerFunctions, newerInlineFunctions } from "../../../ffi/ibverbs/newer.ts";
import * as ffi from "../../../ffi/libc/index.ts";
import { openDevice } from "../../../src/index.ts";
import { managerRows, type Row, verbRows } from "./verbs-coverage/rows.ts";
import { coverage } from "./verbs-coverage/table.ts";

test("docs/verbs-coverage.md is what the sources say", () => {
  const text = readFileSync(new URL("../../../docs/verbs-coverage.md", import.meta.url), "utf8");
  // What librdmacm's objects are changes by itself; its rows must be there.
  const verbs = (whole: string) => whole.split("## librdmacm")[0];
  expect(verbs(text) === verbs(coverage()), "it is not fresh: npm run generate:coverage").toBe(true);
  for (const { name } of managerRows) expect(text).toContain(`| \`${name}\` |`);
});

test("every function has a row, and every row a word in each cell", () => {
  const names = [functions, inlineFunctions, newerFunctions, newerInlineFunctions].flatMap((one) =>
    Object.keys(one),
  );
  expect(verbRows.map(({ name }) => name).sort()).toEqual(names.sort());
  for (const row of [...verbRows, ...managerRows] as Row[])
    for (const [column, cell] of Object.entries(row)) {
      expect(cell, `${row.name}: ${column}`).toMatch(/\S/);
      expect(cell, `${row.name}: ${column}, without a reason`).not.toMatch(/^not (run|called by a test)$/);
    }
});

test("what the table says of soft0 is so", () => {
  using device = openDevice("soft0");
  // Pointers that are NULL are refused with EINVAL, and without harm, by what is there; what is not says EOPNOTSUPP.
  const refusing = verbRows.filter(({ soft }) => soft !== "yes");
  expect(refusing.length).toBeGreaterThan(20);
  const table = device.lib as unknown as Record<string, (...given: unknown[]) => unknown>;
  const signatures: Record<string, readonly string[]> = {
    ...functions,
    ...inlineFunctions,
    ...newerFunctions,
    ...newerInlineFunctions,
  };
  const { errno, setErrno, Errno } = ffi;
  for (const { name } of refusing) {
    setErrno(0);
    table[name]!(...signatures[name]!.slice(1).map(() => 0));
    expect(errno(), name).toBe(Errno.EOPNOTSUPP);
  }
});
