/**
 * RDMA verbs as objects: devices, protection domains, memory regions, completion queues, queue pairs.
 *
 * @module
 */
export { type Access, type AccessName, accessFlags } from "./access.ts";
export { AddressHandle, type AddressHandleOptions } from "./address-handle.ts";
export type { AddressVector } from "./address-vector.ts";
export type { AsyncEvent } from "./async-event.ts";
export { Completion, type CompletionOpcode } from "./completion.ts";
export { CompletionChannel } from "./completion-channel.ts";
export { CompletionQueue, type CompletionQueueOptions } from "./completion-queue.ts";
export { CompletionError } from "./completion-status.ts";
export { Device } from "./device.ts";
export type { DeviceAttributes, PortAttributes } from "./device-attributes.ts";
export { type DeviceInfo, listDevices, type OpenOptions, openDevice } from "./device-list.ts";
export type { Endpoint } from "./endpoint.ts";
export { exchangePort, type MeetOptions, meetPeer, PeerSocket, waitForPeer } from "./exchange.ts";
export { chooseGid, type GidEntry, type GidText, type GidWish, gidBytes, gidText } from "./gid.ts";
export { MemoryRegion, type RegionSlice } from "./memory-region.ts";
export { MemoryWindow } from "./memory-window.ts";
export { PreparedRequests } from "./prepared-requests.ts";
export { ProtectionDomain, type Registrable } from "./protection-domain.ts";
export type { ProviderName } from "./provider.ts";
export { QueueFullError } from "./queue-full-error.ts";
export { QueuePair } from "./queue-pair.ts";
export type { QueriedAttributes, QueuePairAttributes } from "./queue-pair-attributes.ts";
export type { ConnectOptions, QueuePairOptions } from "./queue-pair-options.ts";
export {
  type AttributeName,
  type QueuePairState,
  QueuePairStateError,
  type QueuePairType,
} from "./queue-pair-states.ts";
export { RegionPart } from "./region-part.ts";
export { type RemoteMemory, remoteSlice } from "./remote-memory.ts";
export { SharedReceiveQueue, type SharedReceiveQueueOptions } from "./shared-receive-queue.ts";
export { VerbsError } from "./verbs-error.ts";
export type {
  BindWindowRequest,
  CompareAndSwapRequest,
  DatagramDestination,
  FetchAndAddRequest,
  Local,
  LocalInvalidateRequest,
  ReadRequest,
  ReceiveRequest,
  SendRequest,
  WorkRequest,
  WriteRequest,
} from "./work-request.ts";
