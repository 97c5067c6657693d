// Writes the guide and the API reference as a static site to docs/.vitepress/dist (`npm run docs`). With
// `-- --serve` it serves the site on port 8080.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { writeReference } from "./reference.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const site = join(root, "docs/.vitepress/dist");

// VitePress is not a dependency, because neither users nor tests need it.
const VITEPRESS = "vitepress@1.6.4";

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${error?.message ?? `${stdout}${stderr}`}`);
}

function fileAt(path: string): string | undefined {
  const inside = join(site, decodeURIComponent(path));
  if (!inside.startsWith(site)) return;
  return [inside, `${inside}.html`, join(inside, "index.html")].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

if (!process.argv.includes("--serve") || !existsSync(site)) {
  run("npx", "-y", VITEPRESS, "build", "docs");
  writeReference(root, join(site, "api"));
  console.log(`wrote ${site}/index.html (npm run docs -- --serve shows it)`);
}
if (process.argv.includes("--serve")) {
  const server = Bun.serve({
    port: Number(process.env["PORT"] ?? 8080),
    hostname: "127.0.0.1",
    fetch({ url }) {
      const file = fileAt(new URL(url).pathname);
      return file === undefined ? new Response("not found", { status: 404 }) : new Response(Bun.file(file));
    },
  });
  console.log(`${server.url}`);
}
