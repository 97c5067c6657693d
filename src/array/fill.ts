import type { Device } from "../cuda/device/device.ts";
import type { Dtype, Scalar } from "./dtype.ts";
import { scalarValue } from "./expression.ts";
import { bf16Bits } from "./host.ts";
import { allocateView, type View } from "./node.ts";
import type { Shape } from "./shape.ts";

/** Returns new memory whose elements have one value. */
export function filledView(device: Device, shape: Shape, value: Scalar, dtype: Dtype): View {
  const view = allocateView(device, dtype, shape);
  const element = scalarValue(value, dtype);
  const isFlag = typeof element === "boolean";
  const bits = dtype === "bf16" ? bf16Bits([element as number])[0]! : isFlag ? +element : element;
  view.storage.buffer.fill(bits as never);
  return view;
}
