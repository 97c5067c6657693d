// npm calls this before it packs (`before`) and after (`after`): the tarball has dist and the published package.json, the checkout
// keeps neither.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { emit } from "./emit.ts";
import { BUILT, type Manifest, publishedManifest } from "./manifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const file = join(root, "package.json");
const kept = join(root, "package.json.kept");

function before(): void {
  after(); // one that was cut off left its traces
  const text = readFileSync(file, "utf8");
  const manifest = JSON.parse(text) as Manifest;
  emit(root, manifest);
  writeFileSync(kept, text);
  writeFileSync(file, `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

function after(): void {
  if (existsSync(kept)) renameSync(kept, file);
  rmSync(join(root, BUILT), { recursive: true, force: true });
}

const step = process.argv[2];
if (step === "before") before();
else if (step === "after") after();
else throw new Error("usage: pack.ts before|after");
