/** A process of a group, as all members know it. */
export interface Member {
  /** From 0; changes when the group is reformed. */
  readonly rank: number;
  /** Its place among those that the group was made for: members have ranks in the order of their places. */
  readonly place: number;
  /** Stays the same for as long as the process is in the group. */
  readonly id: number;
  /** The host's name. */
  readonly host: string;
  /** Tells machines apart: members of one machine share memory. */
  readonly machine: string;
  readonly processId: number;
  /** The PID namespace: process ids mean something only within one. */
  readonly pidNamespace: string;
  /** When the process started, in clock ticks: its number may be somebody else's later. */
  readonly started: string;
  /** Where it listens for the others. */
  readonly address: string;
  readonly port: number;
}

/** "rank 2 (host a, process 4711)". */
export const memberText = ({ rank, host, processId }: Member): string =>
  `rank ${rank} (host ${host}, process ${processId})`;
