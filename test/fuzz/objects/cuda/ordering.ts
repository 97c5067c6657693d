import type * as cuda from "../../../../src/cuda/index.ts";
import type { Recipe } from "../call.ts";
import { maybe, of, waiting } from "../recipe.ts";
import { native, sameSize, stream, valueFor } from "./parts.ts";

/** Calls on streams and events. */
export const ordering: Recipe[] = [
  of(3, "Stream", "synchronize"),
  of(4, "Stream", "done", (_, d) => ({ args: maybe(d, () => waiting(d)) })),
  of(4, "Stream", "wait", (w) => ({ args: [w.need("Event")] })),
  of(2, "Stream", "waitFor", (w) => ({ args: [w.need("Stream")] })),
  of(4, "Stream", "record", (w, d) => ({ args: maybe(d, () => w.need("Event")), makes: "Event" })),
  of(2, "Stream", "whenDone", () => ({ args: [() => undefined] })),
  of(2, "Stream", "call", (_, d) => ({
    args: [
      d.pick([() => 1, async () => 2, () => Promise.reject(new TypeError("of a function"))]),
      ...maybe(d, () => waiting(d)),
    ],
  })),
  of(3, "Stream", "writeValue", (w, d) => ({ args: [w.need("Buffer"), d.int(9)] })),
  ...(native
    ? []
    : [
        of(1, "Stream", "waitValue", (w, d) => ({
          args: [w.need("Buffer"), d.int(2), ...maybe(d, () => "==")],
        })),
      ]),
  [
    1,
    "write and wait",
    (w) => ({
      on: {
        both: (stream: cuda.Stream, device: cuda.Device) => {
          const word = device.allocate(1, "u32");
          stream.writeValue(word, 7);
          stream.waitValue(word, 7, "==");
          return word;
        },
      },
      method: "both",
      args: [w.need<cuda.Stream>("Stream"), w.need<cuda.Device>("Device")],
      makes: "Buffer",
      exact: true,
    }),
  ],
  of(3, "Stream", "capture", (w, d, stream: cuda.Stream) => ({
    args: [
      () => {
        const buffer = w.need<cuda.Buffer>("Buffer");
        const on = d.chance(0.9) ? stream : undefined;
        if (d.chance(0.2)) w.need<cuda.Stream>("Stream").waitFor(stream);
        buffer.fill(valueFor(buffer, d) as never, on);
        if (d.chance(0.5)) buffer.copyTo(sameSize(w, d, buffer) as never, on);
        if (d.chance(0.2)) (w.any() as { close?: () => void } | undefined)?.close?.();
      },
      ...maybe(d, () => ({ mode: d.pick(["global", "thread", "relaxed"]) })),
    ],
    makes: "Graph",
  })),
  of(2, "Stream", "idle"),
  of(4, "Event", "record", (w, d) => ({ args: stream(w, d) })),
  of(2, "Event", "reached"),
  of(2, "Event", "synchronize"),
  of(3, "Event", "done", (_, d) => ({ args: maybe(d, () => waiting(d)) })),
  of(2, "Event", "millisecondsSince", (w) => ({ args: [w.need("Event")] })),
];
