// One bounded process of the object fuzzer: child.ts API SEED CALLS. A line of dots is progress, the last line the tally as JSON.
import { argv, stdout } from "node:process";
import { cudaApi } from "./cuda.ts";
import { play } from "./play.ts";
import { rdmaApi } from "./rdma.ts";

const apis = { cuda: cudaApi, rdma: rdmaApi };
const [, , name, seed, calls] = argv;
const api = apis[name as keyof typeof apis];
const tally = await play(api, Number(seed), Number(calls), () => stdout.write("."));
stdout.write(`\n${JSON.stringify(tally)}\n`);
process.exit(0);
