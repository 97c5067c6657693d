// Position of the cursor inside a call of an unfinished input.

export interface CursorCall {
  /** Called function, such as "qp.write". */
  readonly callee: string;
  /** Index of the argument that the object is, from 0. */
  readonly argument: number;
  readonly given: readonly string[];
}

interface Open {
  readonly char: string;
  readonly at: number;
  commas: number;
}

/**
 * Returns the brackets that are open at the end, each with the number of commas after it. Brackets in strings
 * are ignored.
 */
function openBrackets(before: string): Open[] {
  const open: Open[] = [];
  let quote = "";
  for (let i = 0; i < before.length; i++) {
    const char = before[i]!;
    if (quote !== "") {
      if (char === quote) quote = "";
    } else if (/["'`]/.test(char)) quote = char;
    else if (/[([{]/.test(char)) open.push({ char, at: i, commas: 0 });
    else if (/[)\]}]/.test(char)) open.pop();
    else if (char === "," && open.length > 0) open.at(-1)!.commas++;
  }
  return open;
}

const calleeBefore = (before: string, at: number): string | undefined =>
  /((?:new\s+)?[A-Za-z_$][\w$]*(?:\.[\w$]+|\[\d+\])*)\s*$/
    .exec(before.slice(0, at))?.[1]
    ?.replace(/^new\s+/, "");

/** Returns the call whose argument is the innermost open `{`, with the keys that the object has so far. */
export function optionsAt(before: string): CursorCall | undefined {
  const open = openBrackets(before);
  const brace = open.findLast(({ char }) => char === "{");
  const call = brace && open[open.indexOf(brace) - 1];
  if (brace === undefined || call?.char !== "(") return undefined;
  const callee = calleeBefore(before, call.at);
  if (callee === undefined) return undefined;
  const inside = before.slice(brace.at + 1);
  const given = [...inside.matchAll(/(?:^|,)\s*([A-Za-z]\w*)\s*:/g)].map(([, key]) => key!);
  return { callee, argument: call.commas, given };
}

/**
 * Returns the name of the call and the index of the argument that the cursor is in, directly or inside a
 * list.
 */
export function argumentAt(before: string): Pick<CursorCall, "callee" | "argument"> | undefined {
  const call = openBrackets(before).findLast(({ char }) => char !== "[");
  if (call?.char !== "(") return undefined;
  const callee = calleeBefore(before, call.at);
  return callee === undefined ? undefined : { callee, argument: call.commas };
}
