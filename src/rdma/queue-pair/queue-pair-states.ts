import * as v from "../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../ffi/ibverbs/queue-pair-transitions.ts";
import { DoorbellError } from "../../errors.ts";
import { attributeBits, attributeNames } from "./attribute-bits.ts";
import type { AttributeName } from "./queue-pair-attributes.ts";

/** The states of a queue pair (`enum ibv_qp_state`), in C's order. */
export const queuePairStates = ["RESET", "INIT", "RTR", "RTS", "SQD", "SQE", "ERR"] as const;

/** One of {@link queuePairStates}. */
export type QueuePairState = (typeof queuePairStates)[number];

/**
 * Transports: reliable and unreliable connection, unreliable datagram; XRC, a reliable connection whose requests say which shared
 * receive queue they are for; and soft0's own `dynamic`: reliable, to any number of peers, with connections that the NIC itself
 * makes and takes down.
 */
export const queuePairTypes = ["RC", "UC", "UD", "XRC", "dynamic"] as const;

/** One of {@link queuePairTypes}. */
export type QueuePairType = (typeof queuePairTypes)[number];

/** What has states: a queue pair of a type, or the answering end of XRC. */
export type ConnectionType = QueuePairType | "XRC target";

/** `enum ibv_qp_type` of each. */
export const typeNumbers: Readonly<Record<ConnectionType, number>> = {
  RC: v.IBV_QPT_RC,
  UC: v.IBV_QPT_UC,
  UD: v.IBV_QPT_UD,
  XRC: v.IBV_QPT_XRC_SEND,
  "XRC target": v.IBV_QPT_XRC_RECV,
  dynamic: v.IBV_QPT_DRIVER,
};

/**
 * A transition that does not exist, or lacks or exceeds its attributes. C was not called.
 *
 * @example
 * const fresh = pd.createQueuePair({ completions: cq });
 * try {
 *   fresh.modify("RTR", { pathMtu: 1024 });
 * } catch (error) {
 *   if (error instanceof QueuePairStateError) console.log(error.missing); // [ "address", "remoteQpNumber", ... ]
 * }
 */
export class QueuePairStateError extends DoorbellError {
  override readonly name = "QueuePairStateError";
  readonly from: QueuePairState;
  readonly to: QueuePairState;
  /** Attributes that the transition needs and did not get. */
  readonly missing: readonly AttributeName[];
  /** Attributes that the transition does not allow. */
  readonly excess: readonly AttributeName[];

  constructor(
    label: string,
    from: QueuePairState,
    to: QueuePairState,
    faults: {
      readonly missing: readonly AttributeName[];
      readonly excess: readonly AttributeName[];
      readonly hint?: string;
      readonly message?: string;
    },
  ) {
    const parts = [
      faults.missing.length ? `missing ${faults.missing.join(", ")}` : "",
      faults.excess.length ? `not allowed: ${faults.excess.join(", ")}` : "",
    ].filter(Boolean);
    super(
      faults.message ??
        `${label} cannot go from ${from} to ${to}${parts.length ? `: ${parts.join("; ")}` : ""}`,
      faults.hint,
    );
    this.from = from;
    this.to = to;
    this.missing = faults.missing;
    this.excess = faults.excess;
  }
}

/** Throws QueuePairStateError unless the transition exists and has what it needs and nothing else. */
export function checkTransition(
  label: string,
  type: ConnectionType,
  from: QueuePairState,
  to: QueuePairState,
  given: readonly AttributeName[],
): void {
  if (to === "RESET" || to === "ERR") {
    if (given.length) throw new QueuePairStateError(label, from, to, { missing: [], excess: given });
    return;
  }
  const possible = queuePairTransitions[typeNumbers[type]]?.[queuePairStates.indexOf(from)] ?? {};
  const found = possible[queuePairStates.indexOf(to)];
  if (!found) {
    const next = Object.keys(possible).map((state) => queuePairStates[Number(state)]);
    throw new QueuePairStateError(label, from, to, {
      missing: [],
      excess: [],
      hint: `From ${from}, a queue pair of type ${type} goes to ${[...next, "RESET", "ERR"].join(", ")}.`,
    });
  }
  const missing = attributeNames(found.required).filter((name) => !given.includes(name));
  const excess = given.filter((name) => ((found.required | found.optional) & attributeBits[name]) === 0);
  if (missing.length || excess.length) throw new QueuePairStateError(label, from, to, { missing, excess });
}
