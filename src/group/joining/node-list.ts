/**
 * The hosts of a Slurm node list: "node[01-03,07],login" is node01, node02, node03, node07, login. A bracket may stand
 * anywhere in a name, and there may be several.
 */
export function nodeNames(list: string): string[] {
  return split(list).flatMap(expand);
}

/** At the commas outside of brackets. */
function split(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const letter of list) {
    if (letter === "[") depth++;
    if (letter === "]") depth--;
    if (letter === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part].map((each) => each.trim()).filter((each) => each !== "");
}

function expand(name: string): string[] {
  const found = /^([^[]*)\[([^\]]*)\](.*)$/.exec(name);
  if (found === null) return [name];
  const [, before = "", ranges = "", after = ""] = found;
  return ranges.split(",").flatMap((range) => {
    const [first = "", last = first] = range.split("-");
    const count = Number(last) - Number(first);
    const numbers = Array.from({ length: Math.max(0, count) + 1 }, (_, i) =>
      `${Number(first) + i}`.padStart(first.length, "0"),
    );
    return numbers.flatMap((number) => expand(`${before}${number}${after}`));
  });
}
