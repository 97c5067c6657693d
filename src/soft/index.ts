/**
 * The embedded devices behind C's names: `soft0`, a RoCE v2 NIC, and the soft GPU, each as the table of functions that
 * libibverbs and libcuda give. And the faults that `soft0` puts into its packets.
 *
 * Programs that use the objects of `doorbell/rdma` and `doorbell/cuda` need none of this: `DOORBELL_RDMA=soft` and
 * `DOORBELL_CUDA=soft` choose these devices.
 *
 * @module
 */
export { cutAddress, faultCounts, injectFaults } from "./faults.ts";
export { softCuda } from "./gpu/provider.ts";
export {
  FAULT_ACTIONS,
  type FaultAction,
  type FaultDirection,
  type FaultRule,
  type Faults,
  FaultsError,
  parseFaults,
} from "./hca/links/faults/fault-syntax.ts";
export type { FaultCounts } from "./hca/links/faults/faults.ts";
export { PACKET_KINDS, type PacketKind } from "./hca/links/faults/packet-kinds.ts";
export { softIbverbs } from "./hca/provider/function-table.ts";
export { softRdmacm } from "./hca/rdmacm/function-table.ts";
