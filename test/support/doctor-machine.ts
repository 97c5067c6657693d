import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { Finding } from "../../src/cli/doctor/check.ts";
import { examine } from "../../src/cli/doctor/examine.ts";
import { systemAt } from "../../src/cli/doctor/system.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-peers-"));
const trees: string[] = [];
afterAll(() => {
  for (const each of [folder, ...trees]) rmSync(each, { recursive: true, force: true });
});
let machines = 0;

export type Files = Readonly<Record<string, string>>;

/** What the checks find of a machine that is this tree and these files. */
export async function findings(
  tree: { readonly root: string },
  files: Files = {},
): Promise<readonly Finding[]> {
  trees.push(tree.root);
  const root = join(folder, `${++machines}`);
  mkdirSync(root);
  symlinkSync(tree.root, join(root, "sys"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return examine(systemAt(root, {}));
}

export const about = (found: readonly Finding[], thing: string) => found.find((each) => each.thing === thing);
export const troubles = (found: readonly Finding[]) =>
  found.filter(({ status }) => status === "warning").map(({ thing }) => thing);
