import { describe, expect, test } from "vitest";
import {
  type AttributeName,
  type ConnectionType,
  checkTransition,
  type QueuePairState,
  QueuePairStateError,
  queuePairStates,
} from "../../src/rdma/queue-pair/queue-pair-attributes.ts";

const types: readonly ConnectionType[] = ["RC", "UC", "UD", "XRC", "XRC target", "dynamic"];

const refusal = (
  type: ConnectionType,
  from: QueuePairState,
  to: QueuePairState,
  given: readonly AttributeName[] = [],
): QueuePairStateError | undefined => {
  try {
    checkTransition("QueuePair 17", type, from, to, given);
    return undefined;
  } catch (error) {
    if (!(error instanceof QueuePairStateError)) throw error;
    return error;
  }
};

const connectedInit = ["partitionKeyIndex", "port", "access"] as const;
const path = ["address", "pathMtu", "remoteQpNumber", "receivePsn"] as const;

/**
 * Attributes that each transition on the way to RTS requires: InfiniBand Architecture 1, table of modify-QP
 * attributes.
 */
const needed: Record<ConnectionType, readonly (readonly AttributeName[])[]> = {
  RC: [
    connectedInit,
    [...path, "maxReadAtomicAnswered", "minRnrTimer"],
    ["timeout", "retryCount", "rnrRetry", "sendPsn", "maxReadAtomic"],
  ],
  UC: [connectedInit, path, ["sendPsn"]],
  UD: [["partitionKeyIndex", "port", "queueKey"], [], ["sendPsn"]],
  XRC: [connectedInit, path, ["timeout", "retryCount", "rnrRetry", "sendPsn", "maxReadAtomic"]],
  "XRC target": [connectedInit, [...path, "maxReadAtomicAnswered", "minRnrTimer"], ["timeout", "sendPsn"]],
  dynamic: [connectedInit, [], []],
};
const way = ["RESET", "INIT", "RTR", "RTS"] as const;

describe.each(types)("a queue pair of type %s", (type) => {
  test("goes from RESET to RTS with the required attributes of each step", () => {
    needed[type].forEach((given, i) => {
      expect(refusal(type, way[i]!, way[i + 1]!, given)).toBeUndefined();
    });
  });

  test("names each attribute that a step lacks", () => {
    needed[type].forEach((given, i) => {
      for (const left of given) {
        const error = refusal(
          type,
          way[i]!,
          way[i + 1]!,
          given.filter((name) => name !== left),
        );
        expect(error).toMatchObject({ from: way[i], to: way[i + 1], missing: [left], excess: [] });
        expect(error?.message).toBe(
          `QueuePair 17 cannot go from ${way[i]} to ${way[i + 1]}: missing ${left}`,
        );
      }
    });
  });

  test("names each attribute that a step does not allow", () => {
    const foreign = {
      RC: "queueKey",
      UC: "queueKey",
      UD: "retryCount",
      XRC: "queueKey",
      "XRC target": "queueKey",
      dynamic: "address",
    } as const;
    const never: AttributeName[] = ["drainedEvent", foreign[type]];
    needed[type].forEach((given, i) => {
      for (const extra of never) {
        const error = refusal(type, way[i]!, way[i + 1]!, [...given, extra]);
        expect(error).toMatchObject({ missing: [], excess: [extra] });
        expect(error?.message).toContain(`not allowed: ${extra}`);
      }
    });
  });

  test("goes to RESET and ERR from every state, without attributes", () => {
    for (const from of queuePairStates) {
      for (const to of ["RESET", "ERR"] as const) {
        expect(refusal(type, from, to)).toBeUndefined();
        expect(refusal(type, from, to, ["port"])?.excess).toEqual(["port"]);
      }
    }
  });

  test("refuses other transitions with the allowed ones", () => {
    const drains = type === "dynamic" ? [] : ["RTS->SQD", "SQD->RTS", "SQD->SQD"];
    const allowed = new Set([
      ...["RESET->INIT", "INIT->INIT", "INIT->RTR", "RTR->RTS", "RTS->RTS", ...drains],
      // A failed send moves a reliable queue pair to the error state, so only unreliable types have this
      // transition.
      ...(type === "UC" || type === "UD" ? ["SQE->RTS"] : []),
    ]);
    for (const from of queuePairStates) {
      for (const to of queuePairStates) {
        if (to === "RESET" || to === "ERR" || allowed.has(`${from}->${to}`)) continue;
        const error = refusal(type, from, to);
        expect(error, `${from} to ${to}`).toMatchObject({ from, to, missing: [], excess: [] });
        const next = [...allowed]
          .filter((step) => step.startsWith(`${from}->`))
          .map((step) => step.split("->")[1]);
        expect(error?.hint).toBe(
          `From ${from}, a queue pair of type ${type} goes to ${[...next, "RESET", "ERR"].join(", ")}.`,
        );
      }
    }
  });

  test("allows changes of some attributes in RTS, and of no others", () => {
    const running: AttributeName[] = type === "UD" ? ["queueKey"] : ["access"];
    expect(refusal(type, "RTS", "RTS", running)).toBeUndefined();
    expect(refusal(type, "RTS", "RTS", ["remoteQpNumber"])?.excess).toEqual(["remoteQpNumber"]);
    // A dynamic queue pair has no connection to drain.
    const drained = refusal(type, "RTS", "SQD", ["drainedEvent"]);
    if (type === "dynamic") expect(drained?.hint).toContain("goes to RTS, RESET, ERR");
    else expect(drained).toBeUndefined();
  });
});
