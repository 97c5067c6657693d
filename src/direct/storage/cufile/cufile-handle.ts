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

/**
 * Returns true when udev has a record of the file's disk. cuFile (libcufile 1.15) refuses files on other
 * disks.
 */
function knownToUdev(fd: number): boolean {
  const { dev } = fstatSync(fd);
  const major = (dev >>> 8) & 0xfff;
  const minor = (dev & 0xff) | ((dev >>> 12) & 0xfff00);
  return existsSync(`/run/udev/data/b${major}:${minor}`);
}

/** A file registered with cuFile (`CUfileHandle_t`). It closes with the file. */
export class CufileHandle extends Resource {
  /** Handle as a bigint, since it needs more bits than a double has. */
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
