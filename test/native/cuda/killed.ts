// Program that shares memory with its parent and other processes until it is killed: `killed.ts DEVICE
// TICKET`.
import process from "node:process";
import { type Buffer, openBuffer, share } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";
import { made } from "./shareable.ts";

const [ordinal = "0", ticket = ""] = process.argv.slice(2);
using device = open(Number(ordinal));
process.stdout.write("begun\n");
for (let turn = 0; ; turn++) {
  using theirs = (await openBuffer(device, ticket)) as Buffer<"u32">;
  using mine = made(device, ["device", "vmm", "pool"][turn % 3]!);
  mine.set(theirs);
  theirs.slice(turn % 1024, (turn % 1024) + 1).fill(turn);
  using shared = share(mine);
  using big = device.allocate(32 << 20);
  big.fill(turn & 255);
  device.synchronize();
  await new Promise((resolve) => setTimeout(resolve, shared.closed ? 1 : 0));
}
