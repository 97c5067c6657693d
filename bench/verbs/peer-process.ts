import { type ChildProcess, spawn } from "node:child_process";

const startSeconds = 60;

/** Maximum lifetime of a peer in seconds, even when this process was killed. */
const lifeSeconds = 1800;

type Reply = { readonly ok: unknown } | { readonly error: string };

/** Process that answers JSON lines: one end of a contender's connection. */
export class PeerProcess {
  readonly #child: ChildProcess;
  readonly #waiting: ((reply: Reply) => void)[] = [];
  #errors = "";
  #rest = "";

  constructor(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.#child = spawn("timeout", ["-k", "5", String(lifeSeconds), command, ...args], {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
    this.#child.stdout!.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    this.#child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-4000);
    });
    this.#child.stdin!.on("error", () => {});
    this.#child.on("close", (code) => this.#fail(`it ended with status ${code}`));
    this.#child.on("error", (error) => this.#fail(error.message));
  }

  /** Sends a message and waits for its answer. Rejects with the peer's error or after `seconds`. */
  ask<T>(message: object, seconds = startSeconds): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`no answer in ${seconds} s ${this.#errors}`));
        this.kill();
      }, seconds * 1000);
      this.#waiting.push((reply) => {
        clearTimeout(timer);
        if ("error" in reply) reject(new Error(reply.error));
        else resolve(reply.ok as T);
      });
      this.#child.stdin!.write(`${JSON.stringify(message)}\n`);
    });
  }

  /**
   * `timeout` leads its own process group, so the whole group is killed. Otherwise the peer would survive.
   */
  kill(): void {
    if (this.#child.pid === undefined || this.#child.exitCode !== null) return;
    try {
      process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // The process has just exited.
    }
  }

  /** Closes the input of the process, and resolves when the process has exited. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.stdin!.end();
    const timer = setTimeout(() => this.kill(), 5000);
    await ended;
    clearTimeout(timer);
  }

  #read(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop()!;
    for (const line of lines) this.#waiting.shift()?.(JSON.parse(line) as Reply);
  }

  #fail(why: string): void {
    for (const settle of this.#waiting.splice(0)) settle({ error: `${why} ${this.#errors}` });
  }
}
