import type { Buffer, Device } from "../../../cuda/index.ts";
import type { Deadline } from "../../../wait/deadline.ts";
import { boardWords, COMMANDS, Control, commandWords, type StagingLayout } from "./network-layout.ts";
import { NetworkThread } from "./network-thread.ts";
import { LANES } from "./paths/channels.ts";
import type { NetworkEnd } from "./paths/network-end.ts";
import { requestMemory } from "./request-mailbox.ts";
import { type GpuStaging, gpuStaging, Staging } from "./staging.ts";
import type { NetworkShare } from "./thread-messages.ts";

/** Parameters of the network thread, without the memory that is allocated for it. */
export interface ThreadParameters
  extends Pick<
    NetworkShare,
    "rank" | "limitMs" | "kernels" | "address" | "isAddressRequested" | "leavesSlow"
  > {
  readonly device: Device;
  readonly layout: StagingLayout;
  readonly nic: string | undefined;
}

/** Running network thread and the memory that it uses. */
export interface StartedThread {
  readonly thread: NetworkThread;
  readonly board: Buffer<"u32">;
  readonly staging: Staging;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
}

interface OpenedThread extends StartedThread {
  /** Description of the local end, or the reason for a failure. */
  readonly end: NetworkEnd | string;
  /** Text about the data path between the GPU and the NIC. */
  readonly path: string;
}

/**
 * Starts the thread with staging memory on the GPU when the NIC can access it, and with host memory
 * otherwise.
 */
export async function startThread(
  given: ThreadParameters,
  isNativeNic: boolean,
  deadline: Deadline,
): Promise<OpenedThread> {
  const gpu = gpuStaging(given.device, given.layout.bytes, isNativeNic);
  let why = typeof gpu === "string" ? gpu : "";
  if (typeof gpu !== "string") {
    const started = start(given, gpu);
    const end = await openedOf(started, deadline).finally(gpu.closeDescriptor);
    if (typeof end !== "string") return { ...started, end, path: "directly from and to GPU memory" };
    closeStarted(started);
    why = end;
  }
  const started = start(given, undefined);
  const end = await openedOf(started, deadline);
  return { ...started, end, path: `through host memory${isNativeNic ? ` (${why})` : ""}` };
}

async function openedOf(started: StartedThread, deadline: Deadline): Promise<NetworkEnd | string> {
  try {
    return await started.thread.opened(deadline);
  } catch (error) {
    closeStarted(started);
    throw error;
  }
}

function start(
  { device, layout, nic, ...given }: ThreadParameters,
  gpu: GpuStaging | undefined,
): StartedThread {
  const { size } = layout;
  const commands = new Int32Array(new SharedArrayBuffer(4 * LANES * COMMANDS * commandWords(size)));
  const control = new Int32Array(new SharedArrayBuffer(4 * Control.words));
  const board = device.allocatePinned(boardWords(size), "u32");
  board.array.fill(0);
  const staging = new Staging(gpu?.buffer ?? device.allocatePinned(layout.bytes, "u8"), layout);
  const share: NetworkShare = {
    ...given,
    requests: requestMemory(size),
    ...{ size, commands, control, dmaBuf: gpu?.dmaBuf, device: nic },
    notifies: device.provider === "soft",
    board: board.pointer,
    staging: staging.buffer.pointer,
    stagingBytes: layout.bytes,
    transferAt: layout.transferReceived(given.rank, 0),
    slotBytes: layout.slotBytes,
  };
  return { thread: new NetworkThread(share), board, staging, commands, control };
}

/** Stops the thread and frees its memory. Memory that the thread may still write is not freed. */
export function closeStarted({ thread, board, staging }: StartedThread): void {
  if (!thread.close()) return;
  board.close();
  staging.buffer.close();
}
