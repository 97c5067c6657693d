import { execFileSync } from "node:child_process";

const listed = (pattern: string): string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", pattern], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "");

/** Returns the TypeScript files of the repository, without the ones that tests generate. */
export const repositoryFiles = (): string[] => listed("*.ts").filter((file) => !file.includes("/generated/"));

/** Returns the Markdown pages of the repository. */
export const markdownFiles = (): string[] => listed("*.md");

/** Returns the files of the library: `src` and `ffi` without the generator of its tables. */
export function sourceFiles(): string[] {
  return repositoryFiles().filter((file) => /^(src|ffi)\//.test(file) && !file.startsWith("ffi/generate/"));
}
