import * as v from "../../../ffi/ibverbs/constants.ts";
import { queuePairTransitions } from "../../../ffi/ibverbs/queue-pair-transitions.ts";
import { DoorbellError } from "../../errors.ts";
import type { QueuePairType } from "../address/queue-pair-type.ts";
import { attributeBits, attributeNames } from "./attribute-bits.ts";
import type { AttributeName } from "./queue-pair-attributes.ts";

/** States of a queue pair (`enum ibv_qp_state`), in C's order. */
export const queuePairStates = ["RESET", "INIT", "RTR", "RTS", "SQD", "SQE", "ERR"] as const;

/** Name of a state, one of {@link queuePairStates}. */
export type QueuePairState = (typeof queuePairStates)[number];

/** Type of an object with states: a type of queue pair, or the answering end of XRC. */
export type ConnectionType = QueuePairType | "XRC target";

/** Number of each type in `enum ibv_qp_type`. */
export const typeNumbers: Readonly<Record<ConnectionType, number>> = {
  RC: v.IBV_QPT_RC,
  UC: v.IBV_QPT_UC,
  UD: v.IBV_QPT_UD,
  XRC: v.IBV_QPT_XRC_SEND,
  "XRC target": v.IBV_QPT_XRC_RECV,
  dynamic: v.IBV_QPT_DRIVER,
};

/**
 * Error of a transition that does not exist, lacks attributes, or has attributes that it does not allow. C
 * was not called.
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
  /** Names of the attributes that the transition needs and did not get. */
  readonly missing: readonly AttributeName[];
  /** Names of the attributes that the transition does not allow. */
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

/**
 * Throws QueuePairStateError unless the transition exists and has exactly the attributes that it needs or
 * allows.
 */
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
