import { LibraryError } from "../../../ffi/errors.ts";
import { GDR_MAPPING_TYPE_WC, GPU_PAGE_SIZE } from "../../../ffi/gdrcopy/constants.ts";
import {
  type Gdrcopy,
  gdr_info_v2_t,
  gdr_mapping_type_t,
  gdr_mh_t,
  nativeGdrcopy,
} from "../../../ffi/gdrcopy/index.ts";
import { errnoName } from "../../../ffi/libc/index.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";

/** The library gdrapi and its connection to the kernel module gdrdrv. */
interface Connection {
  readonly lib: Gdrcopy;
  readonly gdr: number;
}

let opened: Connection | string | undefined;

function connection(): Connection | string {
  opened ??= connect();
  return opened;
}

function connect(): Connection | string {
  try {
    const lib = nativeGdrcopy();
    const gdr = lib.gdr_open();
    return gdr === 0 ? "gdrcopy: the module gdrdrv is not loaded (/dev/gdrdrv)" : { lib, gdr };
  } catch (error) {
    if (error instanceof LibraryError) return "gdrcopy: libgdrapi.so.2 is not installed";
    throw error;
  }
}

/** GPU memory mapped into this process. */
export interface GdrMapping {
  readonly address: number;
  readonly writeCombined: boolean;
  /** Kind of mapping in gdrcopy's words, such as "write-combined". */
  readonly type: string;
  unmap(): void;
}

/** Maps GPU memory with gdrcopy (`gdr_pin_buffer`, `gdr_map`), or returns the reason why it cannot. */
export function gdrMap(pointer: number, bytes: number): GdrMapping | string {
  const found = connection();
  if (typeof found === "string") return found;
  const { lib, gdr } = found;
  const from = pointer - (pointer % GPU_PAGE_SIZE);
  const size = Math.ceil((pointer + bytes - from) / GPU_PAGE_SIZE) * GPU_PAGE_SIZE;
  const handle = gdr_mh_t.alloc();
  const pinned = lib.gdr_pin_buffer(gdr, from, size, 0, 0, handle.pointer);
  if (pinned !== 0)
    return `gdr_pin_buffer: ${errnoName(Math.abs(pinned))} (BAR 1 may be full, or the memory has no right for it)`;
  const place = new BigUint64Array(new ArrayBuffer(8));
  const mapped = lib.gdr_map(gdr, handle.pointer, addressOf(place), size);
  if (mapped !== 0) {
    lib.gdr_unpin_buffer(gdr, handle.pointer);
    return `gdr_map: ${errnoName(Math.abs(mapped))}`;
  }
  const base = Number(place[0]);
  const info = gdr_info_v2_t.alloc();
  const reported = lib.gdr_get_info_v2(gdr, handle.pointer, info.pointer) === 0;
  const type = reported ? Number(info.mapping_type) : GDR_MAPPING_TYPE_WC;
  // The mapping starts at the pinned range, whose start the driver rounds.
  const start = reported ? Number(info.va) : from;
  return {
    address: base + (pointer - start),
    writeCombined: type === GDR_MAPPING_TYPE_WC,
    type: gdr_mapping_type_t.nameOf(type),
    unmap() {
      lib.gdr_unmap(gdr, handle.pointer, base, size);
      lib.gdr_unpin_buffer(gdr, handle.pointer);
    },
  };
}
