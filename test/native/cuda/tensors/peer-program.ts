// Process that answers the orders of peer.ts with this library.
import process from "node:process";
import { createInterface } from "node:readline";
import { type Buffer, openBuffer, type Share, share, type TorchShare } from "../../../../src/cuda/index.ts";
import { open } from "../provider.ts";
import type { Order } from "./peer.ts";

const device = open();
const opened = new Map<number, Buffer>();
const made = new Map<number, { readonly buffer: Buffer; readonly shared: Share }>();
/** Forgotten tensors that other processes still hold. */
let limbo: { readonly buffer: Buffer; readonly shared: Share }[] = [];

/** Frees the forgotten tensors that other processes have released. Returns the bytes of all other tensors. */
function collect(): number {
  limbo = limbo.filter(({ buffer, shared }) => {
    if (!shared.released) return true;
    shared.close();
    buffer.close();
    return false;
  });
  return [...made.values(), ...limbo].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}

async function answer(order: Order): Promise<unknown> {
  const index = order.index ?? 0;
  switch (order.do) {
    case "open":
      opened.set(index, await openBuffer(device, order.torch as TorchShare));
      return { values: [...opened.get(index)!.slice(0, 4).toArray()] };
    case "read":
      return { values: [...opened.get(index)!.slice(0, 4).toArray()] };
    case "double": {
      const buffer = opened.get(index)!;
      buffer.set((buffer.toArray() as Float32Array<ArrayBuffer>).map((value) => 2 * value));
      device.synchronize();
      return {};
    }
    case "drop":
      opened.get(index)!.close();
      opened.delete(index);
      return {};
    case "make": {
      const buffer = device.allocate(order.length!, "f32").fill(index);
      device.synchronize();
      const shared = share(buffer.slice(1), { for: "torch" });
      made.set(index, { buffer, shared });
      return shared.torch;
    }
    case "sum":
      return { sum: (made.get(index)!.buffer.toArray() as Float32Array).reduce((a, b) => a + b) };
    case "forget":
      limbo.push(made.get(index)!);
      made.delete(index);
      return {};
    case "collect":
      return { bytes: collect() };
  }
}

for await (const line of createInterface(process.stdin)) {
  const result = await answer(JSON.parse(line) as Order).catch((error: unknown) => ({
    error: String(error),
  }));
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
device.close();
process.exit(0);
