/**
 * Chunks that one member sends and receives in one step. The layout matches Plan in kernels/collective.cu.
 */
export interface ExchangePlan {
  /** Length of a chunk, in elements. */
  readonly count: number;
  /** Distance between the chunks of two ranks in the input, in elements. */
  readonly inStride: number;
  /** Distance between the chunks of two ranks in the output, in elements. */
  readonly outStride: number;
  /** First rank that receives a chunk from this member. */
  readonly sendFirst: number;
  readonly sendCount: number;
  /** First rank that sends a chunk to this member. */
  readonly receiveFirst: number;
  readonly receiveCount: number;
  readonly operation: number;
}

/** Returns the plan with its counts in bytes instead of elements. */
export const inBytes = (plan: ExchangePlan, elementBytes: number): ExchangePlan => ({
  ...plan,
  count: plan.count * elementBytes,
  inStride: plan.inStride * elementBytes,
  outStride: plan.outStride * elementBytes,
});

/**
 * Returns the fields of a plan in which each member sends one chunk to every member and receives one chunk
 * from every member.
 */
export const toAll = (count: number, size: number) =>
  ({
    count,
    inStride: 0,
    outStride: 0,
    sendFirst: 0,
    sendCount: size,
    receiveFirst: 0,
    receiveCount: size,
  }) as const;
