import { DoorbellError } from "../../errors.ts";

/** One complaint of the compiler. */
export interface Diagnostic {
  /** From 1. */
  readonly line: number;
  readonly severity: "error" | "warning" | "note" | "remark";
  readonly message: string;
}

/** NVRTC did not compile a source: what it said, and the lines it said it of. */
export class CompileError extends DoorbellError {
  override readonly name = "CompileError";
  /** The compiler's log as it is. */
  readonly log: string;
  readonly diagnostics: readonly Diagnostic[];

  constructor(what: string, log: string, source: string, fileName: string) {
    const diagnostics = parseLog(log, fileName);
    const first = diagnostics.find((one) => one.severity === "error");
    const line = first ? source.split("\n")[first.line - 1] : undefined;
    const shown = first
      ? `line ${first.line}: ${first.message}${line ? `\n  ${first.line} | ${line.trimEnd()}` : ""}`
      : log.trim();
    super(`${what}: ${shown}`, hintOf(log));
    this.log = log;
    this.diagnostics = diagnostics;
  }
}

/** `program.cu(3): error: identifier "foo" is undefined` */
function parseLog(log: string, fileName: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const match of log.matchAll(
    /^(.*?)\((\d+)\): (?:catastrophic )?(error|warning|note|remark)(?: #[\w-]+)?: (.*)$/gm,
  )) {
    if (match[1]!.trim() !== fileName) continue;
    const severity = match[3] as Diagnostic["severity"];
    found.push({ line: Number(match[2]), severity, message: match[4]!.trim() });
  }
  return found;
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
