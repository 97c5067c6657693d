// Program that shares memory by a socket with a file and then ends in the given manner: `abandoned.ts exit |
// SIGKILL`.
import process from "node:process";
import { share } from "../../../src/cuda/index.ts";
import { open } from "./provider.ts";
import { made } from "./shareable.ts";

share(made(open(), "vmm"));
if (process.argv[2] === "exit") process.exit(0);
process.kill(process.pid, "SIGKILL");
