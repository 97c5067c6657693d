import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NvLink } from "../../../src/direct/index.ts";
import { describedMachines } from "../../../src/machine/described/machines.ts";
import { readMachineText, sysfsRoot } from "../../../src/machine/read-machine-text.ts";

/** A described machine as a folder on disk with the structure of sysfs. */
export interface MachineFolder {
  readonly root: string;
  readonly nvLinks: readonly NvLink[];
}

/** Returns the path of a file in machines/. */
export const machinePath = (name: string): string =>
  fileURLToPath(new URL(`machines/${name}.txt`, import.meta.url));

/** Returns the text of a described machine of the library, or of a file in machines/. */
export function machineTextOf(name: string): string {
  return Object.hasOwn(describedMachines, name)
    ? describedMachines[name as keyof typeof describedMachines]
    : readFileSync(machinePath(name), "utf8");
}

/** Writes a described machine to a folder. The caller removes the folder. */
export const machineFolder = (name: string): MachineFolder => folderOf(machineTextOf(name), name);

/** Writes the machine of a text to a folder. The caller removes the folder. */
export function folderOf(text: string, name = "the text"): MachineFolder {
  const { files, nvLinks } = readMachineText(text, name);
  const root = mkdtempSync(join(tmpdir(), "doorbell-machine-"));
  const onDisk = (path: string): string => join(root, path.slice(sysfsRoot.length));
  const folder = (path: string): string => {
    mkdirSync(path, { recursive: true });
    return path;
  };
  for (const path of files.folders) folder(onDisk(path));
  for (const [path, content] of files.files) {
    folder(dirname(onDisk(path)));
    writeFileSync(onDisk(path), content);
  }
  for (const [path, target] of files.links) {
    folder(dirname(onDisk(path)));
    symlinkSync(onDisk(target), onDisk(path));
  }
  return { root, nvLinks };
}
