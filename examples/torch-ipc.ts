// A script and a Python process with PyTorch train the same weights by turns, in the memory of a GPU. The data are arrays of the
// script, and the weights are a tensor of torch. It needs an NVIDIA GPU. The variable PYTHON names a Python with torch, by default
// python3.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { arrays } from "doorbell/array";
import { openBuffer, openDevice, share, type TorchShare } from "doorbell/cuda";

const python = process.env["PYTHON"] ?? "python3";
const hasTorch = spawnSync(python, ["-c", "import torch; assert torch.cuda.is_available()"]).status === 0;
using gpu = openDevice();
if (!hasTorch || gpu.provider === "soft") {
  console.log(`skipped: ${hasTorch ? "there is no NVIDIA GPU" : `${python} has no torch with CUDA`}`);
  process.exit(0);
}
const { array, fromBuffer, random } = arrays(gpu);

const script = fileURLToPath(new URL("./python/torch_peer.py", import.meta.url));
const peer = spawn(python, [script], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface(peer.stdout)[Symbol.asyncIterator]();
const receive = async <T>(): Promise<T> => JSON.parse((await lines.next()).value ?? "null") as T;
const send = (value: unknown): void => void peer.stdin.write(`${JSON.stringify(value)}\n`);

// Torch opens the data of the script: 256 points, and a value of each. Other processes open memory of allocate().
const points = 256;
using memory = gpu.allocate(points * 4, "f32");
using x = fromBuffer(memory.slice(0, points * 3), { shape: [points, 3] });
using y = fromBuffer(memory.slice(points * 3), { shape: [points, 1] });
using truth = array([[2], [-3], [0.5]]);
x.assign(() => random({ seed: 1 }).normal([points, 3]));
y.assign(() => x.matmul(truth));
gpu.synchronize();
const shares = [share(x, { for: "torch" }), share(y, { for: "torch" })];
send(shares.map(({ torch }) => torch));

// The script opens the weights of torch.
const tensor = await receive<TorchShare>();
using buffer = await openBuffer(gpu, tensor);
using weights = fromBuffer(buffer, { shape: tensor.shape, dtype: tensor.dtype });

for (let round = 1; round <= 4; round++) {
  send({ steps: 10 });
  const { error } = await receive<{ error: number }>();
  // The gradient of the mean of (x w - y)^2, without torch.
  for (let step = 0; step < 10; step++)
    weights.assign(() =>
      weights.subtract(x.T.matmul(x.matmul(weights).subtract(y)).multiply((0.1 * 2) / points)),
    );
  using difference = weights.subtract(truth).abs().max();
  console.log(
    `round ${round}: error ${error.toFixed(6)} after torch, difference ${difference.item()} after us`,
  );
}

gpu.synchronize();
send({ steps: 0 });
const seen = await receive<{ error: number; weights: number[] }>();
console.log("the script has the weights", JSON.stringify(weights.toList()));
console.log("torch has the weights", JSON.stringify(seen.weights), "with the error", seen.error);
weights.close();
buffer.close();
peer.stdin.end();
await once(peer, "exit");
console.log("torch has released our data:", shares.map(({ released }) => released).join(", "));
for (const each of shares) each.close();
