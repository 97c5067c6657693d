// Queue pair 1 of soft0, which sends and receives management datagrams through soft0's own verbs.
import * as v from "../../../../../ffi/ibverbs/index.ts";
import * as s from "../../../../../ffi/ibverbs/structs.ts";
import * as c from "../../../../../ffi/libc/index.ts";
import { memory } from "../../../../../ffi/runtime/index.ts";
import { fdWatcher, forgetFd } from "../../../../wait/fd-watcher.ts";
import { setNonBlocking } from "../../../../wait/non-blocking.ts";
import { Qp } from "../../arena/records.ts";
import { stepAsApplication } from "../../nic/park.ts";
import type { SoftNic } from "../../nic/soft-nic.ts";
import { becomeManagement, MANAGEMENT_QKEY, MANAGEMENT_QP } from "../../provider/management-queue-pair.ts";
import { MAD_BYTES } from "../mad/datagram.ts";
import type { GidPath } from "../protocol/mad-transport.ts";
import type { OwnAddresses } from "./manager.ts";

const GRH_BYTES = 40;
const RECEIVE_BYTES = GRH_BYTES + MAD_BYTES;
const RECEIVES = 1024;
const SENDS = 1024;
/** Maximum number of cached address handles. */
const MAX_PATHS = 1024;
const FLUSH_MS = 100;

/** A step of the start failed, with errno. */
class StartError extends Error {}

const check = (result: number): void => {
  if (result !== 0) throw new StartError();
};
const checkPointer = (pointer: number): number => {
  if (pointer === 0) throw new StartError();
  return pointer;
};

export class GeneralServices {
  readonly #d: SoftNic;
  readonly #lib: v.Ibverbs;
  readonly #own: OwnAddresses;
  readonly #deliver: (path: GidPath, bytes: Uint8Array) => void;
  /** Pointers of the ibv_context and the ibv_pd; 0 while the service is closed. */
  context = 0;
  domain = 0;
  #channel = 0;
  #fd = -1;
  #cq = 0;
  /** Number of sends. None of them is signaled. */
  #sent = 0;
  #qp = 0;
  #region = 0;
  #receives = 0;
  readonly #wc = s.ibv_wc.alloc();
  readonly #wr = s.ibv_send_wr.alloc();
  readonly #receive = s.ibv_recv_wr.alloc();
  readonly #sge = s.ibv_sge.alloc();
  readonly #attributes = s.ibv_ah_attr.alloc();
  readonly #slots = c.libc.malloc(16);
  readonly #message = c.libc.malloc(MAD_BYTES);
  readonly #paths = new Map<string, number>();
  #unwatch: () => void = () => {};

  constructor(
    d: SoftNic,
    lib: v.Ibverbs,
    own: OwnAddresses,
    deliver: (path: GidPath, bytes: Uint8Array) => void,
  ) {
    this.#d = d;
    this.#lib = lib;
    this.#own = own;
    this.#deliver = deliver;
  }

  /**
   * Opens the queue pair. Returns false with errno on failure. `wake` is called on the event loop when a
   * datagram has arrived.
   */
  start(wake: () => void): boolean {
    if (this.context !== 0) return true;
    try {
      this.context = checkPointer(this.#lib.ibv_open_device(this.#d.pointer));
      this.#open();
      this.#watch(wake);
      return true;
    } catch (error) {
      const failure = c.errno();
      this.stop();
      if (!(error instanceof StartError)) throw error;
      c.setErrno(failure);
      return false;
    }
  }

  #open(): void {
    const lib = this.#lib;
    this.domain = checkPointer(lib.ibv_alloc_pd(this.context));
    this.#channel = checkPointer(lib.ibv_create_comp_channel(this.context));
    this.#fd = s.ibv_comp_channel.at(this.#channel).fd;
    setNonBlocking(this.#fd);
    this.#cq = checkPointer(lib.ibv_create_cq(this.context, RECEIVES, 0, this.#channel, 0));
    this.#sent = checkPointer(lib.ibv_create_cq(this.context, 1, 0, 0, 0));
    const cap = { max_send_wr: SENDS, max_recv_wr: RECEIVES, max_send_sge: 1, max_recv_sge: 1 };
    const init = s.ibv_qp_init_attr.alloc({
      send_cq: this.#sent,
      recv_cq: this.#cq,
      qp_type: v.IBV_QPT_UD,
      cap: { ...cap, max_inline_data: MAD_BYTES },
    });
    this.#qp = checkPointer(lib.ibv_create_qp(this.domain, init.pointer));
    check(becomeManagement(this.#d, this.#qp));
    const bytes = RECEIVES * RECEIVE_BYTES;
    const flags = c.MAP_PRIVATE | c.MAP_ANONYMOUS;
    this.#receives = Number(c.libc.mmap(0, bytes, c.PROT_READ | c.PROT_WRITE, flags, -1, 0));
    this.#region = checkPointer(lib.ibv_reg_mr(this.domain, this.#receives, bytes, v.IBV_ACCESS_LOCAL_WRITE));
    const attr = s.ibv_qp_attr.alloc({ qp_state: v.IBV_QPS_INIT, port_num: 1, qkey: MANAGEMENT_QKEY });
    const first = v.IBV_QP_STATE | v.IBV_QP_PKEY_INDEX | v.IBV_QP_PORT | v.IBV_QP_QKEY;
    check(lib.ibv_modify_qp(this.#qp, attr.pointer, first));
    for (let slot = 0; slot < RECEIVES; slot++) this.#post(slot);
    check(lib.ibv_req_notify_cq(this.#cq, 0));
    attr.qp_state = v.IBV_QPS_RTR;
    check(lib.ibv_modify_qp(this.#qp, attr.pointer, v.IBV_QP_STATE));
    attr.qp_state = v.IBV_QPS_RTS;
    check(lib.ibv_modify_qp(this.#qp, attr.pointer, v.IBV_QP_STATE | v.IBV_QP_SQ_PSN));
  }

  #post(slot: number): void {
    this.#sge.addr = this.#receives + slot * RECEIVE_BYTES;
    this.#sge.length = RECEIVE_BYTES;
    this.#sge.lkey = s.ibv_mr.at(this.#region).lkey;
    this.#receive.wr_id = slot;
    this.#receive.sg_list = this.#sge.pointer;
    this.#receive.num_sge = 1;
    this.#lib.ibv_post_recv(this.#qp, this.#receive.pointer, this.#slots);
  }

  #watch(wake: () => void): void {
    this.#unwatch = fdWatcher().watch(this.#fd, () => {
      if (this.context === 0) return;
      this.#watch(wake);
      wake();
    });
  }

  /** Handles all received datagrams. */
  poll(): void {
    if (this.context === 0) return;
    while (this.#lib.ibv_get_cq_event(this.#channel, this.#slots, this.#slots + 8) === 0)
      this.#lib.ibv_ack_cq_events(this.#cq, 1);
    this.#lib.ibv_req_notify_cq(this.#cq, 0);
    while (this.context !== 0 && this.#lib.ibv_poll_cq(this.#cq, 1, this.#wc.pointer) === 1) {
      this.#take(Number(this.#wc.wr_id), this.#wc.byte_len);
    }
  }

  #take(slot: number, length: number): void {
    const status = this.#wc.status;
    const from = this.#wc.src_qp;
    // A copy, because the handler may poll again.
    const bytes = new Uint8Array(memory(this.#receives + slot * RECEIVE_BYTES, RECEIVE_BYTES)).slice();
    if (status !== v.IBV_WC_SUCCESS) return;
    this.#post(slot);
    if (length < RECEIVE_BYTES || from !== MANAGEMENT_QP) return;
    const path = this.#pathOf(bytes);
    if (path) this.#deliver(path, bytes.subarray(GRH_BYTES));
  }

  /** Returns the addresses of a datagram, from the IP header in front of it. */
  #pathOf(bytes: Uint8Array): GidPath | undefined {
    const isIpv6 = bytes[0]! >> 4 === 6;
    const remote = isIpv6 ? bytes.slice(8, 24) : mapped(bytes, 32);
    const local = isIpv6 ? bytes.slice(24, 40) : mapped(bytes, 36);
    const index = this.#own.indexOf(local);
    return index < 0 ? undefined : { index, local, remote };
  }

  /** Returns the address handle of a path, which its first use creates. Returns 0 with errno on failure. */
  handle(path: GidPath): number {
    const key = `${path.index} ${path.remote.join()}`;
    const known = this.#paths.get(key);
    if (known !== undefined) return known;
    if (this.#paths.size === MAX_PATHS) this.#forgetWays();
    const attr = this.#attributes;
    attr.is_global = 1;
    attr.port_num = 1;
    attr.grh.sgid_index = path.index;
    attr.grh.hop_limit = 64;
    attr.grh.dgid.raw.set(path.remote);
    const handle = this.#lib.ibv_create_ah(this.domain, attr.pointer);
    if (handle !== 0) this.#paths.set(key, handle);
    return handle;
  }

  #forgetWays(): void {
    for (const handle of this.#paths.values()) this.#lib.ibv_destroy_ah(handle);
    this.#paths.clear();
  }

  /**
   * Sends 256 bytes to the peer's queue pair 1. The datagram is lost when it cannot be sent now, as on any
   * network.
   */
  send(path: GidPath, bytes: Uint8Array): void {
    if (this.context === 0) return;
    const handle = this.handle(path);
    if (handle === 0) return;
    new Uint8Array(memory(this.#message, MAD_BYTES)).set(bytes);
    this.#sge.addr = this.#message;
    this.#sge.length = MAD_BYTES;
    const wr = this.#wr;
    wr.sg_list = this.#sge.pointer;
    wr.num_sge = 1;
    wr.opcode = v.IBV_WR_SEND;
    // Unsignaled: soft0 frees the slot by itself.
    wr.send_flags = v.IBV_SEND_INLINE;
    wr.wr.ud.ah = handle;
    wr.wr.ud.remote_qpn = MANAGEMENT_QP;
    wr.wr.ud.remote_qkey = MANAGEMENT_QKEY;
    this.#lib.ibv_post_send(this.#qp, wr.pointer, this.#slots);
  }

  /** Sends the posted datagrams now. Called before the process, and with it the NIC thread, ends. */
  flush(): void {
    if (this.#qp === 0) return;
    const { e } = this.#d;
    const q = this.#d.offset(this.#qp);
    const end = performance.now() + FLUSH_MS;
    while (Atomics.load(e.i32, q + Qp.sqHead) !== e.i32[q + Qp.sqTail] && performance.now() < end)
      stepAsApplication(e, false);
  }

  /** Blocks until a datagram arrives, for at most `ms` milliseconds. */
  block(ms: number): void {
    const wait = c.pollfd.alloc({ fd: this.#fd, events: c.POLLIN });
    c.libc.poll(wait.pointer, 1, Math.max(0, Math.min(Math.ceil(ms), 1000)));
  }

  stop(): void {
    const lib = this.#lib;
    this.#unwatch();
    if (this.#fd >= 0) forgetFd(this.#fd);
    this.#forgetWays();
    if (this.#qp !== 0) lib.ibv_destroy_qp(this.#qp);
    if (this.#region !== 0) lib.ibv_dereg_mr(this.#region);
    if (this.#cq !== 0) lib.ibv_destroy_cq(this.#cq);
    if (this.#sent !== 0) lib.ibv_destroy_cq(this.#sent);
    if (this.#channel !== 0) lib.ibv_destroy_comp_channel(this.#channel);
    if (this.domain !== 0) lib.ibv_dealloc_pd(this.domain);
    if (this.#receives !== 0) c.libc.munmap(this.#receives, RECEIVES * RECEIVE_BYTES);
    if (this.context !== 0) lib.ibv_close_device(this.context);
    this.context =
      this.domain =
      this.#channel =
      this.#cq =
      this.#sent =
      this.#qp =
      this.#region =
      this.#receives =
        0;
    this.#fd = -1;
  }
}

function mapped(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const gid = new Uint8Array(new ArrayBuffer(16));
  gid[10] = gid[11] = 255;
  gid.set(bytes.subarray(at, at + 4), 12);
  return gid;
}
