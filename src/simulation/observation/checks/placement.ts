import { libc, MAP_ANONYMOUS, MAP_PRIVATE, PROT_READ, PROT_WRITE } from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import type { Engine } from "../../../soft/hca/arena/engine.ts";
import { Qp } from "../../../soft/hca/arena/records.ts";
import { findQp, receives } from "../../../soft/hca/objects/queue-pairs.ts";
import * as op from "../../../soft/hca/wire/opcodes.ts";
import type { SentPacket } from "../../network/observer.ts";
import { headersOf } from "../headers.ts";
import { Check, isFrom } from "./check.ts";

/** Bytes that are compared at once: more than a packet has. */
const SCRATCH_BYTES = 8192;
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
  readonly psn: number;
  readonly address: number;
  readonly length: number;
  readonly payload: Uint8Array | undefined;
  /** Bytes before the step, of a packet that was executed before. */
  before: Uint8Array | undefined;
}

/** WRITE whose first packet arrived last at a queue pair. */
interface OpenWrite {
  readonly psn: number;
  readonly address: number;
  readonly packetBytes: number;
}

/** Checks that the bytes of a WRITE are in memory when the NIC has executed it, and that a repeated one changes nothing. */
export class PlacementCheck extends Check {
  readonly #arrivals = new Map<number, Arrival[]>();
  /** Open WRITE of each queue pair: by host, then by word. */
  readonly #open = new Map<number, Map<number, OpenWrite>>();

  override opened(host: number, engine: Engine): void {
    super.opened(host, engine);
    this.#arrivals.set(host, []);
    this.#open.set(host, new Map());
  }

  arrived({ to, packet, isDamaged }: SentPacket, isAccepted: boolean): void {
    const e = to === undefined ? undefined : this.engines.get(to);
    const headers = isDamaged || !isAccepted ? undefined : headersOf(packet.bytes);
    if (e === undefined || to === undefined || headers === undefined) return;
    const { opcode, flags, destinationQp, psn, remote, payloadAt, payloadBytes } = headers;
    const isChange = (flags & (op.OP_WRITE | op.OP_ATOMIC | op.OP_ATOMIC_WRITE)) !== 0;
    if ((opcode & op.TRANSPORT_MASK) !== op.TRANSPORT_RC || !isChange || flags & op.OP_RESPONSE) return;
    const q = findQp(e, destinationQp);
    if (q === 0 || !receives(e.i32[q + Qp.state]!)) return;
    const isWrite = (flags & op.OP_WRITE) !== 0;
    const address = this.#addressOf(to, q, { psn, payloadBytes, start: remote && Number(remote.address) });
    if (address === undefined || address < LOWEST_ADDRESS) return;
    const payload = isWrite ? packet.bytes.subarray(payloadAt, payloadAt + payloadBytes) : undefined;
    const length = isWrite ? payloadBytes : 8;
    if (length > 0) this.#arrivals.get(to)?.push({ q, psn, address, length, payload, before: undefined });
  }

  /** Returns the address of a packet's payload. Only the first packet of a WRITE names it. */
  #addressOf(
    host: number,
    q: number,
    packet: { readonly psn: number; readonly payloadBytes: number; readonly start: number | undefined },
  ): number | undefined {
    const { psn, payloadBytes, start } = packet;
    if (start !== undefined) {
      this.#open.get(host)?.set(q, { psn, address: start, packetBytes: payloadBytes });
      return start;
    }
    const open = this.#open.get(host)?.get(q);
    if (open === undefined || !isFrom(psn, open.psn)) return undefined;
    return open.address + ((psn - open.psn) & 0xffffff) * open.packetBytes;
  }

  steps(host: number, e: Engine): void {
    for (const arrival of this.#arrivals.get(host) ?? []) {
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
      const { q, psn, address, length, payload, before } = arrival;
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
