import koffi from "koffi";
import { type Contender, completions, LOCAL, REMOTE, SLOTS, SUM } from "../contender.ts";

const SendWr = koffi.struct("send_wr", {
  wr_id: "uint64_t",
  next: "uint64_t",
  sg_list: "uint64_t",
  num_sge: "int",
  opcode: "uint32_t",
  send_flags: "uint32_t",
  imm_data: "uint32_t",
  remote_addr: "uint64_t",
  rkey: "uint32_t",
});
const Wc = koffi.struct("wc", {
  wr_id: "uint64_t",
  status: "uint32_t",
  opcode: "uint32_t",
  vendor_err: "uint32_t",
  byte_len: "uint32_t",
  imm_data: "uint32_t",
  qp_num: "uint32_t",
});

const memory = new ArrayBuffer(SLOTS * 128);
const requests = new Uint8Array(memory);
const done = new Uint8Array(completions());
const wr = {
  wr_id: 0,
  next: 0,
  sg_list: 0,
  num_sge: 1,
  opcode: 0,
  send_flags: 2,
  imm_data: 0,
  remote_addr: 0,
  rkey: 0,
};

export const contender: Contender = {
  name: "koffi 3.3.4",
  note: "native addon; encode / decode",
  requests: memory,
  sum: SUM,
  fill(times) {
    for (let i = 0; i < times; i++) {
      wr.wr_id = i;
      wr.sg_list = LOCAL + i;
      wr.remote_addr = REMOTE + i * 64;
      wr.rkey = i;
      koffi.encode(requests, (i & (SLOTS - 1)) * 128, SendWr, wr);
    }
  },
  read(times) {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      const wc = koffi.decode(done, (i & (SLOTS - 1)) * 48, Wc);
      sum += Number(wc.wr_id) + wc.status + wc.opcode + wc.byte_len + wc.qp_num;
    }
    return sum;
  },
};
