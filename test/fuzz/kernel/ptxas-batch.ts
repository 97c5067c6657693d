// Judges the PTX of many kernels in one run of ptxas, which takes longer to start than to compile a short kernel.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** True where ptxas is on the PATH. */
export const hasPtxas = (): boolean => spawnSync("ptxas", ["--version"]).status === 0;

/** A kernel with a name that no other kernel of the batch has. */
export interface NamedText {
  readonly name: string;
  readonly ptx: string;
}

/** Returns the kernels that ptxas refuses, with its errors. */
export function refused(kernels: readonly NamedText[]): readonly (NamedText & { readonly errors: string })[] {
  if (kernels.length === 0 || errorsOf(joined(kernels)) === "") return [];
  return kernels
    .map((each) => ({ ...each, errors: errorsOf(each.ptx) }))
    .filter(({ errors }) => errors !== "");
}

/** Returns one module of all kernels. Functions and memory of the library, which several have, are in it once. */
function joined(kernels: readonly NamedText[]): string {
  let header = "";
  const parts = new Set<string>();
  for (const { ptx } of kernels) {
    const lines = ptx.split("\n").filter((line) => !/^\s*\.(?:loc|file)\b/.test(line));
    const start = lines.indexOf("");
    header = lines.slice(0, start).join("\n");
    // Each part ends with a brace in the first column, or is a declaration of one line.
    const text = lines.slice(start).join("\n");
    for (const part of text.split(/(?<=^\}|^\.(?:const|global|extern)\b.*;)$/m)) parts.add(part.trim());
  }
  return [header, ...parts, ""].join("\n");
}

/** Returns the errors of ptxas for a text, or an empty text. */
function errorsOf(ptx: string): string {
  const folder = mkdtempSync(join(tmpdir(), "doorbell-fuzz-kernel-"));
  const file = join(folder, "kernels.ptx");
  writeFileSync(file, ptx);
  const { status, stderr } = spawnSync("ptxas", ["-arch=sm_90", file, "-o", `${file}.cubin`], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  return status === 0 ? "" : stderr;
}
