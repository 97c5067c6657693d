import { delimiter, join } from "node:path";
import type { System } from "./system.ts";

/** The nvcc that would be taken: DOORBELL_NVCC, else the first of the PATH. */
export function findNvcc({ env, exists }: System): string | undefined {
  if (env["DOORBELL_NVCC"]) return env["DOORBELL_NVCC"];
  const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, "nvcc")).find(exists);
}
