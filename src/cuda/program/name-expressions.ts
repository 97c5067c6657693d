// Finds C++ names with compilers that have no function for it, as NVRTC has (`nvrtcAddNameExpression`).
// Variables behind the source hold the address of each name. They make the compiler instantiate templates,
// and their initial values in the PTX are the mangled names.
import { CompileError, type Diagnostic } from "./compile-error.ts";

/** One compilation to PTX. */
interface Compiled {
  readonly image: Uint8Array<ArrayBuffer>;
  readonly log: string;
}

/** File of the added lines in the compiler's messages. */
const addedFile = "doorbell-names";
const variable = "__doorbell_name_";

/** Returns the source with the variables. Lines of the source keep their numbers. */
function withVariables(source: string, names: readonly string[]): string {
  // The source may end with a backslash, which continues its last line.
  const lines = names.map((name, i) => `extern "C" __device__ auto *${variable}${i} = (${oneLine(name)});`);
  return `${source}\n\n#line 1 "${addedFile}"\n${lines.join("\n")}\n`;
}

const oneLine = (name: string): string => name.replace(/\s+/g, " ");

/** Definitions of the variables in PTX. The address of a variable is generic(symbol), that of a kernel not. */
const definition = new RegExp(
  `^[ \\t]*(?:\\.(?:visible|weak)\\s+)?\\.global\\s+\\.align\\s+8\\s+\\.[ub]64\\s+${variable}(\\d+)\\s*=\\s*(?:generic\\()?([\\w$]+)\\)?;\\n?`,
  "gm",
);

/**
 * Compiles a source with its names. Returns the PTX without the added variables, and the symbol of each name.
 * Throws CompileError for an unknown or ambiguous name.
 */
export function compileNames(
  { source, names, fileName }: { source: string; names: readonly string[]; fileName: string },
  compile: (source: string) => Compiled,
): Compiled & { readonly symbols: Record<string, string> } {
  if (names.length === 0) return { ...compile(source), symbols: {} };
  const { image, log } = compileBoth(source, names, fileName, compile);
  const symbols: Record<string, string> = {};
  const text = new TextDecoder().decode(image).replace(definition, (_, index: string, symbol: string) => {
    symbols[names[Number(index)]!.replace(/^&/, "")] = symbol;
    return "";
  });
  const ptx = new TextEncoder().encode(text);
  const copy = new Uint8Array(new ArrayBuffer(ptx.length));
  copy.set(ptx);
  return { image: copy, log, symbols };
}

function compileBoth(
  source: string,
  names: readonly string[],
  fileName: string,
  compile: (source: string) => Compiled,
): Compiled {
  try {
    return compile(withVariables(source, names));
  } catch (error) {
    const isOfNames = (one: Diagnostic): boolean => one.severity === "error" && one.file === addedFile;
    if (!(error instanceof CompileError) || !error.diagnostics.some(isOfNames)) throw error;
    // An open bracket of the source would also be an error in the added lines.
    compile(source);
    throw nameError(error.diagnostics, names, source, fileName);
  }
}

/** Returns the error that shows names in place of the added lines. */
function nameError(
  diagnostics: readonly Diagnostic[],
  names: readonly string[],
  source: string,
  fileName: string,
): CompileError {
  const reported = new Set<number>();
  const lines = diagnostics.flatMap(({ file, line, severity, message }): string[] => {
    if (file !== addedFile || line === undefined)
      return file === undefined ? [] : [`${file}(${line}): ${severity}: ${message}`];
    // Later errors of one name follow from its first.
    if (severity !== "error" || reported.has(line)) return [];
    reported.add(line);
    return [`error: the name ${JSON.stringify(names[line - 1] ?? "")}: ${causeOf(message)}`];
  });
  return new CompileError(
    `${fileName} does not compile`,
    lines.join("\n"),
    source,
    fileName,
    'Each name is one kernel, as in "add<float>", or "&table" for a variable. Choose an overloaded kernel by its type: "(void (*)(int *))add".',
  );
}

/** Returns the compiler's message, in words about the name where it is about the added variable. */
function causeOf(message: string): string {
  return /cannot deduce "auto" type|incompatible initializer/.test(message)
    ? "it is not one kernel or address (ambiguous, a template without its arguments, or a value)"
    : message;
}
