// Constants of C come from ffi/libc, where test/abi compares them with the C compiler.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Errno } from "../../../ffi/errno.ts";
import * as libc from "../../../ffi/libc/constants.ts";
import { sourceFiles } from "../../conventions/files.ts";

const known: ReadonlySet<string> = new Set([...Object.keys(libc), ...Object.keys(Errno)]);
/** Families of the C library of which ffi/libc has some. */
const family = /^(AF|MSG|SOL|MADV|EFD|RWF|O|F|SEEK|SCM|PROT|MAP|MFD)_/;

test("no source types a constant of the C library by hand", () => {
  const typed = sourceFiles()
    .filter((file) => file.startsWith("src/"))
    .flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(/^\s*(?:export )?const ([A-Z][A-Z0-9_]*) = -?\d\w*;/gm),
      ].flatMap(([, name = ""]) => (known.has(name) || family.test(name) ? [`${file}: ${name}`] : [])),
    );
  expect(typed).toEqual([]);
});
