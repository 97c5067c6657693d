// A script and a Python process with CuPy work on the same GPU memory. Arrays travel over a socket as JSON: the
// __cuda_array_interface__, and the handle by which another process opens the memory. It needs an NVIDIA GPU. The variable PYTHON
// names a Python with CuPy, by default python3.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { arrays } from "doorbell/array";
import { type CudaArrayInterface, type IpcMemory, openBuffer, openDevice, share } from "doorbell/cuda";

const python = process.env["PYTHON"] ?? "python3";
const hasCupy = spawnSync(python, ["-c", "import cupy; assert cupy.cuda.is_available()"]).status === 0;
using gpu = openDevice();
if (!hasCupy || gpu.provider === "soft") {
  console.log(`skipped: ${hasCupy ? "there is no NVIDIA GPU" : `${python} has no CuPy`}`);
  process.exit(0);
}
const { fromBuffer, fromCudaArrayInterface } = arrays(gpu);

const server = createServer().listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as { readonly port: number };
const script = fileURLToPath(new URL("./python/cupy_peer.py", import.meta.url));
const peer = spawn(python, [script, `${port}`], { stdio: "inherit" });
const exited = once(peer, "exit").then(([code]) => {
  throw new Error(`${python} has exited with ${code} before it connected`);
});
const [connection] = (await Promise.race([once(server, "connection"), exited])) as [Socket];
const lines = createInterface(connection)[Symbol.asyncIterator]();
const receive = async <T>(): Promise<T> => JSON.parse((await lines.next()).value ?? "null") as T;
const send = (value: unknown): void => void connection.write(`${JSON.stringify(value)}\n`);

// CuPy doubles an array of ours, a view with strides.
using memory = gpu.from(Float32Array.from({ length: 12 }, (_, i) => i));
using mine = fromBuffer(memory, { shape: [3, 4] });
using columns = mine.slice(":", "::2");
gpu.synchronize();
using shared = share(memory);
const described = columns.toCudaArrayInterface();
// The address is valid in this process. Other processes need the handle of the block, and the offset of the view in it.
const offset = shared.ipc!.offset + (described.data[0] - memory.pointer);
send({ ...described, ...shared.ipc, offset });
console.log("CuPy has", JSON.stringify(await receive()), "and we have", mine.toList());

// We write to an array of CuPy, a view with reversed columns.
const theirs = await receive<CudaArrayInterface & IpcMemory>();
using block = await openBuffer(gpu, globalThis.Buffer.from(theirs.handle, "hex"));
const view = fromCudaArrayInterface({ ...theirs, data: [block.pointer + theirs.offset, false] }, block);
console.log("the array of CuPy has the shape", view.shape, "and the row", view.slice(1).toList());
view.slice(1, 0).assign(-1);
view.close();
block.close();
// Writes are queued on the GPU. CuPy reads them as soon as it has the message.
gpu.synchronize();
send({});
console.log("CuPy has", JSON.stringify(await receive()));
server.close();
