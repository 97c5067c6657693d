/** Fields of package.json that packing reads. The other fields are copied unchanged. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly [field: string]: unknown;
}

/** Folder of the packed JavaScript and its declarations. */
export const BUILT = "dist";

/** Patterns of `files` that name TypeScript sources: the package has `dist` instead. */
const sources = /^!?(src|ffi)\b/;

/** Fields that only a checkout needs. */
const checkoutOnly = ["scripts", "devDependencies", "overrides", "allowScripts"];

const built = (source: string, ending: string): string =>
  source.replace(/^\.\//, `./${BUILT}/`).replace(/\.ts$/, ending);

/**
 * Returns package.json as it is published. Every export of a checkout is a TypeScript file. Node and Deno
 * strip no types from files under `node_modules`, so the exports of the package are JavaScript with
 * declarations on every runtime.
 */
export function publishedManifest(checkout: Manifest): Record<string, unknown> {
  const published = Object.entries(checkout).filter(([field]) => !checkoutOnly.includes(field));
  const exports: Record<string, unknown> = {};
  for (const [name, source] of Object.entries(checkout.exports)) {
    // Assets, such as "./examples/ptx/*", are published as they are.
    exports[name] = !source.endsWith(".ts")
      ? source
      : { types: built(source, ".d.ts"), default: built(source, ".js") };
  }
  return {
    ...Object.fromEntries(published),
    exports: { ...exports, "./package.json": "./package.json" },
    imports: { "#threads": `./${BUILT}/threads.js` },
    files: [BUILT, ...checkout.files.filter((pattern) => !sources.test(pattern))],
  };
}
