import {
  NVML_NVLINK_DEVICE_TYPE_GPU,
  NVML_NVLINK_MAX_LINKS,
  type Nvml,
  nativeNvml,
  nvmlPciInfo_t,
} from "../../../ffi/nvml/index.ts";
import type { NvLink } from "../../machine/nv-link.ts";
import { pciAddressFrom } from "../../machine/pci-address.ts";
import { Memory } from "../../memory/index.ts";

/** Reads the active NVLinks from NVML. Empty when the driver or its library is missing or too old. */
export function nvLinksFromNvml(): readonly NvLink[] {
  let nvml: Nvml;
  try {
    nvml = nativeNvml();
    if (nvml.nvmlInit_v2() !== 0) return [];
  } catch {
    return [];
  }
  const page = Memory.allocate(4096);
  try {
    return read(nvml, page);
  } finally {
    nvml.nvmlShutdown();
    page.close();
  }
}

function read(nvml: Nvml, page: Memory): readonly NvLink[] {
  const words = new DataView(page.bytes.buffer, page.bytes.byteOffset, 8);
  const pci = nvmlPciInfo_t.alloc();
  const address = (): string | undefined => pciAddressFrom(pci.busId);
  if (nvml.nvmlDeviceGetCount_v2(page.pointer) !== 0) return [];
  const count = words.getUint32(0, true);
  const ends = new Map<string, NvLink>();
  for (let index = 0; index < count; index++) {
    if (nvml.nvmlDeviceGetHandleByIndex_v2(index, page.pointer) !== 0) continue;
    const gpu = Number(words.getBigUint64(0, true));
    if (nvml.nvmlDeviceGetPciInfo_v3(gpu, pci.pointer) !== 0) continue;
    const from = address();
    if (from === undefined) continue;
    for (let link = 0; link < NVML_NVLINK_MAX_LINKS; link++) {
      if (nvml.nvmlDeviceGetNvLinkState(gpu, link, page.pointer) !== 0 || words.getUint32(0, true) !== 1)
        continue;
      const toGpu =
        nvml.nvmlDeviceGetNvLinkRemoteDeviceType(gpu, link, page.pointer) === 0 &&
        words.getUint32(0, true) === NVML_NVLINK_DEVICE_TYPE_GPU &&
        nvml.nvmlDeviceGetNvLinkRemotePciInfo_v2(gpu, link, pci.pointer) === 0;
      // In virtual machines NVML does not report the switch end of a link, so an end that is not a GPU is a
      // switch.
      const to = (toGpu ? address() : undefined) ?? "switch";
      const version =
        nvml.nvmlDeviceGetNvLinkVersion(gpu, link, page.pointer) === 0 ? words.getUint32(0, true) : 0;
      const links = (ends.get(`${from} ${to}`)?.links ?? 0) + 1;
      ends.set(`${from} ${to}`, { from, to, links, version });
    }
  }
  return [...ends.values()];
}
