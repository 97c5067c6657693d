// Packet pacing by C names: limits the send rate of a queue pair of raw packets.
//
//     npx bun examples/hardware/packet-pacing.ts
//
// Needs a NIC that paces packets in hardware (mlx5), and CAP_NET_RAW. soft0 refuses it. The example has not
// run on hardware.
import { openDevice } from "doorbell";
import { ibv_device_attr_ex, ibv_qp_rate_limit_attr } from "doorbell/ffi/ibverbs";
import { asFarAsItGoes, zero } from "../common/verb-results.ts";

const device = openDevice();
const { lib, pointer: context } = device;
const pd = device.createProtectionDomain();
const qp = pd.createQueuePair({ type: "UD", completions: device.createCompletionQueue() });
qp.connect();

//     struct ibv_device_attr_ex attr;
//     ibv_query_device_ex(context, NULL, &attr);
const attributes = ibv_device_attr_ex.alloc();
zero("ibv_query_device_ex", lib.ibv_query_device_ex(context, 0, attributes.pointer));
const { qp_rate_limit_min, qp_rate_limit_max } = attributes.packet_pacing_caps;
console.log(`${device.name}: from ${qp_rate_limit_min} to ${qp_rate_limit_max} kbit/s`);

asFarAsItGoes(device.name, () => {
  //     ibv_modify_qp_rate_limit(qp, &(struct ibv_qp_rate_limit_attr){ .rate_limit = 1000000 });
  const limit = ibv_qp_rate_limit_attr.alloc({ rate_limit: 1_000_000 });
  zero("ibv_modify_qp_rate_limit", lib.ibv_modify_qp_rate_limit(qp.pointer, limit.pointer));
  console.log("it sends 1 Gbit/s at most");
});
device.close();
