/** Something that the package declares, as its source or its .d.ts has it. */
export interface Declaration {
  readonly name: string;
  /** The class or interface that it is a member of. */
  readonly owner?: string;
  readonly kind: "class" | "interface" | "type" | "function" | "const" | "method" | "property" | "accessor";
  /** The room: "rdma", "cuda", "memory". */
  readonly room: string;
  /** As TypeScript writes it, without the body. */
  readonly signature: string;
  /** The doc comment's words, without example and tags. */
  readonly text: string;
  readonly example: string;
  /** C names that the comment mentions: what it stands for. */
  readonly cNames: readonly string[];
}

const declarationLine =
  /^(?:export\s+)?(?:declare\s+)?(?:abstract\s+)?(class|interface|type|function|async function|const)\s+(\w+)/;
const memberLine =
  /^(?:override\s+|static\s+|readonly\s+|async\s+|abstract\s+|get\s+|set\s+|declare\s+)*(\*?\[?[\w.$]+\]?)\s*[?!]?\s*([(<:=])/;

/** The declarations of one file that have a doc comment. */
export function declarationsIn(source: string, room: string): Declaration[] {
  const found: Declaration[] = [];
  let owner: Owner | undefined;
  for (const { comment, rest, indent, between } of comments(source)) {
    // A line that begins with a brace ends the class; one that begins a class opens it.
    for (const line of between.split("\n")) owner = ownerAfter(line, owner);
    const signature = signatureOf(rest);
    const top = indent === 0 ? declarationLine.exec(rest) : null;
    const doc = documentation(comment);
    if (top) {
      const kind = top[1]!.replace("async ", "") as Declaration["kind"];
      if (/^export/.test(rest))
        found.push({ name: top[2]!, kind, room, signature: outlined(signature), ...doc });
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
      found.push({ name: member[1]!, owner: name, kind, room, signature: said, ...doc });
    }
  }
  return found;
}

interface Owner {
  readonly name: string;
  /** Its type parameter that is nearly always one type, `C extends Completion = Completion`: told as that type. */
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
  /** The source since the comment before. */
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

/** The text up to the body or the semicolon; braces of types belong to it. */
function signatureOf(rest: string): string {
  let depth = 0;
  // In "<E extends Type = Default>" the sign ends nothing.
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

/** A class without what it extends from inside of the house. */
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
