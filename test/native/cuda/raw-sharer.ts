// Program that shares memory by handles of C and as torch does, and opens those of its parent. It reads JSON lines
// { do, ... } and answers each with one line.
import process from "node:process";
import { createInterface } from "node:readline";
import { CUipcMemHandle } from "../../../ffi/cuda/structs.ts";
import { memory } from "../../../ffi/runtime/index.ts";
import { type Buffer, openBuffer, type Share, share, type TorchShare } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";

interface Order {
  readonly do: "share" | "shareTorch" | "open" | "fill" | "close" | "released";
  readonly handle?: string;
  readonly torch?: TorchShare;
  readonly type?: "u32";
  readonly value?: number;
}

const device = open();
const own = device.allocate(1024, "u32").fill(99);
device.synchronize();
let shared: Share | undefined;
let opened: Buffer<"u32"> | undefined;

async function answer(order: Order): Promise<unknown> {
  switch (order.do) {
    case "share": {
      const handle = CUipcMemHandle.alloc();
      device.driver.check(device.lib.cuIpcGetMemHandle(handle.pointer, own.pointer), "cuIpcGetMemHandle");
      return { handle: globalThis.Buffer.from(memory(handle.pointer, CUipcMemHandle.size)).toString("hex") };
    }
    case "shareTorch":
      shared = share(own.slice(10, 20), { for: "torch" });
      return shared.torch;
    case "open": {
      const from = order.torch ?? new Uint8Array(globalThis.Buffer.from(order.handle ?? "", "hex"));
      opened = (await openBuffer(device, from, { type: "u32" })) as Buffer<"u32">;
      return { length: opened.length, first: opened.toArray()[0] };
    }
    case "fill":
      if (order.value !== undefined) opened?.fill(order.value);
      device.synchronize();
      return { first: own.toArray()[0] };
    case "close":
      opened?.close();
      return {};
    case "released":
      return { released: shared?.released, tenth: own.toArray()[10] };
  }
}

for await (const line of createInterface(process.stdin)) {
  const result = await answer(JSON.parse(line) as Order).catch((error: unknown) => ({
    error: (error as Error).name,
    message: (error as Error).message,
  }));
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
device.close();
process.exit(0);
