import { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { type FlatFields, flat, type StructType, type View } from "../../../ffi/layout/index.ts";

type Flat<T> = T extends StructType<infer F> ? StructType<FlatFields<F>> : never;

/** `struct ibv_wc` with a plain accessor for every field. */
export const CompletionLayout: Flat<typeof ibv_wc> = flat(ibv_wc);
export type CompletionView = View<typeof CompletionLayout>;
