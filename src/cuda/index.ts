/**
 * CUDA from TypeScript: devices, streams, memory, kernels, graphs, virtual memory and sharing between
 * processes.
 *
 * @module
 */

import "./generated/extra-arguments.ts";

export type {
  KernelAccess,
  KernelFinding,
  KernelRegister,
  LiveAllocation,
  ProfiledInstruction,
  TraceStep,
} from "../../ffi/cuda/inspector.ts";
export { LibraryError } from "../../ffi/errors.ts";
export { CheckpointProcess, type CheckpointState } from "./device/checkpoint.ts";
export { Device } from "./device/device.ts";
export { type DeviceAttribute, deviceAttributeNames } from "./device/device-attributes.ts";
export {
  borrowDevice,
  type DeviceOptions,
  deviceCount,
  type OpenOptions,
  openDevice,
  openDevices,
} from "./device/device-list.ts";
export type { DeviceMemory } from "./device/device-memory.ts";
export { enableAllPeers, type PeerLink, peerMatrix } from "./device/peers.ts";
export { ReservedMemoryError } from "./device/reservation.ts";
export { CudaError } from "./driver/cuda-error.ts";
export { Driver } from "./driver/driver.ts";
export type { ConditionalNode } from "./graph/conditional.ts";
export { Graph } from "./graph/graph.ts";
export type { GraphCallOptions } from "./graph/graph-call-options.ts";
export { GraphExecutable, type InstantiateOptions } from "./graph/graph-executable.ts";
export { GraphNode } from "./graph/graph-node.ts";
export { ImageArray, type ImageOptions } from "./image/image-array.ts";
export { ImageObject } from "./image/image-object.ts";
export { Surface } from "./image/surface.ts";
export type { Channels, TexelType } from "./image/texel.ts";
export { Texture } from "./image/texture.ts";
export type { AddressMode, TextureOptions, TextureRows } from "./image/texture-options.ts";
export { KernelCheckError } from "./inspect/checked-launch.ts";
export { type DebugOptions, KernelDebugger, Stop } from "./inspect/debug.ts";
export type { InstructionKind } from "./inspect/instruction-kind.ts";
export { liveAllocations } from "./inspect/live-allocations.ts";
export { KernelProfile, type ProfiledLine } from "./inspect/profile.ts";
export * from "./ipc/index.ts";
export { Kernel, type KernelAttributes } from "./kernel/kernel.ts";
export type { KernelArgument } from "./kernel/kernel-arguments.ts";
export { PreparedLaunch } from "./kernel/prepared-launch.ts";
export type { Dimensions, LaunchConfig } from "./launch/launch-config.ts";
export type { TraceOptions } from "./launch/trace-options.ts";
export type { AccessRight } from "./memory/access-right.ts";
export { Allocation, type MemoryKind } from "./memory/allocation.ts";
export type { BorrowOptions } from "./memory/borrowed.ts";
export { Buffer, type BufferSource } from "./memory/buffer.ts";
export type { BufferHolder, Elements } from "./memory/buffer-holder.ts";
export { type BoxSide, type BoxSize, copyBox } from "./memory/copy-box.ts";
export {
  type CudaArrayInterface,
  fromCudaArrayInterface,
  toCudaArrayInterface,
} from "./memory/cuda-array-interface.ts";
export { DevicePointer, pointer } from "./memory/device-pointer.ts";
export { DLPackTensor, type ToDLPackOptions, toDLPack } from "./memory/dlpack-export.ts";
export { type FromDLPackOptions, fromDLPack, ImportedTensor } from "./memory/dlpack-import.ts";
export { dmaBuf, flushRdmaWrites } from "./memory/dma-buf.ts";
export type { ArrayOf, ElementOf, ElementType, ElementTypeOf } from "./memory/element-type.ts";
export { type Advice, advise, type ManagedOptions, prefetch } from "./memory/managed.ts";
export { MapError, type MapPath, MappedBuffer } from "./memory/mapped-buffer.ts";
export type { MemoryLocation } from "./memory/memory-location.ts";
export { MemoryPool, type PoolOptions, type PoolUse } from "./memory/memory-pool.ts";
export type { PinnedOptions, RegisterOptions } from "./memory/pinned.ts";
export { CompileError, type Diagnostic } from "./program/compile-error.ts";
export { Linker, type LinkerOptions, type LinkInput } from "./program/linker.ts";
export { Module } from "./program/module.ts";
export { type CompileOptions, compile, compilerVersion, type Program } from "./program/program.ts";
export { chooseDriver, driver, type ProviderName } from "./provider.ts";
export type { ParameterType } from "./signature/parameter-type.ts";
export type { KernelSignature } from "./signature/signature.ts";
export type { AccessPolicyOptions } from "./stream/access-policy.ts";
export { Event, type EventOptions } from "./stream/event.ts";
export { Stream, type StreamOptions } from "./stream/stream.ts";
export type { ValueTarget, WaitCondition } from "./stream/stream-values.ts";
export { KernelTrace } from "./trace/kernel-trace.ts";
export * from "./vmm/index.ts";
