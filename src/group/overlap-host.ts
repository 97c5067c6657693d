import type { Buffer, Device } from "../cuda/index.ts";
import type { WaitOptions } from "../wait/wait-options.ts";
import type { ReduceOptions } from "./collectives/collective-options.ts";
import type { Membership } from "./membership.ts";

/** What pipelines and buckets need of their group. */
export interface OverlapHost {
  readonly device: Device;
  readonly membership: Membership;
  allReduce(buffer: Buffer, options: ReduceOptions): void;
  /** Resolves when `ready` says so; rejects with what ended the group's collectives, and with DeadlineError. */
  settled(what: string, ready: () => boolean, options: WaitOptions | undefined): Promise<void>;
}
