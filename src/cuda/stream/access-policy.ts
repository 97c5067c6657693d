import {
  CU_ACCESS_PROPERTY_NORMAL,
  CU_ACCESS_PROPERTY_PERSISTING,
  CU_ACCESS_PROPERTY_STREAMING,
  CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
} from "../../../ffi/cuda/constants.ts";
import { CUlaunchAttributeValue } from "../../../ffi/cuda/structs.ts";
import { checkOptions, number, oneOf, optionsTable } from "../../arguments/options.ts";
import { checkKind } from "../driver/kind.ts";
import type { Buffer } from "../memory/buffer.ts";
import type { Stream } from "./stream.ts";

/** Use of the L2 cache for the memory of an access-policy window. */
export interface AccessPolicyOptions {
  /** Property of accesses that hit: lines persist, leave the cache early, or have no preference. */
  readonly hit?: "persisting" | "streaming" | "normal";
  /** Property of the other accesses to the window. */
  readonly miss?: "streaming" | "normal";
  /** Share of the accesses that get the property `hit`, from 0 to 1. */
  readonly hitRatio?: number;
}

export const accessPolicyOptions = optionsTable<AccessPolicyOptions>()(
  "cuda.AccessPolicyOptions",
  { "Stream.setAccessPolicy": 1 },
  {
    hit: {
      type: oneOf("persisting", "streaming", "normal"),
      default: "persisting",
      text: "Property of accesses that hit.",
    },
    miss: {
      type: oneOf("streaming", "normal"),
      default: "streaming",
      text: "Property of the other accesses to the window.",
    },
    hitRatio: {
      type: number(0, 1),
      default: 1,
      text: "Share of the accesses that get the property hit.",
    },
  },
);

const propertyOf = {
  normal: CU_ACCESS_PROPERTY_NORMAL,
  streaming: CU_ACCESS_PROPERTY_STREAMING,
  persisting: CU_ACCESS_PROPERTY_PERSISTING,
} as const;

/** Sets the access-policy window of a stream (`cuStreamSetAttribute`). */
export function setAccessPolicy(
  stream: Stream,
  buffer: Buffer,
  options: AccessPolicyOptions | undefined,
): void {
  checkKind(buffer, "Buffer", "setAccessPolicy: buffer");
  const { hit, miss, hitRatio } = checkOptions(accessPolicyOptions, "setAccessPolicy", options);
  buffer.ensureOpen();
  const { device } = stream;
  // A driver without such windows refuses by name below.
  const most = device.attribute("maxAccessPolicyWindowSize");
  if (most > 0 && buffer.byteLength > most) {
    throw new RangeError(
      `setAccessPolicy: the buffer has ${buffer.byteLength} bytes, but a window of ${device.label} has at most ${most}. Pass a part: buffer.slice(...)`,
    );
  }
  const accessPolicyWindow = {
    base_ptr: buffer.pointer,
    num_bytes: buffer.byteLength,
    hitRatio,
    hitProp: propertyOf[hit],
    missProp: propertyOf[miss],
  };
  setWindow(stream, CUlaunchAttributeValue.alloc({ accessPolicyWindow }));
}

/** Removes the access-policy window of a stream. */
export const clearAccessPolicy = (stream: Stream): void => setWindow(stream, CUlaunchAttributeValue.alloc());

function setWindow(stream: Stream, { pointer }: { readonly pointer: number }): void {
  const call = "cuStreamSetAttribute";
  const code = stream.device.driver.lib[call](
    stream.pointer,
    CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    pointer,
  );
  stream.check(code, call, "access-policy window");
}
