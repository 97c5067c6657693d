import { errnoName, strerror } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";

const hints: Readonly<Record<string, string>> = {
  EPERM:
    "Run it as root, or give this user the group's file (chown /dev/vfio/GROUP) and memory to lock (ulimit -l).",
  EACCES: "Run it as root, or give this user the group's file: chown USER /dev/vfio/GROUP.",
  EBUSY: "Another process (a virtual machine?) has the group open: fuser -v /dev/vfio/*.",
  ENOMEM: "More memory would be locked than this user may: ulimit -l unlimited.",
  EEXIST: "Those bus addresses are taken: leave the address out, or close what is mapped there.",
  EFAULT: "The kernel does not let that memory be mapped for a device.",
  ENODEV: "There is no such device in the group; was it unplugged?",
};

/**
 * VFIO refused something.
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
  /** The errno's symbol: "EPERM"; "" where the kernel gave none. */
  readonly code: string;

  constructor(what: string, errno: number, hint?: string) {
    const code = errno === 0 ? "" : errnoName(errno);
    super(code === "" ? what : `${what}: ${code} (${strerror(errno)})`, hint ?? hints[code] ?? "");
    this.code = code;
  }
}

/** A device that somebody uses, or that is not ready to be taken: nothing was done to it. `commands` get it there. */
export class DeviceInUseError extends DoorbellError {
  override readonly name = "DeviceInUseError";
  readonly address: string;
  /** What the person at the keyboard may type, as root, after having made sure. */
  readonly commands: readonly string[];

  constructor(address: string, why: string, commands: readonly string[]) {
    const hint =
      commands.length === 0
        ? ""
        : `As root, when you are sure:\n${commands.map((line) => `    ${line}`).join("\n")}`;
    super(`${address}: ${why}`, hint);
    this.address = address;
    this.commands = commands;
  }
}
