import type { Buffer, Device, Stream } from "../../cuda/index.ts";
import type { Circle } from "../membership.ts";
import { CONCATENATE, elementBytes, operations, type ReduceOperation } from "./element.ts";
import { type GroupMemory, Host } from "./group-memory.ts";
import type { KernelSet } from "./kernel-set.ts";
import type { LaunchPlan } from "./launch-plan.ts";
import { Launcher } from "./launcher.ts";
import { Passer } from "./passer.ts";
import { type Plan, pieceTier, planOf, tierOf } from "./plan.ts";
import type { RecentCalls } from "./recent-calls.ts";
import { choiceText } from "./size-choices.ts";
import { type CheckedCall, type PassSide, toAll, type Way } from "./way.ts";
import { WayChoices } from "./way-choices.ts";

/** Members whose GPUs reach each other's memory: one kernel a call, which meets those of the others by flags. */
export class KernelWay implements Way {
  readonly memory: GroupMemory;
  readonly choices: WayChoices;
  readonly #launcher: Launcher;
  readonly #passer: Passer;
  readonly #size: number;

  constructor(membership: Circle, device: Device, memory: GroupMemory, kernels: KernelSet, limitMs: number) {
    this.memory = memory;
    this.#size = membership.size;
    this.choices = new WayChoices(memory, membership.size, device.provider === "soft");
    this.#launcher = new Launcher(device, kernels, membership, memory, limitMs);
    this.#passer = new Passer(device, kernels, membership, memory, this.#launcher.calls, limitMs);
  }

  get calls(): RecentCalls {
    return this.#launcher.calls;
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.memory.hostBuffer;
  }

  get poisonAddress(): number | undefined {
    return this.memory.poisonAddress;
  }

  get failed(): boolean {
    return this.memory.host[Host.code] !== 0;
  }

  get failedCall(): string {
    return this.calls.text(this.memory.host[Host.call]!);
  }

  codeOf(rank: number): number {
    return this.memory.host[Host.ranks + 2 * rank]!;
  }

  plan(bytes: number): Plan {
    const chosen = this.choices.chosen(bytes);
    if (chosen?.tier === undefined) return planOf(bytes, this.#size, this.memory);
    return { tier: chosen.tier, reason: `measured to be the fastest: ${choiceText(chosen)}` };
  }

  allReduce({ call, type, operands }: CheckedCall, operation: ReduceOperation): void {
    const launcher = this.#launcher;
    const size = this.#size;
    const { count } = call;
    const bytes = count * elementBytes[type];
    const chosen = this.choices.of(bytes);
    const tier = chosen?.tier ?? tierOf(bytes, size, this.memory);
    const prepared =
      launcher.find(tier, call, chosen) ??
      launcher.prepare(tier, call, { ...toAll(count, size), operation: operations[operation] }, type, chosen);
    launcher.launch(prepared, operands);
  }

  pieces({ call, type, operands }: CheckedCall, plan: LaunchPlan): void {
    const isOneWay = plan.sendCount === 0 || plan.takeCount === 0;
    const direction = isOneWay ? "oneWay" : plan.operation === CONCATENATE ? "moves" : "bothWays";
    const tier = pieceTier(plan.count * elementBytes[type], this.memory.hasLines, direction);
    const launcher = this.#launcher;
    launcher.launch(launcher.find(tier, call) ?? launcher.prepare(tier, call, plan, type), operands);
  }

  pass(stream: Stream, sent: PassSide | undefined, got: PassSide | undefined): void {
    this.#passer.pass(stream, sent, got);
  }

  get idle(): boolean {
    return this.#launcher.idle && this.#passer.idle;
  }

  lose(_rank: number, left: boolean): void {
    // What one gave that left can still be computed with.
    if (left) this.memory.abort();
    else this.memory.poison();
  }

  abort(): void {
    this.memory.abort();
  }

  close(): void {
    this.#launcher.close();
    this.#passer.close();
    this.memory.close();
  }
}
