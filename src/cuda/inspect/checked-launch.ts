// Instrumented launches with checks, which do on the soft GPU the work of compute-sanitizer.
import type { KernelFinding } from "../../../ffi/cuda/inspector.ts";
import { DoorbellError } from "../../errors.ts";
import type { LaunchConfig } from "../launch/launch-config.ts";
import type { LaunchedKernel } from "../launch/launched-kernel.ts";
import { inArguments } from "./argument-element.ts";
import { inspectorFor, launchCall, sourceText } from "./inspected.ts";

const MOST_SHOWN = 8;

/**
 * Error of a launch with `check` whose kernel made errors. The context stays usable, and the kernel's writes
 * up to the error remain.
 *
 * @example
 * try {
 *   kernel.launch({ grid: 1, block: 64, check: true }, [x]);
 * } catch (error) {
 *   if (error instanceof KernelCheckError) for (const { kind, source, thread } of error.findings)
 * console.log(kind, source, thread);
 * }
 */
export class KernelCheckError extends DoorbellError {
  override readonly name = "KernelCheckError";
  /** Findings, one of each kind for an instruction, at most 256. */
  readonly findings: readonly KernelFinding[];

  constructor(
    kernel: string,
    findings: readonly KernelFinding[],
    textOf: (file: string, line: number) => string | undefined = () => undefined,
  ) {
    const groups = byLine(findings);
    const shownGroups = groups.slice(0, MOST_SHOWN);
    const more = findings.length - shownGroups.flat().length;
    const lines = shownGroups.map((group) => groupText(group, textOf));
    super(
      `kernel ${kernel}: ${findings.length} ${findings.length === 1 ? "finding" : "findings"}${lines.join("")}${more > 0 ? `\n  and ${more} more` : ""}`,
      findings.some(({ source }) => source !== undefined)
        ? ""
        : "Compile with -lineinfo to see lines of the source.",
    );
    this.findings = findings;
  }
}

/** Groups findings by their source line, or by their PTX line, in the order of their first ones. */
function byLine(findings: readonly KernelFinding[]): readonly (readonly KernelFinding[])[] {
  const groups = new Map<string, KernelFinding[]>();
  for (const finding of findings) {
    const { source, line } = finding;
    const key = source === undefined ? `${line}` : `${source.file}:${source.line}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}

/** Returns the first finding of each kind on a line, the number of the others, and the source line. */
function groupText(
  group: readonly KernelFinding[],
  textOf: (file: string, line: number) => string | undefined,
): string {
  const kinds = [...new Set(group.map(({ kind }) => kind))];
  const lines = kinds.map((wanted) => {
    const same = group.filter(({ kind }) => kind === wanted);
    const others = same.length === 1 ? "" : ` (and ${same.length - 1} more on this line)`;
    return `\n  ${same[0]!.message}${others}`;
  });
  const { source } = group[0]!;
  const text = source === undefined ? "" : (textOf(source.file, source.line)?.trim() ?? "");
  return `${lines.join("")}${text === "" ? "" : `\n    > ${text}`}`;
}

/**
 * Launches the kernel, waits for its end, and throws the findings. `values` are the arguments of the launch, by
 * which the findings name addresses.
 */
export function checkedLaunch(
  kernel: LaunchedKernel,
  config: LaunchConfig,
  stream: number,
  values: readonly unknown[],
): void {
  const { device, name } = kernel;
  const inspector = inspectorFor(device, "launch: check: true", "compute-sanitizer checks its kernels");
  const { code, findings } = inspector.check(launchCall(kernel, config, stream));
  if (findings.length > 0) {
    const named = findings.map((finding) => inArguments(finding, values));
    throw new KernelCheckError(name, named, sourceText(kernel.module));
  }
  device.driver.check(code, "cuLaunchKernelEx", name);
}
