import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { Word } from "../../../src/soft/gpu/kernels/shared/control.ts";

const folder = fileURLToPath(new URL("../../../src/soft/gpu", import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

// An address has two words. A counter in the second word of one sent threads to a wrong table.
test("no word of the control block is the second word of an address", () => {
  const addresses = [...source.matchAll(/\b(?:putAddress|addressAt)\([^,()]+, Word\.(\w+)[,)]/g)].map(
    ([, name]) => name as keyof typeof Word,
  );
  expect(new Set(addresses).size).toBeGreaterThan(3);
  const places = new Map(Object.entries(Word).map(([name, word]) => [word, name]));
  for (const name of addresses) expect(places.get(Word[name] + 1), `behind ${name}`).toBeUndefined();
});
