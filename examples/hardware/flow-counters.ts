// Flow steering and counters by C's names: UDP packets for port 4000 come to a queue pair, and are counted on their way.
//
//   npx bun examples/hardware/flow-counters.ts
//
// It needs a NIC that steers flows and counts them (mlx5), and CAP_NET_RAW; soft0 and Soft-RoCE refuse the counters. Never run on hardware.
import { openDevice } from "doorbell";
import {
  IBV_COUNTER_PACKETS,
  IBV_FLOW_SPEC_UDP,
  IBV_READ_COUNTERS_ATTR_PREFER_CACHED,
  ibv_counter_attach_attr,
  ibv_counters_init_attr,
  ibv_flow_attr,
  ibv_flow_spec_tcp_udp,
} from "doorbell/ffi/ibverbs";
import { addressOf, memory } from "doorbell/ffi/runtime";
import { asFarAsItGoes, nonNull, zero } from "../common/verb-results.ts";

const device = openDevice();
const { lib, pointer: context } = device;
const pd = device.createProtectionDomain();
const qp = pd.createQueuePair({ type: "UD", completions: device.createCompletionQueue() });

asFarAsItGoes(device.name, () => {
  // struct ibv_counters *counters = ibv_create_counters(context, &(struct ibv_counters_init_attr){});
  const init = ibv_counters_init_attr.alloc();
  const counters = nonNull("ibv_create_counters", lib.ibv_create_counters(context, init.pointer));

  // struct { struct ibv_flow_attr attr; struct ibv_flow_spec_tcp_udp udp; } rule = { ... };
  const rule = new Uint8Array(new ArrayBuffer(ibv_flow_attr.size + ibv_flow_spec_tcp_udp.size));
  const attr = ibv_flow_attr.alloc({
    type: "IBV_FLOW_ATTR_NORMAL",
    size: rule.length,
    num_of_specs: 1,
    port: 1,
  });
  const udp = ibv_flow_spec_tcp_udp.alloc({
    type: IBV_FLOW_SPEC_UDP,
    size: ibv_flow_spec_tcp_udp.size,
    val: { dst_port: 4000 },
    mask: { dst_port: 0xffff },
  });
  rule.set(new Uint8Array(memory(attr.pointer, ibv_flow_attr.size)));
  rule.set(new Uint8Array(memory(udp.pointer, ibv_flow_spec_tcp_udp.size)), ibv_flow_attr.size);

  // ibv_attach_counters_point_flow(counters, &(struct ibv_counter_attach_attr){ .counter_desc = IBV_COUNTER_PACKETS }, NULL);
  const point = ibv_counter_attach_attr.alloc({ counter_desc: IBV_COUNTER_PACKETS, index: 0 });
  zero("ibv_attach_counters_point_flow", lib.ibv_attach_counters_point_flow(counters, point.pointer, 0));
  const flow = nonNull("ibv_create_flow", lib.ibv_create_flow(qp.pointer, addressOf(rule)));

  // uint64_t values[1]; ibv_read_counters(counters, values, 1, IBV_READ_COUNTERS_ATTR_PREFER_CACHED);
  const values = new BigUint64Array(new ArrayBuffer(8));
  const how = IBV_READ_COUNTERS_ATTR_PREFER_CACHED;
  zero("ibv_read_counters", lib.ibv_read_counters(counters, addressOf(values), 1, how));
  console.log(`${values[0]} packets so far`);
  zero("ibv_destroy_flow", lib.ibv_destroy_flow(flow));
  zero("ibv_destroy_counters", lib.ibv_destroy_counters(counters));
});
device.close();
