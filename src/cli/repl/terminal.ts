import { spawnSync } from "node:child_process";
import { PassThrough } from "node:stream";
import { libc, POLLIN, pollfd } from "../../../ffi/libc/index.ts";
import { addressOf, runtimeName } from "../../../ffi/runtime/index.ts";
import { fdWatcher } from "../../wait/fd-watcher.ts";
import { untraced } from "./trace-switch.ts";

const interruptByte = 3;
const lookMs = 10;

/** Runs stty on the terminal of standard input. */
const stty = (...words: string[]): string =>
  spawnSync("stty", words, { stdio: ["inherit", "pipe", "ignore"], encoding: "utf8" }).stdout.trim();

/**
 * Reads the terminal's keys by C calls, not through the runtime. Ctrl-C therefore works while JavaScript
 * blocks the event loop.
 */
export class Terminal {
  /** Input stream of readline. */
  readonly keys = new PassThrough() as PassThrough & { isTTY: boolean; setRawMode: (raw: boolean) => void };
  readonly #before: string;
  readonly #pollfd = pollfd.alloc({ fd: 0, events: POLLIN });
  readonly #buffer = new Uint8Array(new ArrayBuffer(4096));
  #stopWatching: () => void = () => {};
  /**
   * Timer that keeps the process alive: watching a descriptor does not. Deno's event loop may sleep despite a
   * callback from another thread, so on Deno the timer polls the terminal.
   */
  readonly #alive =
    runtimeName === "deno" ? setInterval(() => this.#look(), lookMs) : setInterval(() => {}, 2 ** 30);

  constructor() {
    this.keys.isTTY = true;
    this.keys.setRawMode = () => {};
    this.#before = stty("-g");
    // Ctrl-C and Ctrl-Z are delivered as keys. Ctrl-\ still ends the process.
    stty(
      "-icanon",
      "-echo",
      "-icrnl",
      "intr",
      "undef",
      "susp",
      "undef",
      "lnext",
      "undef",
      "min",
      "1",
      "time",
      "0",
    );
    if (runtimeName !== "deno") this.#watch();
  }

  #look(): void {
    if (this.#isReadable() && !this.#forward(this.#take())) clearInterval(this.#alive);
  }

  #isReadable(): boolean {
    this.#pollfd.revents = 0;
    return untraced(() => libc.poll(this.#pollfd.pointer, 1, 0)) > 0;
  }

  #watch(): void {
    this.#stopWatching = untraced(() =>
      fdWatcher().watch(0, () => {
        if (this.#forward(this.#take())) this.#watch();
      }),
    );
  }

  /** Passes keys on to readline. Returns false at the end of input. */
  #forward(bytes: Uint8Array): boolean {
    if (bytes.length === 0) {
      this.keys.end();
      return false;
    }
    this.keys.write(bytes);
    return true;
  }

  #take(): Uint8Array {
    const count = Number(untraced(() => libc.read(0, addressOf(this.#buffer), this.#buffer.length)));
    return this.#buffer.slice(0, Math.max(0, count));
  }

  /** Returns true when Ctrl-C was typed since JavaScript began to block. Other keys stay queued. */
  interrupted(): boolean {
    if (!this.#isReadable()) return false;
    const bytes = this.#take();
    const at = bytes.indexOf(interruptByte);
    if (at < 0) {
      if (bytes.length > 0) this.keys.write(bytes);
      return false;
    }
    // Keys typed before Ctrl-C belong to the interrupted input and are dropped.
    if (at + 1 < bytes.length) this.keys.write(bytes.slice(at + 1));
    return true;
  }

  close(): void {
    this.#stopWatching();
    clearInterval(this.#alive);
    if (this.#before !== "") stty(this.#before);
  }
}
