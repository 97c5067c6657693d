import { DoorbellError } from "../../errors.ts";

/** A checkpoint could not be kept or read: the versions before it are what they were. */
export class CheckpointError extends DoorbellError {
  override readonly name = "CheckpointError";
  /** Ranks at which it failed. */
  readonly ranks: readonly number[];

  constructor(what: string, failures: ReadonlyMap<number, string>, hint: string) {
    const [[, first] = ["", "it failed"]] = failures as ReadonlyMap<unknown, string>;
    const all = [...failures].map(([rank, why]) => `rank ${rank}: ${why}`);
    super(
      `${what}: ${new Set(failures.values()).size === 1 && failures.size > 1 ? first : all.join("; ")}`,
      hint,
    );
    this.ranks = [...failures.keys()];
  }
}
