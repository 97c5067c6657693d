// A script and a Python process with PyTorch work on the same GPU memory, in both directions. It needs an NVIDIA GPU.
// The variable PYTHON names a Python with torch, by default python3.
import { spawn, spawnSync } from "node:child_process";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { openBuffer, openDevice, share, type TorchShare } from "doorbell/cuda";

const python = process.env["PYTHON"] ?? "python3";
const hasTorch = spawnSync(python, ["-c", "import torch; assert torch.cuda.is_available()"]).status === 0;
using gpu = openDevice();
if (!hasTorch || gpu.provider === "soft") {
  console.log(`skipped: ${hasTorch ? "there is no NVIDIA GPU" : `${python} has no torch with CUDA`}`);
  process.exit(0);
}

const script = fileURLToPath(new URL("./python/torch_peer.py", import.meta.url));
const peer = spawn(python, [script], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface(peer.stdout)[Symbol.asyncIterator]();
const receive = async (): Promise<unknown> => JSON.parse((await lines.next()).value ?? "null");
const send = (value: unknown): void => void peer.stdin.write(`${JSON.stringify(value)}\n`);

// Torch doubles a buffer of ours.
using buffer = gpu.from(new Float32Array([1, 2, 3, 4]));
gpu.synchronize();
using shared = share(buffer, { for: "torch" });
send(shared.torch);
console.log("torch sees the sum", await receive(), "and we see", buffer.toArray());

// We write to a tensor of torch.
const tensor = await openBuffer(gpu, (await receive()) as TorchShare);
console.log("torch has released our buffer:", shared.released);
console.log(tensor, "is the tensor");
tensor.slice(0, 1).fill(-1);
gpu.synchronize();
tensor.close();
send({});
console.log("torch sees", await receive());
peer.stdin.end();
