import { libc } from "../../../ffi/libc/index.ts";
import { readable } from "../../wait/readable.ts";
import { until } from "../../wait/until.ts";
import type { WaitOptions } from "../../wait/wait-options.ts";
import { DescriptorSocket } from "./descriptor-socket.ts";

/** A request that waits for its answer. */
interface Question {
  /** File of the requested socket. Only messages from it answer the request. */
  readonly path: string;
  readonly expected: number;
  answer: readonly number[] | undefined;
  /** Reason why no answer can arrive. */
  failure: unknown;
  ready: () => void;
}

/**
 * Largest number of requests at once. All answers arrive in one queue, and Linux limits it to 10
 * (net.unix.max_dgram_qlen).
 */
const mostQuestions = 8;

/**
 * Requests descriptors from other processes, several at a time over one socket, because creating and removing
 * a socket costs most of a request. The socket exists while requests are open.
 */
class Asker {
  readonly #socket = new DescriptorSocket();
  readonly #questions = new Set<Question>();
  readonly #end = new AbortController();

  get isFull(): boolean {
    return this.#questions.size >= mostQuestions;
  }

  async ask(path: string, expected: number, end: number, signal: AbortSignal | undefined) {
    const question: Question = { path, expected, answer: undefined, failure: undefined, ready: () => {} };
    this.#questions.add(question);
    if (this.#questions.size === 1) void this.#listen();
    const wait = (): WaitOptions & { readonly timeoutMs: number } => {
      const timeoutMs = Math.max(0, end - performance.now());
      return signal === undefined ? { timeoutMs } : { timeoutMs, signal };
    };
    try {
      if (!(await this.#socket.sendWhenRoom(path, "open", wait()))) return undefined;
      const watch = (ready: () => void) => {
        question.ready = ready;
        return () => {
          question.ready = () => {};
        };
      };
      const what = (): string => `${this.#socket.label}: descriptors`;
      const look = () => {
        if (question.failure !== undefined) throw question.failure;
        return question.answer;
      };
      return await until(look, watch, { ...wait(), signal, what });
    } finally {
      this.#questions.delete(question);
      if (this.#questions.size === 0) {
        if (current === this) current = undefined;
        this.#end.abort();
        this.#socket.close();
      }
    }
  }

  async #listen(): Promise<void> {
    const { signal } = this.#end;
    try {
      while (!signal.aborted) {
        this.#readAnswer();
        await readable(this.#socket.fd, this.#socket.label, { timeoutMs: Number.POSITIVE_INFINITY, signal });
      }
    } catch (error) {
      // No request is open, or no descriptor was left to wait with.
      if (current === this) current = undefined;
      for (const question of signal.aborted ? [] : this.#questions) {
        question.failure = error;
        question.ready();
      }
    }
  }

  #readAnswer(): void {
    for (;;) {
      const most = Math.max(0, ...[...this.#questions].map(({ expected }) => expected));
      const message = this.#socket.poll(most);
      if (message === undefined) return;
      const { from, fds } = message;
      const question = [...this.#questions].find(({ path, answer }) => path === from && answer === undefined);
      if (question === undefined) for (const fd of fds) libc.close(fd);
      else {
        question.answer = fds;
        question.ready();
      }
    }
  }
}

let current: Asker | undefined;

/**
 * Requests the descriptors of the socket with that file. Resolves with undefined when no process has it open.
 * Rejects with DeadlineError without an answer until `end` (of performance.now()). The number may differ from
 * the expected one, and the caller closes them.
 */
export function askForDescriptors(
  path: string,
  expected: number,
  end: number,
  signal: AbortSignal | undefined,
): Promise<readonly number[] | undefined> {
  if (current === undefined || current.isFull) current = new Asker();
  return current.ask(path, expected, end, signal);
}
