import { execFileSync } from "node:child_process";

/** The TypeScript files of the repository, those that tests generate left out. */
export function repositoryFiles(): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !file.includes("/generated/"));
}

/** Those that are the library: `src` and `ffi` without the generator of its tables. */
export function sourceFiles(): string[] {
  return repositoryFiles().filter((file) => /^(src|ffi)\//.test(file) && !file.startsWith("ffi/generate/"));
}
