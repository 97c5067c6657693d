import { instance, optionsTable, whole } from "../../arguments/options.ts";
import { shown } from "../../arguments/shown.ts";
import { Buffer, Stream } from "../../cuda/index.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import type { NamedBuffers } from "../checkpoint/checkpoint-options.ts";

/** Options of `group.heal()`. The deadline is that of the whole transfer. */
export interface HealOptions extends WaitOptions {
  /** Version of this member's state, such as the number of completed steps. A new process gives 0. */
  readonly version: number;
  /** Stream in which the state is read and written. The default is the device's default stream. */
  readonly stream?: Stream;
}

export const healOptions = optionsTable<HealOptions>()(
  "group.HealOptions",
  { "Group.heal": 1 },
  {
    ...waitRows,
    version: {
      type: whole(0, Number.MAX_SAFE_INTEGER),
      required: true,
      text: "Version of this member's state, such as the number of completed steps.",
    },
    stream: {
      type: instance("Stream", () => Stream, "device.createStream()"),
      defaultText: "the device's default stream",
      text: "Stream in which the state is read and written.",
    },
  },
);

/** Throws TypeError unless `buffers` has at least one buffer, and only open ones. */
export function checkState(buffers: NamedBuffers): void {
  if (typeof buffers !== "object" || buffers === null)
    throw new TypeError(
      `heal: the buffers are ${shown(buffers)}. Use an object with a Buffer for each name.`,
    );
  if (Object.keys(buffers).length === 0)
    throw new TypeError("heal: there is no buffer. Use an object with a Buffer for each name.");
  for (const [name, buffer] of Object.entries(buffers)) {
    if (!(buffer instanceof Buffer))
      throw new TypeError(`heal: "${name}" is ${shown(buffer)}. Use a Buffer.`);
    buffer.ensureOpen();
  }
}
