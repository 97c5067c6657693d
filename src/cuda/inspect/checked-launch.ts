// A launch that is looked at: what compute-sanitizer tells of real GPUs, on the embedded one.
import type { KernelFinding } from "../../../ffi/cuda/inspector.ts";
import { DoorbellError } from "../../errors.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { LaunchConfig } from "../kernel/launch-config.ts";
import { inspectorFor, launchCall } from "./inspected.ts";

const MOST_TOLD = 8;

/**
 * A launch with `check` did something wrong. The context is as good as before; what the kernel wrote until then is written.
 *
 * @example
 * try {
 *   kernel.launch({ grid: 1, block: 64, check: true }, [x]);
 * } catch (error) {
 *   if (error instanceof KernelCheckError) for (const { kind, source, thread } of error.findings) console.log(kind, source, thread);
 * }
 */
export class KernelCheckError extends DoorbellError {
  override readonly name = "KernelCheckError";
  /** One of each kind for an instruction, at most 256. */
  readonly findings: readonly KernelFinding[];

  constructor(kernel: string, findings: readonly KernelFinding[]) {
    const more = findings.length - MOST_TOLD;
    const lines = findings.slice(0, MOST_TOLD).map(({ message }) => `\n  ${message}`);
    super(
      `kernel ${kernel}: ${findings.length} ${findings.length === 1 ? "finding" : "findings"}${lines.join("")}${more > 0 ? `\n  and ${more} more` : ""}`,
      findings.some(({ source }) => source !== undefined)
        ? ""
        : "Compile with -lineinfo to see lines of the source.",
    );
    this.findings = findings;
  }
}

/** Launches, waits, and throws what was found. */
export function checkedLaunch(kernel: Kernel, config: LaunchConfig, stream: number): void {
  const { device, name } = kernel;
  const inspector = inspectorFor(device, "launch: check: true", "compute-sanitizer looks at them");
  const { code, findings } = inspector.check(launchCall(kernel, config, stream));
  if (findings.length > 0) throw new KernelCheckError(name, findings);
  device.driver.check(code, "cuLaunchKernelEx", name);
}
