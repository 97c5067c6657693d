import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Declaration, declarationsIn } from "./declaration.ts";

/** The rooms whose doc comments are for users. */
const rooms = ["rdma", "cuda", "memory", "wait", "exchange", "lifetime", "arguments"];

let read: readonly Declaration[] | undefined;

/** Everything documented that the package declares: read from the TypeScript, or the .d.ts, that lies beside this file. */
export function declarations(): readonly Declaration[] {
  read ??= rooms.flatMap(declarationsOf).concat(single("errors"));
  return read;
}

function declarationsOf(room: string): Declaration[] {
  const folder = fileURLToPath(new URL(`../../${room}`, import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files
    .filter(isDeclaring)
    .flatMap((file) => declarationsIn(readFileSync(`${folder}/${file}`, "utf8"), room));
}

function single(name: string): Declaration[] {
  for (const ending of [".d.ts", ".ts"]) {
    try {
      const file = fileURLToPath(new URL(`../../${name}${ending}`, import.meta.url));
      return declarationsIn(readFileSync(file, "utf8"), name);
    } catch {
      // The other ending then.
    }
  }
  return [];
}

/** Beside JavaScript lies .d.ts; in the source .ts alone. */
const built = import.meta.url.endsWith(".js");
const isDeclaring = (file: string): boolean => (built ? file.endsWith(".d.ts") : file.endsWith(".ts"));

/** "QueuePair.write", "openDevice": what `help` and `man` take. */
export const qualified = ({ owner, name }: Declaration): string =>
  owner === undefined ? name : `${owner}.${name}`;

/** What stands for a C function in the object layer, the nearest first: those whose comment names it. */
export function counterpartsOf(cName: string): readonly Declaration[] {
  const bare = cName.replace(/_v\d+$|_pt(ds|sz)$/g, "");
  return declarations()
    .filter(({ cNames }) => cNames.some((name) => name === cName || name === bare))
    .sort((a, b) => a.cNames.length - b.cNames.length);
}
