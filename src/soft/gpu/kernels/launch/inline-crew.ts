import type { SoftContext } from "../../driver/gpu.ts";
import type { AddressSpace } from "../../memory/address-space.ts";
import { checksPages } from "../shared/abilities.ts";
import { ARGUMENTS, CONTROL_BYTES, putAddress, Word } from "../shared/control.ts";
import { LaunchPart } from "../worker/launch-part.ts";
import { Machine } from "../worker/machine.ts";
import type { LaunchCrew } from "./crew.ts";

/**
 * Worker that runs launches on the thread of the driver, inside the call that starts them, as a simulation does. A
 * kernel that waits for another kernel never ends there.
 */
export class InlineCrew implements LaunchCrew {
  readonly words: Int32Array = new Int32Array(new SharedArrayBuffer(CONTROL_BYTES));
  readonly arguments: Uint8Array = new Uint8Array(this.words.buffer, ARGUMENTS);
  readonly broken = false;
  readonly ready = true;
  readonly size = 1;
  readonly lost = false;
  readonly #far: boolean;
  readonly #machine: Machine;
  readonly #part: LaunchPart;
  #space: AddressSpace | undefined;
  #view: SoftContext | undefined;

  private constructor(far: boolean) {
    this.#far = far;
    this.#machine = new Machine(this.words, checksPages, far);
    this.#part = new LaunchPart({ words: this.words, machine: this.#machine, index: 0 });
  }

  /** Workers of former drivers. The memory of a worker takes 4 GiB of address space, of which runtimes have little. */
  static readonly #idle = new Map<boolean, InlineCrew[]>([
    [false, []],
    [true, []],
  ]);

  /** Returns a worker for the memory of a driver. */
  static take(space: AddressSpace, far: boolean): InlineCrew {
    const crew = InlineCrew.#idle.get(far)!.pop() ?? new InlineCrew(far);
    crew.#space = space;
    putAddress(crew.words, Word.window, space.window);
    if (!far) space.addMirror(crew.#machine.base);
    return crew;
  }

  showTo(context: SoftContext): void {
    if (this.#view === context) return;
    this.#view = context;
    if (!this.#far) this.#space!.showTo(this.#machine.base, context);
  }

  wake(): void {
    const slot = Atomics.sub(this.words, Word.slotsLeft, 1) - 1;
    if (slot >= 0) this.#part.run(slot);
    Atomics.add(this.words, Word.done, 1);
  }

  /** Does nothing: a launch has ended before other code can request its stop. */
  requestStop(): void {}

  giveUp(): number {
    this.give();
    return 0;
  }

  /** Makes the worker available for another driver. */
  give(): void {
    const space = this.#space;
    if (space === undefined) return;
    if (!this.#far) space.removeMirror(this.#machine.base);
    this.#space = undefined;
    this.#view = undefined;
    this.#machine.reset();
    InlineCrew.#idle.get(this.#far)!.push(this);
  }
}
