// Functions that CUDA's own headers call and the device itself has.

/** By name: bytes of the parameters, and of the result. */
export const BUILTINS: Readonly<Record<string, { parameters: readonly number[]; result: number }>> = {
  vprintf: { parameters: [8, 8], result: 4 },
  __assertfail: { parameters: [8, 8, 4, 8, 8], result: 0 },
  malloc: { parameters: [8], result: 8 },
  cudaGraphSetConditional: { parameters: [8, 4], result: 0 },
  free: { parameters: [8], result: 0 },
};

export const isBuiltin = (name: string): boolean => Object.hasOwn(BUILTINS, name);
