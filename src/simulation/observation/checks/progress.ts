import { IBV_QPS_RTS } from "../../../../ffi/ibverbs/constants.ts";
import { type Engine, getDouble } from "../../../soft/hca/arena/engine.ts";
import { Qp } from "../../../soft/hca/arena/records.ts";
import { transportMicroseconds } from "../../../soft/hca/wire/headers.ts";
import { eachQueuePair } from "../queue-pairs.ts";
import { Check } from "./check.ts";

/** Interval of the check, in nanoseconds. */
const INTERVAL_NS = 1e9;
/** Shortest time without any progress that counts as stuck, in nanoseconds. */
const STUCK_NS = 10e9;
/** Number of acknowledgement timeouts without any progress that count as stuck. */
const STUCK_TIMEOUTS = 4;
const NS_PER_US = 1000;

/** Last sign of progress of a queue pair. */
interface Progress {
  readonly sign: string;
  readonly at: number;
}

/** Checks that no queue pair has outstanding requests for long without sending or receiving anything. */
export class ProgressCheck extends Check {
  readonly #progress = new Map<string, Progress>();
  #nextAt = INTERVAL_NS;

  override closed(host: number): void {
    super.closed(host);
    for (const key of this.#progress.keys()) if (key.startsWith(`${host} `)) this.#progress.delete(key);
  }

  settled(): void {
    const { now } = this;
    if (now < this.#nextAt) return;
    this.#nextAt = now + INTERVAL_NS;
    for (const [host, e] of this.engines) eachQueuePair(e, (q) => this.#check(host, e, q));
  }

  #check(host: number, e: Engine, q: number): void {
    const { i32 } = e;
    const at = (field: number): number => i32[q + field]!;
    const number = at(Qp.number);
    const key = `${host} ${number}`;
    const outstanding = at(Qp.sqTail) - at(Qp.sqHead);
    if (at(Qp.state) !== IBV_QPS_RTS || outstanding === 0) {
      this.#progress.delete(key);
      return;
    }
    const words = [
      Qp.sqHead,
      Qp.sqNext,
      Qp.unackedPsn,
      Qp.sentEnd,
      Qp.retriesLeft,
      Qp.rnrLeft,
      Qp.retransmits,
    ];
    const deadlines = [Qp.transportDeadline, Qp.rnrDeadline, Qp.paceDeadline, Qp.lossProbeDeadline];
    const sign = [...words.map(at), ...deadlines.map((field) => getDouble(e, q + field))].join();
    const before = this.#progress.get(key);
    if (before?.sign !== sign) {
      this.#progress.set(key, { sign, at: this.now });
      return;
    }
    const timeoutNs = transportMicroseconds(at(Qp.timeout)) * NS_PER_US;
    if (this.now - before.at < Math.max(STUCK_NS, STUCK_TIMEOUTS * timeoutNs)) return;
    const requests = outstanding === 1 ? "1 request" : `${outstanding} requests`;
    const seconds = Math.round((this.now - before.at) / 1e9);
    this.fail(
      host,
      `queue pair ${number} is stuck: ${requests} outstanding, and nothing sent for ${seconds} s`,
    );
  }
}
