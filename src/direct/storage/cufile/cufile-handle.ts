import { closeSync, constants, existsSync, fstatSync, openSync } from "node:fs";
import {
  CU_FILE_HANDLE_ALREADY_REGISTERED,
  CU_FILE_HANDLE_NOT_REGISTERED,
  CU_FILE_HANDLE_TYPE_OPAQUE_FD,
  CUfileDescr_t,
  cufileError,
} from "../../../../ffi/cufile/index.ts";
import { F_GETFL, F_SETFL, libc } from "../../../../ffi/libc/index.ts";
import { addressOf } from "../../../../ffi/runtime/index.ts";
import { DoorbellError } from "../../../errors.ts";
import { Resource } from "../../../lifetime/resource.ts";
import type { TransferFile } from "../pipeline/transfer-plan.ts";
import { type CufileDriver, failureOf } from "./cufile-driver.ts";

/** Whether udev knows what lies on the file's disk: where it does not, cuFile took no file (libcufile 1.15 on an H200's machine). */
function knownToUdev(fd: number): boolean {
  const { dev } = fstatSync(fd);
  const major = (dev >>> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >>> 12) & 0xfff00);
  return existsSync(`/run/udev/data/b${major}:${minor}`);
}

/** Numbers of descriptors that cuFile has heard of. */
const heard = new Set<number>();

/** A file as cuFile knows it (`CUfileHandle_t`); closes with the file. */
export class CufileHandle extends Resource {
  readonly pointer: number;
  readonly #driver: CufileDriver;
  /** A descriptor of our own, where cuFile held the file's for one that it had been given before. */
  readonly #own: number;

  constructor(driver: CufileDriver, file: TransferFile) {
    super();
    const given = file.directFd >= 0 ? file.directFd : file.fd;
    let own = -1;
    let { pointer, result } = register(driver, given);
    if (cufileError(result).err === CU_FILE_HANDLE_ALREADY_REGISTERED) {
      own = unheardOf(given, file.directFd >= 0);
      ({ pointer, result } = register(driver, own));
    }
    const why =
      cufileError(result).err === CU_FILE_HANDLE_NOT_REGISTERED && !knownToUdev(file.fd)
        ? ": udev has no record of its disk, and cuFile asks for one (in a container: mount /run/udev)"
        : "";
    const failure = failureOf(result);
    if (failure !== "") {
      if (own >= 0) closeSync(own);
      throw new DoorbellError(`cuFileHandleRegister of ${file.path}: ${failure}${why}`);
    }
    this.pointer = pointer;
    this.#driver = driver;
    this.#own = own;
    this.own(file);
  }

  get label(): string {
    return "CUfileHandle_t";
  }

  protected release(): void {
    this.#driver.lib.cuFileHandleDeregister(this.pointer);
    if (this.#own >= 0) closeSync(this.#own);
  }
}

function register(driver: CufileDriver, fd: number): { readonly pointer: number; readonly result: bigint } {
  heard.add(fd);
  const handle = new BigUint64Array(new ArrayBuffer(8));
  const descriptor = CUfileDescr_t.alloc();
  descriptor.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
  descriptor.handle.fd = fd;
  const result = driver.lib.cuFileHandleRegister(addressOf(handle), descriptor.pointer);
  return { pointer: Number(handle[0]), result };
}

/** The same file by a descriptor whose number cuFile was never given. */
function unheardOf(fd: number, direct: boolean): number {
  const { O_RDWR, O_DIRECT, O_NONBLOCK } = constants;
  const kind = direct ? O_DIRECT : 0;
  const mode = libc.fcntl(fd, F_GETFL, 0) & (O_RDWR | 1);
  const open = (): number => openSync(`/proc/self/fd/${fd}`, mode | O_NONBLOCK | kind);
  const used: number[] = [];
  let found = open();
  for (; heard.has(found); found = open()) used.push(found);
  for (const one of used) closeSync(one);
  // cuFile takes no descriptor with flags that it does not know.
  libc.fcntl(found, F_SETFL, kind);
  return found;
}
