import * as v from "../../../ffi/ibverbs/constants.ts";
import type { AttributeName } from "./queue-pair-attributes.ts";

/** Bits of the attributes in `enum ibv_qp_attr_mask`. */
export const attributeBits = {
  address: v.IBV_QP_AV,
  pathMtu: v.IBV_QP_PATH_MTU,
  remoteQpNumber: v.IBV_QP_DEST_QPN,
  receivePsn: v.IBV_QP_RQ_PSN,
  maxReadAtomicAnswered: v.IBV_QP_MAX_DEST_RD_ATOMIC,
  minRnrTimer: v.IBV_QP_MIN_RNR_TIMER,
  timeout: v.IBV_QP_TIMEOUT,
  retryCount: v.IBV_QP_RETRY_CNT,
  rnrRetry: v.IBV_QP_RNR_RETRY,
  sendPsn: v.IBV_QP_SQ_PSN,
  maxReadAtomic: v.IBV_QP_MAX_QP_RD_ATOMIC,
  partitionKeyIndex: v.IBV_QP_PKEY_INDEX,
  port: v.IBV_QP_PORT,
  access: v.IBV_QP_ACCESS_FLAGS,
  queueKey: v.IBV_QP_QKEY,
  currentState: v.IBV_QP_CUR_STATE,
  drainedEvent: v.IBV_QP_EN_SQD_ASYNC_NOTIFY,
} as const satisfies Readonly<Record<AttributeName, number>>;

/**
 * Returns the names of the attributes whose bits are set in a mask. Bits of attributes that `modify` does not
 * set have no name.
 */
export function attributeNames(mask: number): AttributeName[] {
  return (Object.keys(attributeBits) as AttributeName[]).filter((name) => (mask & attributeBits[name]) !== 0);
}
