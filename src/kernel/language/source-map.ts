import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ErrorPosition } from "./kernel-error.ts";

/** A position that a source map returns. Line and column count from 0. */
interface Entry {
  readonly originalSource: string;
  readonly originalLine: number;
  readonly originalColumn: number;
}

interface SourceMap {
  readonly payload: {
    readonly sourcesContent?: readonly (string | null)[];
    readonly sources: readonly string[];
  };
  findEntry(line: number, column: number): Entry | Record<string, never>;
}

/** Source map of a built file, and the URL that its sources are relative to. */
interface Mapped {
  readonly map: SourceMap;
  readonly url: string;
}

const maps = new Map<string, Mapped | undefined>();

/** Reads the source map that the last line of a built file names. Undefined where there is none. */
function mapOf(file: string): Mapped | undefined {
  if (maps.has(file)) return maps.get(file);
  const mapped = readMap(file);
  maps.set(file, mapped);
  return mapped;
}

function readMap(file: string): Mapped | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text)?.[1];
    if (name === undefined) return undefined;
    const url = new URL(name, pathToFileURL(file));
    const isInline = url.protocol === "data:";
    const json = isInline
      ? Buffer.from(name.slice(name.indexOf(",") + 1), "base64").toString()
      : readFileSync(fileURLToPath(url.href), "utf8");
    const { SourceMap } = process.getBuiltinModule("node:module") as unknown as {
      readonly SourceMap: new (payload: unknown) => SourceMap;
    };
    return { map: new SourceMap(JSON.parse(json)), url: isInline ? pathToFileURL(file).href : url.href };
  } catch {
    return undefined; // A file without a readable map keeps its own lines.
  }
}

/** Returns the position in the source of a built file, or the position itself where there is no source map. */
export function originalPosition(position: ErrorPosition): ErrorPosition {
  const mapped = mapOf(position.file);
  const entry = mapped?.map.findEntry(position.line - 1, position.column - 1);
  if (mapped === undefined || entry?.originalSource === undefined) return position;
  const { originalSource, originalLine, originalColumn } = entry as Entry;
  const source = new URL(originalSource, mapped.url);
  const file = source.protocol === "file:" ? fileURLToPath(source.href) : originalSource;
  const lines = (contentOf(mapped.map, originalSource) ?? textOf(file)).split("\n");
  return { file, line: originalLine + 1, column: originalColumn + 1, lineText: lines[originalLine] ?? "" };
}

function contentOf({ payload }: SourceMap, source: string): string | undefined {
  return payload.sourcesContent?.[payload.sources.indexOf(source)] ?? undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
