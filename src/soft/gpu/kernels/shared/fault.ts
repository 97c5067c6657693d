/**
 * Kernel fault, thrown through generated code: a CUDA error, a PTX position (-1 if unknown) and an address.
 */
export class KernelFault extends Error {
  readonly code: number;
  readonly position: number;
  readonly address: bigint;

  constructor(code: number, position = -1, address = 0n) {
    super(`kernel fault ${code}`);
    this.code = code;
    this.position = position;
    this.address = address;
  }
}
