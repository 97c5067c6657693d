/** What is measured: the operation, and whether bandwidth or latency. */
export interface Program {
  /** "write-bw". */
  readonly name: string;
  /** perftest's: "ib_write_bw". */
  readonly cName: string;
  readonly operation: "write" | "send" | "read";
  readonly measures: "bandwidth" | "latency";
  /** As perftest has them. */
  readonly bytes: number;
  readonly iterations: number;
  /** What is said over TCP after the run: the client's figures, and the last line. */
  readonly ending: { readonly figures: boolean; readonly line: boolean };
}

export const programs: readonly Program[] = [
  {
    name: "write-bw",
    cName: "ib_write_bw",
    operation: "write",
    measures: "bandwidth",
    bytes: 65536,
    iterations: 5000,
    ending: { figures: true, line: true },
  },
  {
    name: "send-bw",
    cName: "ib_send_bw",
    operation: "send",
    measures: "bandwidth",
    bytes: 65536,
    iterations: 1000,
    ending: { figures: false, line: true },
  },
  {
    name: "read-bw",
    cName: "ib_read_bw",
    operation: "read",
    measures: "bandwidth",
    bytes: 65536,
    iterations: 1000,
    ending: { figures: true, line: true },
  },
  {
    name: "write-lat",
    cName: "ib_write_lat",
    operation: "write",
    measures: "latency",
    bytes: 2,
    iterations: 1000,
    ending: { figures: false, line: false },
  },
  {
    name: "send-lat",
    cName: "ib_send_lat",
    operation: "send",
    measures: "latency",
    bytes: 2,
    iterations: 1000,
    ending: { figures: false, line: true },
  },
];

/** Does only the client count its messages? */
export const isOneSided = (program: Program | undefined): boolean =>
  program !== undefined && program.measures === "bandwidth" && program.operation !== "send";

/** perftest's TCP port. */
export const defaultPort = 18515;

/** By its own name or perftest's. */
export const programNamed = (name: string): Program | undefined =>
  programs.find((each) => each.name === name || each.cName === name);
