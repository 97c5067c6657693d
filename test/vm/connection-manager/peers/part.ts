/** Task of one of these programs, as plain data. */
export interface Task {
  readonly program: string;
  readonly isServer: boolean;
  /** Address of the server, or of the multicast group. */
  readonly at: { readonly address: string; readonly port: number };
  /** Number of rounds or connections. */
  readonly count: number;
  readonly provider: "native" | "soft";
  /** Address from which to join a multicast group. */
  readonly source?: string;
}

/** A task with the function that reports that the server listens. */
export interface Part extends Task {
  ready(): void;
}

/** Long limit because the VM is emulated and may share its processors. */
export const wait = { timeoutMs: 45_000 } as const;
