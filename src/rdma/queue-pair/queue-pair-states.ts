import { DoorbellError } from "../../errors.ts";
import type { AttributeName } from "./queue-pair-attributes.ts";

/** The states of a queue pair (`enum ibv_qp_state`), in C's order. */
export const queuePairStates = ["RESET", "INIT", "RTR", "RTS", "SQD", "SQE", "ERR"] as const;

export type QueuePairState = (typeof queuePairStates)[number];

/**
 * Transports: reliable and unreliable connection, unreliable datagram; and soft0's own `dynamic`: reliable, to any number of
 * peers, with connections that the NIC itself makes and takes down.
 */
export const queuePairTypes = ["RC", "UC", "UD", "dynamic"] as const;

export type QueuePairType = (typeof queuePairTypes)[number];

interface Rule {
  readonly required: readonly AttributeName[];
  readonly optional: readonly AttributeName[];
}

const rule = (required: readonly AttributeName[], optional: readonly AttributeName[] = []): Rule => ({
  required,
  optional,
});

type Transition = `${QueuePairState}->${QueuePairState}`;

const running = {
  RC: ["currentState", "access", "minRnrTimer"],
  UC: ["currentState", "access"],
  UD: ["currentState", "queueKey"],
  dynamic: ["currentState", "queueKey", "access", "minRnrTimer", "timeout", "retryCount", "rnrRetry"],
} as const satisfies Record<QueuePairType, readonly AttributeName[]>;

const connectedInit = ["partitionKeyIndex", "port", "access"] as const;
const datagramInit = ["partitionKeyIndex", "port", "queueKey"] as const;
const path = ["address", "pathMtu", "remoteQpNumber", "receivePsn"] as const;
const retries = ["timeout", "retryCount", "rnrRetry"] as const;

/** InfiniBand's table of transitions: what each needs and what it allows. */
const rules: Readonly<Record<QueuePairType, Partial<Record<Transition, Rule>>>> = {
  RC: {
    "RESET->INIT": rule(connectedInit),
    "INIT->INIT": rule([], connectedInit),
    "INIT->RTR": rule([...path, "maxReadAtomicAnswered", "minRnrTimer"], ["access", "partitionKeyIndex"]),
    "RTR->RTS": rule([...retries, "sendPsn", "maxReadAtomic"], running.RC),
    "RTS->RTS": rule([], running.RC),
    "RTS->SQD": rule([], ["drainedEvent"]),
    "SQD->RTS": rule([], running.RC),
    "SQD->SQD": rule(
      [],
      [
        "address",
        ...retries,
        "maxReadAtomic",
        "maxReadAtomicAnswered",
        "access",
        "partitionKeyIndex",
        "minRnrTimer",
        "port",
      ],
    ),
  },
  UC: {
    "RESET->INIT": rule(connectedInit),
    "INIT->INIT": rule([], connectedInit),
    "INIT->RTR": rule(path, ["access", "partitionKeyIndex"]),
    "RTR->RTS": rule(["sendPsn"], running.UC),
    "RTS->RTS": rule([], running.UC),
    "RTS->SQD": rule([], ["drainedEvent"]),
    "SQD->RTS": rule([], running.UC),
    "SQD->SQD": rule([], ["address", "access", "partitionKeyIndex"]),
    "SQE->RTS": rule([], running.UC),
  },
  UD: {
    "RESET->INIT": rule(datagramInit),
    "INIT->INIT": rule([], datagramInit),
    "INIT->RTR": rule([], ["partitionKeyIndex", "queueKey"]),
    "RTR->RTS": rule(["sendPsn"], running.UD),
    "RTS->RTS": rule([], running.UD),
    "RTS->SQD": rule([], ["drainedEvent"]),
    "SQD->RTS": rule([], running.UD),
    "SQD->SQD": rule([], ["partitionKeyIndex", "queueKey"]),
    "SQE->RTS": rule([], running.UD),
  },
  dynamic: {
    "RESET->INIT": rule(connectedInit, ["queueKey"]),
    "INIT->INIT": rule([], [...connectedInit, "queueKey"]),
    "INIT->RTR": rule([], ["partitionKeyIndex", "queueKey", "access", "minRnrTimer", "pathMtu"]),
    "RTR->RTS": rule([], ["sendPsn", ...retries, "queueKey", "access", "minRnrTimer"]),
    "RTS->RTS": rule([], running.dynamic),
  },
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
  type: QueuePairType,
  from: QueuePairState,
  to: QueuePairState,
  given: readonly AttributeName[],
): void {
  const always = to === "RESET" || to === "ERR";
  const found = always ? rule([]) : rules[type][`${from}->${to}`];
  if (!found) {
    const next = Object.keys(rules[type])
      .filter((transition) => transition.startsWith(`${from}->`))
      .map((transition) => transition.split("->")[1]);
    throw new QueuePairStateError(label, from, to, {
      missing: [],
      excess: [],
      hint: `From ${from}, a queue pair of type ${type} goes to ${[...next, "RESET", "ERR"].join(", ")}.`,
    });
  }
  const missing = found.required.filter((name) => !given.includes(name));
  const excess = given.filter((name) => !found.required.includes(name) && !found.optional.includes(name));
  if (missing.length || excess.length) throw new QueuePairStateError(label, from, to, { missing, excess });
}
