/** Errors that the test must find, each behind a switch in one line. */
export const BUGS = [
  "announced before placed",
  "stale clock",
  "lease without drift",
  "epoch in a byte",
  "late re-arm",
  "old key",
  "no fence",
  "votes of earlier epochs",
  "posted counts as placed",
  "applies before commit",
  "tail stays",
  "trusts lost memory",
] as const;
export type Bug = (typeof BUGS)[number];
