/** Process of a group, with the identity that all members share. */
export interface Member {
  /** Rank of the member, from 0. A reform can change the rank. */
  readonly rank: number;
  /**
   * Slot of the member, from 0. The group was created with a fixed number of slots. Ranks follow their order.
   */
  readonly place: number;
  /** Identifier of the member, constant while the process is in the group. */
  readonly id: number;
  /** Host name of the member. */
  readonly host: string;
  /** Identifier of the member's machine. Members of one machine share memory. */
  readonly machine: string;
  readonly processId: number;
  /** PID namespace of the member. Process ids are comparable only within one namespace. */
  readonly pidNamespace: string;
  /** Start time of the member's process, in clock ticks. The start time detects a reused process id. */
  readonly started: string;
  /** IP address at which the member listens. */
  readonly address: string;
  readonly port: number;
}

/** Returns a text such as "rank 2 (host a, process 4711)". */
export const memberText = ({ rank, host, processId }: Member): string =>
  `rank ${rank} (host ${host}, process ${processId})`;
