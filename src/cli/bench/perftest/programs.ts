/** A test: an operation, and bandwidth or latency. */
export interface Program {
  /** Name of the test: "write-bw". */
  readonly name: string;
  /** Name of perftest's program: "ib_write_bw". */
  readonly cName: string;
  readonly operation: "write" | "send" | "read";
  readonly measures: "bandwidth" | "latency";
  /** Default message size of perftest, in bytes. */
  readonly bytes: number;
  readonly iterations: number;
  /** Messages over TCP after the run: the client's figures, and the final line. */
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

/** Returns true when only the client counts its messages. */
export const isOneSided = (program: Program | undefined): boolean =>
  program !== undefined && program.measures === "bandwidth" && program.operation !== "send";

/** TCP port of perftest. */
export const defaultPort = 18515;

/** Returns the test with this name, either doorbell's or perftest's. */
export const programNamed = (name: string): Program | undefined =>
  programs.find((each) => each.name === name || each.cName === name);
