// One bounded process of the object fuzzer: child.ts API SEED CALLS [worker]. It prints dots as progress, and
// the result as JSON in the last line. With "worker" the calls are made on a worker thread.
import { argv, stdout } from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { arrayApi } from "./array.ts";
import { cudaApi } from "./cuda.ts";
import { librariesApi } from "./libraries.ts";
import { play } from "./play.ts";
import { rdmaApi } from "./rdma.ts";

const apis = { array: arrayApi, cuda: cudaApi, libraries: librariesApi, rdma: rdmaApi };
const words = isMainThread ? argv.slice(2) : (workerData as string[]);
const [name, seed, calls, where] = words;

if (isMainThread && where === "worker") {
  const worker = new Worker(new URL(import.meta.url), { workerData: words });
  worker.on("message", (text: string) => stdout.write(text));
  const status = await new Promise<number>((resolve) => {
    worker.on("error", (error) => {
      console.error(error);
      resolve(1);
    });
    worker.on("exit", resolve);
  });
  process.exit(status);
}

const tell = (text: string): void => {
  if (isMainThread) stdout.write(text);
  else parentPort?.postMessage(text);
};
const api = apis[name as keyof typeof apis];
const tally = await play(api, Number(seed), Number(calls), () => tell("."));
tell(`\n${JSON.stringify(tally)}\n`);
if (isMainThread) process.exit(0);
