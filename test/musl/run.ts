// `npm run test:musl`: Bun's build for musl under musl's own loader (Debian's package `musl`), as on Alpine.
// Runs the runtime suite, then a program on the soft devices. Debian's libstdc++ replaces Alpine's, with the
// few missing names in glibc-names.c.
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { cache, repository, run } from "../vm/machine/host.ts";

const LOADER = "/lib/ld-musl-x86_64.so.1";
if (!existsSync(LOADER)) run("apt-get", "install", "-y", "--no-install-recommends", "musl");

const folder = join(cache, "musl");
const libraries = join(folder, "libraries");
mkdirSync(libraries, { recursive: true });

/** Returns the folder of an npm package, unpacked once. */
function unpacked(name: string, version: string): string {
  const at = join(folder, `${name.replaceAll(/[@/]/g, "-")}-${version}`);
  if (!existsSync(join(at, "package"))) {
    mkdirSync(at, { recursive: true });
    run("npm", "pack", "--silent", "--pack-destination", at, `${name}@${version}`);
    const [tarball = ""] = readdirSync(at).filter((file) => file.endsWith(".tgz"));
    run("tar", "-xzf", join(at, tarball), "-C", at);
  }
  return join(at, "package");
}

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(repository, "node_modules", name, "package.json"), "utf8")) as {
      version: string;
    }
  ).version;

for (const name of ["libstdc++.so.6", "libgcc_s.so.1"])
  copyFileSync(join("/usr/lib/x86_64-linux-gnu", name), join(libraries, name));
copyFileSync(LOADER, join(libraries, "libc.musl-x86_64.so.1"));
const names = ["-shared", "-fPIC", "-nostdlib", "-o", join(libraries, "ld-linux-x86-64.so.2")];
run("gcc", ...names, join(import.meta.dirname, "glibc-names.c"));

const bun = join(unpacked("@oven/bun-linux-x64-musl", versionOf("bun")), "bin/bun");
chmodSync(bun, 0o755);
const binding = unpacked("@rolldown/binding-linux-x64-musl", versionOf("rolldown"));
const env = {
  ...process.env,
  LD_LIBRARY_PATH: libraries,
  NAPI_RS_NATIVE_LIBRARY_PATH: join(binding, "rolldown-binding.linux-x64-musl.node"),
};

const suite = [
  "--bun",
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  "native",
  "test/native/runtime",
];
const tests = spawnSync(bun, suite, { cwd: repository, env, stdio: "inherit" }).status;
// The program stands beside package.json because it imports the package by name.
const program = join(repository, `musl-${process.pid}.ts`);
copyFileSync(join(repository, "test/package/programs/transfer.ts"), program);
const transfer = spawnSync(bun, [program], { cwd: repository, env, encoding: "utf8" });
rmSync(program);
process.stdout.write(transfer.stdout + transfer.stderr);
const right = transfer.stdout === "soft0: hello, RDMA\ncopied: 1,2,3\ndoubled: 2,4,6\n";
process.exitCode = tests === 0 && transfer.status === 0 && right ? 0 : 1;
