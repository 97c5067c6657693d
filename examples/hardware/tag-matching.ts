// Tag matching by C names: the NIC matches a message with a receive of the same tag, as MPI does.
//
//     npx bun examples/hardware/tag-matching.ts
//
// Needs a NIC that matches tags (mlx5, ConnectX-5 and later). soft0 and Soft-RoCE refuse the queue. The
// example has not run on hardware.
import { openDevice } from "doorbell";
import { out } from "doorbell/ffi/c";
import {
  IBV_SRQ_INIT_ATTR_CQ,
  IBV_SRQ_INIT_ATTR_PD,
  IBV_SRQ_INIT_ATTR_TM,
  IBV_SRQ_INIT_ATTR_TYPE,
  ibv_device_attr_ex,
  ibv_ops_wr,
  ibv_sge,
  ibv_srq_init_attr_ex,
} from "doorbell/ffi/ibverbs";
import { asFarAsItGoes, nonNull, zero } from "../common/verb-results.ts";

const device = openDevice();
const { lib, pointer: context } = device;
const pd = device.createProtectionDomain();
const cq = device.createCompletionQueue();
const region = pd.allocate(4096);

//     struct ibv_device_attr_ex attr;
//     ibv_query_device_ex(context, NULL, &attr);
const attributes = ibv_device_attr_ex.alloc();
zero("ibv_query_device_ex", lib.ibv_query_device_ex(context, 0, attributes.pointer));
console.log(`${device.name}: ${attributes.tm_caps.max_num_tags} tags`);

asFarAsItGoes(device.name, () => {
  //     struct ibv_srq *srq = ibv_create_srq_ex(context, &(...){ .srq_type = IBV_SRQT_TM, .tm_cap = { .max_num_tags = 16, .max_ops = 8 }, ... });
  const init = ibv_srq_init_attr_ex.alloc({
    attr: { max_wr: 64, max_sge: 1 },
    comp_mask: IBV_SRQ_INIT_ATTR_TYPE | IBV_SRQ_INIT_ATTR_PD | IBV_SRQ_INIT_ATTR_CQ | IBV_SRQ_INIT_ATTR_TM,
    srq_type: "IBV_SRQT_TM",
    pd: pd.pointer,
    cq: cq.pointer,
    tm_cap: { max_num_tags: 16, max_ops: 8 },
  });
  const srq = nonNull("ibv_create_srq_ex", lib.ibv_create_srq_ex(context, init.pointer));

  //     ibv_post_srq_ops(srq, &(struct ibv_ops_wr){ .opcode = IBV_WR_TAG_ADD, .tm.add = { .tag = 0x1234, .mask = ~0, ... } }, &bad);
  const sge = ibv_sge.alloc({ addr: region.address, length: 4096, lkey: region.localKey });
  const add = { recv_wr_id: 1, sg_list: sge.pointer, num_sge: 1, tag: 0x1234n, mask: 2n ** 64n - 1n };
  const wr = ibv_ops_wr.alloc({
    wr_id: 1,
    opcode: "IBV_WR_TAG_ADD",
    flags: ["IBV_OPS_SIGNALED"],
    tm: { add },
  });
  const bad = out("ptr");
  zero("ibv_post_srq_ops", lib.ibv_post_srq_ops(srq, wr.pointer, bad.pointer));
  console.log("a receive waits for tag 0x1234");
  zero("ibv_destroy_srq", lib.ibv_destroy_srq(srq));
});
device.close();
