/**
 * `npm run --silent abi [-- --arch x64|arm64] [--release N]`: every struct of the tables as JSON, for a comparison with C.
 *
 *   {"ibv_wc": {"kind": "struct", "size": 48, "fields": {"wr_id": 0, ...}}}
 *
 * Keys of `fields` are what offsetof takes: members of unnamed structs and unions are the outer struct's own.
 * @module
 */
import { parseArgs } from "node:util";
import { declaredStructs } from "./declared.ts";

const { values } = parseArgs({
  options: { arch: { type: "string", default: process.arch }, release: { type: "string", default: "44" } },
});
const { arch } = values;
if (arch !== "x64" && arch !== "arm64") throw new RangeError(`--arch is x64 or arm64, not ${arch}`);
console.log(JSON.stringify(declaredStructs(arch, Number(values.release)), undefined, 1));
