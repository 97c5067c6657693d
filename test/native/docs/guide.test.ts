import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { runtimes } from "../../package/support/install.ts";
import { programOfRows, rowCodes } from "./kernel-rows.ts";

// The code blocks of a guide page form one program in their order, and its ```text blocks hold the output of
// the program.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const guide = join(root, "docs/guide");
const generated = join(root, "test/native/generated/guide");
const pages = readdirSync(guide).filter((name) => name.endsWith(".md"));

const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, block]) => block!);
const textOf = (page: string): string => readFileSync(join(guide, page), "utf8");
/** Samples in the READMEs of modules, which are compiled only. */
const samples = readdirSync(join(root, "src")).flatMap((module) => {
  const page = join(root, "src", module, "README.md");
  const text = existsSync(page) ? readFileSync(page, "utf8") : "";
  const found = blocks(text, "ts").filter((block) => block.includes('from "doorbell'));
  return found.map((block) => ({ module, block }));
});
/** Rows of the tables for kernels from other languages, as one program. */
const codes = rowCodes(textOf("kernels-from.md"));
const rowsProgram = join(generated, "kernel-rows.ts");
const programOf = (page: string): string => join(generated, page.replace(/md$/, "ts"));

/** Returns output without spaces and array names, which Node and Bun print differently. */
const plain = (text: string): string => text.replaceAll(/\b\w+Array\(\d+\) /g, "").replaceAll(/\s+/g, " ");

const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...environment } = process.env;

describe.skipIf(runtimeName !== "bun")("the guide", { timeout: 60_000 }, () => {
  beforeAll(() => {
    mkdirSync(generated, { recursive: true });
    for (const page of pages) {
      const program = blocks(textOf(page), "ts").join("\n");
      writeFileSync(programOf(page), `${program}\nexport {};\n`);
    }
  });
  beforeAll(() => {
    for (const { module, block } of samples)
      writeFileSync(join(generated, `module-${module}.ts`), `${block}\nexport {};\n`);
  });
  beforeAll(() => writeFileSync(rowsProgram, programOfRows(codes)));
  afterAll(() => rmSync(generated, { recursive: true, force: true }));

  test("and the samples of READMEs are correct TypeScript", () => {
    const config = {
      extends: join(root, "tsconfig.json"),
      compilerOptions: { rootDir: root, noUnusedLocals: false },
      include: [`${generated}/*.ts`],
    };
    writeFileSync(join(generated, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/.bin/tsc");
    const { stdout } = spawnSync(tsc, ["-p", generated], { encoding: "utf8" });
    expect(stdout).toBe("");
  });

  test("each row of the tables for kernels from CUDA C++ and numba compiles", () => {
    expect(codes.length).toBeGreaterThan(200);
    const [program = "", ...flags] = runtimes.bun!;
    const options = { encoding: "utf8", env: { ...environment, NO_COLOR: "1" }, timeout: 50_000 } as const;
    expect(execFileSync(program, [...flags, rowsProgram], options)).toBe("");
  });

  for (const page of pages) {
    const text = textOf(page);

    const programs = blocks(text, "ts").length === 0 ? [] : Object.entries(runtimes);
    test.each(programs)(
      `${page} runs on %s, and prints the text of the page`,
      (_, [program = "", ...flags]) => {
        const output = execFileSync(program, [...flags, programOf(page)], {
          encoding: "utf8",
          env: { ...environment, DOORBELL_RDMA: "soft", DOORBELL_CUDA: "soft", NO_COLOR: "1" },
          timeout: 50_000,
        });
        for (const printed of blocks(text, "text")) expect(plain(output)).toContain(plain(printed));
      },
    );
  }
});
