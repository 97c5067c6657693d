/** Limits of the option `stagingBytes`, in bytes. Offers of other members keep them too. */
export const stagingLimits = { least: 262_144, most: 2 ** 30 } as const;
