// Prints comments drawn at random, each with the comment that its declaration had at an earlier commit:
// `bun test/conventions/prose/draw.ts SEED [COUNT] [COMMIT]`. A reviewer judges them by the style.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import process from "node:process";
import { seeded } from "../../support/random.ts";
import { repositoryFiles } from "../files.ts";
import { sourceTexts, type Text } from "./texts.ts";

interface Drawn {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Name that the comment precedes, or the line of code under it. */
  readonly subject: string;
}

const declaration =
  /^(?:export |declare |default |async |static |readonly |override |private |abstract |get |set |const |let |function\*? |class |interface |type |enum )*(#?[\w$]+)/;

/** Returns the comments of a file, each with the first line of code after it. */
function commentsOf(file: string, source: string): Drawn[] {
  const lines = source.split("\n");
  const isComment = ({ kind, first }: Text): boolean => first && (kind === "doc" || kind === "comment");
  return sourceTexts(file, source, false)
    .filter(isComment)
    .map(({ line, text }) => {
      const code = lines.slice(line - 1).find((each) => !/^\s*(?:\/\/|\/?\*|$)/.test(each)) ?? "";
      return { file, line, text, subject: declaration.exec(code.trim())?.[1] ?? code.trim() };
    });
}

const [seed = "1", count = "50", commit] = process.argv.slice(2);
if (!Number.isSafeInteger(Number(seed)) || !(Number(count) > 0)) {
  console.error("draw.ts: expected SEED COUNT, two whole numbers, for example 24 50");
  process.exit(2);
}
const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"] });

/** Earlier paths of the files that were renamed since the commit. */
const earlier = new Map<string, string>();
if (commit !== undefined)
  for (const row of git("diff", "-M30", "--diff-filter=R", "--name-status", commit).split("\n")) {
    const [, from, to] = row.split("\t");
    if (from && to) earlier.set(to, from);
  }

function before({ file, subject }: Drawn): string {
  try {
    const path = earlier.get(file) ?? file;
    const found = commentsOf(path, git("show", `${commit}:${path}`)).find((each) => each.subject === subject);
    return found?.text ?? "(no comment at this declaration)";
  } catch {
    return "(no such file)";
  }
}

const all = repositoryFiles()
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => commentsOf(file, readFileSync(file, "utf8")));
const { int } = seeded(Number(seed));
for (let index = 1; index <= Number(count) && all.length > 0; index++) {
  const [drawn] = all.splice(int(all.length), 1) as [Drawn];
  console.log(`${index}. ${drawn.file}:${drawn.line}  ${drawn.subject}`);
  if (commit !== undefined) console.log(`   before: ${before(drawn).replaceAll("\n", "\n           ")}`);
  console.log(`   now:    ${drawn.text.replaceAll("\n", "\n           ")}`);
}
