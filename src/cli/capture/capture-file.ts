import { closeSync, openSync, writeSync } from "node:fs";
import process from "node:process";
import { packageVersion } from "../common/package-version.ts";
import { interfaceDescription, interfaceStatistics, sectionHeader } from "./pcapng.ts";

/** A pcapng file to which packets are appended; "-" is standard output. */
export class CaptureFile implements Disposable {
  readonly #fd: number;
  #interfaces = 0;

  constructor(path: string) {
    this.#fd = path === "-" ? 1 : openSync(path, "w");
    this.write(sectionHeader(`doorbell ${packageVersion()}`));
  }

  [Symbol.dispose](): void {
    if (this.#fd !== 1) closeSync(this.#fd);
  }

  /** Adds an interface and returns its number. */
  addInterface(name: string, description: string): number {
    this.write(interfaceDescription(name, description));
    return this.#interfaces++;
  }

  addStatistics(number: number, packets: number, lost: number): void {
    this.write(interfaceStatistics(number, packets, lost));
  }

  /** Writes all bytes. Ends the process silently when the reader has closed the pipe. */
  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      try {
        at += writeSync(this.#fd, bytes, at);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === "EPIPE") process.exit(0);
        if (code !== "EAGAIN") throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
      }
    }
  }
}
