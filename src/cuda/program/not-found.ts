import { nearest } from "../../arguments/index.ts";
import { mangledFunction, readableName } from "../signature/mangled-name.ts";

/** Largest number of names in a message. */
const mostNames = 10;

/** Sorts names by their similarity to `word`, the most similar first. */
function byNearness(word: string, names: readonly string[]): string[] {
  // Returns the name of a C++ symbol in the source: "reduce6" for "reduce6<float>".
  const plain = (name: string): string =>
    (mangledFunction(name)?.name ?? name).replace(/<.*$/s, "").replace(/^.*::/, "");
  const left = new Map(names.map((name) => [name, plain(name)]));
  const sorted: string[] = [];
  for (;;) {
    const found = nearest(plain(word), left.values());
    if (found === undefined) return [...sorted, ...[...left.keys()].sort()];
    for (const [name, its] of left) {
      if (its !== found) continue;
      sorted.push(name);
      left.delete(name);
    }
  }
}

const shownName = (name: string): string => {
  const readable = readableName(name);
  return readable === name ? name : `${name} (${readable})`;
};

/** Returns the text that CUDA_ERROR_NOT_FOUND lacks: `no kernel "saxpi"; the module has saxpy, scale`. */
export function notFound(kind: "kernel" | "variable", name: string, names: readonly string[]): string {
  const what = `no ${kind} ${JSON.stringify(name)}`;
  if (names.length === 0) return what;
  const listed = byNearness(name, names).slice(0, mostNames).map(shownName).join(", ");
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : "";
  return `${what}; the module has ${listed}${more}`;
}
