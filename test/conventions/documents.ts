import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns the anchors of a page's headings, in the form that links use. */
const headings = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 _-]/g, "")
      .replaceAll(" ", "-"),
  );

function scriptNames(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  return Object.keys(scripts);
}

function deadLink(file: string, link: string): boolean {
  const [target = "", heading] = link.split("#");
  const page = target === "" ? file : join(dirname(file), target);
  if (!existsSync(page)) return true;
  return heading !== undefined && page.endsWith(".md") && !headings(page).includes(heading);
}

/** Returns dead links of the documents, and the files and commands that they name and that do not exist. */
export function documentProblems(): string[] {
  const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
    encoding: "utf8",
  });
  const scripts = scriptNames();
  return documents
    .split("\n")
    .filter((file) => file !== "" && existsSync(file))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = ""]) => name);
      const links = all(/\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link) && deadLink(file, link));
      const names = all(/`((?:src|ffi|test|bench|examples|docs)\/[\w./-]*)`/g).filter(
        (name) => !existsSync(name) && !existsSync(`${name}.ts`),
      );
      const commands = all(/npm run (?:--silent )?(\w[\w:-]*)/g).filter(
        (name) => !scripts.includes(name) && name !== "NAME",
      );
      return [
        ...links.map((link) => `${file} links to ${link}, which does not exist`),
        ...names.map((name) => `${file} names ${name}, which does not exist`),
        ...commands.map((name) => `${file} names npm run ${name}, which package.json does not have`),
      ];
    });
}

/** Returns the error classes that have no heading in the guide. Their hints link to these headings. */
export function errorsWithoutHeading(sources: readonly string[]): string[] {
  const subclasses = sources
    .filter((file) => !file.startsWith("src/cli/"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/class (\w+) extends DoorbellError/g)])
    .map(([, name = ""]) => name);
  const page = "docs/guide/errors.md";
  const known = headings(page);
  return ["DoorbellError", "LibraryError", "AbiError", ...subclasses]
    .filter((name) => !known.includes(name.toLowerCase()))
    .map((name) => `${page} has no heading for ${name}`);
}
