import process from "node:process";
import { type Program, parse, tokenizer } from "acorn";

type Strip = (source: string) => string;

interface BunTranspiler {
  transformSync(source: string): string;
}

interface BunGlobal {
  readonly Transpiler: new (options: object) => BunTranspiler;
}

let strip: Strip | undefined;

/**
 * Returns the program without its types, by the runtime's own transpiler. Throws the runtime's SyntaxError.
 */
async function stripTypes(source: string): Promise<string> {
  strip ??= await stripper();
  return strip(source);
}

async function stripper(): Promise<Strip> {
  const { Bun } = globalThis as { Bun?: BunGlobal };
  if (Bun !== undefined) {
    const transpiler = new Bun.Transpiler({
      loader: "ts",
      target: "bun",
      deadCodeElimination: false,
      trimUnusedImports: false,
    });
    return (source) => transpiler.transformSync(source);
  }
  const { stripTypeScriptTypes } = await import("node:module");
  // Deno also transforms TypeScript enums. Node only removes types.
  const options = "Deno" in globalThis ? ({ mode: "transform" } as object) : {};
  return (source) => quietly(() => stripTypeScriptTypes(source, options));
}

/** Runs a function without Node's warning that the function is experimental. */
function quietly<T>(run: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** A program without types, and its syntax tree. */
export interface Parsed {
  readonly source: string;
  readonly program: Program;
}

const options = {
  ecmaVersion: "latest",
  sourceType: "module",
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
} as const;

const attempt = (source: string): Program | SyntaxError => {
  try {
    return parse(source, options);
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
};

/** Parses JavaScript or TypeScript. Reads `{ a: 1 }` as an object. Throws SyntaxError. */
export async function parsed(text: string): Promise<Parsed> {
  if (/^\s*\{/.test(text) && !/;\s*$/.test(text)) {
    const source = `(${text}\n)`;
    const program = attempt(source);
    if (!(program instanceof SyntaxError)) return { source, program };
  }
  const program = attempt(text);
  if (!(program instanceof SyntaxError)) return { source: text, program };
  const bare = await withoutTypes(text, program);
  const again = attempt(bare);
  if (again instanceof SyntaxError) throw plainly(program);
  return { source: bare, program: again };
}

/**
 * Removes types. Each runtime words its syntax errors differently, so acorn's error is thrown when both
 * parsers fail.
 */
async function withoutTypes(text: string, plain: SyntaxError): Promise<string> {
  try {
    return await stripTypes(text);
  } catch (error) {
    const [, what] =
      /^(?:x )?(?:TypeScript )?(.*) (?:is|are) not supported in strip-only mode/m.exec(
        (error as Error).message,
      ) ?? [];
    if (what !== undefined)
      throw new SyntaxError(
        `Node only removes types, and TypeScript's ${what} needs a transformation. Use Bun or Deno`,
      );
    throw plainly(plain);
  }
}

const plainly = (error: SyntaxError): SyntaxError => new SyntaxError(error.message);

/**
 * Returns true when the input needs more lines: a bracket, template, comment or operator is open at its end.
 */
export function isIncomplete(text: string): boolean {
  const program = attempt(text);
  if (!(program instanceof SyntaxError)) return false;
  let depth = 0;
  try {
    for (const { type } of tokenizer(text, options)) {
      if (/^(\{|\(|\[|\$\{)$/.test(type.label)) depth++;
      else if (/^(\}|\)|\])$/.test(type.label)) depth--;
    }
  } catch (error) {
    return /^Unterminated (template|comment)/.test((error as Error).message);
  }
  const { pos } = program as SyntaxError & { readonly pos?: number };
  return depth > 0 || (depth === 0 && (pos ?? 0) >= text.trimEnd().length && text.trim() !== "");
}
