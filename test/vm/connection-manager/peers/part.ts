/** What one of these programs is to do, as plain data. */
export interface Task {
  readonly program: string;
  readonly isServer: boolean;
  /** Where the server listens; of a group its address. */
  readonly at: { readonly address: string; readonly port: number };
  /** Rounds, or connections. */
  readonly count: number;
  readonly provider: "native" | "soft";
  /** Of a group: the address to join from. */
  readonly source?: string;
}

/** A task, and whom to tell that the server listens. */
export interface Part extends Task {
  ready(): void;
}

/** Generous: the VM is emulated, and may share its processors with anything. */
export const wait = { timeoutMs: 45_000 } as const;
