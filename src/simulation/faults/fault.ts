import type { PathConditions } from "../network/conditions.ts";

/** Fault at a time, in milliseconds since the start. It ends after `forMs` milliseconds. */
export type Fault =
  | { readonly kind: "crash" | "stop"; readonly atMs: number; readonly forMs: number; readonly host: number }
  | {
      readonly kind: "cut";
      readonly atMs: number;
      readonly forMs: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: "partition";
      readonly atMs: number;
      readonly forMs: number;
      /** Hosts on one side. All other hosts are on the other side. */
      readonly group: readonly number[];
    }
  | {
      readonly kind: "degrade";
      readonly atMs: number;
      readonly forMs: number;
      /** Conditions of all paths meanwhile. Conditions that are not given stay as they are. */
      readonly conditions: PathConditions;
    };

/** Kind of a fault. */
export type FaultKind = Fault["kind"];

/** All kinds of faults. */
export const FAULT_KINDS: readonly FaultKind[] = ["crash", "stop", "cut", "partition", "degrade"];

/** Returns the hosts that a fault names, none for one of the whole network. @internal */
export function hostsOf(fault: Fault): readonly number[] {
  switch (fault.kind) {
    case "crash":
    case "stop":
      return [fault.host];
    case "cut":
      return [fault.from, fault.to];
    case "partition":
      return fault.group;
    case "degrade":
      return [];
  }
}

/** Returns a fault as one line of text, such as "120 ms: crash of host2 for 80 ms". @internal */
export function faultText(fault: Fault): string {
  const time = `${fault.atMs} ms: ${fault.kind}`;
  const duration = `for ${fault.forMs} ms`;
  switch (fault.kind) {
    case "crash":
    case "stop":
      return `${time} of host${fault.host} ${duration}`;
    case "cut":
      return `${time} from host${fault.from} to host${fault.to} ${duration}`;
    case "partition":
      return `${time} of ${fault.group.map((host) => `host${host}`).join(", ")} ${duration}`;
    case "degrade":
      return `${time} to ${JSON.stringify(fault.conditions)} ${duration}`;
  }
}
