// Mixed workload for dynamic QPs whose effects are all checked: bytes, completions, atomics and surrounding
// memory.
import { expect } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import { seeded } from "../../support/random.ts";
import { ALL_ACCESS, pages } from "../support/harness.ts";
import type { SimulatedNetwork } from "../support/simulated-network.ts";
import type { DynamicQp, Host } from "./harness.ts";

const SLOT = 16 * 1024;
const CANARY = 0xa5;
const GUARD = 8192;

/** Registered memory with a canary on both sides. */
export class Guarded {
  readonly pointer: number;
  readonly bytes: Uint8Array;
  readonly lkey: number;
  readonly rkey: number;
  readonly #all: Uint8Array;

  constructor(host: Host, bytes: number) {
    const whole = pages(bytes + 2 * GUARD);
    this.#all = whole.bytes;
    this.#all.fill(CANARY);
    this.pointer = whole.pointer + GUARD;
    this.bytes = this.#all.subarray(GUARD, GUARD + bytes);
    this.bytes.fill(0);
    ({ lkey: this.lkey, rkey: this.rkey } = host.side.register(this.pointer, bytes, ALL_ACCESS));
  }

  check(): void {
    const end = this.#all.length - GUARD;
    expect(this.#all.subarray(0, GUARD).every((byte) => byte === CANARY)).toBe(true);
    expect(this.#all.subarray(end).every((byte) => byte === CANARY)).toBe(true);
  }
}

const KINDS = ["write", "send", "read", "add", "write-imm"] as const;

export interface FlowOptions {
  /** Number of requests. */
  readonly count: number;
  readonly seed: number;
  /** First id of its requests and receives. */
  readonly base: number;
  readonly gidIndex?: number;
  /**
   * Receives are posted one by one while the flow runs, so that messages find none and may overtake each
   * other.
   */
  readonly late?: boolean;
}

/** Requests from one QP to another, with known results. */
export class Flow {
  readonly from: DynamicQp;
  readonly to: DynamicQp;
  readonly count: number;
  readonly #source: Guarded;
  readonly #target: Guarded;
  readonly #receives: Guarded;
  readonly #plan: { kind: (typeof KINDS)[number]; bytes: number }[];
  readonly #ah: number;
  #posted = 0;
  readonly done: number[] = [];
  readonly received: { id: number; bytes: number; imm: number }[] = [];
  readonly #base: number;
  readonly #late: boolean;
  #prepared = 0;
  #nextReceive = 0;

  constructor(from: DynamicQp, to: DynamicQp, address: string, options: FlowOptions) {
    const { count, seed, base, gidIndex = 0, late = false } = options;
    this.#late = late;
    const { random } = seeded(seed);
    this.from = from;
    this.to = to;
    this.count = count;
    this.#base = base;
    this.#ah = from.host.ah(address, gidIndex);
    this.#source = new Guarded(from.host, count * SLOT + 8);
    this.#target = new Guarded(to.host, count * SLOT + 8);
    this.#receives = new Guarded(to.host, count * SLOT);
    for (let i = 0; i < count * SLOT; i++) {
      this.#source.bytes[i] = random() * 256;
    }
    this.#plan = Array.from({ length: count }, () => ({
      kind: KINDS[Math.floor(random() * KINDS.length)]!,
      bytes: random() < 0.3 ? Math.floor(random() * SLOT) : Math.floor(random() * 300),
    }));
    for (let i = 0; i < count; i++) {
      if (this.#plan[i]!.kind !== "read") continue;
      this.#target.bytes.set(this.#source.bytes.subarray(i * SLOT, (i + 1) * SLOT), i * SLOT);
      this.#source.bytes.fill(0, i * SLOT, (i + 1) * SLOT);
    }
  }

  /** Posts all receives, or the next one. */
  prepare(): void {
    while (this.#prepared < this.count) {
      const i = this.#prepared++;
      const { kind } = this.#plan[i]!;
      if (kind !== "send" && kind !== "write-imm") continue;
      expect(
        this.to.recv(this.#base + i, [[this.#receives.pointer + i * SLOT, SLOT, this.#receives.lkey]]),
      ).toBe(0);
      if (this.#late) return;
    }
  }

  /** Called before the first request. */
  begin(): void {
    if (!this.#late) this.prepare();
  }

  /** Posts requests while there is room, and late receives one every 300 microseconds. */
  post(now: number): void {
    if (this.#late && now >= this.#nextReceive) {
      this.prepare();
      this.#nextReceive = now + 300;
    }
    while (this.#posted < this.count) {
      const i = this.#posted;
      const { kind, bytes } = this.#plan[i]!;
      const to = { id: this.#base + i, ah: this.#ah, qpn: this.to.number };
      const remote = { remote: this.#target.pointer + i * SLOT, rkey: this.#target.rkey };
      const sges: [number, number, number][] = [[this.#source.pointer + i * SLOT, bytes, this.#source.lkey]];
      const cell = { remote: this.#target.pointer + this.count * SLOT, rkey: this.#target.rkey };
      const result: [number, number, number][] = [[this.#source.pointer + i * SLOT, 8, this.#source.lkey]];
      const request = {
        write: { opcode: v.IBV_WR_RDMA_WRITE, ...remote, sges },
        send: { opcode: this.#late ? v.IBV_WR_SEND_WITH_IMM : v.IBV_WR_SEND, imm: i, sges },
        read: { opcode: v.IBV_WR_RDMA_READ, ...remote, sges },
        add: { opcode: v.IBV_WR_ATOMIC_FETCH_AND_ADD, compareAdd: 1n, ...cell, sges: result },
        "write-imm": { opcode: v.IBV_WR_RDMA_WRITE_WITH_IMM, imm: i, ...remote, sges },
      }[kind];
      if (this.from.post({ ...to, ...request }) !== 0) return;
      this.#posted++;
    }
  }

  get finished(): boolean {
    return this.done.length >= this.count && this.received.length >= this.receives;
  }

  get receives(): number {
    return this.#plan.filter(({ kind }) => kind === "send" || kind === "write-imm").length;
  }

  /** Checks a completion of one of its requests. */
  completed(id: number, status: number): void {
    expect([id, status]).toEqual([id, v.IBV_WC_SUCCESS]);
    this.done.push(id - this.#base);
  }

  #receivedFor(i: number, takers: number[]): { id: number; bytes: number; imm: number } {
    const found = this.#late ? this.received.find(({ imm }) => imm === i) : this.received[takers.indexOf(i)];
    if (found === undefined) throw new Error(`message ${i} did not arrive`);
    return found;
  }

  check(): void {
    expect(this.received).toHaveLength(this.receives);
    // Completions arrive exactly once each, in the order of posting.
    expect(this.done).toEqual(Array.from({ length: this.count }, (_, i) => i));
    const { bytes: source } = this.#source;
    const { bytes: target } = this.#target;
    const sums: bigint[] = [];
    const takers = this.#plan.flatMap(({ kind }, i) => (kind === "send" || kind === "write-imm" ? [i] : []));
    for (const [i, { kind, bytes }] of this.#plan.entries()) {
      const here = source.subarray(i * SLOT, i * SLOT + bytes);
      let there = target.subarray(i * SLOT, i * SLOT + bytes);
      if (kind === "add") {
        sums.push(new DataView(source.buffer, source.byteOffset + i * SLOT).getBigUint64(0, true));
        continue;
      }
      if (kind === "send") {
        // The completion names the receive: the n-th message has the n-th completion.
        const taken = this.#receivedFor(i, takers);
        expect(taken.bytes).toBe(bytes);
        there = this.#receives.bytes.subarray(
          (taken.id - this.#base) * SLOT,
          (taken.id - this.#base) * SLOT + bytes,
        );
      }
      if (kind === "write-imm") expect(this.#receivedFor(i, takers).imm).toBe(i);
      if (Buffer.compare(here, there) !== 0)
        throw new Error(`request ${i} (${kind}, ${bytes} bytes) differs`);
    }
    // Each atomic was executed once: the returned values are 0, 1, 2 ... in some order.
    sums.sort((a, b) => (a < b ? -1 : 1));
    expect(sums).toEqual(sums.map((_, i) => BigInt(i)));
    const cell = new DataView(target.buffer, target.byteOffset + this.count * SLOT);
    expect(cell.getBigUint64(0, true)).toBe(BigInt(sums.length));
    this.#source.check();
    this.#target.check();
    this.#receives.check();
  }
}

/** Runs flows until all are done, and checks them. Every QP belongs to at most one flow in each direction. */
export function runFlows(
  network: Pick<SimulatedNetwork, "run"> & { readonly now?: number },
  flows: Flow[],
  limitUs = 60e6,
): void {
  for (const flow of flows) flow.begin();
  const qps = new Set(flows.flatMap(({ from, to }) => [from, to]));
  const sending = new Map(flows.map((flow) => [flow.from, flow]));
  const receiving = new Map(flows.map((flow) => [flow.to, flow]));
  const done = network.run(() => {
    for (const flow of flows) flow.post(network.now ?? 0);
    for (const qp of qps) {
      for (let next = qp.poll(); next !== undefined; next = qp.poll()) {
        const isReceive = (next.opcode & v.IBV_WC_RECV) !== 0;
        if (!isReceive) sending.get(qp)!.completed(next.id, next.status);
        else {
          expect(next.status).toBe(v.IBV_WC_SUCCESS);
          receiving.get(qp)!.received.push({ id: next.id, bytes: next.bytes, imm: next.imm });
        }
      }
    }
    return flows.every((flow) => flow.finished);
  }, limitUs);
  if (!done) {
    const left = flows
      .map((f) => `${f.done.length}/${f.count} ${f.received.length}/${f.receives}`)
      .join(", ");
    throw new Error(`not done after ${limitUs} us: ${left}`);
  }
  for (const flow of flows) flow.check();
}
