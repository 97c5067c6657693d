/**
 * Search for NVIDIA's headers on this machine.
 * @module
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "./libraries/library.ts";

/** Returns the directories that may hold NVIDIA's headers, best first: toolkits, pip wheels, the system. */
export function candidates(): string[] {
  const { CUDA_HOME, VIRTUAL_ENV, DOORBELL_NVIDIA_HEADERS } = process.env;
  const toolkits = [CUDA_HOME, "/usr/local/cuda", ...under("/usr/local", /^cuda-1\d/), "/opt/cuda"];
  const sites = [VIRTUAL_ENV, "/opt/torch/.venv", "/usr", "/usr/local"].flatMap((root) =>
    root === undefined
      ? []
      : under(join(root, "lib"), /^python3/).flatMap((one) => [
          join(one, "site-packages"),
          join(one, "dist-packages"),
        ]),
  );
  const wheels = sites.flatMap((site) => under(join(site, "nvidia"), /./).map((one) => join(one, "include")));
  return [
    ...(DOORBELL_NVIDIA_HEADERS?.split(":") ?? []),
    ...toolkits.flatMap((root) => (root === undefined ? [] : [join(root, "include")])),
    ...wheels,
    "/usr/include",
  ]
    .flatMap((one) => [one, join(one, "cccl")])
    .filter((one) => existsSync(one));
}

function under(directory: string, pattern: RegExp): string[] {
  return existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => pattern.test(name))
        .sort()
        .reverse()
        .map((name) => join(directory, name))
    : [];
}

/**
 * Returns the include path for a library's headers, with its own directory first. Returns undefined when a
 * header is missing.
 */
export function headerDirectories(library: Library, first: readonly string[] = []): string[] | undefined {
  const all = [...first, ...candidates()];
  const holding = (name: string): string | undefined =>
    all.find((directory) => existsSync(join(directory, name)));
  const own = library.headers.map(holding);
  const needed = (library.needs ?? []).map(holding);
  if ([...own, ...needed].includes(undefined)) return undefined;
  // nccl.h and cufile.h include CUDA's headers.
  const searched = [...own, holding("cuda.h"), ...needed];
  return [...new Set(searched)].filter((one) => one !== undefined && one !== "/usr/include") as string[];
}

/** Returns the version that a header declares, such as "13.0" or "2.28.9". */
export function headerVersion(library: Library, directories: readonly string[]): string {
  const path = [...directories, "/usr/include"]
    .map((directory) => join(directory, library.headers[0] ?? ""))
    .find((one) => existsSync(one));
  const text = path === undefined ? "" : readFileSync(path, "utf8");
  const number = (name: string): string => new RegExp(`#define ${name}\\s+(\\d+)`).exec(text)?.[1] ?? "";
  if (library.version !== undefined) {
    const stated = [...directories, "/usr/include"]
      .map((directory) => join(directory, library.version!.file))
      .find((one) => existsSync(one));
    const words = stated === undefined ? "" : readFileSync(stated, "utf8");
    return library.version.parts.map((part) => part.exec(words)?.[1] ?? "?").join(".");
  }
  if (library.release !== undefined) return library.release;
  if (library.headers[0]?.startsWith("infiniband/")) return "of rdma-core 44.0";
  if (library.name === "nccl")
    return `${number("NCCL_MAJOR")}.${number("NCCL_MINOR")}.${number("NCCL_PATCH")}`;
  if (library.name === "nvml") return number("NVML_API_VERSION");
  const cuda = Number(/#define CUDA_VERSION\s+(\d+)/.exec(cudaHeader(directories))?.[1] ?? 0);
  return `of CUDA ${Math.floor(cuda / 1000)}.${Math.floor((cuda % 1000) / 10)}`;
}

function cudaHeader(directories: readonly string[]): string {
  const path = [...directories, ...candidates()]
    .map((one) => join(one, "cuda.h"))
    .find((one) => existsSync(one));
  return path === undefined ? "" : readFileSync(path, "utf8");
}
