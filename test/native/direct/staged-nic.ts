import { openDevice, type ProtectionDomain } from "../../../src/index.ts";
import { StagedDriver } from "../../support/staged-driver.ts";

/** Bytes of the driver's memory. */
export const bytes: number = 1 << 20;
export const all = ["remoteWrite", "remoteRead", "remoteAtomic", "windowBind"] as const;

/** A driver's memory, soft0, and queue pairs. */
export class StagedNic {
  readonly driver: StagedDriver = new StagedDriver(bytes);
  readonly nic = openDevice("soft0");
  readonly pd: ProtectionDomain = this.nic.createProtectionDomain();

  /** Two queue pairs that are connected, and a way to have requests done. */
  connected(type: "RC" | "UC" = "RC") {
    const completions = this.nic.createCompletionQueue({ entries: 1024 });
    const make = () => this.pd.createQueuePair({ completions, type });
    const [near, far] = [make(), make()];
    near.connect(far.endpoint());
    far.connect(near.endpoint());
    const done = (wrId: number) => completions.completionOf(wrId);
    return { near, far, completions, done };
  }

  close(): void {
    this.driver.control.setHeld(0);
    this.nic.close();
    this.driver.memory.close();
  }
}
