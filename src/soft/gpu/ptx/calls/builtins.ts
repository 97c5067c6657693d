// Device functions of the CUDA runtime that the soft GPU implements itself.

/** Sizes of parameters and result in bytes, by name; 0 for no result. */
export const BUILTINS: Readonly<Record<string, { parameters: readonly number[]; result: number }>> = {
  vprintf: { parameters: [8, 8], result: 4 },
  __assertfail: { parameters: [8, 8, 4, 8, 8], result: 0 },
  malloc: { parameters: [8], result: 8 },
  cudaGraphSetConditional: { parameters: [8, 4], result: 0 },
  free: { parameters: [8], result: 0 },
};

export const isBuiltin = (name: string): boolean => Object.hasOwn(BUILTINS, name);
