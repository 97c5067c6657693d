import { libc, MAP_ANONYMOUS, MAP_PRIVATE, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import type { Engine } from "../../../soft/hca/arena/engine.ts";
import { Qp } from "../../../soft/hca/arena/records.ts";
import { findKey } from "../../../soft/hca/objects/memory-keys.ts";
import { findQp, receives } from "../../../soft/hca/objects/queue-pairs.ts";
import * as op from "../../../soft/hca/wire/opcodes.ts";
import type { SentPacket } from "../../network/observer.ts";
import { headersOf } from "../headers.ts";
import { Check, isFrom, isSpoiled, PSN_MASK } from "./check.ts";

/** Bytes that are compared at once: more than a packet has. */
const SCRATCH_BYTES = 8192;
/** Number of first packets that are remembered for each queue pair. */
const MOST_STARTS = 64;
/** Addresses below do not belong to memory of simulated hosts. */
const LOWEST_ADDRESS = 0x6000_0000_0000;

let scratch: { readonly address: number; readonly bytes: Uint8Array } | undefined;

/** Returns a copy of memory, valid until the next call. */
function bytesAt(address: number, length: number): Uint8Array {
  if (scratch === undefined) {
    const at = libc.mmap(0, SCRATCH_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    scratch = { address: at, bytes: new Uint8Array(memory(at, SCRATCH_BYTES)) };
  }
  libc.memcpy(scratch.address, address, length);
  return scratch.bytes.subarray(0, length);
}

/** Arrived packet of a WRITE, or an atomic, which has no payload. */
interface Arrival {
  readonly q: number;
  /** Number of the queue pair. */
  readonly number: number;
  readonly psn: number;
  /** Address of the payload. It is 0 until the next step for a packet that does not name it. */
  address: number;
  /** Key of the memory, known with the address. */
  key: number;
  readonly length: number;
  readonly payload: Uint8Array | undefined;
  /** Bytes before the step, of a packet that was executed before. */
  before: Uint8Array | undefined;
}

/** First packet of a WRITE. */
interface WriteStart {
  readonly address: number;
  readonly key: number;
  readonly packetBytes: number;
}

/** Checks that the bytes of a WRITE are in memory when the NIC has executed it, and that a repeated one changes nothing. */
export class PlacementCheck extends Check {
  readonly #arrivals = new Map<number, Arrival[]>();
  /**
   * First packets that arrived last: by host, by number of the queue pair, then by PSN. A repeated packet may arrive
   * between the packets of a later WRITE.
   */
  readonly #starts = new Map<number, Map<number, Map<number, WriteStart>>>();

  override opened(host: number, engine: Engine): void {
    super.opened(host, engine);
    this.#arrivals.set(host, []);
    this.#starts.set(host, new Map());
  }

  arrived(sent: SentPacket, isAccepted: boolean): void {
    const { to, packet } = sent;
    const e = to === undefined ? undefined : this.engines.get(to);
    const headers = isSpoiled(sent) || !isAccepted ? undefined : headersOf(packet.bytes);
    if (e === undefined || to === undefined || headers === undefined) return;
    const { opcode, flags, destinationQp, psn, remote, payloadAt, payloadBytes } = headers;
    const isChange = (flags & (op.OP_WRITE | op.OP_ATOMIC | op.OP_ATOMIC_WRITE)) !== 0;
    if ((opcode & op.TRANSPORT_MASK) !== op.TRANSPORT_RC || !isChange || flags & op.OP_RESPONSE) return;
    const q = findQp(e, destinationQp);
    if (q === 0 || !receives(e.i32[q + Qp.state]!)) return;
    const isWrite = (flags & op.OP_WRITE) !== 0;
    const address = Number(remote?.address ?? 0);
    const key = remote?.key ?? 0;
    if (remote !== undefined)
      this.#addStart(to, destinationQp, psn, { address, key, packetBytes: payloadBytes });
    const payload = isWrite ? packet.bytes.subarray(payloadAt, payloadAt + payloadBytes) : undefined;
    const length = isWrite ? payloadBytes : 8;
    if (length === 0) return;
    const arrival = { q, number: destinationQp, psn, address, key, length, payload, before: undefined };
    this.#arrivals.get(to)?.push(arrival);
  }

  #addStart(host: number, number: number, psn: number, start: WriteStart): void {
    const ofHost = this.#starts.get(host);
    const starts = ofHost?.get(number) ?? new Map<number, WriteStart>();
    ofHost?.set(number, starts);
    starts.delete(psn);
    starts.set(psn, start);
    for (const oldest of starts.keys()) if (starts.size > MOST_STARTS) starts.delete(oldest);
  }

  /** Finds the address of a packet that does not name it: the first packet of its WRITE has. */
  #findAddress(host: number, arrival: Arrival): void {
    const { number, psn } = arrival;
    const starts = this.#starts.get(host)?.get(number) ?? new Map<number, WriteStart>();
    let first: number | undefined;
    for (const one of starts.keys())
      if (isFrom(psn, one) && (first === undefined || isFrom(one, first))) first = one;
    if (first === undefined) return;
    const { address, key, packetBytes } = starts.get(first)!;
    arrival.address = address + ((psn - first) & PSN_MASK) * packetBytes;
    arrival.key = key;
  }

  steps(host: number, e: Engine): void {
    const arrivals = this.#arrivals.get(host);
    if (arrivals === undefined || arrivals.length === 0) return;
    // The first packet may arrive after the others, so addresses are known when all packets of the step are.
    for (const arrival of arrivals) if (arrival.address === 0) this.#findAddress(host, arrival);
    // A repeated packet may name memory that its program has deregistered and freed.
    const known = arrivals.filter(({ address, key }) => address >= LOWEST_ADDRESS && findKey(e, key) !== 0);
    this.#arrivals.set(host, known);
    for (const arrival of known) {
      const { q, psn, address, length } = arrival;
      const isRepeated = !isFrom(psn, e.i32[q + Qp.expectedPsn]!);
      if (isRepeated) arrival.before = bytesAt(address, length).slice();
    }
  }

  stepped(host: number, e: Engine): void {
    const arrivals = this.#arrivals.get(host);
    if (arrivals === undefined || arrivals.length === 0) return;
    this.#arrivals.set(host, []);
    for (const [i, arrival] of arrivals.entries()) {
      const { q, psn, address, key, length, payload, before } = arrival;
      if (findKey(e, key) === 0) continue;
      const isExecuted = receives(e.i32[q + Qp.state]!) && !isFrom(psn, e.i32[q + Qp.expectedPsn]!);
      const wanted = before ?? (isExecuted ? payload : undefined);
      if (wanted === undefined || arrivals.some((one, j) => j !== i && overlaps(one, arrival))) continue;
      if (Buffer.compare(bytesAt(address, length), wanted) === 0) continue;
      const what =
        before === undefined ? "is executed without its bytes in memory" : "is executed a second time";
      this.fail(host, `a WRITE to queue pair ${e.i32[q + Qp.number]} ${what} (PSN ${psn})`);
    }
  }
}

const overlaps = (a: Arrival, b: Arrival): boolean =>
  a.address < b.address + b.length && b.address < a.address + a.length;
