import { errno, libc } from "../../../ffi/libc/index.ts";
import { VfioError } from "./vfio-error.ts";

/** Calls ioctl and throws when it fails. `argument` is an address or a small number. */
export function ioctl(fd: number, request: number, argument: number, what: string): number {
  const result = libc.ioctl(fd, request, argument);
  if (result < 0) throw new VfioError(what, errno());
  return result;
}
