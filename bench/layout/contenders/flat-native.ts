import { ibv_send_wr, ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { flat } from "../../../ffi/layout/index.ts";
import { libc, MAP_ANONYMOUS, MAP_PRIVATE, PROT_READ, PROT_WRITE } from "../../../ffi/libc/index.ts";
import { memory as memoryAt } from "../../../ffi/runtime/index.ts";
import { type Contender, completions, LOCAL, REMOTE, SLOTS, SUM } from "../contender.ts";
import { useOtherStructs } from "../neighbours.ts";

useOtherStructs();

function map(bytes: number): number {
  return libc.mmap(0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

const requestAddress = map(SLOTS * ibv_send_wr.size);
const doneAddress = map(SLOTS * ibv_wc.size);
const memory = memoryAt(requestAddress, SLOTS * ibv_send_wr.size);
new Uint8Array(memoryAt(doneAddress, SLOTS * ibv_wc.size)).set(new Uint8Array(completions()));
const requests = flat(ibv_send_wr).pool(requestAddress, SLOTS);
const done = flat(ibv_wc).pool(doneAddress, SLOTS);

export const contender: Contender = {
  name: "doorbell, flat accessors, native pool",
  note: "memory from mmap, by address",
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
      wr.wr_rdma_remote_addr = REMOTE + i * 64;
      wr.wr_rdma_rkey = i;
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
