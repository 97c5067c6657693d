import type { Buffer, Device } from "../../cuda/index.ts";
import type { Until } from "../links/handshake.ts";
import { type GpuStaging, gpuStaging } from "./gpu-staging.ts";
import { boardWords, COMMANDS, Control, commandWords, LANES, type StagingLayout } from "./network-layout.ts";
import { NetworkThread } from "./network-thread.ts";
import { Staging } from "./staging.ts";
import type { NetworkEnd, NetworkShare } from "./thread-messages.ts";

/** What the thread is to know, beside the memory that it is given. */
export interface Given
  extends Pick<
    NetworkShare,
    "rank" | "limitMs" | "hosts" | "host" | "kernels" | "address" | "addressAsked" | "leavesSlow"
  > {
  readonly device: Device;
  readonly layout: StagingLayout;
  readonly nic: string | undefined;
}

/** A thread that runs, and what it works on. */
export interface Started {
  readonly thread: NetworkThread;
  readonly board: Buffer<"u32">;
  readonly staging: Staging;
  readonly commands: Int32Array<SharedArrayBuffer>;
  readonly control: Int32Array<SharedArrayBuffer>;
}

interface Opened extends Started {
  /** Its end, or why there is none. */
  readonly end: NetworkEnd | string;
  /** How data goes between the GPU and the NIC, in words. */
  readonly path: string;
}

/** Starts the thread with memory of the GPU's where the NIC can reach that, else with the host's. */
export async function startThread(given: Given, isNativeNic: boolean, deadline: Until): Promise<Opened> {
  const gpu = gpuStaging(given.device, given.layout.bytes, isNativeNic);
  let why = typeof gpu === "string" ? gpu : "";
  if (typeof gpu !== "string") {
    const started = start(given, gpu);
    const end = await openedOf(started, deadline).finally(gpu.closeDescriptor);
    if (typeof end !== "string") return { ...started, end, path: "straight from and to the GPU's memory" };
    closeStarted(started);
    why = end;
  }
  const started = start(given, undefined);
  const end = await openedOf(started, deadline);
  return { ...started, end, path: `through host memory${isNativeNic ? ` (${why})` : ""}` };
}

async function openedOf(started: Started, deadline: Until): Promise<NetworkEnd | string> {
  try {
    return await started.thread.opened(deadline);
  } catch (error) {
    closeStarted(started);
    throw error;
  }
}

function start({ device, layout, nic, ...given }: Given, gpu: GpuStaging | undefined): Started {
  const { size } = layout;
  const commands = new Int32Array(new SharedArrayBuffer(4 * LANES * COMMANDS * commandWords(size)));
  const control = new Int32Array(new SharedArrayBuffer(4 * Control.words));
  const board = device.allocatePinned(boardWords(size), "u32");
  board.array.fill(0);
  const staging = new Staging(gpu?.buffer ?? device.allocatePinned(layout.bytes, "u8"), layout);
  const share: NetworkShare = {
    ...given,
    ...{ size, commands, control, dmaBuf: gpu?.dmaBuf, device: nic },
    tells: device.provider === "soft",
    board: board.pointer,
    staging: staging.buffer.pointer,
    stagingBytes: layout.bytes,
  };
  return { thread: new NetworkThread(share), board, staging, commands, control };
}

/** Memory that a thread may still write to is not given back. */
export function closeStarted({ thread, board, staging }: Started): void {
  if (!thread.close()) return;
  board.close();
  staging.buffer.close();
}
