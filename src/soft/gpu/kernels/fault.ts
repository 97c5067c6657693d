/** What ends a kernel, thrown through its code: a CUDA error, the place in the PTX (-1 if unknown) and an address. */
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
