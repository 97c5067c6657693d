// Program that shares memory and then waits for its end: `sharer.ts KIND [slice]`. Its first line of output
// is the ticket.
import process from "node:process";
import { share } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";
import { made } from "./shareable.ts";

const device = open();
const buffer = made(device, process.argv[2] ?? "device");
buffer.fill(99);
device.synchronize();
const part = process.argv[3] === "slice" ? buffer.slice(10, 20) : buffer;
process.stdout.write(`${share(part).ticket}\n`);
setInterval(() => {}, 1000);
