// NVIDIA's public CUDA samples on the embedded GPU: `npm run samples -- FOLDER`, where FOLDER has their kernels as PTX
// (nvcc -ptx -arch=sm_90 of each .cu file; NAME is SAMPLE_FILE). Tells which load and which of the kernels that are driven here give
// right results; --write keeps the list in docs/cuda-samples.md.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { openDevice } from "../../../src/cuda/index.ts";
import { abilities } from "../../../src/soft/gpu/kernels/abilities.ts";
import { parse } from "../../../src/soft/gpu/ptx/parser.ts";
import { PtxError } from "../../../src/soft/gpu/ptx/ptx-error.ts";
import { compileModule } from "../../../src/soft/gpu/wasm/compile.ts";
import { usedForms } from "../instructions/used-forms.ts";
import { type Drive, Tools } from "./drive.ts";
import { elementwise } from "./elementwise.ts";
import { images } from "./images.ts";
import { matrices } from "./matrices.ts";
import { together } from "./together.ts";

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

/** Whether the file loads, or why not. */
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

/** "right", or what was wrong. */
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
    "# NVIDIA's CUDA samples on the embedded GPU",
    "",
    "The kernels of github.com/NVIDIA/cuda-samples, compiled by `nvcc -ptx -arch=sm_90`, are a measure that we did not make. They are not",
    "part of this repository: `npm run samples -- FOLDER` tries a folder with their PTX, and `--write` writes this page.",
    "",
    `${loads} of ${rows.length} files with kernels load (${rows.reduce((all, { kernels }) => all + kernels, 0)} kernels).`,
    `${right} of ${results.length} kernels that code of ours drives give the results that plain TypeScript gives.`,
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
  put("../../../docs/cuda-samples.md", lines);
  // What these programs are made of: the table of instructions must have it.
  const forms = new Set([...texts.values()].flatMap((text) => [...usedForms(text)]));
  put("forms.txt", [...[...forms].sort(), ""]);
}

const [folder] = process.argv.slice(2).filter((each) => !each.startsWith("--"));
if (folder === undefined) {
  console.error("usage: npm run samples -- FOLDER [--write]");
  process.exitCode = 1;
} else main(folder, process.argv.includes("--write"));
