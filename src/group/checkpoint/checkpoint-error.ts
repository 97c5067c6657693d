import { DoorbellError } from "../../errors.ts";

/** Failure to write or read a checkpoint. Older versions of the checkpoint are unchanged. */
export class CheckpointError extends DoorbellError {
  override readonly name = "CheckpointError";
  /** Ranks that failed. */
  readonly ranks: readonly number[];

  constructor(what: string, failures: ReadonlyMap<number, string>, hint: string) {
    const [[, first] = ["", "the checkpoint failed"]] = failures as ReadonlyMap<unknown, string>;
    const all = [...failures].map(([rank, why]) => `rank ${rank}: ${why}`);
    super(
      `${what}: ${new Set(failures.values()).size === 1 && failures.size > 1 ? first : all.join("; ")}`,
      hint,
    );
    this.ranks = [...failures.keys()];
  }
}
