import { ibv_cq_init_attr_ex } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions } from "../../arguments/options.ts";
import type { Device } from "../device/device.ts";
import { checkPointer } from "../errors/verbs-error.ts";
import type { Completion } from "./completion.ts";
import { CompletionBatch } from "./completion-batch.ts";
import { CompletionChannel } from "./completion-channel.ts";
import { type CompletionField, completionFieldFlags } from "./completion-fields.ts";
import { CompletionQueue, type MadeCompletionQueue } from "./completion-queue.ts";
import { type CompletionQueueOptions, completionQueueOptions } from "./completion-queue-options.ts";
import { ExtendedBatch } from "./extended-batch.ts";
import { ExtendedCompletionQueue } from "./extended-completion.ts";
import { WholeBatch } from "./whole-batch.ts";

/** Type of queue that the options make: an extended one with `fields`, else a plain one. */
export type CompletionQueueFor<O extends CompletionQueueOptions> = O extends {
  readonly fields: readonly CompletionField[];
}
  ? ExtendedCompletionQueue
  : CompletionQueue;

/** Creates the C object (`ibv_create_cq`, or `ibv_create_cq_ex` with `fields`). */
export function createCompletionQueue(
  device: Device,
  given: CompletionQueueOptions | undefined,
): CompletionQueue {
  const options = checkOptions(completionQueueOptions, "createCompletionQueue", given);
  const { entries, channel: isAsked, vector, fields } = options;
  if (isAsked && isAsked.device !== device) {
    throw new TypeError("the completion channel belongs to another device");
  }
  device.ensureOpen();
  const channel = isAsked === undefined ? new CompletionChannel(device) : isAsked || undefined;
  channel?.ensureOpen();
  const create = (): number => {
    const { lib } = device;
    if (fields === undefined) {
      const created = lib.ibv_create_cq(device.pointer, entries, 0, channel?.pointer ?? 0, vector);
      return checkPointer("ibv_create_cq", created, `${entries} entries`);
    }
    const c = ibv_cq_init_attr_ex.alloc();
    c.cqe = entries;
    c.channel = channel?.pointer ?? 0;
    c.comp_vector = vector;
    c.wc_flags = BigInt(completionFieldFlags(fields));
    const created = lib.ibv_create_cq_ex(device.pointer, c.pointer);
    return checkPointer("ibv_create_cq_ex", created, `${entries} entries, fields ${fields.join(", ")}`);
  };
  const made = (pointer: number) => ({ pointer, entries, channel, ownsChannel: isAsked === undefined });
  try {
    const pointer = create();
    if (fields === undefined) {
      const plain: MadeCompletionQueue<Completion> = {
        ...made(pointer),
        batch: new CompletionBatch(device, pointer),
      };
      return new CompletionQueue(device, plain);
    }
    const batch = WholeBatch.suits(device, fields)
      ? new WholeBatch(device, pointer, fields)
      : new ExtendedBatch(device, pointer, fields);
    return new ExtendedCompletionQueue(device, { ...made(pointer), batch });
  } catch (error) {
    if (isAsked === undefined) channel?.close();
    throw error;
  }
}
