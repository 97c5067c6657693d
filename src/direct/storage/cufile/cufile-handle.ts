import { existsSync, fstatSync } from "node:fs";
import {
  CU_FILE_HANDLE_NOT_REGISTERED,
  CU_FILE_HANDLE_TYPE_OPAQUE_FD,
  CUfileDescr_t,
  cufileError,
} from "../../../../ffi/cufile/index.ts";
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

/** A file as cuFile knows it (`CUfileHandle_t`); closes with the file. */
export class CufileHandle extends Resource {
  /** More than a double holds. */
  readonly value: bigint;
  readonly #driver: CufileDriver;

  constructor(driver: CufileDriver, file: TransferFile) {
    super();
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const descriptor = CUfileDescr_t.alloc();
    descriptor.type = CU_FILE_HANDLE_TYPE_OPAQUE_FD;
    descriptor.handle.fd = file.directFd >= 0 ? file.directFd : file.fd;
    const result = driver.lib.cuFileHandleRegister(addressOf(handle), descriptor.pointer);
    const why =
      cufileError(result).err === CU_FILE_HANDLE_NOT_REGISTERED && !knownToUdev(file.fd)
        ? ": udev has no record of its disk, and cuFile asks for one (in a container: mount /run/udev)"
        : "";
    const failure = failureOf(result);
    if (failure !== "") throw new DoorbellError(`cuFileHandleRegister of ${file.path}: ${failure}${why}`);
    this.value = handle[0]!;
    this.#driver = driver;
    this.own(file);
  }

  get label(): string {
    return "CUfileHandle_t";
  }

  protected release(): void {
    this.#driver.lib.cuFileHandleDeregister(this.value);
  }
}
