// Runs NVIDIA's public CUDA samples on the soft GPU: `npm run samples -- FOLDER`.
// FOLDER has the kernels as PTX (nvcc -ptx -arch=sm_90 of each .cu file, named SAMPLE_FILE). `--write`
// updates docs/reference/cuda-samples.md.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../../src/cuda/index.ts";
import { abilities } from "../../../src/soft/gpu/kernels/shared/abilities.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";
import { PtxError } from "../../../src/soft/gpu/ptx/syntax.ts";
import { compileModule } from "../../../src/soft/gpu/wasm/compile.ts";
import { usedForms } from "../instructions/used-forms.ts";
import { together } from "./cooperating-threads.ts";
import { type Drive, Tools } from "./drive.ts";
import { elementwise } from "./elementwise.ts";
import { images } from "./images.ts";
import { matrices } from "./matrices.ts";

const drives: readonly Drive[] = [...elementwise, ...together, ...matrices, ...images];
const options = {
  abilities,
  windowBase: 0x7000_0000_0000,
  globalBase: 0x7000_1000_0000,
};

interface Row {
  readonly file: string;
  readonly kernels: number;
  readonly verdict: string;
}

/** Loads a file, and returns "loads" or the error. */
function load(file: string, text: string): Row {
  const count = text.match(/\.entry/g)?.length ?? 0;
  try {
    const { bytes, kernels } = compileModule(parse(text), options);
    return { file, kernels: kernels.length, verdict: WebAssembly.validate(bytes) ? "loads" : "broken code" };
  } catch (error) {
    if (!(error instanceof PtxError)) throw error;
    return { file, kernels: count, verdict: error.message.replace(/^.*error {3}: /, "") };
  }
}

/** Returns "right", or the description of a wrong result. */
function drive(each: Drive, text: string): string {
  const device = openDevice(0, { provider: process.env["DOORBELL_CUDA"] === "native" ? "native" : "soft" });
  try {
    const module = device.loadModule(text);
    each.run(new Tools(device, module, each));
    return "right";
  } catch (error) {
    return (error as Error).message.split("\n")[0]!.slice(0, 160);
  } finally {
    device.reset().close();
  }
}

function main(folder: string, write: boolean): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ptx"))
    .sort();
  const texts = new Map(
    files.map((name) => [name.replace(/\.ptx$/, ""), readFileSync(`${folder}/${name}`, "utf8")]),
  );
  const rows = [...texts]
    .filter(([, text]) => text.includes(".entry"))
    .map(([file, text]) => load(file, text));
  const results = drives.map((each) => {
    const text = texts.get(each.file);
    return { ...each, verdict: text === undefined ? "not there" : drive(each, text) };
  });
  const loads = rows.filter(({ verdict }) => verdict === "loads").length;
  const right = results.filter(({ verdict }) => verdict === "right").length;
  const lines = [
    "# NVIDIA's CUDA samples on the soft GPU",
    "",
    "These results are for the kernels of github.com/NVIDIA/cuda-samples, compiled by `nvcc -ptx -arch=sm_90`.",
    "The samples are not part of this repository. `npm run samples -- FOLDER` tries a folder with their PTX; `--write` updates this page.",
    "",
    `${loads} of ${rows.length} files with kernels load (${rows.reduce((all, { kernels }) => all + kernels, 0)} kernels).`,
    `${right} of ${results.length} driven kernels give the same results as plain TypeScript.`,
    "",
    "## Driven",
    "",
    "| file | kernel | result |",
    "| --- | --- | --- |",
    ...results.map(({ file, kernel, verdict }) => `| ${file} | \`${kernel}\` | ${verdict} |`),
    "",
    "## Loaded",
    "",
    "| file | kernels | verdict |",
    "| --- | ---: | --- |",
    ...rows.map(({ file, kernels, verdict }) => `| ${file} | ${kernels} | ${verdict} |`),
    "",
  ];
  for (const { file, kernel, verdict } of results)
    if (verdict !== "right") console.log(`${file} ${kernel}: ${verdict}`);
  for (const { file, verdict } of rows) if (verdict !== "loads") console.log(`${file}: ${verdict}`);
  console.log(
    `${loads} of ${rows.length} files load, ${right} of ${results.length} driven kernels are right`,
  );
  if (!write) return;
  const put = (file: string, all: readonly string[]) =>
    writeFileSync(fileURLToPath(new URL(file, import.meta.url)), all.join("\n"));
  put("../../../docs/reference/cuda-samples.md", lines);
  // The table of instructions must contain every instruction of these programs.
  const forms = new Set([...texts.values()].flatMap((text) => [...usedForms(text)]));
  put("forms.txt", [...[...forms].sort(), ""]);
}

const [folder] = process.argv.slice(2).filter((each) => !each.startsWith("--"));
if (folder === undefined) {
  console.error("usage: npm run samples -- FOLDER [--write]");
  process.exitCode = 1;
} else main(folder, process.argv.includes("--write"));
