// The site of the guide and the lists of examples name everything that exists.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import site from "../../../docs/.vitepress/config.ts";

const pages = (folder: string) =>
  readdirSync(`docs/${folder}`)
    .filter((name) => name.endsWith(".md"))
    .map((name) => `/${folder}/${name.replace(/(index)?\.md$/, "")}`);

test("the sidebar has every page of the guide", () => {
  const links = site.themeConfig.sidebar.flatMap(({ items }) => items.map(({ link }) => link));
  expect(links).toEqual(expect.arrayContaining(pages("guide")));
});

test("the home page and the first page of the guide say how to install", () => {
  expect(readFileSync("docs/index.md", "utf8")).toMatch(/text: Install\n +link: \/guide\/\n/);
  for (const page of ["README.md", "docs/guide/index.md"]) {
    const text = readFileSync(page, "utf8");
    expect(text, page).toContain("npm install && npm pack");
    expect(text, page).toContain("npm install bun ../doorbell/doorbell-0.1.0.tgz");
    // `npm init -y` makes a package of CommonJS modules, in which Node refuses `import`.
    expect(text, page).toContain("npm pkg set type=module");
  }
});

test("every example is linked on a page", () => {
  const text = [
    "examples/README.md",
    "README.md",
    ...readdirSync("docs/guide").map((name) => `docs/guide/${name}`),
  ]
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const examples = readdirSync("examples").filter((name) => name.endsWith(".ts"));
  expect(examples.filter((name) => !text.includes(name))).toEqual([]);
});
