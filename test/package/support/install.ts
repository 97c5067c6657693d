import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../../..", import.meta.url));
const modules = join(root, "node_modules");

/** Command lines of the three runtimes that `npm install` brought. */
export const runtimes: Readonly<Record<"bun" | "deno" | "node", readonly string[]>> = {
  bun: [join(modules, ".bin/bun")],
  deno: [join(modules, ".bin/deno"), "run", "-A", "--quiet"],
  node: [join(modules, "node26/bin/node"), "--disable-warning=ExperimentalWarning"],
};

const { DOORBELL_TRACE: _, NODE_OPTIONS: __, ...environment } = process.env;

/** Runs a program and returns its output. A failure throws with the standard error. */
export function run(command: readonly string[], folder: string, ...programs: string[]): string {
  const [file = "", ...options] = command;
  const given = { cwd: folder, encoding: "utf8", env: environment, timeout: 60_000 } as const;
  const { status, stdout, stderr, error } = spawnSync(file, [...options, ...programs], given);
  if (status !== 0) throw new Error(`${file} ${programs}: ${error?.message ?? `exit ${status}`}\n${stderr}`);
  return stdout;
}

/**
 * Packs a copy of this checkout in a folder, so that other users of the checkout see no change. Returns the
 * tarball.
 */
export function pack(folder: string): string {
  const copy = join(folder, "checkout");
  const list = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of list.split("\n").filter((name) => name !== "" && !/^test\/.*\/generated\//.test(name))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(modules, join(copy, "node_modules"));
  const options = ["pack", "--silent", "--pack-destination", folder];
  const path = `${join(modules, ".bin")}:${environment["PATH"]}`;
  execFileSync("npm", options, { cwd: copy, env: { ...environment, PATH: path }, stdio: "pipe" });
  return join(folder, readdirSync(folder).filter((name) => name.endsWith(".tgz"))[0]!);
}

/** Dependencies of the library itself: `doorbell/kernel` parses functions. */
const LIBRARY_DEPENDENCIES = ["acorn"];

/** Installs a tarball in a folder, without the dependencies that only the command needs. Returns the package's folder. */
export function install(tarball: string, folder: string): string {
  const installed = join(folder, "node_modules/doorbell");
  mkdirSync(join(folder, "node_modules"));
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  renameSync(join(folder, "package"), installed);
  for (const name of LIBRARY_DEPENDENCIES)
    cpSync(join(modules, name), join(folder, "node_modules", name), { recursive: true });
  return installed;
}

/**
 * Copies the dependencies of the installed package beside it, as `npm install` would, without the registry.
 */
export function installDependencies(installed: string): void {
  const folder = dirname(installed);
  const wanted = [installed];
  for (const of of wanted) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(of, "package.json"), "utf8")) as Dependent;
    for (const name of Object.keys(dependencies)) {
      const [from, to] = [join(modules, name), join(folder, name)];
      if (existsSync(to) || existsSync(join(of, "node_modules", name))) continue;
      cpSync(from, to, { recursive: true });
      const own = join(to, "node_modules");
      const inside = existsSync(own) ? readdirSync(own).filter((each) => !/^[.@]/.test(each)) : [];
      wanted.push(to, ...inside.map((each) => join(own, each)));
    }
  }
}

interface Dependent {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the module names that programs import: "doorbell", "doorbell/rdma". Exported asset patterns are left out. */
export function importedModules(): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: object };
  const modules = Object.keys(exports).filter((path) => !path.includes("*"));
  return modules.map((path) => `doorbell${path.slice(1)}`);
}
