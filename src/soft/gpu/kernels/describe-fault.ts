// What a kernel's fault was, for people: the driver's interface only has a number for it.
import { CUresult } from "../../../../ffi/cuda/index.ts";
import type { LaunchFault, LaunchRequest } from "./pool.ts";

/** The fault in a sentence on stderr, as the kernel's name, block, line and address. */
export function describeFault(
  { program, kernel }: LaunchRequest,
  { code, position, address, block }: LaunchFault,
): void {
  const at = program.positions[position];
  const where = at === undefined ? "" : `, PTX line ${at.line}`;
  const what = address === 0 ? "" : `, address 0x${BigInt.asUintN(64, BigInt(address)).toString(16)}`;
  const name = program.kernels[kernel]?.name ?? "?";
  console.error(
    `doorbell: ${CUresult.nameOf(code)} in kernel ${name}, block (${block.join(", ")})${where}${what}`,
  );
}
