import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { functions, inlineFunctions } from "../../../ffi/ibverbs/functions.ts";
import { newerFunctions, newerInlineFunctions } from "../../../ffi/ibverbs/newer.ts";
import * as ffi from "../../../ffi/libc/index.ts";
import { openDevice } from "../../../src/index.ts";
import { managerRows, type Row, verbRows } from "./verbs-coverage/rows.ts";
import { coverage } from "./verbs-coverage/table.ts";

test("docs/reference/verbs-coverage.md is up to date", () => {
  const text = readFileSync(new URL("../../../docs/reference/verbs-coverage.md", import.meta.url), "utf8");
  // The objects of librdmacm change on their own, so the test compares the rows only.
  const verbs = (whole: string) => whole.split("## librdmacm")[0];
  expect(verbs(text) === verbs(coverage()), "it is not fresh: npm run generate:coverage").toBe(true);
  for (const { name } of managerRows) expect(text).toContain(`| \`${name}\` |`);
});

test("every function has a row, and every row has a text in each cell", () => {
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

test("the table matches the functions of soft0", () => {
  using device = openDevice("soft0");
  // Implemented functions refuse NULL pointers with EINVAL; missing functions return EOPNOTSUPP.
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
