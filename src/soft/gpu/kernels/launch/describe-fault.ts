import { readFileSync } from "node:fs";
import { CUresult } from "../../../../../ffi/cuda/index.ts";
import type { Position } from "../../ptx/syntax.ts";
import { positionText } from "../inspect/describe.ts";
import { sourceOf } from "../inspect/position.ts";
import type { LaunchFault, LaunchRequest } from "./worker-pool.ts";

/**
 * Writes a kernel fault to stderr: the error, kernel, block, position and address, and the source line if its
 * file is readable. The driver API reports only the error number.
 */
export function describeFault(
  { program, kernel }: LaunchRequest,
  { code, position, address, block }: LaunchFault,
): void {
  const at = program.positions[position];
  const where = at === undefined ? "" : `, ${positionText(at)}`;
  const what = address === 0 ? "" : `, address 0x${BigInt.asUintN(64, BigInt(address)).toString(16)}`;
  const name = program.kernels[kernel]?.name ?? "?";
  console.error(
    `doorbell: ${CUresult.nameOf(code)} in kernel ${name}, block (${block.join(", ")})${where}${what}${quoted(at)}`,
  );
}

/** Returns the source line of a position, or "". */
function quoted(at: Position | undefined): string {
  const source = sourceOf(at);
  if (source === undefined) return "";
  try {
    const line = readFileSync(source.file, "utf8").split("\n")[source.line - 1]?.trim() ?? "";
    return line === "" ? "" : `: ${line}`;
  } catch {
    // Text compiled from memory has a name that is not a file.
    return "";
  }
}
