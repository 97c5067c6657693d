// `npm run release -- --dry-run` runs every step except publishing. Without the option it publishes to npm
// and tags the commit.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Manifest } from "./manifest.ts";

/** Name of the package on npm, where another package has the name `doorbell`. */
const PUBLISHED_NAME = "doorbell-rdma";

const root = fileURLToPath(new URL("../..", import.meta.url));
const dryRun = process.argv.includes("--dry-run");
const output = (file: string, ...args: string[]): string =>
  execFileSync(file, args, { cwd: root, encoding: "utf8" }).trim();

/** Returns the reasons why this version cannot be released. */
function obstacles(version: string): string[] {
  const found: string[] = [];
  if (output("git", "status", "--porcelain") !== "") found.push("there are uncommitted changes");
  if (output("git", "tag", "--list", `v${version}`) !== "") found.push(`the tag v${version} exists`);
  const changes = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const heading = changes.split("\n").find((line) => line.startsWith(`## ${version}`));
  if (heading === undefined) found.push(`CHANGELOG.md has no section for ${version}`);
  else if (heading.includes("unreleased")) found.push(`CHANGELOG.md has no date for ${version}`);
  return found;
}

/** Packs the package and sets its npm name. Returns the folder. */
function published(folder: string): string {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root });
  const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  execFileSync("tar", ["-xzf", join(folder, tarball), "-C", folder]);
  const file = join(folder, "package/package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  writeFileSync(file, `${JSON.stringify({ ...manifest, name: PUBLISHED_NAME }, null, 2)}\n`);
  return join(folder, "package");
}

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
const inTheWay = obstacles(version);
for (const each of inTheWay) console.error(`${dryRun ? "would refuse" : "refused"}: ${each}`);
if (inTheWay.length > 0 && !dryRun) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), "doorbell-release-"));
try {
  const args = ["publish", "--access", "public", ...(dryRun ? ["--dry-run"] : []), published(folder)];
  console.log(`npm ${args.join(" ")}`);
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: ["inherit", "inherit", "pipe"] });
  if (status !== 0) throw new Error(`npm publish: exit ${status}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (dryRun) console.log(`would tag v${version}; nothing was published`);
else console.log(output("git", "tag", "--annotate", `v${version}`, "--message", `doorbell ${version}`));
