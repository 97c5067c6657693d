/**
 * Shares GPU memory and events between processes.
 *
 * @module
 */
export { type DescriptorMessage, DescriptorSocket } from "./descriptor-socket.ts";
export { openBuffer, openEvent, type ShareOpenOptions } from "./open.ts";
export { type IpcMemory, Share, type ShareOptions, share } from "./share.ts";
export { ShareError } from "./share-error.ts";
export type { Mechanism } from "./ticket.ts";
export type { TorchShare } from "./torch.ts";
