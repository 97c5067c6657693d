// Receive side scaling by C names: spreads packets of one queue pair over four work queues, by a hash of
// their addresses and ports.
//
//     npx bun examples/hardware/rss.ts
//
// Needs a NIC with raw packets and RSS (mlx5), and CAP_NET_RAW. soft0 and Soft-RoCE refuse the first work
// queue. The example has not run on hardware.
import { openDevice } from "doorbell";
import {
  IBV_QP_INIT_ATTR_IND_TABLE,
  IBV_QP_INIT_ATTR_PD,
  IBV_QP_INIT_ATTR_RX_HASH,
  IBV_QPT_RAW_PACKET,
  IBV_RX_HASH_DST_IPV4,
  IBV_RX_HASH_DST_PORT_UDP,
  IBV_RX_HASH_FUNC_TOEPLITZ,
  IBV_RX_HASH_SRC_IPV4,
  IBV_RX_HASH_SRC_PORT_UDP,
  IBV_WQ_ATTR_STATE,
  IBV_WQS_RDY,
  ibv_device_attr_ex,
  ibv_qp_init_attr_ex,
  ibv_rwq_ind_table_init_attr,
  ibv_wq_attr,
  ibv_wq_init_attr,
} from "doorbell/ffi/ibverbs";
import { addressOf } from "doorbell/ffi/runtime";
import { asFarAsItGoes, nonNull, zero } from "../common/verb-results.ts";

const queues = 4;
const device = openDevice();
const { lib, pointer: context } = device;
const pd = device.createProtectionDomain();
const cq = device.createCompletionQueue();

//     struct ibv_device_attr_ex attr;
//     ibv_query_device_ex(context, NULL, &attr);
const attributes = ibv_device_attr_ex.alloc();
zero("ibv_query_device_ex", lib.ibv_query_device_ex(context, 0, attributes.pointer));
const { max_rwq_indirection_tables, rx_hash_fields_mask } = attributes.rss_caps;
console.log(
  `${device.name}: ${max_rwq_indirection_tables} tables, hash fields 0x${rx_hash_fields_mask.toString(16)}`,
);

asFarAsItGoes(device.name, () => {
  //     struct ibv_wq *wq = ibv_create_wq(context, &(struct ibv_wq_init_attr){ .wq_type = IBV_WQT_RQ, .max_wr = 64, ... });
  const wq = Array.from({ length: queues }, () => {
    const init = ibv_wq_init_attr.alloc({
      wq_type: "IBV_WQT_RQ",
      max_wr: 64,
      max_sge: 1,
      pd: pd.pointer,
      cq: cq.pointer,
    });
    return nonNull("ibv_create_wq", lib.ibv_create_wq(context, init.pointer));
  });
  //     ibv_modify_wq(wq, &(struct ibv_wq_attr){ .attr_mask = IBV_WQ_ATTR_STATE, .wq_state = IBV_WQS_RDY });
  const ready = ibv_wq_attr.alloc({ attr_mask: IBV_WQ_ATTR_STATE, wq_state: IBV_WQS_RDY });
  for (const each of wq) zero("ibv_modify_wq", lib.ibv_modify_wq(each, ready.pointer));

  //     struct ibv_rwq_ind_table *table = ibv_create_rwq_ind_table(context, &(...){ .log_ind_tbl_size = 2, .ind_tbl = wq });
  const list = BigUint64Array.from(wq, BigInt);
  const table = ibv_rwq_ind_table_init_attr.alloc({
    log_ind_tbl_size: Math.log2(queues),
    ind_tbl: addressOf(list),
  });
  const ind_table = nonNull("ibv_create_rwq_ind_table", lib.ibv_create_rwq_ind_table(context, table.pointer));

  //     struct ibv_qp *qp = ibv_create_qp_ex(context, &(...){ .qp_type = IBV_QPT_RAW_PACKET, .rwq_ind_tbl = table, .rx_hash_conf = ... });
  const key = crypto.getRandomValues(new Uint8Array(new ArrayBuffer(40)));
  const init = ibv_qp_init_attr_ex.alloc({
    qp_type: IBV_QPT_RAW_PACKET,
    comp_mask: IBV_QP_INIT_ATTR_PD | IBV_QP_INIT_ATTR_IND_TABLE | IBV_QP_INIT_ATTR_RX_HASH,
    pd: pd.pointer,
    rwq_ind_tbl: ind_table,
    rx_hash_conf: {
      rx_hash_function: IBV_RX_HASH_FUNC_TOEPLITZ,
      rx_hash_key_len: key.length,
      rx_hash_key: addressOf(key),
      rx_hash_fields_mask: BigInt(
        IBV_RX_HASH_SRC_IPV4 | IBV_RX_HASH_DST_IPV4 | IBV_RX_HASH_SRC_PORT_UDP | IBV_RX_HASH_DST_PORT_UDP,
      ),
    },
  });
  const qp = nonNull("ibv_create_qp_ex", lib.ibv_create_qp_ex(context, init.pointer));
  console.log(`packets for it go to ${queues} work queues`);

  zero("ibv_destroy_qp", lib.ibv_destroy_qp(qp));
  zero("ibv_destroy_rwq_ind_table", lib.ibv_destroy_rwq_ind_table(ind_table));
  for (const each of wq) zero("ibv_destroy_wq", lib.ibv_destroy_wq(each));
});
device.close();
