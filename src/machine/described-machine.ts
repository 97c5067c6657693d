import { readFileSync, statSync } from "node:fs";
import { didYouMean } from "../arguments/index.ts";
import { shown } from "../arguments/shown.ts";
import { type DescribedName, describedMachines } from "./described/machines.ts";
import { type DescribedMachine, readMachineText } from "./read-machine-text.ts";

/** Largest text of a machine, in bytes. A record of 1000 PCI functions has about 0.2 MB. */
const MOST_BYTES = 2 ** 24;

/**
 * Returns a machine that this library describes, or the one of a file. `setting` names the caller's argument in
 * errors. Throws RangeError for neither.
 */
export function findDescribed(like: string, setting = "topology: like"): DescribedMachine {
  return readMachineText(textOf(like, setting), like);
}

function textOf(like: string, setting: string): string {
  if (Object.hasOwn(describedMachines, like)) return describedMachines[like as DescribedName];
  const names = Object.keys(describedMachines);
  const use = `Use ${names.join(", ")}, or a file of doorbell topology --record`;
  let found: ReturnType<typeof statSync>;
  let text: string | undefined;
  try {
    found = statSync(like);
    // A pipe without a writer would block this process.
    if (found.isFile() && found.size <= MOST_BYTES) text = readFileSync(like, "utf8");
  } catch (error) {
    const near = didYouMean(like, names) || `. ${use}`;
    const code = String(Object(error).code);
    throw new RangeError(
      `${setting} is ${shown(like)}, which is neither a described machine nor a readable file (${code})${near}`,
    );
  }
  if (text?.trim()) return text;
  const kind = found.isDirectory()
    ? "a folder (for a copy of another machine's sysfs use doorbell topology --root, or root in TypeScript)"
    : text !== undefined
      ? "an empty file"
      : found.isFile()
        ? `a file of ${found.size} bytes, larger than every record`
        : "no regular file";
  throw new RangeError(`${setting} is ${shown(like)}, which is ${kind}. ${use}`);
}
