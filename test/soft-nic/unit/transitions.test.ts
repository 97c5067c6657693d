import { describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { transitionAllowed } from "../../../src/soft/hca/provider/queue-pair.ts";

const { RESET, INIT, RTR, RTS, SQD, SQE, ERR } = {
  RESET: v.IBV_QPS_RESET,
  INIT: v.IBV_QPS_INIT,
  RTR: v.IBV_QPS_RTR,
  RTS: v.IBV_QPS_RTS,
  SQD: v.IBV_QPS_SQD,
  SQE: v.IBV_QPS_SQE,
  ERR: v.IBV_QPS_ERR,
};
const STATES = [RESET, INIT, RTR, RTS, SQD, SQE, ERR];
const INIT_RC = v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_ACCESS_FLAGS;

describe("queue pair transitions", () => {
  test("every state may go to ERR and to RESET, with the state alone", () => {
    for (const from of STATES) {
      for (const next of [ERR, RESET]) {
        expect(transitionAllowed(v.IBV_QPT_RC, from, next, v.IBV_QP_STATE)).toBe(true);
        expect(transitionAllowed(v.IBV_QPT_RC, from, next, v.IBV_QP_STATE | v.IBV_QP_PORT)).toBe(false);
      }
    }
  });

  test("no other state follows ERR, and no state is skipped", () => {
    for (const next of [INIT, RTR, RTS, SQD, SQE]) {
      for (let mask = 0; mask < 1 << 21; mask += 4099) {
        expect(transitionAllowed(v.IBV_QPT_RC, ERR, next, mask)).toBe(false);
      }
    }
    for (const [from, next] of [
      [RESET, RTR],
      [RESET, RTS],
      [INIT, RTS],
      [RTR, SQD],
      [RTS, INIT],
    ] as const) {
      for (let mask = 0; mask < 1 << 21; mask += 4099) {
        expect(transitionAllowed(v.IBV_QPT_RC, from, next, mask)).toBe(false);
      }
    }
  });

  test("each required attribute is required, and each foreign one refused", () => {
    const full = v.IBV_QP_STATE | INIT_RC;
    expect(transitionAllowed(v.IBV_QPT_RC, RESET, INIT, full)).toBe(true);
    for (let bit = 1; bit < 1 << 21; bit <<= 1) {
      if (bit === v.IBV_QP_STATE) continue;
      expect(transitionAllowed(v.IBV_QPT_RC, RESET, INIT, full ^ bit)).toBe(false);
    }
  });

  test("UD needs a Q_Key where RC needs access flags", () => {
    const ud = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_QKEY;
    expect(transitionAllowed(v.IBV_QPT_UD, RESET, INIT, ud)).toBe(true);
    expect(transitionAllowed(v.IBV_QPT_RC, RESET, INIT, ud)).toBe(false);
    expect(transitionAllowed(v.IBV_QPT_UD, INIT, RTR, v.IBV_QP_STATE)).toBe(true);
    expect(transitionAllowed(v.IBV_QPT_UD, RTR, RTS, v.IBV_QP_STATE | v.IBV_QP_SQ_PSN)).toBe(true);
  });
});
