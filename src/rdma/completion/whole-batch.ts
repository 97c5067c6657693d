import { IBV_WC_SUCCESS, IBV_WC_WITH_IMM, IBV_WC_WITH_INV } from "../../../ffi/ibverbs/constants.ts";
import { addressOf } from "../../../ffi/runtime/index.ts";
import type { DeviceHandle } from "../handles/device-handle.ts";
import { batch, CompletionBatch } from "./completion-batch.ts";
import type { CompletionField } from "./completion-fields.ts";
import type { CompletionView } from "./completion-layout.ts";
import { ExtendedCompletion, type TakenExtended } from "./extended-completion.ts";

const inStruct = ["byteLength", "immediate", "sourceQpNumber"] as const;
/** Fields that RoCE does not use and that are reported as 0. */
const zeros = ["sourceLid", "serviceLevel", "pathBits"] as const;
const known: ReadonlySet<CompletionField> = new Set([...inStruct, ...zeros, "timestamp"]);
const carriesWord = IBV_WC_WITH_IMM | IBV_WC_WITH_INV;

/**
 * Completions of the last poll of an extended completion queue, for a provider that returns whole completions
 * ({@link Ibverbs.takeExtended}). One call takes all of them. Fields that were not requested are hidden.
 */
export class WholeBatch implements TakenExtended {
  readonly fields: ReadonlySet<CompletionField>;
  readonly #device: DeviceHandle;
  readonly #taken: CompletionBatch;
  readonly #times = new Float64Array(new ArrayBuffer(batch * 8));
  /** True when every field of `ibv_wc` was requested. */
  readonly #keepsAll: boolean;
  readonly #hasBytes: boolean;
  readonly #hasSource: boolean;
  readonly #hasImmediate: boolean;

  /** Returns true when the provider returns all of these fields with whole completions. */
  static suits({ lib }: DeviceHandle, fields: readonly CompletionField[]): boolean {
    return lib.takeExtended !== undefined && fields.every((field) => known.has(field));
  }

  /** Makes the batch of the C completion queue `cq`. */
  constructor(device: DeviceHandle, cq: number, fields: readonly CompletionField[]) {
    this.#device = device;
    this.fields = new Set(fields);
    const take = device.lib.takeExtended!;
    const times = this.fields.has("timestamp") ? addressOf(this.#times) : 0;
    this.#taken = new CompletionBatch(device, cq, (queue, count, wc) => take(queue, count, wc, times));
    this.#hasBytes = this.fields.has("byteLength");
    this.#hasSource = this.fields.has("sourceQpNumber");
    this.#hasImmediate = this.fields.has("immediate");
    this.#keepsAll = inStruct.every((field) => this.fields.has(field));
  }

  take(most: number): number {
    const count = this.#taken.take(most);
    if (!this.#keepsAll) for (let i = 0; i < count; i++) this.#forget(this.#taken.view(i));
    return count;
  }

  #forget(view: CompletionView): void {
    if (!this.#hasBytes) view.byte_len = 0;
    if (!this.#hasSource) view.src_qp = 0;
    if (!this.#hasImmediate) view.wc_flags &= ~carriesWord;
  }

  view(i: number): CompletionView {
    return this.#taken.view(i);
  }

  wrId(i: number): number {
    return this.#taken.wrId(i);
  }

  timestamp(i: number): bigint {
    this.view(i);
    return BigInt(this.#times[i]!);
  }

  completion(i: number): ExtendedCompletion {
    const view = this.view(i);
    const ok = view.status === IBV_WC_SUCCESS;
    const has = (name: CompletionField) => ok && this.fields.has(name);
    const zero = (name: CompletionField) => (has(name) ? 0 : undefined);
    return new ExtendedCompletion(view, this.wrId(i), this.#device.completionOwners, {
      timestamp: has("timestamp") ? this.timestamp(i) : undefined,
      wallClockNs: undefined,
      sourceLid: zero("sourceLid"),
      serviceLevel: zero("serviceLevel"),
      pathBits: zero("pathBits"),
      vlan: undefined,
      flowTag: undefined,
      tag: undefined,
    });
  }
}
