import { described, optionsTable } from "../../../arguments/options.ts";
import { type WaitOptions, waitRows } from "../../../wait/wait-options.ts";

/** Options of `group.explain()`. */
export interface ExplainOptions extends WaitOptions {
  /** Sizes of allReduce in bytes. The default is 1 KiB, 64 KiB and 1 MiB, and 16 MiB with GPUs. */
  readonly sizes?: readonly number[];
}

const mostSizes = 32;

export const explainOptions = optionsTable<ExplainOptions>()(
  "group.ExplainOptions",
  { "Group.explain": 0 },
  {
    ...waitRows,
    sizes: {
      type: described(
        `whole numbers from 4 to 2 ** 30, at most ${mostSizes}`,
        (value) =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.length <= mostSizes &&
          value.every((size) => Number.isSafeInteger(size) && size >= 4 && size <= 2 ** 30),
      ),
      defaultText: "1 KiB, 64 KiB and 1 MiB, and 16 MiB with GPUs",
      text: "Sizes of allReduce in bytes.",
    },
  },
);

/** Returns the default sizes for a provider. */
export const defaultSizes = (provider: "native" | "soft"): readonly number[] =>
  provider === "soft" ? [1 << 10, 64 << 10, 1 << 20] : [1 << 10, 64 << 10, 1 << 20, 16 << 20];
