import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import type { MemberView } from "../../membership/membership.ts";
import type { AbortWord, Algorithm, CheckedCall, TransferSide } from "../algorithm.ts";
import { CONCATENATE, elementBytes, operations, type ReduceOperation } from "../element.ts";
import { type ExchangePlan, toAll } from "../exchange-plan.ts";
import { chunkTier, type Plan, planOf, tierOf } from "../plan.ts";
import type { RecentCalls } from "../recent-calls.ts";
import { choiceText } from "../size-choices.ts";
import { type GroupMemory, Host } from "./group-memory.ts";
import { KernelChoices } from "./kernel-choices.ts";
import { KernelPointToPoint } from "./kernel-point-to-point.ts";
import type { KernelSet } from "./kernel-set.ts";
import { Launcher } from "./launcher.ts";

/**
 * Collectives of members whose GPUs reach each other's memory. Each call is one kernel, which synchronizes
 * with the kernels of its peers through flags.
 */
export class KernelAlgorithm implements Algorithm {
  readonly memory: GroupMemory;
  readonly choices: KernelChoices;
  readonly outlivesEpoch = true;
  readonly #launcher: Launcher;
  readonly #pointToPoint: KernelPointToPoint;
  readonly #size: number;

  constructor(
    membership: MemberView,
    device: Device,
    memory: GroupMemory,
    kernels: KernelSet,
    limitMs: number,
  ) {
    this.memory = memory;
    this.#size = membership.size;
    this.choices = new KernelChoices(memory, membership.size, device.provider === "soft");
    this.#launcher = new Launcher(device, kernels, membership, memory, limitMs);
    this.#pointToPoint = new KernelPointToPoint(
      device,
      kernels,
      membership,
      memory,
      this.#launcher.calls,
      limitMs,
    );
  }

  get calls(): RecentCalls {
    return this.#launcher.calls;
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.memory.hostBuffer;
  }

  get poisonWord(): AbortWord | undefined {
    return this.memory.poisonWord;
  }

  pollFailure(): boolean {
    return this.memory.host[Host.code] !== 0;
  }

  failedCall(): string {
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

  exchange({ call, type, operands }: CheckedCall, plan: ExchangePlan): void {
    const isOneDirection = plan.sendCount === 0 || plan.receiveCount === 0;
    const direction = isOneDirection
      ? "oneDirection"
      : plan.operation === CONCATENATE
        ? "moves"
        : "bothDirections";
    const tier = chunkTier(plan.count * elementBytes[type], this.memory.hasLines, direction);
    const launcher = this.#launcher;
    launcher.launch(launcher.find(tier, call) ?? launcher.prepare(tier, call, plan, type), operands);
  }

  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    this.#pointToPoint.transfer(stream, sent, got);
  }

  pollIdle(): boolean {
    return this.#launcher.pollIdle() && this.#pointToPoint.pollIdle();
  }

  lose(_rank: number, left: boolean): void {
    // The data of a member that left normally is still valid.
    if (left) this.memory.abort();
    else this.memory.poison();
  }

  abort(): void {
    this.memory.abort();
  }

  close(): void {
    this.#launcher.close();
    this.#pointToPoint.close();
    this.memory.close();
  }
}
