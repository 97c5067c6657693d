import { readFileSync } from "node:fs";

/**
 * Returns the version in the nearest package.json. The source and the packed JavaScript are at different
 * depths.
 */
export function packageVersion(): string {
  for (const up of ["../..", "../../..", "../../../.."]) {
    try {
      const text = readFileSync(new URL(`${up}/package.json`, import.meta.url), "utf8");
      const { name, version } = JSON.parse(text) as { name?: string; version?: string };
      if (name !== undefined && version !== undefined) return version;
    } catch {
      // No package.json here: the next folder up is tried.
    }
  }
  return "unknown";
}
