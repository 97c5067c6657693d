import {
  IORING_OP_ASYNC_CANCEL,
  IORING_OP_READ,
  IORING_OP_WRITE,
  IOSQE_ASYNC,
} from "../../../../ffi/io_uring/index.ts";
import { Errno, libc } from "../../../../ffi/libc/index.ts";
import type { IoEngine, IoRequest } from "./io-engine.ts";
import { Ring } from "./ring.ts";

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
