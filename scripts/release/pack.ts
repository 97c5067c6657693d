// npm runs this file before packing (`before`) and after it (`after`). The tarball gets `dist` and the
// published package.json, and the checkout is restored.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { emit } from "./emit.ts";
import { BUILT, type Manifest, publishedManifest } from "./manifest.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const file = join(root, "package.json");
const saved = join(root, "package.json.saved");

function before(): void {
  after(); // An interrupted run may have left its files.
  const text = readFileSync(file, "utf8");
  const manifest = JSON.parse(text) as Manifest;
  emit(root, manifest);
  writeFileSync(saved, text);
  writeFileSync(file, `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

function after(): void {
  if (existsSync(saved)) renameSync(saved, file);
  rmSync(join(root, BUILT), { recursive: true, force: true });
}

const step = process.argv[2];
if (step === "before") before();
else if (step === "after") after();
else throw new Error("usage: pack.ts before|after");
