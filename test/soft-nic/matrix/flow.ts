// One direction of the mixed workload: random requests of every kind, and a model of their effects.
import * as v from "../../../ffi/ibverbs/constants.ts";
import type { Sge } from "../../support/sge.ts";
import type { Completion } from "../support/harness.ts";
import { Choices, type FlowOptions, type Kind, type Piece } from "./choices.ts";
import { Field } from "./field.ts";
import type { Port, World } from "./transport.ts";
import { demand } from "./violation.ts";

const SOURCE = 128 * 1024;
/** Size of the inbox and of the landing zone in largest messages, so that no two outstanding requests overlap. */
const OUTSTANDING = 16;
const LEAST_FIELD = 64 * 1024;
/** Room for gaps between the SGEs of a receive, in bytes. */
const GAPS = 64;
const RECEIVES = 24;
const CELLS = 8;
const RECEIVE_ID = 1_000_000;
const INLINE = 128;

interface Request {
  readonly id: number;
  readonly kind: Kind;
  readonly signaled: boolean;
  readonly bytes: number;
  /** Source of the bytes in the peer's region, and their target. */
  readonly from: number;
  readonly pieces: readonly Piece[];
  /** Expected result of an atomic; undefined where the transport does not define it. */
  readonly expected: bigint | undefined;
}

/** Expected message at its receiver. */
interface Delivery {
  readonly bytes: number;
  readonly imm: number | undefined;
  readonly write: boolean;
  /** Offset in the source. */
  readonly from: number;
}

/** One direction of the workload. */
export class Flow {
  readonly options: FlowOptions;
  readonly #choices: Choices;
  readonly #ordered: boolean;
  /** Largest message that is posted inline. The processor cannot read device memory, so it is 0 there. */
  readonly #inline: number;
  /** Bytes of the inbox and of the landing zone. */
  readonly #fieldBytes: number;
  /** Bytes of a receive, with its gaps. */
  readonly #slotBytes: number;
  readonly #sender: Port;
  readonly #receiver: Port;
  // State of the sender.
  readonly #source: Field;
  readonly #landing: Field;
  // State of the receiver.
  readonly #library: Field;
  readonly #inbox: Field;
  readonly #cells: Field;
  readonly #buffers: Field;
  // Models.
  readonly #inboxModel: Uint8Array;
  readonly #landingModel: Uint8Array;
  readonly #buffersModel: Uint8Array;
  readonly #cellModel = new BigUint64Array(CELLS);
  /** Values that FETCH_ADD returned, by cell, where their order is undefined. */
  readonly #returned: bigint[][] = Array.from({ length: CELLS }, () => []);
  readonly #outstanding: Request[] = [];
  readonly #deliveries: Delivery[] = [];
  readonly #postedReceives: { id: number; slot: number; pieces: Piece[] }[] = [];
  #posted = 0;
  #received = 0;
  #nextReceive = 0;
  #landingNext = 0;
  #inboxNext = 0;

  constructor(world: World, sender: Port, receiver: Port, random: () => number, options: FlowOptions) {
    this.options = options;
    this.#choices = new Choices(random, options);
    this.#ordered = world.transport.ordered;
    this.#inline = world.memory === undefined ? INLINE : -1;
    this.#sender = sender;
    this.#receiver = receiver;
    const field = (port: Port, bytes: number, access?: number) =>
      world.keep(new Field(port.side, bytes, access, world.memory));
    this.#fieldBytes = Math.max(LEAST_FIELD, OUTSTANDING * options.largest);
    this.#slotBytes = options.largest + GAPS;
    this.#source = field(sender, SOURCE, 0).fill(random);
    this.#landing = field(sender, this.#fieldBytes, v.IBV_ACCESS_LOCAL_WRITE);
    this.#library = field(receiver, SOURCE, v.IBV_ACCESS_REMOTE_READ).fill(random);
    const remote = v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_WRITE;
    this.#inbox = field(receiver, this.#fieldBytes, remote);
    this.#cells = field(receiver, CELLS * 8, v.IBV_ACCESS_LOCAL_WRITE | v.IBV_ACCESS_REMOTE_ATOMIC);
    this.#cells.bytes.fill(0);
    this.#buffers = field(receiver, RECEIVES * this.#slotBytes, v.IBV_ACCESS_LOCAL_WRITE);
    this.#inboxModel = this.#inbox.copy();
    this.#landingModel = this.#landing.copy();
    this.#buffersModel = this.#buffers.copy();
    for (let slot = 0; slot < RECEIVES; slot++) this.#postReceive(slot);
  }

  get done(): boolean {
    const all = this.#posted === this.options.messages;
    return all && this.#outstanding.length === 0 && this.#deliveries.length === 0;
  }

  get progress(): string {
    return `${this.#posted} posted, ${this.#outstanding.length} outstanding, ${this.#received} received`;
  }

  #sges(field: Field, pieces: readonly Piece[]): Sge[] {
    return pieces.map(({ offset, bytes }) => [field.pointer + offset, bytes, field.lkey]);
  }

  #postReceive(slot: number): void {
    const id = RECEIVE_ID + this.#nextReceive++;
    const bytes = this.#slotBytes;
    const pieces = this.#choices.split(slot * bytes, bytes - GAPS, bytes, 4);
    // Room for the gaps is at the end of the slot.
    demand(this.#receiver.recv(id, this.#sges(this.#buffers, pieces)) === 0, () => "post_recv failed");
    this.#postedReceives.push({ id, slot, pieces });
  }

  /** Posts requests while there is room. */
  post(): void {
    const { window, messages } = this.options;
    while (this.#outstanding.length < window && this.#posted < messages) {
      // Leaves some receives, so that the peer is always ready.
      if (this.#deliveries.length >= RECEIVES - 2) return;
      this.#postOne();
    }
  }

  #postOne(): void {
    const id = this.#posted++;
    const last = this.#posted === this.options.messages;
    const kind = this.#choices.kind();
    // Signals often enough that the send queue never fills with unsignalled requests.
    const signaled = last || this.options.window < 4 || id % 4 === 0 || this.#choices.random() < 0.75;
    let flags = signaled ? v.IBV_SEND_SIGNALED : 0;
    if (this.#choices.random() < 0.1) flags |= v.IBV_SEND_FENCE;
    if (this.#choices.random() < 0.1) flags |= v.IBV_SEND_SOLICITED;
    const common = { id, flags };
    const error =
      kind === "read"
        ? this.#postRead(common, signaled)
        : kind === "add" || kind === "swap"
          ? this.#postAtomic(common, kind, signaled)
          : this.#postData(common, kind, signaled);
    demand(error === 0, () => `request ${id} (${kind}): errno ${error}`);
  }

  #postData(common: { id: number; flags: number }, kind: Kind, signaled: boolean): number {
    const bytes = this.#choices.size();
    const from = this.#choices.int(SOURCE - bytes + 1);
    // The source is constant, so its SGEs may touch; gaps would need a model of their own.
    const pieces =
      bytes === 0 && this.#choices.random() < 0.5 ? [] : this.#choices.split(from, bytes, bytes, 4);
    const write = kind === "write" || kind === "write-imm";
    const imm = kind === "send-imm" || kind === "write-imm" ? this.#choices.int(2 ** 32) : undefined;
    let target = 0;
    if (write) {
      target = this.#ordered ? this.#choices.int(this.#fieldBytes - bytes + 1) : this.#disjoint(bytes);
      this.#inboxModel.set(this.#source.bytes.subarray(from, from + bytes), target);
    }
    if (!write || imm !== undefined) this.#deliveries.push({ bytes, imm, write, from });
    this.#outstanding.push({ ...common, kind, signaled, bytes, from, pieces: [], expected: undefined });
    const inline = bytes <= this.#inline && this.#choices.random() < 0.3 ? v.IBV_SEND_INLINE : 0;
    return this.#sender.post({
      ...common,
      flags: common.flags | inline,
      opcode: {
        send: v.IBV_WR_SEND,
        "send-imm": v.IBV_WR_SEND_WITH_IMM,
        write: v.IBV_WR_RDMA_WRITE,
        "write-imm": v.IBV_WR_RDMA_WRITE_WITH_IMM,
      }[kind as "send"],
      sges: this.#sges(this.#source, pieces),
      ...(imm === undefined ? {} : { imm }),
      ...(write ? { remote: this.#inbox.pointer + target, rkey: this.#inbox.rkey } : {}),
    });
  }

  /** Returns an offset in the inbox that no outstanding request writes to. */
  #disjoint(bytes: number): number {
    if (this.#inboxNext + bytes > this.#fieldBytes) this.#inboxNext = 0;
    const at = this.#inboxNext;
    this.#inboxNext += bytes;
    return at;
  }

  /** Returns an offset for `bytes` bytes of a READ, with spare room, that no outstanding request uses. */
  #land(bytes: number): number {
    if (this.#landingNext + bytes > this.#fieldBytes) this.#landingNext = 0;
    const at = this.#landingNext;
    this.#landingNext += bytes;
    return at;
  }

  #postRead(common: { id: number; flags: number }, signaled: boolean): number {
    const bytes = this.#choices.size();
    const from = this.#choices.int(SOURCE - bytes + 1);
    const pieces = this.#choices.split(this.#land(bytes + 64), bytes, bytes + 64, 4);
    let done = from;
    for (const piece of pieces) {
      this.#landingModel.set(this.#library.bytes.subarray(done, done + piece.bytes), piece.offset);
      done += piece.bytes;
    }
    this.#outstanding.push({ ...common, kind: "read", signaled, bytes, from, pieces, expected: undefined });
    return this.#sender.post({
      ...common,
      opcode: v.IBV_WR_RDMA_READ,
      sges: this.#sges(this.#landing, pieces),
      remote: this.#library.pointer + from,
      rkey: this.#library.rkey,
    });
  }

  #postAtomic(common: { id: number; flags: number }, kind: "add" | "swap", signaled: boolean): number {
    // Where order is undefined, a cell that is only added to is still checked.
    const adds = kind === "add" || !this.#ordered;
    const cell = this.#choices.int(CELLS);
    const old = this.#cellModel[cell]!;
    const matches = this.#choices.random() < 0.7;
    const compareAdd = adds
      ? this.#ordered
        ? BigInt(1 + this.#choices.int(2 ** 40))
        : 1n
      : matches
        ? old
        : old + 1n;
    const swap = BigInt(this.#choices.int(2 ** 50));
    if (adds) this.#cellModel[cell] = old + compareAdd;
    else if (matches) this.#cellModel[cell] = swap;
    const offset = this.#land(8);
    const expected = this.#ordered ? old : undefined;
    new DataView(this.#landingModel.buffer).setBigUint64(offset, old, true);
    this.#outstanding.push({
      ...common,
      kind: adds ? "add" : "swap",
      signaled,
      bytes: 8,
      from: cell,
      pieces: [{ offset, bytes: 8 }],
      expected,
    });
    return this.#sender.post({
      ...common,
      opcode: adds ? v.IBV_WR_ATOMIC_FETCH_AND_ADD : v.IBV_WR_ATOMIC_CMP_AND_SWP,
      sges: [[this.#landing.pointer + offset, 8, this.#landing.lkey]],
      remote: this.#cells.pointer + cell * 8,
      rkey: this.#cells.rkey,
      compareAdd,
      swap,
    });
  }

  /** Checks a completion of a send request: in order, and with its data in memory. */
  completed(wc: Completion): void {
    demand(
      wc.status === 0,
      () => `request ${wc.id} ended with status ${wc.status} (vendor ${wc.vendorError})`,
    );
    for (;;) {
      const request = this.#outstanding.shift();
      demand(request !== undefined, () => `a completion ${wc.id} that nothing explains`);
      this.#check(request);
      if (request.id === wc.id) {
        demand(request.signaled, () => `a completion of ${wc.id}, which asked for none`);
        return;
      }
      demand(!request.signaled, () => `the completion of ${request.id} is missing, ${wc.id} came`);
    }
  }

  #check({ id, kind, pieces, expected, from }: Request): void {
    for (const { offset, bytes } of pieces) {
      if (expected === undefined && kind === "add") {
        const view = new DataView(this.#landing.bytes.buffer, this.#landing.bytes.byteOffset);
        const value = view.getBigUint64(offset, true);
        this.#returned[from]!.push(value);
        new DataView(this.#landingModel.buffer).setBigUint64(offset, value, true);
        continue;
      }
      const wanted = this.#landingModel.subarray(offset, offset + bytes);
      const found = this.#landing.bytes.subarray(offset, offset + bytes);
      demand(Buffer.compare(wanted, found) === 0, () => `request ${id} (${kind}) brought wrong bytes`);
    }
  }

  /** Checks a completion of a receive: in order, with the right length and bytes. */
  arrived(wc: Completion): void {
    // An unordered transport uses receives in the order of arrival, and its messages complete in order.
    const at = this.#ordered ? 0 : this.#postedReceives.findIndex(({ id }) => id === wc.id);
    const [receive] = this.#postedReceives.splice(Math.max(at, 0), 1);
    const delivery = this.#deliveries.shift();
    demand(receive !== undefined && delivery !== undefined, () => `a receive ${wc.id} that nothing explains`);
    demand(wc.status === 0, () => `receive ${wc.id} ended with status ${wc.status}`);
    const opcode = delivery.write ? v.IBV_WC_RECV_RDMA_WITH_IMM : v.IBV_WC_RECV;
    const found = [wc.id, wc.opcode, wc.bytes, wc.flags & v.IBV_WC_WITH_IMM ? wc.imm : undefined];
    const wanted = [receive.id, opcode, delivery.bytes, delivery.imm];
    demand(`${found}` === `${wanted}`, () => `receive is ${found}, should be ${wanted}`);
    if (!delivery.write) {
      let from = delivery.from;
      let left = delivery.bytes;
      for (const { offset, bytes } of receive.pieces) {
        const part = Math.min(bytes, left);
        const model = this.#source.bytes.subarray(from, from + part);
        const actual = this.#buffers.bytes.subarray(offset, offset + part);
        demand(Buffer.compare(model, actual) === 0, () => `receive ${wc.id} has wrong bytes`);
        this.#buffersModel.set(model, offset);
        from += part;
        left -= part;
      }
    }
    this.#received++;
    this.#postReceive(receive.slot);
  }

  /** Checks that memory equals the model and that nothing was written around the regions. */
  verify(): void {
    const same = (name: string, field: Field, model: Uint8Array) => {
      demand(Buffer.compare(field.bytes, model) === 0, () => `${name} differs from the model`);
    };
    same("written data", this.#inbox, this.#inboxModel);
    same("read data", this.#landing, this.#landingModel);
    same("received data", this.#buffers, this.#buffersModel);
    same("the atomic cells", this.#cells, new Uint8Array(this.#cellModel.buffer));
    for (const values of this.#ordered ? [] : this.#returned) {
      const sorted = values.sort((a, b) => (a < b ? -1 : 1));
      demand(
        sorted.every((value, index) => value === BigInt(index)),
        () => `atomics returned ${sorted}`,
      );
    }
    const fields = [this.#source, this.#landing, this.#library, this.#inbox, this.#cells, this.#buffers];
    for (const field of fields) demand(field.intact, () => "something was written outside a region");
  }
}
