/**
 * RDMA verbs as objects: devices, protection domains, memory regions, completion queues, queue pairs.
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export type { ConnectionContext, ContextPath } from "../../ffi/ibverbs/connection-context.ts";
export {
  exchangePort,
  type ListenOptions,
  type MeetOptions,
  meetPeer,
  waitForPeer,
} from "../exchange/meeting.ts";
export { PeerSocket } from "../exchange/peer-socket.ts";
export { AddressHandle, type AddressHandleOptions } from "./address/address-handle.ts";
export type { AddressVector } from "./address/address-vector.ts";
export type { Endpoint } from "./address/endpoint.ts";
export {
  chooseGid,
  type GidEntry,
  type GidPreference,
  type GidText,
  gidBytes,
  gidText,
  type PortGidPreference,
} from "./address/gid.ts";
export type { QueuePairType } from "./address/queue-pair-type.ts";
export { Completion, type CompletionOpcode } from "./completion/completion.ts";
export { CompletionChannel } from "./completion/completion-channel.ts";
export type { CompletionField } from "./completion/completion-fields.ts";
export { CompletionQueue } from "./completion/completion-queue.ts";
export type {
  CompletionQueueOptions,
  ModerateOptions,
  SpinOptions,
} from "./completion/completion-queue-options.ts";
export { CompletionError } from "./completion/completion-status.ts";
export { ExtendedCompletion, ExtendedCompletionQueue } from "./completion/extended-completion.ts";
export type { Transport } from "./connection-manager/addressed-id.ts";
export { type ConnectToOptions, connect } from "./connection-manager/connect-to.ts";
export { Connection } from "./connection-manager/connection.ts";
export { ConnectionError } from "./connection-manager/connection-error.ts";
export type {
  ConnectionEvent,
  ConnectionEventType,
  ConnectionParameters,
  DatagramParameters,
} from "./connection-manager/connection-event.ts";
export { ConnectionId } from "./connection-manager/connection-id.ts";
export type { ConnectionRequestOptions, PrivateData } from "./connection-manager/connection-parameters.ts";
export {
  type AcceptOptions,
  ConnectionRequest,
  type RejectOptions,
} from "./connection-manager/connection-request.ts";
export type { EnhancedEstablishment } from "./connection-manager/enhanced-establishment.ts";
export { EventChannel } from "./connection-manager/event-channel.ts";
export type { IdOptions } from "./connection-manager/id-options.ts";
export { Listener, type ListenerOptions, listen } from "./connection-manager/listener.ts";
export {
  joinMulticast,
  MulticastMembership,
  type MulticastOptions,
} from "./connection-manager/multicast.ts";
export type { QueuePairPreferences } from "./connection-manager/queue-pair-preferences.ts";
export {
  type ResolvedAddress,
  type ResolveOptions,
  resolveAddresses,
} from "./connection-manager/resolve-addresses.ts";
export type { PeerAddress, SocketAddress } from "./connection-manager/socket-address.ts";
export type { AsyncEvent } from "./device/async-event.ts";
export { Device } from "./device/device.ts";
export { DeviceClock } from "./device/device-clock.ts";
export {
  type DeviceInfo,
  importDevice,
  listDevices,
  type OpenOptions,
  openDevice,
} from "./device/device-list.ts";
export type { ExtendedAttributes } from "./device/extended-attributes.ts";
export { VerbsError } from "./errors/verbs-error.ts";
export { FlowCounters, type FlowCounts } from "./flow/flow-counters.ts";
export { FlowRule, type FlowRuleOptions } from "./flow/flow-rule.ts";
export type { DeviceAttributes, PortAttributes } from "./handles/device-attributes.ts";
export { type Access, type AccessName, accessFlags } from "./memory/access.ts";
export type { Advice, AdviseOptions } from "./memory/advise.ts";
export { BounceRegion } from "./memory/bounce-region.ts";
export { type ClosedPaths, DevicePathError } from "./memory/device-path-error.ts";
export { MemoryRegion, type RegionSlice } from "./memory/memory-region.ts";
export { MemoryWindow } from "./memory/memory-window.ts";
export { NicMemory } from "./memory/nic-memory.ts";
export type { RegionOptions, RegisterOptions } from "./memory/region-options.ts";
export { RegionPart } from "./memory/region-part.ts";
export type { NicRegionOptions } from "./memory/register-nic-memory.ts";
export type { ExportedRegion, RegionPath } from "./memory/registration.ts";
export { type RemoteMemory, remoteSlice } from "./memory/remote-memory.ts";
export { type ParentDomain, ThreadDomain } from "./protection-domain/parent-domain.ts";
export { ProtectionDomain, type Registrable } from "./protection-domain/protection-domain.ts";
export type { ProviderName } from "./provider.ts";
export { Batch } from "./queue-pair/batch.ts";
export type { ConnectOptions } from "./queue-pair/connect-options.ts";
export { QueuePair, type Requester } from "./queue-pair/queue-pair.ts";
export type {
  AttributeName,
  QueriedAttributes,
  QueuePairAttributes,
} from "./queue-pair/queue-pair-attributes.ts";
export {
  type QueuePairState,
  QueuePairStateError,
} from "./queue-pair/queue-pair-attributes.ts";
export type { QueuePairOptions, SendOperationName } from "./queue-pair/queue-pair-options.ts";
export { SharedReceiveQueue, type SharedReceiveQueueOptions } from "./queue-pair/shared-receive-queue.ts";
export { efaVerbs, mlx5Verbs } from "./vendor/vendor-verbs.ts";
export { PreparedRequests } from "./work-request/prepared-requests.ts";
export type {
  AtomicWriteRequest,
  BindWindowRequest,
  CompareAndSwapRequest,
  DatagramDestination,
  FetchAndAddRequest,
  FlushRequest,
  Local,
  LocalInvalidateRequest,
  QueueDestination,
  ReadRequest,
  ReceiveRequest,
  SendRequest,
  WorkRequest,
  WriteRequest,
} from "./work-request/work-request.ts";
export { QueueFullError } from "./work-request/work-slots.ts";
export { XrcDomain, type XrcDomainOptions } from "./xrc/xrc-domain.ts";
export { XrcReceiveQueue, type XrcReceiveQueueOptions } from "./xrc/xrc-receive-queue.ts";
export { XrcTarget, type XrcTargetOptions } from "./xrc/xrc-target.ts";
