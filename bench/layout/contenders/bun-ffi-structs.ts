import { defineStruct } from "bun-ffi-structs";
import { type Contender, completions, LOCAL, REMOTE, SLOTS, SUM } from "../contender.ts";

// bun-ffi-structs has no unions, so the struct declares the rdma member directly and only the bytes in use.
const SendWr = defineStruct([
  ["wr_id", "u64"],
  ["next", "u64"],
  ["sg_list", "u64"],
  ["num_sge", "i32"],
  ["opcode", "u32"],
  ["send_flags", "u32"],
  ["imm_data", "u32"],
  ["remote_addr", "u64"],
  ["rkey", "u32"],
  ["pad", "u32"],
] as const);
const Wc = defineStruct([
  ["wr_id", "u64"],
  ["status", "u32"],
  ["opcode", "u32"],
  ["vendor_err", "u32"],
  ["byte_len", "u32"],
  ["imm_data", "u32"],
  ["qp_num", "u32"],
] as const);

const memory = new ArrayBuffer(SLOTS * 128);
const requests = new DataView(memory);
const done = new DataView(completions());
const wr = {
  wr_id: 0 as number | bigint,
  next: 0 as number | bigint,
  sg_list: 0 as number | bigint,
  num_sge: 1,
  opcode: 0,
  send_flags: 2,
  imm_data: 0,
  remote_addr: 0 as number | bigint,
  rkey: 0,
  pad: 0,
};
const wc = { wr_id: 0n, status: 0, opcode: 0, vendor_err: 0, byte_len: 0, imm_data: 0, qp_num: 0 };

export const contender: Contender = {
  name: "bun-ffi-structs 0.3.1",
  note: "packInto / unpackInto, one reused object",
  requests: memory,
  sum: SUM,
  fill(times) {
    for (let i = 0; i < times; i++) {
      wr.wr_id = i;
      wr.next = 0;
      wr.sg_list = LOCAL + i;
      wr.num_sge = 1;
      wr.opcode = 0;
      wr.send_flags = 2;
      wr.remote_addr = REMOTE + i * 64;
      wr.rkey = i;
      SendWr.packInto(wr, requests, (i & (SLOTS - 1)) * 128);
    }
  },
  read(times) {
    let sum = 0;
    for (let i = 0; i < times; i++) {
      Wc.unpackInto(done, wc, (i & (SLOTS - 1)) * 48);
      sum += Number(wc.wr_id) + wc.status + wc.opcode + wc.byte_len + wc.qp_num;
    }
    return sum;
  },
};
