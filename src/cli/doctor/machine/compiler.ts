import { delimiter, join } from "node:path";
import type { System } from "./system.ts";

/**
 * Returns the path of the compiler that replaces NVRTC: DOORBELL_NVCC or the first nvcc in the PATH, else
 * DOORBELL_CLANG or the first clang.
 */
export function findCompiler({ env, exists }: System): string | undefined {
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const first = (name: string) => folders.map((folder) => join(folder, name)).find(exists);
  return (env["DOORBELL_NVCC"] || first("nvcc")) ?? (env["DOORBELL_CLANG"] || first("clang"));
}
