import { readdirSync, readFileSync } from "node:fs";
import { errorMessagesOf } from "./error-messages.ts";

/** A thing is not another thing, rather than no such thing: turns of phrase that a reader has to read twice. */
const twisted = /(?<!\bthere )\b(is|are|was) no (?!longer)[a-z]|\bwhat is no\b|\bshall\b/i;
const twistedMessage = /(?<!there )\b(?:is|are|was) no [a-z]|\bwhat is no\b|\btakes? (?:it|them) no more\b/i;
const generated = /\/(constants|structs|functions|newer)\.ts$/;

/** Error messages of the library, and messages and comments of `ffi` and `examples`, that are not plain English. */
export function plainEnglishProblems(sources: readonly string[]): string[] {
  const messages = sources
    .flatMap(errorMessagesOf)
    .flatMap(({ file, line, texts }) =>
      texts.filter((text) => twistedMessage.test(text)).map((text) => `${file}:${line} ${text}`),
    );
  const lines = ["ffi", "examples"]
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
    )
    .filter((name) => name.endsWith(".ts") && !generated.test(name))
    .flatMap((name) =>
      readFileSync(name, "utf8")
        .split("\n")
        .flatMap((line, index) => (twisted.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
    );
  return [...messages, ...lines].map((each) => `say "is not a", not "is no": ${each}`);
}
