/**
 * Prints every struct of the verbs tables as JSON, for a comparison with C. `--cuda` prints the structs of
 * cuda.h, nvml.h, nccl.h and cufile.h instead.
 *
 *     npm run --silent abi [-- --arch x64|arm64] [--release N]
 *     npm run --silent abi -- --cuda
 *     {"ibv_wc": {"kind": "struct", "size": 48, "fields": {"wr_id": 0, ...}}}
 *
 * The keys of `fields` are valid arguments of offsetof. Members of unnamed structs and unions appear as
 * members of the outer struct.
 * @module
 */
import { parseArgs } from "node:util";
import { declaredStructsOf } from "./cuda-declared.ts";
import { LIBRARIES } from "./cuda-libraries.ts";
import { declaredStructs } from "./declared.ts";

const { values } = parseArgs({
  options: {
    arch: { type: "string", default: process.arch },
    release: { type: "string", default: "44" },
    cuda: { type: "boolean", default: false },
  },
});
const { arch } = values;
if (arch !== "x64" && arch !== "arm64") throw new RangeError(`--arch is x64 or arm64, not ${arch}`);
const structs = values.cuda
  ? Object.assign({}, ...LIBRARIES.map((library) => declaredStructsOf(library.name, arch)))
  : declaredStructs(arch, Number(values.release));
console.log(JSON.stringify(structs, undefined, 1));
