import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { Finding } from "../../src/cli/doctor/checks/check.ts";
import { examine } from "../../src/cli/doctor/examine.ts";
import { systemAt } from "../../src/cli/doctor/machine/system.ts";

const folder = mkdtempSync(join(tmpdir(), "doorbell-peers-"));
const trees: string[] = [];
afterAll(() => {
  for (const each of [folder, ...trees]) rmSync(each, { recursive: true, force: true });
});
let machines = 0;

export type Files = Readonly<Record<string, string>>;

/** Returns the findings of the checks on a machine that consists of this tree and these files. */
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

// NVIDIA's kernel modules and the files that accompany them.
export const proprietary: Files = {
  "/proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX x86_64 Kernel Module  535.161.08  Tue Mar",
  "/proc/sys/kernel/osrelease": "5.15.0-101-generic",
};
export const open: Files = {
  "/proc/driver/nvidia/version":
    "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  575.51.03  Release Build",
  "/proc/sys/kernel/osrelease": "6.14.0-37-generic",
  "/proc/driver/nvidia/params": 'ResmanDebugLevel: 4294967295\nRegistryDwords: ""\n',
};
export const peermem: Files = {
  "/proc/modules": "nvidia_peermem 12288 0 - Live 0x0\nnvidia 56508416 2 nvidia_peermem, Live 0x0\n",
};
export const registered: Files = { "/sys/kernel/mm/memory_peers/nv_mem/version": "1.3" };
export const nvidiaFs: Files = {
  "/proc/modules": "nvidia_fs 253952 0 - Live 0x0\nnvidia 56508416 1 nvidia_fs, Live 0x0\n",
};
