/**
 * CUDA from TypeScript: devices, streams, memory, kernels, graphs, virtual memory and sharing between processes.
 *
 * @module
 */
export type { AccessRight } from "./access-right.ts";
export { Allocation, type MemoryKind } from "./allocation.ts";
export { Buffer, type BufferSource } from "./buffer.ts";
export { CheckpointProcess, type CheckpointState } from "./checkpoint.ts";
export { CompileError, type Diagnostic } from "./compile-error.ts";
export { type BoxSide, type BoxSize, copyBox } from "./copy-box.ts";
export { CudaError } from "./cuda-error.ts";
export { Device, type DeviceMemory } from "./device.ts";
export { type DeviceAttribute, deviceAttributeNames } from "./device-attributes.ts";
export { deviceCount, type OpenOptions, openDevice, openDevices } from "./device-list.ts";
export { dmaBuf, flushRdmaWrites } from "./dma-buf.ts";
export { Driver } from "./driver.ts";
export type { ArrayOf, ElementOf, ElementType } from "./element-type.ts";
export { Event, type EventOptions } from "./event.ts";
export { type ConditionalNode, Graph } from "./graph/graph.ts";
export { GraphExecutable, type InstantiateOptions } from "./graph/graph-executable.ts";
export { GraphNode } from "./graph/graph-node.ts";
export * from "./ipc/index.ts";
export { Kernel, type KernelAttributes } from "./kernel.ts";
export type { KernelArgument } from "./kernel-arguments.ts";
export type { Dimensions, LaunchConfig } from "./launch-config.ts";
export { Linker, type LinkInput } from "./linker.ts";
export { type Advice, advise, type ManagedOptions, prefetch } from "./managed.ts";
export type { MemoryLocation } from "./memory-location.ts";
export { MemoryPool, type PoolOptions, type PoolUse } from "./memory-pool.ts";
export { Module } from "./module.ts";
export type { ParameterType } from "./parameter-type.ts";
export { enableAllPeers, type PeerLink, peerMatrix } from "./peers.ts";
export type { PinnedOptions, RegisterOptions } from "./pinned.ts";
export { type CompileOptions, compile, compilerVersion, type Program } from "./program.ts";
export { chooseDriver, driver, type ProviderName } from "./provider.ts";
export type { KernelSignature } from "./signature.ts";
export { Stream, type StreamOptions } from "./stream.ts";
export type { ValueTarget, WaitCondition } from "./stream-values.ts";
export * from "./vmm/index.ts";
