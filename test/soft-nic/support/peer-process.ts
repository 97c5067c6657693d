// A child process with a QP of its own soft0, for tests: see soft-peer.ts.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import type { Endpoint } from "./harness.ts";

/** What the child says first. */
export interface Hello {
  endpoint: Endpoint;
  address: number;
  rkey: number;
}

export interface PeerOptions {
  /** More environment. */
  env?: Record<string, string>;
  /** The user it runs as. */
  uid?: number;
}

/** The child; it ends when its standard input does. */
export class Peer {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #errors = "";

  constructor({ env = {}, uid }: PeerOptions = {}) {
    const script = fileURLToPath(new URL("./peer.ts", import.meta.url));
    const before = runtimeName === "deno" ? ["run", "-A"] : [];
    this.child = spawn(process.execPath, [...before, script], {
      env: { ...process.env, BUN_BE_BUN: "1", ...env },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    const reader: Interface = createInterface({ input: this.child.stdout });
    this.#lines = reader[Symbol.asyncIterator]();
    this.child.stderr.on("data", (data) => {
      this.#errors += data;
    });
  }

  async hear<T>(): Promise<T> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the peer ended: ${this.#errors}`);
    return JSON.parse(value) as T;
  }

  async tell<T>(command: object): Promise<T> {
    this.child.stdin.write(`${JSON.stringify(command)}\n`);
    return this.hear<T>();
  }
}
