import { readFileSync } from "node:fs";
import { didYouMean } from "../../arguments/index.ts";
import { shown } from "../../arguments/shown.ts";
import { type DescribedName, describedMachines } from "./described/machines.ts";
import { type DescribedMachine, readMachineText } from "./read-machine-text.ts";

/** Returns a machine that this library describes, or the one of a file. Throws RangeError for neither. */
export function findDescribed(like: string): DescribedMachine {
  return readMachineText(textOf(like), like);
}

function textOf(like: string): string {
  if (Object.hasOwn(describedMachines, like)) return describedMachines[like as DescribedName];
  try {
    return readFileSync(like, "utf8");
  } catch (error) {
    const names = Object.keys(describedMachines);
    const near =
      didYouMean(like, names) || `. Use ${names.join(", ")}, or a file of doorbell topology --record`;
    const code = String(Object(error).code);
    throw new RangeError(
      `topology: like is ${shown(like)}, which is neither a described machine nor a readable file (${code})${near}`,
    );
  }
}
