import { CU_POINTER_ATTRIBUTE_SYNC_MEMOPS } from "../../../ffi/cuda/constants.ts";
import { DoorbellError } from "../../errors.ts";
import type { DeviceMemory, DmaBuf } from "../../memory/device-memory.ts";
import type { Allocation } from "./allocation.ts";
import { copiesFor } from "./device-copies.ts";
import { dmaBufOf } from "./dma-buf.ts";
import { flushWrites, needsFlush } from "./flush-rdma-writes.ts";

const pageBytes = 4096;

/** Describes bytes of an allocation in the form that NICs and disks need. */
export function deviceMemoryOf(allocation: Allocation, pointer: number, byteLength: number): DeviceMemory {
  const { device, kind } = allocation;
  const { driver } = device;
  const ensure = () => {
    allocation.ensureOpen();
    if (byteLength > 0) allocation.reach(pointer, byteLength);
  };
  const beyond = beyondWindow(allocation, byteLength);
  const host = beyond === "" ? hostReason(allocation) : "";
  return {
    label: `${allocation.label}${byteLength === allocation.byteLength ? "" : `, ${byteLength} bytes of it`}`,
    owner: allocation,
    pointer,
    byteLength,
    hostAddress: host === "" ? undefined : pointer,
    hostReason: host || beyond || `${kind} memory of ${device.name} is not host memory`,
    get needsFlush() {
      return host === "" && needsFlush(device, "owner");
    },
    ensureReachable: ensure,
    dmaBuf(): DmaBuf {
      ensure();
      if (kind === "managed") {
        throw new DoorbellError(
          "managed memory has no dma-buf: it moves between host and GPU",
          "Use device.allocate() or pinned memory.",
        );
      }
      const from = pointer - (pointer % pageBytes);
      const bytes = Math.ceil((pointer + byteLength - from) / pageBytes) * pageBytes;
      return { fd: dmaBufOf(device, from, bytes, false), offset: pointer - from };
    },
    orderCopies(): boolean {
      const { lib, results } = driver;
      device.enter();
      results.put(1);
      return lib.cuPointerSetAttribute(results.pointer, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, pointer) === 0;
    },
    flushWrites: () => flushWrites(device, "owner"),
    copies: (user) => (device.provider === "soft" ? beyond : copiesFor(device, user)),
    staging: (bytes) => device.allocatePinned(bytes).allocation,
    async copyToHost(offset, address, bytes) {
      ensure();
      device.enter();
      const code = driver.hot.cuMemcpyDtoHAsync_v2(address, pointer + offset, bytes, 0);
      driver.check(code, "cuMemcpyDtoHAsync_v2", `${bytes} bytes`);
      await device.stream.done();
    },
    async copyFromHost(offset, address, bytes) {
      ensure();
      device.enter();
      const code = driver.hot.cuMemcpyHtoDAsync_v2(pointer + offset, address, bytes, 0);
      driver.check(code, "cuMemcpyHtoDAsync_v2", `${bytes} bytes`);
      await device.stream.done();
    },
  };
}

/** Returns the reason why the host reaches the bytes at the device address, or "" when it does not. */
function hostReason({ device, kind }: Allocation): string {
  if (device.provider === "soft") return "memory of the soft GPU is memory of this machine";
  return kind === "pinned" ? "pinned memory is host memory" : "";
}

/** Returns the text for a buffer that is larger than the BAR of its soft GPU, or "" when it fits. */
function beyondWindow({ device, kind }: Allocation, byteLength: number): string {
  if (kind === "pinned" || kind === "managed") return "";
  const window = device.lib.inspector?.windowBytes(device.ordinal) ?? Number.POSITIVE_INFINITY;
  if (byteLength <= window) return "";
  return `the buffer has ${byteLength} bytes, but the BAR of ${device.name} shows ${window}`;
}
