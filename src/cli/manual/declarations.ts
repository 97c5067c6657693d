import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { type Declaration, declarationsIn } from "./declaration.ts";

/** Modules whose doc comments are for users. */
const modules = [
  "rdma",
  "cuda",
  "direct",
  "memory",
  "group",
  "kernel",
  "array",
  "libraries",
  "wait",
  "exchange",
  "lifetime",
  "arguments",
];

let read: readonly Declaration[] | undefined;

/**
 * File in `dist` that holds the declarations as compressed JSON: the npm package has no TypeScript source to read
 * them from.
 */
export const DECLARATIONS = "declarations.json.br";

/**
 * Returns all documented declarations of the package. A checkout reads them from its source, the npm package
 * from JSON.
 */
export function declarations(): readonly Declaration[] {
  read ??= packed
    ? readPacked()
    : listedUnderSubclasses(modules.flatMap(declarationsOf).concat(single("errors")));
  return read;
}

/** True in the npm package, where this module is `dist/src/cli/manual/declarations.js`. */
const packed = import.meta.url.endsWith(".js");

function readPacked(): readonly Declaration[] {
  const text = brotliDecompressSync(
    readFileSync(new URL(`../../../${DECLARATIONS}`, import.meta.url)),
  ).toString();
  return JSON.parse(text) as Declaration[];
}

/**
 * Lists the members of an abstract class under its subclasses, since users have objects of the subclasses only.
 * Members of an interface that is merged with a class are listed under the class.
 */
function listedUnderSubclasses(all: readonly Declaration[]): readonly Declaration[] {
  const subclasses = mergedInterfaces(all);
  for (const { kind, name, signature, module } of all) {
    const [, base] =
      (kind === "class" && /^(?:abstract )?class \w+(?:<.*>)? extends (\w+)/.exec(signature)) || [];
    const isAbstract = all.some(
      (each) => each.name === base && each.module === module && each.signature.startsWith("abstract "),
    );
    if (base !== undefined && isAbstract) subclasses.set(base, [...(subclasses.get(base) ?? []), name]);
  }
  const names = new Set(all.map((each) => `${each.module}.${qualified(each)}`));
  return all.flatMap((each) => {
    const owners = each.owner === undefined ? undefined : subclasses.get(each.owner);
    return (
      owners
        ?.filter((owner) => !names.has(`${each.module}.${owner}.${each.name}`))
        .map((owner) => ({ ...each, owner })) ?? [each]
    );
  });
}

/** Returns the classes into which interfaces are merged, by the interface: `interface NdArray extends Views`. */
function mergedInterfaces(all: readonly Declaration[]): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const { kind, name, signature } of all) {
    const [, list] = (kind === "interface" && /^interface \w+ extends (.+)$/.exec(signature)) || [];
    if (list !== undefined) bases.set(name, list.split(", "));
  }
  const classes = all.filter(({ kind, name }) => kind === "class" && bases.has(name));
  const merged = new Map<string, string[]>();
  for (const { name } of classes) {
    const open = [...bases.get(name)!];
    for (let base = open.pop(); base !== undefined; base = open.pop()) {
      merged.set(base, [...(merged.get(base) ?? []), name]);
      open.push(...(bases.get(base) ?? []));
    }
  }
  return merged;
}

/** Folder of the TypeScript source. */
const source = new URL("../../", import.meta.url);

function declarationsOf(module: string): Declaration[] {
  const folder = fileURLToPath(new URL(module, source));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => declarationsIn(readFileSync(`${folder}/${file}`, "utf8"), module));
}

const single = (name: string): Declaration[] =>
  declarationsIn(readFileSync(fileURLToPath(new URL(`${name}.ts`, source)), "utf8"), name);

/** Returns the name that `help` and `man` take: "QueuePair.write", "openDevice". */
export const qualified = ({ owner, name }: Declaration): string =>
  owner === undefined ? name : `${owner}.${name}`;

/** Returns the declarations that replace a C function: those whose comment names it, the closest first. */
export function counterpartsOf(cName: string): readonly Declaration[] {
  const bare = cName.replace(/_v\d+$|_pt(ds|sz)$/g, "");
  const all = declarations().filter(({ cNames }) => cNames.some((name) => name === cName || name === bare));
  const calls = all.filter(({ kind }) => kind === "method" || kind === "function" || kind === "class");
  return (calls.length > 0 ? calls : all).sort((a, b) => a.cNames.length - b.cNames.length);
}
