import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Declaration, declarationsIn } from "./declaration.ts";

/** The rooms whose doc comments are for users. */
const rooms = ["rdma", "cuda", "direct", "memory", "wait", "exchange", "lifetime", "arguments"];

let read: readonly Declaration[] | undefined;

/** Everything documented that the package declares: read from the TypeScript that ships with it. */
export function declarations(): readonly Declaration[] {
  read ??= toldOfHeirs(rooms.flatMap(declarationsOf).concat(single("errors")));
  return read;
}

/** Members of an abstract class are told as those of the classes that extend it: nobody has one of the other. */
function toldOfHeirs(all: readonly Declaration[]): readonly Declaration[] {
  const heirs = new Map<string, string[]>();
  for (const { kind, name, signature, room } of all) {
    const [, base] =
      (kind === "class" && /^(?:abstract )?class \w+(?:<.*>)? extends (\w+)/.exec(signature)) || [];
    const isAbstract = all.some(
      (each) => each.name === base && each.room === room && each.signature.startsWith("abstract "),
    );
    if (base !== undefined && isAbstract) heirs.set(base, [...(heirs.get(base) ?? []), name]);
  }
  const names = new Set(all.map((each) => `${each.room}.${qualified(each)}`));
  return all.flatMap((each) => {
    const told = each.owner === undefined ? undefined : heirs.get(each.owner);
    return (
      told
        ?.filter((owner) => !names.has(`${each.room}.${owner}.${each.name}`))
        .map((owner) => ({ ...each, owner })) ?? [each]
    );
  });
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
  const all = declarations().filter(({ cNames }) => cNames.some((name) => name === cName || name === bare));
  const calls = all.filter(({ kind }) => kind === "method" || kind === "function" || kind === "class");
  return (calls.length > 0 ? calls : all).sort((a, b) => a.cNames.length - b.cNames.length);
}
