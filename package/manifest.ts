/** The parts of package.json that packing looks at; the rest goes along as it is. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly [field: string]: unknown;
}

/** Where the packed JavaScript and its declarations lie, beside the sources. */
export const BUILT = "dist";

const workshop = ["scripts", "devDependencies", "overrides", "allowScripts"];

const built = (source: string, ending: string): string =>
  source.replace(/^\.\//, `./${BUILT}/`).replace(/\.ts$/, ending);

/**
 * package.json as it is published. In a checkout every door is a TypeScript file; Node and Deno strip no types from files under
 * `node_modules`, so there only Bun gets the source, and everybody else JavaScript with declarations.
 */
export function publishedManifest(checkout: Manifest): Record<string, unknown> {
  const kept = Object.entries(checkout).filter(([field]) => !workshop.includes(field));
  const exports: Record<string, unknown> = {};
  for (const [door, source] of Object.entries(checkout.exports)) {
    exports[door] = { types: built(source, ".d.ts"), bun: source, default: built(source, ".js") };
  }
  return {
    ...Object.fromEntries(kept),
    exports: { ...exports, "./package.json": "./package.json" },
    imports: { "#threads": `./${BUILT}/threads.js` },
    files: [BUILT, ...checkout.files],
  };
}
