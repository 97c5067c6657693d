import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { documented } from "./documented.ts";

/**
 * Returns a source file with its examples as Markdown code blocks. `deno doc` treats other examples as prose.
 *
 * @internal
 */
export function withFencedExamples(source: string): string {
  return source.replaceAll(/^[ \t]*\/\*\*[\s\S]*?\*\//gm, (comment) =>
    comment.replaceAll(
      /^([ \t]*\*) @example\n((?:[ \t]*\*(?!\/)(?! @).*\n)+)/gm,
      (_, star: string, code: string) => `${star} @example\n${star} \`\`\`ts\n${code}${star} \`\`\`\n`,
    ),
  );
}

/** An empty icon avoids a failed request. On a phone the search field has its own line. */
const head = `<link rel="icon" href="data:,"><style>
  @media (max-width: 640px) {
    nav#topnav { height: auto; position: static }
    nav#topnav > div { flex-wrap: wrap; gap: .5rem }
    nav#topnav ul.breadcrumbs { flex-wrap: wrap; word-break: normal }
  }
</style>`;

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? `${stdout}${stderr}`}`);
}

/** Writes the API reference into a folder. `deno doc` makes it from the doc comments. */
export function writeReference(root: string, folder: string): void {
  const copy = mkdtempSync(join(tmpdir(), "doorbell-reference-"));
  try {
    const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "src", "ffi"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const file of listed.split("\n").filter((name) => name.endsWith(".ts"))) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), withFencedExamples(readFileSync(join(root, file), "utf8")));
    }
    cpSync(join(root, "deno.json"), join(copy, "deno.json"));
    const deno = join(root, "node_modules/.bin/deno");
    run(copy, deno, "doc", "--html", "--name=doorbell", `--output=${folder}`, ...documented);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  // The first page of `deno doc` lists five symbols only, so the list of all symbols replaces it.
  cpSync(join(folder, "all_symbols.html"), join(folder, "index.html"));
  const folders = [...new Set(documented.map((file) => /^(?:src\/)?(.*)\/index\.ts$/.exec(file)?.[1]))];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(folder, name);
    let page = readFileSync(file, "utf8");
    // `deno doc` prints the folders of files, and the reference replaces them by module names.
    for (const one of folders)
      page = page.replaceAll(`from &quot;${one}&quot;`, `from &quot;doorbell/${one}&quot;`);
    writeFileSync(file, page.replace("</head>", `${head}</head>`));
  }
}
