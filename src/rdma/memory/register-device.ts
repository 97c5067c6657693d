import { existsSync } from "node:fs";
import { LibraryError } from "../../../ffi/errors.ts";
import { errno, errnoName, libc, strerror } from "../../../ffi/libc/index.ts";
import { DoorbellError } from "../../errors.ts";
import { closingOnFailure } from "../../lifetime/resource.ts";
import type { DeviceCopies, DeviceMemory } from "../../memory/device-memory.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { DomainHandle } from "../handles/device-handle.ts";
import { DevicePathError } from "./device-path-error.ts";
import type { Registration } from "./registration.ts";

/** Usual reason for each errno with which a NIC refuses a dma-buf. */
const refusals: Readonly<Record<string, string>> = {
  EPROTONOSUPPORT: "the kernel's RDMA core is too old for dma-bufs (5.12 has them)",
  EOPNOTSUPP: "the NIC's driver does not register dma-bufs",
  ENOSYS: "libibverbs is too old for dma-bufs (release 34 has them)",
  EINVAL: "the driver requires another alignment of the range",
  ENOMEM: "the limit on locked memory (ulimit -l), or the GPU's BAR 1 is full",
};

const modules = ["nvidia_peermem", "nv_peer_mem", "nvidia_peer_mem"];

/**
 * Registers memory of a device by the first path that works:
 *
 * 1. its address, when it is host memory too;
 * 2. copies by soft0;
 * 3. a dma-buf (`ibv_reg_dmabuf_mr`);
 * 4. the device address, which nvidia_peermem translates (`ibv_reg_mr`);
 * 5. a copy in host memory, when `bounce` allows it.
 *
 * Throws DevicePathError with the reason for each path.
 */
export function registerDevice(
  pd: DomainHandle,
  memory: DeviceMemory,
  access: number,
  bounce: boolean | "always",
): Registration {
  memory.ensureReachable();
  if (memory.byteLength === 0) throw new RangeError("a memory region has at least 1 byte");
  pd.ensureOpen();
  const { lib, name } = pd.device;
  const made = (
    pointer: number,
    path: Registration["path"],
    reason: string,
    more: Partial<Registration> = {},
  ): Registration => ({
    ...{ pointer, path, reason, access, address: memory.pointer, byteLength: memory.byteLength },
    ...{ memory: undefined, device: memory, owners: [memory.owner], own: undefined, ...more },
  });

  const viaHost = (reason: string): Registration => {
    const staging = memory.staging(memory.byteLength);
    return closingOnFailure(staging, () => {
      const mr = lib.ibv_reg_mr(pd.pointer, staging.pointer, memory.byteLength, access);
      const pointer = checkPointer("ibv_reg_mr", mr, `${memory.byteLength} bytes`);
      return made(pointer, "bounce", reason, {
        address: staging.pointer,
        owners: [memory.owner, staging],
        own: staging,
      });
    });
  };

  if (bounce === "always") return viaHost('bounce: "always"');
  if (memory.hostAddress !== undefined) {
    const mr = lib.ibv_reg_mr(pd.pointer, memory.hostAddress, memory.byteLength, access);
    return made(checkPointer("ibv_reg_mr", mr, memory.label), "shared memory", memory.hostReason);
  }
  const staged = stagedRegion(pd, memory, access);
  if (typeof staged !== "string") {
    const { pointer, copies } = staged;
    const trouble = () => {
      const code = lib.stagingError?.(pointer) ?? 0;
      return code === 0 ? "" : `; ${copies.describe(code)}`;
    };
    return made(pointer, "staged", `${name} copies each message: ${memory.hostReason}`, {
      owners: [memory.owner, copies],
      trouble,
    });
  }
  const viaDmaBuf = dmaBufRegion(pd, memory, access);
  if (typeof viaDmaBuf === "number") {
    return made(viaDmaBuf, "dma-buf", `${name} registered the memory's dma-buf`);
  }
  const viaPeermem = peermemRegion(pd, memory, access, staged);
  if (typeof viaPeermem === "number") {
    return made(viaPeermem, "peermem", `no dma-buf (${viaDmaBuf}); a kernel module translates the address`);
  }
  const closed = { dmaBuf: viaDmaBuf, peermem: viaPeermem };
  if (!bounce) throw new DevicePathError(name, memory.label, closed);
  return viaHost(`no dma-buf (${viaDmaBuf}), no peermem (${viaPeermem})`);
}

/** Returns a region that soft0 copies from and to, or the reason why there is none. */
function stagedRegion(
  pd: DomainHandle,
  memory: DeviceMemory,
  access: number,
): { pointer: number; copies: DeviceCopies } | string {
  const { lib, name } = pd.device;
  if (lib.registerStaged === undefined) return `${name} is hardware`;
  const copies = memory.copies(lib);
  if (typeof copies === "string") return copies;
  const { pointer: address, byteLength } = memory;
  const pointer = lib.registerStaged(pd.pointer, address, byteLength, access, copies);
  return { pointer: checkPointer("registerStaged", pointer, memory.label), copies };
}

/** Returns a region over the memory's dma-buf, or the reason why there is none. */
function dmaBufRegion(pd: DomainHandle, memory: DeviceMemory, access: number): number | string {
  let part: ReturnType<DeviceMemory["dmaBuf"]>;
  try {
    part = memory.dmaBuf();
  } catch (error) {
    if (error instanceof DoorbellError) return error.message.split("\n")[0]!;
    throw error;
  }
  try {
    const { pointer: iova, byteLength } = memory;
    const mr = pd.device.lib.ibv_reg_dmabuf_mr(pd.pointer, part.offset, byteLength, iova, part.fd, access);
    if (mr !== 0) return mr;
    const code = errnoName(errno());
    return `ibv_reg_dmabuf_mr: ${code}, ${refusals[code] ?? strerror(errno())}`;
  } catch (error) {
    if (error instanceof LibraryError) return error.message.split("\n")[0]!;
    throw error;
  } finally {
    libc.close(part.fd);
  }
}

/** Returns a region over the device address, or the reason why there is none. */
function peermemRegion(
  pd: DomainHandle,
  memory: DeviceMemory,
  access: number,
  unstaged: string,
): number | string {
  if (pd.device.provider === "soft") return `soft0 has no hardware that could use peermem, and ${unstaged}`;
  const module = modules.find((name) => existsSync(`/sys/module/${name}`));
  if (module === undefined) return "the module nvidia_peermem is not loaded";
  const mr = pd.device.lib.ibv_reg_mr(pd.pointer, memory.pointer, memory.byteLength, access);
  if (mr !== 0) return mr;
  return `${module} is loaded, but ibv_reg_mr failed: ${errnoName(errno())} (${strerror(errno())})`;
}
