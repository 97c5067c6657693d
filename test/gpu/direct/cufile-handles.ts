// Registers, deregisters and registers files again with cuFile, and prints one line for each case. The lines
// show whether cuFile identifies a file by descriptor or by inode, and whether deregistration takes effect.
// Run on a machine with cuFile:
//     npx bun test/gpu/direct/cufile-handles.ts FOLDER
import { closeSync, constants, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { CU_FILE_HANDLE_TYPE_OPAQUE_FD, CUfileDescr_t } from "../../../ffi/cufile/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { openDevice } from "../../../src/cuda/index.ts";
import { cufileDriver, failureOf } from "../../../src/direct/storage/cufile/cufile-driver.ts";

const folder = argv[2] ?? "/tmp";
using gpu = openDevice(0, { provider: "native" });
const buffer = gpu.allocate(1 << 20);
const driver = cufileDriver();
if (typeof driver === "string") throw new Error(driver);
const { lib } = driver;

const path = (name: string): string => join(folder, `cufile-handles-${name}`);
for (const name of ["x", "y"]) writeFileSync(path(name), new Uint8Array(1 << 20).fill(5));

const open = (name: string, flags = constants.O_DIRECT): number =>
  openSync(path(name), constants.O_RDWR | flags);

function register(what: string, fd: number): bigint {
  const handle = new BigUint64Array(new ArrayBuffer(8));
  const descriptor = CUfileDescr_t.alloc();
  descriptor.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
  descriptor.handle.fd = fd;
  const said = failureOf(lib.cuFileHandleRegister(addressOf(handle), descriptor.pointer));
  stdout.write(`${what} (descriptor ${fd}): ${said || `handle 0x${handle[0]!.toString(16)}`}\n`);
  return handle[0]!;
}
const giveUp = (handle: bigint): void => {
  if (handle !== 0n) lib.cuFileHandleDeregister(handle);
};

const first = open("x");
let handle = register("x", first);
stdout.write(`a read by it: ${lib.cuFileRead(handle, buffer.pointer, 1 << 20, 0, 0)}\n`);
giveUp(handle);
handle = register("x again after giving it up", first);
giveUp(handle);
const other = open("y");
giveUp(register("y", other));
closeSync(first);
closeSync(other);
const anew = open("x");
handle = register("x opened anew", anew);
const second = open("x");
const twice = register("x a second time beside it", second);
giveUp(twice);
giveUp(handle);
closeSync(second);
closeSync(anew);
const cached = open("x", 0);
handle = register("x without O_DIRECT", cached);
const direct = open("x");
const both = register("x with O_DIRECT beside it", direct);
giveUp(both);
giveUp(handle);
for (const name of ["x", "y"]) rmSync(path(name));
