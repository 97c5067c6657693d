import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Declaration, declarationsIn } from "./declaration.ts";

/** The rooms whose doc comments are for users. */
const rooms = ["rdma", "cuda", "direct", "memory", "wait", "exchange", "lifetime", "arguments"];

let read: readonly Declaration[] | undefined;

/** Everything documented that the package declares: read from the TypeScript that ships with it. */
export function declarations(): readonly Declaration[] {
  read ??= rooms.flatMap(declarationsOf).concat(single("errors"));
  return read;
}

/** The folder of the TypeScript: packed JavaScript lies in dist/src, beside the source that is packed too. */
const source = new URL(import.meta.url.endsWith(".js") ? "../../../../src/" : "../../", import.meta.url);

function declarationsOf(room: string): Declaration[] {
  const folder = fileURLToPath(new URL(room, source));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => declarationsIn(readFileSync(`${folder}/${file}`, "utf8"), room));
}

const single = (name: string): Declaration[] =>
  declarationsIn(readFileSync(fileURLToPath(new URL(`${name}.ts`, source)), "utf8"), name);

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
