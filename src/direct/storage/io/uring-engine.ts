// The rings of io_uring as memory that this process and the kernel write.
import * as uring from "../../../../ffi/io_uring/index.ts";
import {
  IORING_OP_ASYNC_CANCEL,
  IORING_OP_READ,
  IORING_OP_WRITE,
  IOSQE_ASYNC,
} from "../../../../ffi/io_uring/index.ts";
import {
  Errno,
  errno,
  libc,
  MAP_FAILED,
  MAP_POPULATE,
  MAP_SHARED,
  PROT_READ,
  PROT_WRITE,
} from "../../../../ffi/libc/index.ts";
import { memory } from "../../../../ffi/runtime/index.ts";
import type { IoEngine, IoRequest } from "./io-engine.ts";

const sqeBytes = uring.io_uring_sqe.size;
const cqeWords = uring.io_uring_cqe.size / 4;

/** A submission queue entry as C declares it. */
type Sqe = ReturnType<typeof uring.io_uring_sqe.at>;

/** The mapped rings. A small number identifies a request and returns with its result. */
export class Ring {
  readonly fd: number;
  readonly entries: number;
  readonly #submissions: Int32Array;
  readonly #completions: Int32Array;
  readonly #sqes: readonly Sqe[];
  readonly #sqTail: number;
  readonly #sqArray: number;
  readonly #cqHead: number;
  readonly #cqTail: number;
  readonly #cqes: number;
  readonly #mask: number;
  readonly #cqMask: number;
  #tail = 0;
  #unsubmitted = 0;

  /** Opens rings. Returns an errno where the kernel has no io_uring or forbids it, as containers do. */
  static open(entries: number): Ring | number {
    const params = uring.io_uring_params.alloc();
    params.flags = uring.IORING_SETUP_CLAMP;
    const fd = uring.io_uring_setup(entries, params.pointer);
    if (fd < 0) return errno();
    // Kernels before 5.4 map the rings in two parts, and kernels before 5.5 may lose results.
    const needed = uring.IORING_FEAT_SINGLE_MMAP | uring.IORING_FEAT_NODROP;
    const lacks = (params.features & needed) !== needed;
    const ring = lacks ? undefined : map(fd, params);
    if (ring !== undefined) return new Ring(fd, params, ring);
    const failure = lacks ? 38 : errno();
    libc.close(fd);
    return failure;
  }

  private constructor(fd: number, params: Params, { rings, sqes }: Maps) {
    this.fd = fd;
    this.entries = params.sq_entries;
    this.#submissions = rings;
    this.#completions = rings;
    this.#sqes = Array.from({ length: params.sq_entries }, (_, i) =>
      uring.io_uring_sqe.at(sqes + i * sqeBytes),
    );
    const { sq_off: sq, cq_off: cq } = params;
    this.#sqTail = sq.tail / 4;
    this.#sqArray = sq.array / 4;
    this.#cqHead = cq.head / 4;
    this.#cqTail = cq.tail / 4;
    this.#cqes = cq.cqes / 4;
    this.#mask = rings[sq.ring_mask / 4]!;
    this.#cqMask = rings[cq.ring_mask / 4]!;
  }

  /** Returns the next free entry to fill. The caller never exceeds `entries` requests in progress. */
  next(): Sqe {
    const index = this.#tail & this.#mask;
    this.#submissions[this.#sqArray + index] = index;
    return this.#sqes[index]!;
  }

  /** Publishes the entry that `next()` returned. */
  commit(): void {
    this.#tail = (this.#tail + 1) | 0;
    Atomics.store(this.#submissions, this.#sqTail, this.#tail);
    this.#unsubmitted++;
  }

  /** Submits published entries to the kernel. Returns 0 or an errno. */
  submit(): number {
    while (this.#unsubmitted > 0) {
      const taken = uring.io_uring_enter(this.fd, this.#unsubmitted, 0, 0);
      if (taken < 0) return errno();
      this.#unsubmitted -= taken;
      if (taken === 0) break;
    }
    return 0;
  }

  /** Passes each result to `each` with the number of its request. Returns the number of results. */
  take(each: (user: number, result: number) => void): number {
    const words = this.#completions;
    const head = words[this.#cqHead]!;
    const tail = Atomics.load(words, this.#cqTail);
    let at = head;
    for (; at !== tail; at = (at + 1) | 0) {
      const cqe = this.#cqes + (at & this.#cqMask) * cqeWords;
      const user = words[cqe]!;
      const result = words[cqe + 2]!;
      // The slot belongs to the kernel again before a new request is submitted.
      Atomics.store(words, this.#cqHead, (at + 1) | 0);
      each(user, result);
    }
    return (at - head) | 0;
  }
}

type Params = ReturnType<typeof uring.io_uring_params.alloc>;

interface Maps {
  readonly rings: Int32Array;
  readonly sqes: number;
}

function map(fd: number, params: Params): Maps | undefined {
  const { sq_off, cq_off, sq_entries, cq_entries } = params;
  const bytes = Math.max(sq_off.array + sq_entries * 4, cq_off.cqes + cq_entries * uring.io_uring_cqe.size);
  const protection = PROT_READ | PROT_WRITE;
  const flags = MAP_SHARED | MAP_POPULATE;
  const rings = libc.mmap(0, bytes, protection, flags, fd, uring.IORING_OFF_SQ_RING);
  if (rings >= MAP_FAILED) return undefined;
  const sqes = libc.mmap(0, sq_entries * sqeBytes, protection, flags, fd, uring.IORING_OFF_SQES);
  if (sqes >= MAP_FAILED) {
    libc.munmap(rings, bytes);
    return undefined;
  }
  return { rings: new Int32Array(memory(rings, bytes)), sqes };
}

const capacity = 128;
const pauseUs = 200;
/** Request number of cancellations, whose results are ignored. */
const cancellation = 0x7fffffff;

/** Reads and writes files through io_uring, with one system call for several requests and no thread. */
export class UringEngine implements IoEngine {
  readonly name = "io_uring";
  readonly capacity = capacity;
  readonly #ring: Ring;
  readonly #requests: (IoRequest | undefined)[] = new Array(capacity).fill(undefined);
  readonly #free = Array.from({ length: capacity }, (_, i) => capacity - 1 - i);

  constructor(ring: Ring) {
    this.#ring = ring;
  }

  /** Opens the engine. Returns an errno where io_uring cannot be used. */
  static open(): UringEngine | number {
    // The rings have twice the capacity, so that a cancellation always fits.
    const ring = Ring.open(capacity * 2);
    return typeof ring === "number" ? ring : new UringEngine(ring);
  }

  get underWay(): number {
    return capacity - this.#free.length;
  }

  start(request: IoRequest): boolean {
    const user = this.#free.pop();
    if (user === undefined) return false;
    this.#requests[user] = request;
    const sqe = this.#ring.next();
    sqe.opcode = request.write ? IORING_OP_WRITE : IORING_OP_READ;
    // Without this flag the submitting thread itself would copy bytes from the page cache.
    sqe.flags = request.direct ? 0 : IOSQE_ASYNC;
    sqe.ioprio = 0;
    sqe.fd = request.fd;
    sqe.off = request.offset;
    sqe.addr = request.address;
    sqe.len = request.bytes;
    sqe.rw_flags = 0;
    sqe.user_data = user;
    sqe.buf_index = 0;
    sqe.personality = 0;
    sqe.splice_fd_in = 0;
    this.#ring.commit();
    return true;
  }

  flush(): void {
    this.#ring.submit();
  }

  poll(): number {
    this.#ring.submit();
    return this.#ring.take(this.#ended);
  }

  readonly #ended = (user: number, result: number): void => {
    if (user === cancellation) return;
    const request = this.#requests[user];
    this.#requests[user] = undefined;
    this.#free.push(user);
    request?.ended(result);
  };

  waitBriefly(): void {
    // A disk that hangs must not block this thread.
    if (this.poll() === 0 && this.underWay > 0) libc.usleep(pauseUs);
  }

  cancel(owner: object): void {
    this.#requests.forEach((request, user) => {
      if (request?.owner !== owner) return;
      const sqe = this.#ring.next();
      sqe.opcode = IORING_OP_ASYNC_CANCEL;
      sqe.flags = 0;
      sqe.fd = -1;
      sqe.off = 0;
      sqe.addr = user;
      sqe.len = 0;
      sqe.cancel_flags = 0;
      sqe.user_data = cancellation;
      this.#ring.commit();
    });
    this.#ring.submit();
  }
}

/** Returns the reason why a kernel or a container has no io_uring, as text. */
export const refusal = (code: number): string =>
  code === Errno.EPERM || code === Errno.EACCES
    ? "io_uring is forbidden here (a container's seccomp profile, or sysctl kernel.io_uring_disabled)"
    : code === Errno.ENOSYS
      ? "this kernel has no io_uring (5.5 and later have)"
      : `io_uring_setup failed with errno ${code}`;
