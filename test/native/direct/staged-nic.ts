import { openDevice, type ProtectionDomain } from "../../../src/index.ts";
import { StagedDriver } from "../../support/staged-driver.ts";

/** Size of the driver's memory in bytes. */
export const bytes: number = 1 << 20;
export const all = ["remoteWrite", "remoteRead", "remoteAtomic", "windowBind"] as const;

/** Memory of a test driver, soft0, and queue pairs. */
export class StagedNic {
  readonly driver: StagedDriver = new StagedDriver(bytes);
  readonly nic = openDevice("soft0");
  readonly pd: ProtectionDomain = this.nic.createProtectionDomain();

  /** Returns two connected queue pairs and a function that completes requests. */
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
