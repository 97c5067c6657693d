import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const hasPtxas = spawnSync("ptxas", ["--version"]).status === 0;

/** Returns the kernel after ptxas accepted its PTX. Without ptxas on this machine the kernel is not checked. */
export function assembled<K extends { readonly ptx: string }>(made: K): K {
  if (!hasPtxas) return made;
  const folder = mkdtempSync(join(tmpdir(), "doorbell-ptxas-"));
  try {
    const file = join(folder, "kernel.ptx");
    writeFileSync(file, made.ptx);
    const flags = ["-arch=sm_90", file, "-o", `${file}.cubin`];
    const { status, stderr } = spawnSync("ptxas", flags, { encoding: "utf8" });
    if (status !== 0) throw new Error(`ptxas: ${stderr}\n${made.ptx}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return made;
}
