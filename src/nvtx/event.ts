// The attributes of an event, as nvtxEventAttributes_t. NVTX reads them during the call, so one struct serves all calls.
import {
  NVTX_COLOR_ARGB,
  NVTX_COLOR_UNKNOWN,
  NVTX_EVENT_ATTRIB_STRUCT_SIZE,
  NVTX_MESSAGE_TYPE_ASCII,
  NVTX_PAYLOAD_TYPE_DOUBLE,
  NVTX_PAYLOAD_TYPE_INT64,
  NVTX_PAYLOAD_TYPE_UNSIGNED_INT64,
  NVTX_PAYLOAD_UNKNOWN,
  NVTX_VERSION,
  nvtxEventAttributes_t,
} from "../../ffi/nvtx/index.ts";
import { addressOf } from "../../ffi/runtime/index.ts";
import { checkOptions, described, optionsTable, text } from "../arguments/index.ts";
import { shown } from "../arguments/shown.ts";
import { argbOf, type Color, colorWords } from "./color.ts";

/** Looks of an event in a profiler. */
export interface EventOptions {
  readonly color?: Color;
  /** Group of events, by which profilers filter. */
  readonly category?: string;
  /** Number that the profiler shows beside the message, such as a count of bytes. */
  readonly payload?: number | bigint;
}

const isNumber = (value: unknown): boolean => typeof value === "number" || typeof value === "bigint";

export const eventOptions = optionsTable<EventOptions>()(
  "nvtx.EventOptions",
  { range: 1, push: 1, mark: 1, "NvtxDomain.range": 1, "NvtxDomain.push": 1, "NvtxDomain.mark": 1 },
  {
    color: {
      type: described<Color>(colorWords, (value) => typeof value === "string" || typeof value === "number"),
      text: "Color of the event.",
    },
    category: { type: text(), text: "Group of events, by which profilers filter." },
    payload: {
      type: described<number | bigint>("a number or a bigint of 64 bits", isNumber),
      text: "Number beside the message.",
    },
  },
);

const attributes = nvtxEventAttributes_t.alloc({
  version: NVTX_VERSION,
  size: NVTX_EVENT_ATTRIB_STRUCT_SIZE,
  messageType: NVTX_MESSAGE_TYPE_ASCII,
});
const encoder = new TextEncoder();
let bytes = new Uint8Array(new ArrayBuffer(1024));
attributes.message.ascii = addressOf(bytes);

/** Returns the message when C can take it. */
export function checkMessage(caller: string, message: string): string {
  if (typeof message !== "string")
    throw new TypeError(`${caller}: the message is ${shown(message)}. Use a string, such as "step"`);
  if (message.includes("\0"))
    throw new RangeError(`${caller}: the message ${shown(message)} has a NUL, which ends a string in C`);
  return message;
}

/** Writes a text as UTF-8 with NUL at the end. Returns its address, which is valid until the next call. */
export function textAddress(message: string): number {
  // A UTF-16 unit takes at most three bytes.
  const most = message.length * 3 + 1;
  if (most > bytes.length) {
    bytes = new Uint8Array(new ArrayBuffer(most));
    attributes.message.ascii = addressOf(bytes);
  }
  bytes[encoder.encodeInto(message, bytes).written] = 0;
  return attributes.message.ascii;
}

/** Options of an event that are right. */
export interface CheckedEvent {
  readonly argb: number | undefined;
  readonly category: string | undefined;
  readonly payload: number | bigint | undefined;
}

const plain: CheckedEvent = { argb: undefined, category: undefined, payload: undefined };

/** Returns the options of an event, checked. */
export function checkEvent(caller: string, options: EventOptions | undefined): CheckedEvent {
  if (options === undefined) return plain;
  const { color, category, payload } = checkOptions(eventOptions, caller, options);
  if (category !== undefined) checkMessage(`${caller}: category`, category);
  if (
    typeof payload === "bigint" &&
    BigInt.asIntN(64, payload) !== payload &&
    BigInt.asUintN(64, payload) !== payload
  )
    throw new RangeError(`${caller}: payload is ${shown(payload)}, which does not fit into 64 bits`);
  return { argb: color === undefined ? undefined : argbOf(caller, color), category, payload };
}

/** Writes the attributes of an event, and returns their address, which is valid until the next call. */
export function attributesAddress(
  message: string,
  categoryId: number,
  { argb, payload }: CheckedEvent,
): number {
  textAddress(message);
  attributes.category = categoryId;
  attributes.colorType = argb === undefined ? NVTX_COLOR_UNKNOWN : NVTX_COLOR_ARGB;
  attributes.color = argb ?? 0;
  writePayload(payload);
  return attributes.pointer;
}

function writePayload(payload: number | bigint | undefined): void {
  if (payload === undefined) attributes.payloadType = NVTX_PAYLOAD_UNKNOWN;
  else nvtxEventAttributes_t.assign(attributes, payloadOf(payload));
}

function payloadOf(value: number | bigint) {
  if (typeof value === "number" && !Number.isSafeInteger(value))
    return { payloadType: NVTX_PAYLOAD_TYPE_DOUBLE, payload: { dValue: value } };
  if (value > 0x7fff_ffff_ffff_ffffn)
    return { payloadType: NVTX_PAYLOAD_TYPE_UNSIGNED_INT64, payload: { ullValue: value } };
  return { payloadType: NVTX_PAYLOAD_TYPE_INT64, payload: { llValue: value } };
}
