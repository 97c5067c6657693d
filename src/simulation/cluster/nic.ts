import type { Ibverbs } from "../../../ffi/ibverbs/index.ts";
import { ibv_wc } from "../../../ffi/ibverbs/structs.ts";
import { libc, MADV_DONTNEED } from "../../../ffi/libc/index.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/types.ts";
import { type Engine, loadNative, type Native } from "../../soft/hca/arena/engine.ts";
import { Mr } from "../../soft/hca/arena/records.ts";
import { type Arena, arenaAt } from "../../soft/hca/arena/views.ts";
import { abandonConnections, adaptRdmacm } from "../../soft/hca/cm/api/function-table.ts";
import { mapArena, SoftNic } from "../../soft/hca/nic/soft-nic.ts";
import { hasWork, nextDeadline, step } from "../../soft/hca/nic/step.ts";
import { closeOwnDescriptors } from "../../soft/hca/nic/thread-nics.ts";
import { useVerbs, verbsOf } from "../../soft/hca/provider/function-table.ts";
import type { Packet, PacketPort } from "../network/packet-link.ts";
import { packetLink } from "../network/packet-link.ts";
import type { Observers, PolledCompletion } from "../observation/observer.ts";
import type { Event } from "../schedule/event-queue.ts";
import { TimedRandom } from "../schedule/random.ts";
import type { Scheduler } from "../schedule/scheduler.ts";
import { type World, worlds } from "../virtual/world.ts";

/** Address space of a NIC, in bytes. Only pages in use count. */
const ARENA_BYTES = 128 * 1024 * 1024;
/** MTU of the simulated network devices, in bytes. */
const MTU = 4200;
/** Bounds of the time from a doorbell or an arrival to the NIC's step, in nanoseconds. */
const STEP_NS = [100, 700] as const;
const NS_PER_US = 1_000;
const NS_PER_S = 1_000_000_000;

let native: Native | undefined;

/** Addresses of the arenas of NICs that are gone. They are empty, and stay mapped because arrays over them may be in use. */
const arenas: number[] = [];

/** Returns an empty arena. */
function takeArena(): Arena {
  const base = arenas.pop();
  return base === undefined ? mapArena(ARENA_BYTES) : arenaAt(base, ARENA_BYTES);
}

function returnArena({ base, bytes }: Arena): void {
  libc.madvise(base, bytes, MADV_DONTNEED);
  arenas.push(base);
}

/**
 * Returns functions that run in the world of the host. The processes of a host share its connection manager, whose
 * timers outlive each of them.
 */
const inHost = (world: World, table: Rdmacm): Rdmacm =>
  wrapped(table, (call) => (worlds.getStore() === world ? call() : worlds.run<unknown>(world, call)));

/** Returns a table whose functions are called by `around`. */
function wrapped<T extends object>(table: T, around: (call: () => unknown) => unknown): T {
  const entries = Object.entries(table).map(([name, member]: [string, unknown]) => {
    if (typeof member !== "function") return [name, member] as const;
    const routine = (...given: unknown[]): unknown => around(() => Reflect.apply(member, undefined, given));
    return [name, routine] as const;
  });
  return Object.fromEntries(entries) as T;
}

/** Parts of a {@link HostNic}. */
export interface HostNicParts {
  readonly scheduler: Scheduler;
  readonly address: string;
  /** Number of earlier starts of the host. */
  readonly life: number;
  /** Sends a packet into the network. */
  readonly send: (packet: Packet) => void;
  /** Number of the host. */
  readonly host: number;
  readonly observers: Observers;
  /** Called before each call of a program, which may complete requests. */
  readonly called: () => void;
  /** Called after each step of the NIC, which may have completed requests. */
  readonly stepped: () => void;
  readonly world: World;
}

/**
 * NIC of a simulated host: a soft NIC without a thread, whose steps are network events.
 *
 * @internal
 */
export class HostNic {
  readonly device: SoftNic;
  /** Number of completions that programs polled. */
  completions = 0;
  readonly #scheduler: Scheduler;
  readonly #random: TimedRandom;
  readonly #host: number;
  readonly #observers: Observers;
  readonly #called: () => void;
  readonly #stepped: () => void;
  readonly #inbox: Packet[] = [];
  #isAttached = true;
  #next: Event | undefined;

  constructor(parts: HostNicParts) {
    const { scheduler, address, life, send, host, observers, called, stepped, world } = parts;
    this.#called = called;
    this.#scheduler = scheduler;
    this.#host = host;
    this.#observers = observers;
    this.#stepped = stepped;
    this.#random = new TimedRandom(scheduler, `nic ${life} of host ${host}`);
    native ??= loadNative();
    const port: PacketPort = {
      addresses: [address],
      send: (packet) => {
        if (this.#isAttached) send(packet);
      },
      take: () => this.#inbox.shift(),
    };
    this.device = new SoftNic({
      native: { ...native, clock_gettime: (_clock, at) => this.#writeTime(at) },
      link: packetLink(port),
      addresses: [{ address, netdev: "simulated", mtu: MTU }],
      arena: takeArena(),
    });
    useVerbs(this.device, this.#observed(verbsOf(this.device)));
    adaptRdmacm(this.device, (table) => inHost(world, table));
  }

  #writeTime(at: number): number {
    const { e } = this.device;
    const { now } = this.#scheduler;
    const word = (at - e.base) / 4;
    e.u32[word] = Math.floor(now / NS_PER_S);
    e.u32[word + 1] = 0;
    e.u32[word + 2] = now % NS_PER_S;
    e.u32[word + 3] = 0;
    return 0;
  }

  #note(completion: PolledCompletion): void {
    const { wr_id, status, opcode, byte_len, qp_num } = completion;
    const { digest } = this.#scheduler;
    this.completions++;
    digest.add(Number(BigInt.asUintN(32, BigInt(wr_id))));
    for (const word of [status, opcode, byte_len, qp_num]) digest.add(word);
    this.#observers.completed(this.#host, completion);
  }

  /** Accepts a packet that arrives now. Returns false when the NIC is detached. */
  arrive(packet: Packet): boolean {
    if (!this.#isAttached) return false;
    this.#inbox.push(packet);
    this.schedule();
    return true;
  }

  /** Schedules the next step when the NIC has work, or for its next timer. */
  schedule(): void {
    if (!this.#isAttached) return;
    const { e } = this.device;
    const { now } = this.#scheduler;
    const isBusy = this.#inbox.length > 0 || hasWork(e);
    const deadline = isBusy ? 0 : Math.max(Math.ceil(nextDeadline(e) * NS_PER_US), now + 1);
    if (this.#next?.run !== undefined) {
      // A step that comes early enough runs the work as well.
      const limit = isBusy ? now + STEP_NS[1] : deadline;
      if (this.#next.at <= limit) return;
      this.#next.run = undefined;
    }
    this.#next = undefined;
    const at = isBusy ? now + this.#random.between(...STEP_NS) : deadline;
    if (at === Number.POSITIVE_INFINITY) return;
    this.#next = this.#scheduler.network(at, () => this.#step(e));
  }

  #step(e: Engine): void {
    this.#next = undefined;
    if (!this.#isAttached) return;
    this.#observers.steps(this.#host, e);
    this.device.exclusively(() => step(e));
    this.#observers.stepped(this.#host, e);
    this.#stepped();
    this.schedule();
  }

  /** Cuts the NIC off: it neither sends nor receives nor runs a timer. */
  detach(): void {
    this.#isAttached = false;
    this.#inbox.length = 0;
  }

  /** Frees the descriptors and the memory of the NIC. Its pointers become invalid. */
  free(): void {
    this.detach();
    abandonConnections(this.device);
    const { e } = this.device;
    closeOwnDescriptors(e);
    returnArena(e);
  }

  /** Returns verbs that report posted requests, polled completions and deregistrations. */
  #observed(lib: Ibverbs): Ibverbs {
    const { e } = this.device;
    const observers = this.#observers;
    const host = this.#host;
    const called = this.#called;
    const wordOf = (pointer: number): number => (pointer - e.base) / 4;
    const poll = lib.ibv_poll_cq;
    const observedPoll = (cq: number, room: number, wc: number): number => {
      const count = poll(cq, room, wc);
      for (let i = 0; i < count; i++) this.#note(ibv_wc.at(wc + i * ibv_wc.size));
      if (count === 0) worlds.getStore()?.polledNothing();
      return count;
    };
    type Post = Ibverbs["ibv_post_send"];
    const observedPost =
      (post: Post): Post =>
      (queuePair, first, bad) => {
        called();
        const result = post(queuePair, first, bad);
        observers.posted(host, wordOf(queuePair));
        return result;
      };
    const known = lib.ops(0);
    const noted = (call: () => unknown): unknown => {
      called();
      return call();
    };
    const ops = {
      ...wrapped(known, noted),
      poll_cq: observedPoll,
      post_send: observedPost(known.post_send),
      post_recv: observedPost(known.post_recv),
    };
    return {
      ...wrapped(lib, noted),
      ibv_poll_cq: observedPoll,
      ibv_post_send: ops.post_send,
      ibv_post_recv: ops.post_recv,
      ibv_dereg_mr: (region) => {
        const key = e.i32[wordOf(region) + Mr.key] ?? 0;
        if (this.#isAttached && key !== 0) observers.deregisters(host, key >>> 0);
        return lib.ibv_dereg_mr(region);
      },
      ops: () => ops,
    };
  }
}
