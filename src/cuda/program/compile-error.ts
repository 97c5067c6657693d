import { DoorbellError } from "../../errors.ts";

/** One complaint of the compiler. */
export interface Diagnostic {
  /** What was compiled, or a header; undefined for what is said of no file. */
  readonly file: string | undefined;
  /** From 1; undefined for what is said of no line. */
  readonly line: number | undefined;
  readonly severity: "error" | "warning" | "note" | "remark";
  readonly message: string;
}

/** NVRTC did not compile a source: what it said, and the line of the first error. */
export class CompileError extends DoorbellError {
  override readonly name = "CompileError";
  /** The compiler's log as it is. */
  readonly log: string;
  /** All that it said, in its order: warnings too. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(what: string, log: string, source: string, fileName: string, hint: string = hintOf(log)) {
    const diagnostics = parseLog(log);
    const first = diagnostics.find((one) => one.severity === "error");
    super(`${what}: ${first ? shownError(first, source, fileName) : log.trim()}`, hint);
    this.log = log;
    this.diagnostics = diagnostics;
  }
}

/** "line 3: identifier ..." and that line, for the source; "half.h(3): ..." for a header. */
function shownError({ file, line, message }: Diagnostic, source: string, fileName: string): string {
  if (file === undefined || line === undefined) return message;
  if (file !== fileName) return `${file}(${line}): ${message}`;
  const text = source.split("\n")[line - 1]?.trimEnd();
  return `line ${line}: ${message}${text ? `\n  ${line} | ${text}` : ""}`;
}

const severities = "(?:catastrophic |fatal )?(error|warning|note|remark)";

/** `program.cu(3): error: identifier "foo" is undefined`, `nvrtc: error: ...`, `ptxas fatal   : ...`. */
function parseLog(log: string): Diagnostic[] {
  const ofLine = new RegExp(`^(.*?)\\((\\d+)\\): ${severities}(?: #[\\w-]+)?: (.*)$`);
  const ofNothing = new RegExp(`^(?:nvrtc|ptxas|nvlink)?:? *${severities} *: (.*)$`);
  return log.split("\n").flatMap((text): Diagnostic[] => {
    const line = ofLine.exec(text);
    if (line !== null) {
      const [, file = "", number = "", severity, message = ""] = line;
      const known = severity as Diagnostic["severity"];
      return [{ file: file.trim(), line: Number(number), severity: known, message: message.trim() }];
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
    return "This NVRTC does not know the device's architecture: install one that is as new as the driver.";
  }
  return "";
}
