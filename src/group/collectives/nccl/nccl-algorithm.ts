import {
  ncclAvg,
  ncclBfloat16,
  ncclFloat16,
  ncclFloat32,
  ncclFloat64,
  ncclInt8,
  ncclInt32,
  ncclInt64,
  ncclMax,
  ncclMin,
  ncclProd,
  ncclSum,
  ncclUint8,
  ncclUint32,
  ncclUint64,
} from "../../../../ffi/nccl/index.ts";
import { isCapturing } from "../../../cuda/capture/open-captures.ts";
import type { Buffer, Device, Stream } from "../../../cuda/index.ts";
import type { Membership } from "../../membership/membership.ts";
import type { PartTransport } from "../../memory/part-transport.ts";
import type { AbortWord, Algorithm, CheckedCall, TransferSide } from "../algorithm.ts";
import { type CollectiveType, elementBytes, type ReduceOperation } from "../element.ts";
import type { ExchangePlan } from "../exchange-plan.ts";
import { Code } from "../kernels/group-memory.ts";
import type { Plan } from "../plan.ts";
import type { RecentCalls } from "../recent-calls.ts";
import { StreamOrder } from "../stream-order.ts";
import { CallWatch } from "./call-watch.ts";
import type { NcclCommunicator } from "./communicator.ts";
import type { NcclChoice } from "./nccl-choice.ts";

/** Data type numbers of NCCL. Collectives of other element types do not use NCCL. */
const types: Readonly<Partial<Record<CollectiveType, number>>> = {
  ...{ i8: ncclInt8, u8: ncclUint8, i32: ncclInt32, u32: ncclUint32, i64: ncclInt64, u64: ncclUint64 },
  ...{ f16: ncclFloat16, bf16: ncclBfloat16, f32: ncclFloat32, f64: ncclFloat64 },
};
const numbers: Readonly<Record<ReduceOperation, number>> = {
  ...{ sum: ncclSum, product: ncclProd, min: ncclMin, max: ncclMax, average: ncclAvg },
};

const failureTopic = "NCCL failed";

type NcclCall = Parameters<NcclCommunicator["enqueue"]>[0];

/**
 * Collectives that use NCCL for the sizes at which NCCL measured faster, and the inner algorithm otherwise.
 * Results may differ between runs.
 */
export class NcclAlgorithm implements Algorithm {
  readonly #inner: Algorithm;
  readonly #communicator: NcclCommunicator;
  readonly #choice: NcclChoice;
  readonly #membership: Membership;
  readonly #order: StreamOrder;
  readonly #watch: CallWatch;
  readonly #limitMs: number;
  readonly #spansHosts: boolean;
  /** Failure of NCCL, a value of {@link Code}. 0 without a failure. */
  #code = 0;
  #failedNumber = 0;

  constructor(
    membership: Membership,
    device: Device,
    inner: Algorithm,
    communicator: NcclCommunicator,
    choice: NcclChoice,
    limitMs: number,
  ) {
    this.#membership = membership;
    this.#inner = inner;
    this.#communicator = communicator;
    this.#choice = choice;
    this.#order = new StreamOrder(device);
    this.#watch = new CallWatch(device);
    this.#limitMs = limitMs;
    this.#spansHosts = membership.local.length < membership.size;
    const { mesh, epoch } = membership;
    mesh.listen(failureTopic, (_, of) => {
      if (of === epoch) this.#fail(Code.poisoned, false);
    });
  }

  get calls(): RecentCalls {
    return this.#inner.calls;
  }

  get transportText(): string {
    return this.#inner.transportText ?? "";
  }

  get partTransport(): PartTransport | undefined {
    return this.#inner.partTransport;
  }

  get threadError(): string {
    return this.#inner.threadError ?? "";
  }

  get hostBuffer(): Buffer<"u32"> {
    return this.#inner.hostBuffer;
  }

  get poisonWord(): AbortWord | undefined {
    return this.#inner.poisonWord;
  }

  pollFailure(): boolean {
    if (this.#inner.pollFailure()) {
      if (this.#code === 0) this.#fail(Code.poisoned, true);
      return true;
    }
    if (this.#code === 0 && this.#communicator.pollFailure()) this.#fail(Code.aborted, true);
    if (this.#code === 0 && this.#watch.isLate(this.#limitMs)) this.#fail(Code.late, true);
    return this.#code !== 0;
  }

  failedCall(): string {
    return this.#inner.pollFailure() ? this.#inner.failedCall() : this.calls.text(this.#failedNumber);
  }

  codeOf(rank: number): number {
    if (this.#inner.pollFailure()) return this.#inner.codeOf(rank);
    // NCCL does not report which rank is late. The calls of the ranks identify the late rank.
    return this.#code === Code.late && rank !== this.#membership.rank ? Code.unknown : 0;
  }

  pollIdle(): boolean {
    return this.#inner.pollIdle() && this.#order.pollIdle();
  }

  plan(bytes: number): Plan {
    return this.#choice.plan(bytes, this.#inner.plan(bytes));
  }

  allReduce(checked: CheckedCall, operation: ReduceOperation): void {
    const { call, type, operands } = checked;
    const number = types[type];
    if (number === undefined || !this.#choice.isNccl(call.count * elementBytes[type])) {
      this.#order.enter(operands.stream);
      this.#inner.allReduce(checked, operation);
      return;
    }
    const { input, output, stream } = operands;
    this.#call(checked, (lib, comm) =>
      lib.ncclAllReduce(
        ...([input.pointer, output.pointer, call.count, number, numbers[operation]] as const),
        comm,
        stream.pointer,
      ),
    );
  }

  exchange(checked: CheckedCall, plan: ExchangePlan): void {
    const { call, type, operands } = checked;
    const number = types[type];
    // Within a host, kernels are as fast as NCCL, and the measurements cover allReduce only.
    const isNccl = this.#spansHosts && this.#choice.isNccl(call.count * elementBytes[type]);
    const made = isNccl && number !== undefined ? ncclCallOf(checked, number) : undefined;
    if (made !== undefined) {
      this.#call(checked, made);
      return;
    }
    this.#order.enter(operands.stream);
    this.#inner.exchange(checked, plan);
  }

  #call(checked: CheckedCall, call: NcclCall): void {
    const { stream } = checked.operands;
    const number = this.calls.add(checked.call);
    const counter = this.#membership.metrics.counter(checked.call.name, "NCCL");
    counter.calls++;
    counter.bytes += checked.call.count * elementBytes[checked.type];
    if (this.pollFailure()) return;
    this.#order.enter(stream);
    const watched = isCapturing() ? undefined : this.#watch.begin(stream, number);
    const { metrics } = this.#membership;
    const bytes = checked.call.count * elementBytes[checked.type];
    // NCCL does not report the bytes that it sends to each peer.
    const noTraffic = { first: 0, count: 0, bytes: 0 };
    metrics.timed(stream, metrics.times(checked.call.name, "NCCL", bytes), noTraffic, () => {
      if (!this.#communicator.enqueue(call)) this.#fail(Code.aborted, true, number);
    });
    this.#watch.end(watched, stream);
  }

  transfer(stream: Stream, sent: TransferSide | undefined, got: TransferSide | undefined): void {
    this.#inner.transfer(stream, sent, got);
  }

  /** Aborts NCCL's kernels in this process, and notifies the peers, whose kernels would otherwise wait until their limit. */
  #fail(code: number, announces: boolean, number: number | undefined = this.#watch.firstOpen()): void {
    if (this.#code !== 0) return;
    this.#code = code;
    this.#failedNumber = number ?? 0;
    this.#communicator.abort();
    this.#inner.abort();
    const { mesh, epoch } = this.#membership;
    if (announces) mesh.sendAll(failureTopic, epoch);
  }

  lose(rank: number, isLeft: boolean): void {
    this.#inner.lose(rank, isLeft);
    if (!isLeft || this.#watch.firstOpen() !== undefined) this.#fail(Code.aborted, false);
  }

  abort(): void {
    this.#inner.abort();
    this.#communicator.abort();
  }

  close(): void {
    this.#communicator.abort();
    this.#watch.close();
    this.#order.close();
    this.#inner.close();
  }
}

/** Returns the NCCL call of a collective with one step. Returns undefined when NCCL has no such call. */
function ncclCallOf(
  { call: { name, count, detail }, operands: { input, output, stream } }: CheckedCall,
  type: number,
): NcclCall | undefined {
  const [from, to, at] = [input.pointer, output.pointer, stream.pointer];
  const [operation = ""] = detail.split(", ");
  const root = Number(/root (\d+)$/.exec(detail)?.[1] ?? 0);
  const number = numbers[operation as ReduceOperation];
  switch (name) {
    case "reduceScatter":
      return (lib, comm) => lib.ncclReduceScatter(from, to, count, type, number, comm, at);
    case "allGather":
      return (lib, comm) => lib.ncclAllGather(from, to, count, type, comm, at);
    case "broadcast":
      return (lib, comm) => lib.ncclBroadcast(from, to, count, type, root, comm, at);
    case "reduce":
      return (lib, comm) => lib.ncclReduce(from, to, count, type, number, root, comm, at);
    default:
      return undefined;
  }
}
