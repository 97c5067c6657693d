import { errnoName, strerror } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";

const hints: Readonly<Record<string, string>> = {
  EPERM:
    "Run it as root, or give this user the group's file (chown /dev/vfio/GROUP) and memory to lock (ulimit -l).",
  EACCES: "Run it as root, or give this user the group's file: chown USER /dev/vfio/GROUP.",
  EBUSY: "Another process (a virtual machine?) has the group open: fuser -v /dev/vfio/*.",
  ENOMEM: "More memory would be locked than this user may: ulimit -l unlimited.",
  EEXIST: "Those bus addresses are in use: omit the address, or close the mapping there.",
  EFAULT: "The kernel does not allow this memory to be mapped for a device.",
  ENODEV: "There is no such device in the group; was it unplugged?",
};

/**
 * A call of VFIO failed.
 *
 * @example
 * try {
 *   openVfio(["0000:65:00.0"]);
 * } catch (error) {
 *   if (error instanceof VfioError) console.log(error.code); // "EPERM"
 * }
 */
export class VfioError extends DoorbellError {
  override readonly name = "VfioError";
  /** Symbol of the errno, such as "EPERM", or "" where the kernel gave none. */
  readonly code: string;

  constructor(what: string, errno: number, hint?: string) {
    const code = errno === 0 ? "" : errnoName(errno);
    super(code === "" ? what : `${what}: ${code} (${strerror(errno)})`, hint ?? hints[code] ?? "");
    this.code = code;
  }
}

/**
 * A device is in use, or not ready to be taken over. doorbell did not touch it, and `commands` prepare it.
 */
export class DeviceInUseError extends DoorbellError {
  override readonly name = "DeviceInUseError";
  readonly address: string;
  /** Commands to run as root, after checking that the device is not needed. */
  readonly commands: readonly string[];

  constructor(address: string, why: string, commands: readonly string[]) {
    const hint =
      commands.length === 0
        ? ""
        : `Run as root, when you are sure:\n${commands.map((line) => `    ${line}`).join("\n")}`;
    super(`${address}: ${why}`, hint);
    this.address = address;
    this.commands = commands;
  }
}
