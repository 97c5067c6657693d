import fs, { mkdirSync } from "node:fs";
import { join } from "node:path";
import { statusName } from "../../rdma/completion/completion-status.ts";
import type { SentPacket } from "../../simulation/network/observer.ts";
import type {
  ObservedRun,
  PolledCompletion,
  SimulationObserver,
} from "../../simulation/observation/observer.ts";
import { linkPacket, linkPreamble } from "./link-file.ts";
import { SequenceChart } from "./sequence-chart.ts";

/** Bytes that are collected before they are written. */
const CHUNK_BYTES = 1 << 20;

// The functions of the runtime. A simulation refuses them to the code of its hosts, in whose steps the trace is written.
const { openSync, writeSync, closeSync } = fs;

/** File that is appended to. */
class TraceFile {
  readonly #fd: number;
  #chunks: Uint8Array[] = [];
  #bytes = 0;

  constructor(path: string) {
    this.#fd = openSync(path, "w");
  }

  append(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.#bytes += bytes.length;
    if (this.#bytes > CHUNK_BYTES) this.#flush();
  }

  #flush(): void {
    const all = Buffer.concat(this.#chunks);
    for (let at = 0; at < all.length; ) at += writeSync(this.#fd, all, at);
    this.#chunks = [];
    this.#bytes = 0;
  }

  close(): void {
    this.#flush();
    closeSync(this.#fd);
  }
}

/**
 * Trace of a simulation. `chart.txt` is a sequence chart of everything that happens. Each pair of hosts has a pcapng
 * file of its packets, such as `host0-host1.pcapng`.
 */
export class TraceFolder implements SimulationObserver, Disposable {
  readonly #folder: string;
  readonly #chartFile: TraceFile;
  readonly #links = new Map<string, TraceFile>();
  #chart = new SequenceChart(0);
  #now: () => number = () => 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#chartFile = new TraceFile(join(folder, "chart.txt"));
  }

  begins({ seed, hosts, now }: ObservedRun): void {
    this.#chart = new SequenceChart(hosts);
    this.#now = now;
    this.#write(`# doorbell simulation, seed ${seed}. x ends the arrow of a packet that is lost or cut.`);
    this.#write(this.#chart.heading());
  }

  #write(line: string): void {
    this.#chartFile.append(Buffer.from(`${line}\n`));
  }

  sent(packet: SentPacket): void {
    this.#write(this.#chart.packet(packet));
    const { from, to } = packet;
    if (to === undefined) return;
    const name = `host${Math.min(from, to)}-host${Math.max(from, to)}`;
    let file = this.#links.get(name);
    if (file === undefined) {
      file = new TraceFile(join(this.#folder, `${name}.pcapng`));
      file.append(linkPreamble(name));
      this.#links.set(name, file);
    }
    file.append(linkPacket(packet));
  }

  completed(host: number, { status, wr_id, qp_num }: PolledCompletion): void {
    this.#event([host], `completion ${statusName(status)} id ${wr_id} qp ${qp_num}`);
  }

  wrote(host: number, to: string, text: string): void {
    this.#event([host], `to ${to} by TCP: ${text.trim()}`);
  }

  happened(what: string, hosts: readonly number[]): void {
    this.#event(hosts, what);
  }

  #event(hosts: readonly number[], text: string): void {
    this.#write(this.#chart.event(this.#now(), hosts, text));
  }

  [Symbol.dispose](): void {
    this.#chartFile.close();
    for (const file of this.#links.values()) file.close();
  }
}
