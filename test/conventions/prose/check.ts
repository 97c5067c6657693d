import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownFiles, repositoryFiles, sourceFiles } from "../files.ts";
import { GLOSSARY, glossaryTerms } from "./glossary.ts";
import { pageTexts } from "./pages.ts";
import { type Breach, breachesOf } from "./rules.ts";
import { sourceTexts } from "./texts.ts";

const FOLDER = "node_modules/.cache/doorbell";
const CACHE = join(FOLDER, "prose.json");
/** Number of entries that the cache holds. The oldest ones go first. */
const CACHE_ENTRIES = 12_000;

const hashOf = (...texts: readonly string[]): string => {
  const hash = createHash("sha1");
  for (const text of texts) hash.update(text).update("\0");
  return hash.digest("base64url");
};

/** Hash of the rules themselves. A change of a rule makes every cached result stale. */
const rulesHash = (): string =>
  hashOf(
    readFileSync(GLOSSARY, "utf8"),
    ...["check.ts", "glossary.ts", "pages.ts", "rules.ts", "texts.ts", "../error-messages.ts"].map((name) =>
      readFileSync(join(import.meta.dirname, name), "utf8"),
    ),
  );

function readCache(): Map<string, readonly Breach[]> {
  try {
    return new Map(JSON.parse(readFileSync(CACHE, "utf8")) as [string, readonly Breach[]][]);
  } catch {
    return new Map();
  }
}

/** Writes the cache by way of a rename, so that a check in another worktree never reads half of it. */
function writeCache(cache: ReadonlyMap<string, readonly Breach[]>): void {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${CACHE}.${process.pid}`;
  writeFileSync(draft, JSON.stringify([...cache].slice(-CACHE_ENTRIES)));
  renameSync(draft, CACHE);
}

/** Returns the breaches of the style by file, for all TypeScript files and Markdown pages. */
export function proseBreaches(): Map<string, readonly Breach[]> {
  const terms = glossaryTerms();
  const library = new Set(sourceFiles());
  const cache = readCache();
  const version = rulesHash();
  const found = new Map<string, readonly Breach[]>();
  let computed = false;
  for (const file of [...repositoryFiles(), ...markdownFiles()]) {
    if (!existsSync(file)) continue;
    const content = readFileSync(file, "utf8");
    const key = hashOf(version, file, content);
    let breaches = cache.get(key);
    if (breaches === undefined) {
      computed = true;
      const texts = file.endsWith(".md") ? pageTexts(content) : sourceTexts(file, content, library.has(file));
      breaches = texts.flatMap((text) => breachesOf(text, file === GLOSSARY ? [] : terms));
    }
    cache.delete(key);
    cache.set(key, breaches);
    if (breaches.length > 0) found.set(file, breaches);
  }
  if (computed) writeCache(cache);
  return found;
}
