import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Turns of phrase that a reader has to read twice; "there is no such device" and "no longer" are fine. */
const twisted = /(?<!\bthere )\b(is|are|was) no (?!longer)[a-z]|\bwhat is no\b|\bshall\b/i;
const generated = /\/(constants|structs|functions|newer)\.ts$/;

test("messages and comments of ffi and examples say 'is not a', not 'is no'", () => {
  const found = ["ffi", "examples"]
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
    )
    .filter((name) => name.endsWith(".ts") && !generated.test(name))
    .flatMap((name) =>
      readFileSync(name, "utf8")
        .split("\n")
        .flatMap((line, index) => (twisted.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
