/**
 * Search for NVIDIA's libraries in pip wheels, toolkits and driver mounts, which the dynamic loader does not
 * search.
 * @module
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { env } from "node:process";

/** Library to find. */
export interface NvidiaLibrary {
  /** Accepted sonames, best first: ["libnvrtc.so.13", "libnvrtc.so.12"]. */
  readonly sonames: readonly string[];
  /** Environment variable with the path of the library, such as "DOORBELL_LIBNVRTC". */
  readonly environment: string;
  /** True for a library of the driver. Toolkits contain only a stub of it, and wheels do not contain it. */
  readonly driver: boolean;
  /** Installation hint for the error of a missing library. */
  readonly install: string;
  /** Usual directories of a library that is not NVIDIA's, such as AMD's libraries. */
  readonly directories?: readonly string[];
}

/** Source of a candidate file. */
export interface Candidate {
  readonly path: string;
  readonly from: "environment" | "loaded" | "CUDA_HOME" | "wheel" | "loader" | "usual place";
}

/** Driver mounts of containers, WSL, NixOS and Jetson. */
const DRIVER_DIRECTORIES = [
  "/usr/local/nvidia/lib64",
  "/usr/local/nvidia/lib",
  "/usr/lib/wsl/lib",
  "/run/opengl-driver/lib",
  "/usr/lib/aarch64-linux-gnu/tegra",
];

/**
 * Yields candidate files in search order. The order is the environment variable, the loaded copy, CUDA_HOME,
 * pip and conda folders, the dynamic loader and the usual directories. A set environment variable excludes
 * all other sources.
 */
export function* candidates(library: NvidiaLibrary): Generator<Candidate> {
  const chosen = env[library.environment];
  if (chosen) {
    yield { path: chosen, from: "environment" };
    return;
  }
  const { sonames } = library;
  for (const soname of sonames) {
    const path = loadedPath(soname);
    if (path !== undefined) yield { path, from: "loaded" };
  }
  if (!library.driver) {
    yield* existing([env["CUDA_HOME"], env["CUDA_PATH"]].flatMap(toolkitDirectories), sonames, "CUDA_HOME");
    yield* existing(wheelDirectories(), sonames, "wheel");
  }
  for (const soname of sonames) yield { path: soname, from: "loader" };
  if (library.directories) yield* existing(library.directories, sonames, "usual place");
  const usual = library.driver ? DRIVER_DIRECTORIES : toolkitDirectories("/usr/local/cuda");
  yield* existing(usual, sonames, "usual place");
}

function* existing(
  directories: readonly string[],
  sonames: readonly string[],
  from: Candidate["from"],
): Generator<Candidate> {
  for (const soname of sonames) {
    for (const directory of directories) {
      const path = join(directory, soname);
      if (existsSync(path)) yield { path, from };
    }
  }
}

/**
 * Returns the path of a library that this process has loaded, by soname. When the mapped file has another
 * name (libcuda.so.580.159.04), the soname is a link in the same directory.
 */
export function loadedPath(soname: string): string | undefined {
  const stem = soname.replace(/\.so.*$/, ".so");
  try {
    const mapped = readFileSync("/proc/self/maps", "utf8").match(/\/\S*\.so[.\d]*$/gm) ?? [];
    for (const path of new Set(mapped)) {
      if (basename(path) === soname) return path;
      const link = join(dirname(path), soname);
      if (basename(path).startsWith(stem) && existsSync(link) && realpathSync(link) === path) return link;
    }
  } catch {
    // Without /proc the dynamic loader decides.
  }
  return undefined;
}

function toolkitDirectories(root: string | undefined): string[] {
  if (!root) return [];
  const target = process.arch === "arm64" ? "sbsa-linux" : "x86_64-linux";
  return [join(root, "lib64"), join(root, "lib"), join(root, "targets", target, "lib")];
}

/**
 * Returns the folders `nvidia/*` /lib of the active Python environments and of those with a python on the
 * PATH.
 */
function wheelDirectories(): string[] {
  const roots = [env["VIRTUAL_ENV"], env["CONDA_PREFIX"], join(homedir(), ".local")];
  for (const directory of env["PATH"]?.split(":") ?? []) {
    if (basename(directory) === "bin" && existsSync(join(directory, "python3")))
      roots.push(dirname(directory));
  }
  const found = [...new Set(roots)].flatMap((root) => {
    if (!root) return [];
    const pythons = list(join(root, "lib")).filter((name) => /^python3/.test(name));
    const sites = pythons.flatMap((name) => [
      join(root, "lib", name, "site-packages"),
      join(root, "lib", name, "dist-packages"),
    ]);
    const wheels = sites.flatMap((site) =>
      list(join(site, "nvidia")).map((name) => join(site, "nvidia", name, "lib")),
    );
    return root === env["CONDA_PREFIX"] ? [...wheels, join(root, "lib")] : wheels;
  });
  return [...new Set(found)];
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory).sort().reverse();
  } catch {
    return [];
  }
}
