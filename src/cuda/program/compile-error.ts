import { accessSync, constants, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { DoorbellError } from "../../errors.ts";

/** One message of the compiler. */
export interface Diagnostic {
  /** Compiled file or header. Undefined for a message without a file. */
  readonly file: string | undefined;
  /** Line from 1. Undefined for a message without a line. */
  readonly line: number | undefined;
  readonly severity: "error" | "warning" | "note" | "remark";
  readonly message: string;
}

/** A source did not compile. The message has the compiler's text and the line of the first error. */
export class CompileError extends DoorbellError {
  override readonly name = "CompileError";
  /** Log of the compiler. */
  readonly log: string;
  /** All messages in order, including warnings. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(what: string, log: string, source: string, fileName: string, hint: string = hintOf(log)) {
    const diagnostics = parseLog(log);
    const first = diagnostics.find((one) => one.severity === "error");
    super(`${what}: ${first ? shownError(first, source, fileName) : log.trim()}`, hint);
    this.log = log;
    this.diagnostics = diagnostics;
  }
}

/** Returns the text of a diagnostic with its line, for the source or for a header. */
function shownError({ file, line, message }: Diagnostic, source: string, fileName: string): string {
  if (file === undefined || line === undefined) return message;
  if (file !== fileName) return `${file}(${line}): ${message}`;
  const text = source.split("\n")[line - 1]?.trimEnd();
  return `line ${line}: ${message}${text ? `\n  ${line} | ${text}` : ""}`;
}

const severities = "(?:catastrophic |fatal )?(error|warning|note|remark)";

/**
 * Parses `program.cu(3): error: identifier "foo" is undefined`, `program.cu:3:5: error: ...` of clang and the
 * preprocessor, `At end of source: error: ...`, `nvrtc: error: ...` and `ptxas fatal : ...`.
 */
function parseLog(log: string): Diagnostic[] {
  const ofLine = new RegExp(`^(.*?)\\((\\d+)\\): ${severities}(?: #[\\w-]+)?: (.*)$`);
  const ofColumn = new RegExp(`^(.*?):(\\d+):\\d+: ${severities}: (.*)$`);
  const ofEnd = /^At end of source: (error|warning): (.*)$/;
  const ofNothing = new RegExp(`^(?:nvrtc|ptxas|nvlink)?:? *${severities} *: (.*)$`);
  return log.split("\n").flatMap((text): Diagnostic[] => {
    const line = ofLine.exec(text) ?? ofColumn.exec(text);
    if (line !== null) {
      const [, file = "", number = "", severity, message = ""] = line;
      const known = severity as Diagnostic["severity"];
      return [{ file: file.trim(), line: Number(number), severity: known, message: message.trim() }];
    }
    const end = ofEnd.exec(text);
    if (end !== null) {
      const severity = end[1] as Diagnostic["severity"];
      return [{ file: undefined, line: undefined, severity, message: `at the end of the source: ${end[2]}` }];
    }
    const [, severity, message = ""] = ofNothing.exec(text.replace(/^ptxas fatal/, "ptxas error")) ?? [];
    if (severity === undefined) return [];
    const known = severity as Diagnostic["severity"];
    return [{ file: undefined, line: undefined, severity: known, message: message.trim() }];
  });
}

function hintOf(log: string): string {
  if (/could not open source file|cannot open source file/.test(log)) {
    return 'Name its folder: include: ["/usr/local/cuda/include"]. NVRTC knows the basic types without any header.';
  }
  if (/invalid value for --gpu-architecture|unsupported gpu architecture/i.test(log)) {
    return "This NVRTC does not support the device's architecture: install one that is as new as the driver.";
  }
  return "";
}

// Finds programs on the PATH.

/** A program. Its identity changes with its file, so that cached output of an older version is not used. */
export interface Tool {
  readonly path: string;
  readonly identity: string;
}

/** Returns the program that a variable names, or the first of that name on the PATH, or undefined. */
export function findTool(name: string, variable: string): Tool | undefined {
  const named = process.env[variable];
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  for (const path of named ? [named] : folders.map((folder) => join(folder, name))) {
    try {
      accessSync(path, constants.X_OK);
      const { size, mtimeMs } = statSync(path);
      return { path, identity: `${realpathSync(path)} ${size} ${mtimeMs}` };
    } catch {
      // The file is missing or not executable.
    }
  }
  return undefined;
}

// Reads the PTX that a compiler wrote to its folder.

/** Returns the text. Lines of the source get the caller's file name instead of the temporary one. */
export function readPtx(folder: string, name: string, fileName: string): Uint8Array<ArrayBuffer> {
  const text = readFileSync(join(folder, "out.ptx"), "utf8");
  const ptx = Buffer.from(text.replaceAll(`"${join(folder, name)}"`, () => `"${fileName}"`));
  const image = new Uint8Array(new ArrayBuffer(ptx.length));
  image.set(ptx);
  return image;
}
