// Packs text files into TypeScript modules, `npm run generate:headers`: the CUDA headers (.cuh) that doorbell
// passes to compilers, and the manual's descriptions of C functions and structs. A module reaches every shipped form: the source tree, npm, JSR, and programs
// that Bun bundles into one file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Texts that are packed, each with its module. */
export const headers: readonly { readonly header: string; readonly module: string }[] = [
  { header: "src/cuda/program/headers/cuda.cuh", module: "src/cuda/program/generated/clang-header.ts" },
  { header: "src/group/memory/doorbell.cuh", module: "src/group/memory/generated/doorbell-header.ts" },
  ...["cuda", "rdmacm", "rdmacm-structs", "verbs", "verbs-structs"].map((library) => ({
    header: `src/cli/manual/descriptions/${library}.txt`,
    module: `src/cli/manual/generated/${library}.ts`,
  })),
];

/**
 * Returns the text of a header, with the files that it includes by relative path in place of the `#include`
 * lines.
 */
export function headerText(path: string): string {
  const text = readFileSync(join(root, path), "utf8");
  return text.replace(/^#include "(.*)"$/gm, (_, included: string) =>
    headerText(join(dirname(path), included)),
  );
}

function pack({ header, module }: (typeof headers)[number]): void {
  const text = Buffer.from(headerText(header));
  const archive = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  const lines = [
    `// Made by npm run generate:headers from ${header}.`,
    "/** Text of the file: brotli, then base64. */",
    `export const archive: string = "${archive.toString("base64")}";`,
  ];
  mkdirSync(dirname(join(root, module)), { recursive: true });
  writeFileSync(join(root, module), `${lines.join("\n")}\n`);
}

if (import.meta.main) for (const each of headers) pack(each);
