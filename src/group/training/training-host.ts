import type { Buffer, Device } from "../../cuda/index.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import type { ReduceOptions } from "../collectives/collective-options.ts";
import type { Membership } from "../membership/membership.ts";

/** Functions of the group that pipelines and gradient buckets call. */
export interface TrainingHost {
  readonly device: Device;
  readonly membership: Membership;
  allReduce(buffer: Buffer, options: ReduceOptions): void;
  /**
   * Resolves when `ready` returns true. Throws the error that ended the group's collectives, or DeadlineError
   * at the deadline.
   */
  settled(what: string, ready: () => boolean, options: WaitOptions | undefined): Promise<void>;
}
