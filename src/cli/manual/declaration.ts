/** A declaration of the package, as its TypeScript source writes it. */
export interface Declaration {
  readonly name: string;
  /** Class or interface that has the member. */
  readonly owner?: string;
  readonly kind: "class" | "interface" | "type" | "function" | "const" | "method" | "property" | "accessor";
  /** Module: "rdma", "cuda", "memory". */
  readonly module: string;
  /** Declaration in TypeScript, without the body. */
  readonly signature: string;
  /** Text of the doc comment, without example and tags. */
  readonly text: string;
  readonly example: string;
  /** C names in the doc comment. */
  readonly cNames: readonly string[];
}

const declarationLine =
  /^(?:export\s+)?(?:declare\s+)?(?:abstract\s+)?(class|interface|type|function|async function|const)\s+(\w+)/;
const memberLine =
  /^(?:override\s+|static\s+|readonly\s+|async\s+|abstract\s+|get\s+|set\s+|declare\s+)*(\*?\[?[\w.$]+\]?)\s*[?!]?\s*([(<:=])/;

/** Returns the declarations of one file that have a doc comment. */
export function declarationsIn(source: string, module: string): Declaration[] {
  const found: Declaration[] = [];
  let owner: Owner | undefined;
  for (const { comment, rest, indent, between } of comments(source)) {
    // A line that begins with a brace ends the class. A class declaration opens a new one.
    for (const line of between.split("\n")) owner = ownerAfter(line, owner);
    const signature = signatureOf(rest);
    const top = indent === 0 ? declarationLine.exec(rest) : null;
    const doc = documentation(comment);
    if (top) {
      const kind = top[1]!.replace("async ", "") as Declaration["kind"];
      if (/^export/.test(rest))
        found.push({ name: top[2]!, kind, module, signature: outlined(signature), ...doc });
    } else if (indent === 2 && owner !== undefined && !/^private |^protected |^#/.test(rest)) {
      const member = memberLine.exec(rest);
      if (member === null || member[1] === "constructor") continue;
      const kind = /^(override |static )*(get|set) /.test(rest)
        ? "accessor"
        : /[(<]/.test(member[2]!)
          ? "method"
          : "property";
      const { name, usual } = owner;
      const said = usual === undefined ? signature : signature.replaceAll(usual.parameter, usual.type);
      found.push({ name: member[1]!, owner: name, kind, module, signature: said, ...doc });
    }
  }
  return found;
}

interface Owner {
  readonly name: string;
  /**
   * A type parameter with a default, `C extends Completion = Completion`. The manual prints the default in
   * its place.
   */
  readonly usual?: { readonly parameter: RegExp; readonly type: string } | undefined;
}

function ownerAfter(line: string, owner: Owner | undefined): Owner | undefined {
  const opened =
    /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface) (\w+)(?:<(\w+) extends (\w+) = \3>)?/.exec(
      line,
    );
  if (opened) {
    const [, name = "", parameter, type] = opened;
    return {
      name,
      usual: type === undefined ? undefined : { parameter: new RegExp(`\\b${parameter}\\b`, "g"), type },
    };
  }
  return line.startsWith("}") ? undefined : owner;
}

interface Commented {
  readonly comment: string;
  readonly rest: string;
  readonly indent: number;
  /** Source between this comment and the previous one. */
  readonly between: string;
}

function* comments(source: string): Generator<Commented> {
  let last = 0;
  for (const match of source.matchAll(/^( *)\/\*\*([\s\S]*?)\*\/[ \t]*\n\s*(?=[^\s/])/gm)) {
    const end = match.index + match[0].length;
    yield {
      comment: match[2]!,
      indent: match[1]!.length,
      rest: source.slice(end, end + 3000),
      between: source.slice(last, match.index),
    };
    last = end;
  }
}

const pairs: Readonly<Record<string, number>> = { "(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1 };

/** Returns the text up to the body or the semicolon. Braces of types belong to it. */
function signatureOf(rest: string): string {
  let depth = 0;
  // In "<E extends Type = Default>" the equals sign does not end the signature.
  let angles = 0;
  for (let i = 0; i < rest.length; i++) {
    const char = rest[i]!;
    if (char === "<") angles++;
    else if (char === ">" && rest[i - 1] !== "=") angles--;
    if (depth === 0 && char === "{") {
      const before = rest.slice(0, i).trimEnd();
      if (!/(:|\||&|=>|=|<|,)$/.test(before)) return tidy(before);
    }
    if (
      depth === 0 &&
      (char === ";" ||
        (char === "=" && angles <= 0 && rest[i + 1] !== ">" && !/^(export )?(declare )?type /.test(rest)))
    )
      return tidy(rest.slice(0, i));
    depth += pairs[char] ?? 0;
    if (depth < 0) return tidy(rest.slice(0, i));
  }
  return tidy(rest.slice(0, 200));
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/,? \)/g, ")")
    .replace(/^(export |declare |override |async )+/, "")
    .trim();

/** Removes internal base classes from the declaration of a class. */
const outlined = (signature: string): string => signature.replace(/ (extends Resource|implements \w+)/g, "");

function documentation(comment: string): Pick<Declaration, "text" | "example" | "cNames"> {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\* ?/, "").trimEnd());
  const at = lines.findIndex((line) => line.startsWith("@example"));
  const words = (at < 0 ? lines : lines.slice(0, at)).filter((line) => !/^@(internal|module)/.test(line));
  const example =
    at < 0
      ? ""
      : lines
          .slice(at + 1)
          .join("\n")
          .replace(/\n@[\s\S]*$/, "")
          .trim();
  const text = words
    .join("\n")
    .replace(/\{@link (\w+)\}/g, "$1")
    .trim();
  const cNames = [...text.matchAll(/`((?:ibv|rdma|cu|nvrtc|nvml)_?\w+)`/g)].map(([, name]) => name!);
  return { text, example, cNames };
}
