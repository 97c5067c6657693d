// Reasons of a REJ that this implementation sends or examines (table 109).

export const Reason = {
  timeout: 4,
  invalidId: 6,
  invalidServiceId: 8,
  invalidTransport: 9,
  staleConnection: 10,
  invalidGid: 12,
  invalidMtu: 26,
  consumerDefined: 28,
  vendorOption: 35,
} as const;
