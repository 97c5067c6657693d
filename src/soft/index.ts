/**
 * The soft devices as C function tables. `soft0`, a RoCE v2 NIC, has the table of libibverbs. The soft GPU
 * has the table of libcuda. The module also exports the faults that `soft0` injects into its packets.
 *
 * Programs that use the objects of `doorbell/rdma` and `doorbell/cuda` need none of this:
 * `DOORBELL_RDMA=soft` and `DOORBELL_CUDA=soft` select these devices.
 *
 * @module
 */
export { cutAddress, faultCounts, injectFaults } from "./faults.ts";
export { softCuda } from "./gpu/provider.ts";
export { softRdmacm } from "./hca/cm/api/function-table.ts";
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
export type { PlacementOptions } from "./links/placement.ts";
export { placeSoftDevices } from "./place-devices.ts";
