import type { Event, Graph, Stream } from "../../src/cuda/index.ts";
import type { Group } from "../../src/group/index.ts";
import { median } from "../common/median.ts";
import type { Times } from "./rows.ts";

/** Maximum number of bytes that one round moves, so that a round has many small calls or few large ones. */
const roundBytes = 100 * 2 ** 20;
const mostQueued = 200;
/** Maximum number of nodes in a graph. */
const mostCaptured = 50;
const mostAlone = 10;

/** Times several calls in alternating rounds, so that a disturbance affects all of them equally. */
export class Timing {
  readonly #group: Group;
  readonly #rounds: number;
  readonly stream: Stream;
  readonly #start: Event;
  readonly #stop: Event;

  constructor(group: Group, rounds: number) {
    const { device } = group;
    this.#group = group;
    this.#rounds = rounds;
    this.stream = device.createStream({ nonBlocking: true });
    this.#start = device.createEvent();
    this.#stop = device.createEvent();
  }

  #queued(bytes: number): number {
    const soft = this.#group.device.provider === "soft";
    return soft ? 8 : Math.max(4, Math.min(mostQueued, Math.floor(roundBytes / bytes)));
  }

  async #settled(): Promise<void> {
    await this.#group.done({ stream: this.stream, timeoutMs: 20_000 });
  }

  /**
   * Returns the GPU time from the first call to the last in microseconds. A call before the first one aligns
   * the members' GPUs.
   */
  async #onGpu(first: () => void, work: () => void, count: number): Promise<number> {
    const { stream } = this;
    await this.#group.barrier();
    first();
    this.#start.record(stream);
    work();
    this.#stop.record(stream);
    await this.#settled();
    return (this.#stop.millisecondsSince(this.#start) * 1000) / count;
  }

  async inStream(call: () => void, bytes: number): Promise<number> {
    const count = this.#queued(bytes);
    const many = (): void => {
      for (let i = 0; i < count; i++) call();
    };
    return await this.#onGpu(call, many, count);
  }

  #captured(call: () => void, count: number): Graph | undefined {
    if (this.#group.device.provider === "soft") return undefined;
    const captured = this.stream.capture(() => {
      for (let i = 0; i < count; i++) call();
    });
    return captured;
  }

  async #alone(call: () => void, bytes: number): Promise<number> {
    const times: number[] = [];
    const count = Math.min(mostAlone, this.#queued(bytes));
    await this.#group.barrier();
    // Each call begins after the previous call has ended on all GPUs. The first call waits for the members.
    for (let i = 0; i <= count; i++) {
      const begun = performance.now();
      call();
      this.stream.synchronize();
      if (i > 0) times.push((performance.now() - begun) * 1000);
    }
    return median(times);
  }

  /** Returns the median over all rounds of the slowest member's time. */
  async compare(calls: readonly (() => void)[], bytes: number): Promise<Times[]> {
    const captured = Math.min(mostCaptured, this.#queued(bytes));
    const graphs = [];
    for (const call of calls) {
      call();
      await this.#settled();
      graphs.push(this.#captured(call, captured));
    }
    const executables = graphs.map((graph) => graph?.instantiate());
    const rounds = calls.map(() => [[], [], []] as [number[], number[], number[]]);
    for (let round = 0; round < this.#rounds; round++)
      for (const [i, call] of calls.entries()) {
        const [stream, graph, alone] = rounds[i]!;
        stream.push(await this.inStream(call, bytes));
        const executable = executables[i];
        if (executable !== undefined)
          graph.push(await this.#onGpu(call, () => executable.launch(this.stream), captured));
        alone.push(await this.#alone(call, bytes));
      }
    for (const executable of executables) executable?.close();
    for (const graph of graphs) graph?.close();
    const medians = await this.#group.exchange(rounds.map((each) => each.map(median)));
    return calls.map(
      (_, i) =>
        [0, 1, 2].map((mode) => {
          const worst = Math.max(...medians.map((ranks) => ranks[i]![mode] ?? Number.NaN));
          return Number.isNaN(worst) ? null : Number(worst.toFixed(2));
        }) as unknown as Times,
    );
  }

  /** Returns times in the stream only, for comparisons of many calls. */
  async compareInStream(calls: readonly (() => void)[], bytes: number): Promise<number[]> {
    const rounds: number[][] = calls.map(() => []);
    for (let round = 0; round <= this.#rounds; round++)
      for (const [i, call] of calls.entries()) {
        const us = await this.inStream(call, bytes);
        if (round > 0) rounds[i]!.push(us);
      }
    const medians = await this.#group.exchange(rounds.map(median));
    return calls.map((_, i) => Math.max(...medians.map((ranks) => ranks[i]!)));
  }
}
