import { readFileSync } from "node:fs";

/** The version in the nearest package.json: the source and the packed JavaScript lie at different depths. */
export function packageVersion(): string {
  for (const up of ["../..", "../../..", "../../../.."]) {
    try {
      const text = readFileSync(new URL(`${up}/package.json`, import.meta.url), "utf8");
      const { name, version } = JSON.parse(text) as { name?: string; version?: string };
      if (name !== undefined && version !== undefined) return version;
    } catch {
      // Not there: one folder up.
    }
  }
  return "unknown";
}
