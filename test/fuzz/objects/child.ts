// One bounded process of the object fuzzer: child.ts API SEED CALLS. A line of dots is progress, the last line the tally as JSON.
import { argv, stdout } from "node:process";
import { cudaApi } from "./cuda.ts";
import { play } from "./play.ts";

const [, , , seed, calls] = argv;
const tally = await play(cudaApi, Number(seed), Number(calls), () => stdout.write("."));
stdout.write(`\n${JSON.stringify(tally)}\n`);
process.exit(0);
