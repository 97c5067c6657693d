import {
  CU_MEMORYTYPE_DEVICE,
  CU_MEMORYTYPE_HOST,
  CU_MEMORYTYPE_UNIFIED,
} from "../../../ffi/cuda/constants.ts";
import { CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUDA_MEMCPY3D_PEER } from "../../../ffi/cuda/structs.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { described, optionsTable, refuseUnknown, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { useInCaptures } from "../capture/open-captures.ts";
import type { Device } from "../device/device.ts";
import { checkKind } from "../driver/kind.ts";
import type { Stream } from "../stream/stream.ts";
import { Buffer } from "./buffer.ts";
import { type ElementType, elementBytes, elementTypeOf } from "./element-type.ts";
import { runFunctionsBeforeHostCopy, runFunctionsFirst } from "./functions-first.ts";
import { lendArray } from "./lend-array.ts";

/** One side of a box copy. Rows are `rowLength` elements apart, planes `rows` rows apart. */
export interface BoxSide {
  readonly of: Buffer | ArrayBufferView;
  /** Distance between the starts of two rows, in elements. */
  readonly rowLength: number;
  /** Distance between the starts of two planes, in rows (three dimensions). */
  readonly rows?: number;
  /** Start of the box: column, row, plane. */
  readonly at?: readonly [x: number, y: number, z?: number];
}

/** Size of the box: columns, rows, planes, in elements. */
export interface BoxSize {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
}

const count = whole(0, Number.MAX_SAFE_INTEGER);

export const boxSide = optionsTable<BoxSide>()(
  "cuda.BoxSide",
  { copyBox: 0 },
  {
    of: {
      type: described(
        "a Buffer or a typed array",
        (value) => value instanceof Buffer || ArrayBuffer.isView(value),
      ),
      required: true,
      text: "Memory of this side.",
    },
    rowLength: {
      type: count,
      unit: "elements",
      required: true,
      text: "Distance between the starts of two rows.",
    },
    rows: {
      type: count,
      defaultText: "those of the box",
      text: "Distance between the starts of two planes.",
    },
    at: {
      type: described("[x, y] or [x, y, z]", Array.isArray),
      defaultText: "[0, 0, 0]",
      text: "Start of the box: column, row, plane.",
    },
  },
);

export const boxSize = optionsTable<BoxSize>()(
  "cuda.BoxSize",
  { copyBox: 2 },
  {
    width: { type: count, unit: "elements", required: true, text: "Columns." },
    height: { type: count, required: true, text: "Rows." },
    depth: { type: count, default: 1, text: "Planes." },
  },
);

interface Side {
  readonly pointer: number;
  readonly memoryType: number;
  readonly host: boolean;
  readonly device: Device | undefined;
  readonly pitch: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly type: ElementType;
  readonly held: unknown;
}

function sideOf(name: string, side: BoxSide, { width, height, depth = 1 }: BoxSize): Side {
  const { of, rowLength } = side;
  const type = of instanceof Buffer ? of.type : elementTypeOf(of);
  const size = elementBytes(type);
  const [x, y, z = 0] = side.at ?? [0, 0];
  const rows = side.rows ?? y + height;
  for (const number of [rowLength, rows, x, y, z, width, height, depth]) {
    if (!Number.isSafeInteger(number) || number < 0) {
      throw new RangeError(
        `${name}: sizes and positions are whole numbers of elements, not ${shown(number)}`,
      );
    }
  }
  const last = ((z + depth - 1) * rows + y + height - 1) * rowLength + x + width;
  if (x + width > rowLength || (depth > 1 && y + height > rows) || last * size > of.byteLength) {
    throw new RangeError(
      `${name}: a box of ${width} x ${height} x ${depth} at ${x}, ${y}, ${z} is outside of rows of ${rowLength} elements in ${of.byteLength / size}`,
    );
  }
  if (of instanceof Buffer) {
    of.ensureOpen();
    of.allocation.reach(of.pointer, of.byteLength);
    useInCaptures(of.allocation);
    const host = of.kind === "pinned";
    const unified = of.kind === "managed";
    const memoryType = host ? CU_MEMORYTYPE_HOST : unified ? CU_MEMORYTYPE_UNIFIED : CU_MEMORYTYPE_DEVICE;
    const { pointer, device } = of;
    return {
      pointer,
      memoryType,
      host,
      device,
      pitch: rowLength * size,
      rows,
      x: x * size,
      y,
      z,
      type,
      held: of,
    };
  }
  const pointer = addressOf(of);
  const pitch = rowLength * size;
  return {
    pointer,
    memoryType: CU_MEMORYTYPE_HOST,
    host: true,
    device: undefined,
    pitch,
    rows,
    x: x * size,
    y,
    z,
    type,
    held: of,
  };
}

/**
 * Copies a box of two or three dimensions between buffers and typed arrays (`cuMemcpy2D`, `cuMemcpy3D`,
 * `cuMemcpy3DPeer` between devices). All numbers count elements. Throws RangeError when the box exceeds a
 * side.
 *
 * @example
 * // a column of 4 rows out of a matrix with rows of 16
 * copyBox({ of: matrix, rowLength: 16, at: [3, 0] }, { of: column, rowLength: 1 }, { width: 1, height: 4 });
 */
export function copyBox(from: BoxSide, to: BoxSide, size: BoxSize, stream?: Stream): void {
  if (arguments.length > 4)
    throw extraArguments("copyBox", ["from", "to", "size", "stream"], arguments.length);
  refuseUnknown(boxSide, "copyBox from", from);
  refuseUnknown(boxSide, "copyBox to", to);
  refuseUnknown(boxSize, "copyBox size", size);
  if (stream !== undefined) checkKind(stream, "Stream", "copyBox: stream");
  const source = sideOf("copyBox from", from, size);
  const target = sideOf("copyBox to", to, size);
  if (source.type !== target.type)
    throw new TypeError(
      `copyBox: the elements are ${source.type} and ${target.type}, but both sides must have one type`,
    );
  const { width, height, depth = 1 } = size;
  if (width === 0 || height === 0 || depth === 0) return;
  const device = target.device ?? source.device;
  if (device === undefined) throw new TypeError("copyBox: neither side is a buffer");
  const array = [source.held, target.held].find(ArrayBuffer.isView);
  if (source.host && target.host) runFunctionsBeforeHostCopy(device, stream);
  else runFunctionsFirst(device, stream, undefined, array);
  for (const { of } of [from, to]) if (of instanceof Buffer) of.ensureOpen();
  if (stream === undefined) device.enter();
  else {
    stream.enterFully();
    for (const { held } of [source, target]) if (ArrayBuffer.isView(held)) lendArray(held, stream);
  }
  const values = {
    srcXInBytes: source.x,
    srcY: source.y,
    srcMemoryType: source.memoryType,
    srcHost: source.host ? source.pointer : 0,
    srcDevice: source.host ? 0 : source.pointer,
    srcPitch: source.pitch,
    dstXInBytes: target.x,
    dstY: target.y,
    dstMemoryType: target.memoryType,
    dstHost: target.host ? target.pointer : 0,
    dstDevice: target.host ? 0 : target.pointer,
    dstPitch: target.pitch,
    WidthInBytes: width * elementBytes(source.type),
    Height: height,
  };
  const { driver } = device;
  const { lib } = driver;
  const peer = source.device?.pointer !== target.device?.pointer && !source.host && !target.host;
  if (depth === 1 && source.z === 0 && target.z === 0 && !peer) {
    const box = CUDA_MEMCPY2D.alloc(values);
    if (stream === undefined) driver.check(lib.cuMemcpy2D_v2(box.pointer), "cuMemcpy2D_v2");
    else driver.check(lib.cuMemcpy2DAsync_v2(box.pointer, stream.pointer), "cuMemcpy2DAsync_v2");
  } else {
    const planes = {
      ...values,
      srcZ: source.z,
      srcHeight: source.rows,
      dstZ: target.z,
      dstHeight: target.rows,
      Depth: depth,
    };
    if (peer) {
      const contexts = { srcContext: source.device?.pointer ?? 0, dstContext: target.device?.pointer ?? 0 };
      const box = CUDA_MEMCPY3D_PEER.alloc({ ...planes, ...contexts });
      if (stream === undefined) driver.check(lib.cuMemcpy3DPeer(box.pointer), "cuMemcpy3DPeer");
      else driver.check(lib.cuMemcpy3DPeerAsync(box.pointer, stream.pointer), "cuMemcpy3DPeerAsync");
    } else {
      const box = CUDA_MEMCPY3D.alloc(planes);
      if (stream === undefined) driver.check(lib.cuMemcpy3D_v2(box.pointer), "cuMemcpy3D_v2");
      else driver.check(lib.cuMemcpy3DAsync_v2(box.pointer, stream.pointer), "cuMemcpy3DAsync_v2");
    }
  }
  if (stream !== undefined) stream.hold([source.held, target.held]);
}
