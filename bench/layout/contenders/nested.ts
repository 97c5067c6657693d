import { ibv_send_wr, ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { type Contender, completions, LOCAL, REMOTE, SLOTS, SUM } from "../contender.ts";
import { useOtherStructs } from "../neighbours.ts";

useOtherStructs();
const memory = new ArrayBuffer(SLOTS * 128);
const requests = ibv_send_wr.pool(memory, SLOTS);
const done = ibv_wc.pool(completions(), SLOTS);

export const contender: Contender = {
  name: "doorbell, nested accessors, pool",
  note: "wr.wr.rdma.remote_addr",
  requests: memory,
  sum: SUM,
  fill(times) {
    for (let i = 0; i < times; i++) {
      const wr = requests[i & (SLOTS - 1)]!;
      wr.wr_id = i;
      wr.next = 0;
      wr.sg_list = LOCAL + i;
      wr.num_sge = 1;
      wr.opcode = 0;
      wr.send_flags = 2;
      wr.wr.rdma.remote_addr = REMOTE + i * 64;
      wr.wr.rdma.rkey = i;
    }
  },
  read(times) {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const wc = done[i & (SLOTS - 1)]!;
      sum += wc.wr_id + wc.status + wc.opcode + wc.byte_len + wc.qp_num;
    }
    return sum;
  },
};
