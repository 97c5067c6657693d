// Two NICs on a simulated network that use all transports. The fuzzer is between them.
import * as v from "../../ffi/ibverbs/constants.ts";
import type { Engine } from "../../src/soft/hca/arena/engine.ts";
import { Qp as QpRecord } from "../../src/soft/hca/arena/records.ts";
import { DEFAULT_SETTINGS } from "../../src/soft/hca/transports/dynamic/open.ts";
import { type DynamicQp, Host } from "../soft-nic/dynamic/harness.ts";
import { Field } from "../soft-nic/matrix/field.ts";
import { ALL_ACCESS, type Completion, QKEY, Qp, type Send } from "../soft-nic/support/harness.ts";
import type { SimulatedNetwork } from "../soft-nic/support/simulated-network.ts";
import type { Random as Dice } from "../support/random.ts";

export type Kind = "rc" | "uc" | "ud" | "dynamic";
export const KINDS: readonly Kind[] = ["rc", "uc", "ud", "dynamic"];
const TYPES = { rc: v.IBV_QPT_RC, uc: v.IBV_QPT_UC, ud: v.IBV_QPT_UD } as const;
export const MTU = 256;
const CONSTANT = 0x5a;
const OPEN_BYTES = 8192;

/** Memory of one NIC. Only `open` and `local` may change. */
export class Memory {
  /** Region with all rights. */
  readonly open: Field;
  /** Region with remote read only. */
  readonly constant: Field;
  /** Region with local write only, for receives and READs. */
  readonly local: Field;
  /** Deregistered region that had all rights. */
  readonly gone: Field;
  /** Region with all rights in another protection domain. */
  readonly foreign: Field;

  constructor(host: Host) {
    const { side } = host;
    this.open = new Field(side, OPEN_BYTES);
    this.constant = new Field(side, OPEN_BYTES, v.IBV_ACCESS_REMOTE_READ);
    this.local = new Field(side, OPEN_BYTES, v.IBV_ACCESS_LOCAL_WRITE);
    this.gone = new Field(side, 4096);
    if (host.nic.lib.ibv_dereg_mr(this.gone.mr) !== 0) throw new Error("dereg_mr");
    const pd = host.nic.lib.ibv_alloc_pd(side.context);
    const elsewhere = {
      register: (pointer: number, bytes: number, access = ALL_ACCESS) => {
        const own = side.register.bind({ ...side, lib: side.lib, pd });
        return own(pointer, bytes, access);
      },
    };
    this.foreign = new Field(elsewhere as typeof side, 4096);
    for (const field of this.sealed) field.bytes.fill(CONSTANT);
  }

  get sealed(): Field[] {
    return [this.constant, this.gone, this.foreign];
  }

  get all(): Field[] {
    return [this.open, this.constant, this.local, this.gone, this.foreign];
  }

  /** Returns the violated invariant, if any. */
  fault(): string | undefined {
    for (const [index, field] of this.all.entries()) if (!field.intact) return `canary of region ${index}`;
    for (const [index, field] of this.sealed.entries())
      if (field.bytes.some((byte) => byte !== CONSTANT)) return `read-only region ${index} was written`;
    return undefined;
  }

  unmap(): void {
    for (const field of this.all) field.unmap();
  }
}

/** QP with its engine record and its posted requests. */
export class Target {
  readonly kind: Kind;
  readonly host: Host;
  readonly memory: Memory;
  readonly peer: () => Target;
  readonly qp: Qp | DynamicQp;
  readonly e: Engine;
  /** Word offset of the QP's record. */
  readonly q: number;
  readonly #waiting = new Map<number, boolean>();
  #next = 1;
  #ah = 0;
  /** Number of completions so far. */
  completed = 0;

  constructor(kind: Kind, host: Host, memory: Memory, peer: () => Target, psn: number) {
    this.kind = kind;
    this.host = host;
    this.memory = memory;
    this.peer = peer;
    const wanted = { sendWr: 32, recvWr: 32, sge: 3, cqe: 256 };
    if (kind === "dynamic") this.qp = host.qp({ ...wanted, timeout: 9, retry: 3, rnrRetry: 2, mtu: 1 });
    else this.qp = new Qp(host.side, { ...wanted, type: TYPES[kind], psn });
    this.e = host.nic.device.e;
    this.q = (this.qp.pointer - this.e.base) / 4;
  }

  get address(): string {
    return this.host.nic.addresses[0]!;
  }

  get number(): number {
    return this.qp.number;
  }

  word(at: number): number {
    return this.e.i32[this.q + at]!;
  }

  connect(dice: Dice): void {
    const peer = this.peer();
    const { qp } = this;
    if (this.kind === "dynamic" || this.kind === "ud") this.#ah = this.host.ah(peer.address);
    if (!(qp instanceof Qp) || !(peer.qp instanceof Qp)) return;
    const { psn, qpn, gid } = peer.qp.endpoint();
    qp.connect(
      { gid, qpn, psn },
      {
        mtu: v.IBV_MTU_256,
        timeout: 8 + dice.int(2),
        retry: dice.int(8),
        rnrRetry: dice.int(8),
        minRnr: 1,
        rdAtomic: 2,
      },
    );
  }

  /** Posts a random request. */
  post(dice: Dice): void {
    const bytes = dice.chance(0.5) ? dice.int(64) : dice.int(5 * MTU);
    const { constant, local } = this.memory;
    const there = this.peer().memory;
    const id = this.#next++;
    const from = dice.int(OPEN_BYTES - bytes);
    const opcodes = [
      v.IBV_WR_SEND,
      v.IBV_WR_SEND_WITH_IMM,
      v.IBV_WR_RDMA_WRITE,
      v.IBV_WR_RDMA_WRITE_WITH_IMM,
    ];
    const reliable = [v.IBV_WR_RDMA_READ, v.IBV_WR_ATOMIC_FETCH_AND_ADD, v.IBV_WR_ATOMIC_CMP_AND_SWP];
    const list =
      this.kind === "ud" ? opcodes.slice(0, 2) : this.kind === "uc" ? opcodes : [...opcodes, ...reliable];
    const opcode = dice.pick(list);
    const atomic = opcode === v.IBV_WR_ATOMIC_FETCH_AND_ADD || opcode === v.IBV_WR_ATOMIC_CMP_AND_SWP;
    const lands = atomic || opcode === v.IBV_WR_RDMA_READ;
    const length = atomic ? 8 : this.kind === "ud" ? Math.min(bytes, MTU) : bytes;
    const field = lands ? local : constant;
    const request: Send = {
      id,
      opcode,
      flags: v.IBV_SEND_SIGNALED | (dice.chance(0.1) ? v.IBV_SEND_SOLICITED : 0),
      sges: [[field.pointer + from, length, field.lkey]],
      remote:
        there.open.pointer +
        (atomic ? 8 * dice.int(64) + ((8 - (there.open.pointer & 7)) & 7) : dice.int(OPEN_BYTES - length)),
      rkey: there.open.rkey,
      imm: dice.int(2 ** 32),
      ...(atomic ? { compareAdd: BigInt(dice.int(4)), swap: 1n } : {}),
    };
    const { qp } = this;
    const error =
      qp instanceof Qp
        ? qp.post(this.kind === "ud" ? { ...request, to: [this.#ah, this.peer().number, QKEY] } : request)
        : qp.post({ ...request, ah: this.#ah, qpn: this.peer().number });
    if (error === 0) this.#waiting.set(id, true);
  }

  receive(dice: Dice): void {
    const { local } = this.memory;
    const id = this.#next++;
    const bytes = 40 + dice.int(5 * MTU);
    const from = dice.int(OPEN_BYTES - bytes);
    if (this.qp.recv(id, [[local.pointer + from, bytes, local.lkey]]) === 0) this.#waiting.set(id, false);
  }

  /** Takes completions, and throws for a wrong one. */
  poll(): void {
    for (let wc: Completion | undefined = this.qp.poll(); wc !== undefined; wc = this.qp.poll()) {
      this.completed++;
      if (!this.#waiting.delete(wc.id)) throw new Error(`${this.kind}: unexpected completion of ${wc.id}`);
      if (wc.status === 0 && wc.bytes > OPEN_BYTES)
        throw new Error(`${this.kind}: completion of ${wc.bytes} bytes`);
    }
  }

  /** Moves the QP to ERR, checks that everything posted completes once, and destroys the QP. */
  finish(network: SimulatedNetwork): void {
    this.poll();
    const state = this.word(QpRecord.state);
    const allowed: number[] = [v.IBV_QPS_RTS, v.IBV_QPS_ERR, v.IBV_QPS_SQE];
    if (!allowed.includes(state)) throw new Error(`${this.kind}: a QP in state ${state}`);
    const error = this.qp.modify(v.IBV_QP_STATE, (attr) => {
      attr.qp_state = v.IBV_QPS_ERR;
    });
    if (error !== 0) throw new Error(`${this.kind}: modify_qp to ERR: ${error}`);
    network.run(() => false, 20);
    this.poll();
    if (this.#waiting.size > 0) throw new Error(`${this.kind}: ${[...this.#waiting.keys()]} never completed`);
    this.qp instanceof Qp ? this.qp.destroy() : this.qp.destroy();
    if (this.#ah !== 0) this.host.nic.lib.ibv_destroy_ah(this.#ah);
  }
}

/** Host whose dynamic transport has few contexts, so that they run out. */
export function victim(network: SimulatedNetwork, address: string, connect: "syn" | "request"): Host {
  return new Host(network, [address], { ...DEFAULT_SETTINGS, connect, contexts: 4, idleUs: 300 });
}
