import type { SentPacket } from "../../simulation/network/observer.ts";
import { packetText } from "../../simulation/observation/packet-text.ts";
import { packetNotes } from "./packet-notes.ts";

/** Characters from one host's lane to the next. */
const LANE_WIDTH = 42;
const TIME_WIDTH = 14;
/** Characters from the left edge of a host's column to its lane. */
const LANE_AT = 3;

/** Rows of a sequence chart: a lane for each host, an arrow for each packet. Times are in microseconds. */
export class SequenceChart {
  readonly #hosts: number;

  constructor(hosts: number) {
    this.#hosts = hosts;
  }

  /** Returns the row with the names of the hosts. */
  heading(): string {
    const names = Array.from({ length: this.#hosts }, (_, host) => `host${host}`.padEnd(LANE_WIDTH));
    return `${"us".padStart(TIME_WIDTH - 2)}  ${names.join("")}`.trimEnd();
  }

  /** Returns the row of a packet. A lost packet ends with x between the lanes. */
  packet(sent: SentPacket): string {
    return this.#row(sent.at, this.#arrow(sent), packetNotes(sent));
  }

  #lanes(): string[] {
    const lanes = Array.from({ length: this.#hosts * LANE_WIDTH }, () => " ");
    for (let host = 0; host < this.#hosts; host++) lanes[this.#laneOf(host)] = "|";
    return lanes;
  }

  #laneOf(host: number): number {
    return host * LANE_WIDTH + LANE_AT;
  }

  #arrow({ from, to, fate, packet }: SentPacket): string {
    const label = ` ${packetText(packet.bytes)} `;
    if (to === undefined || to === from) return this.text([from], `${label.trim()} to ${packet.to}`);
    const lanes = this.#lanes();
    const [start, end] = [this.#laneOf(Math.min(from, to)), this.#laneOf(Math.max(from, to))];
    for (let at = start + 1; at < end; at++) lanes[at] = fate === "sent" ? "-" : ".";
    const head = fate === "sent" ? (to > from ? ">" : "<") : "x";
    lanes[to > from ? end - 1 : start + 1] = head;
    const shown = label.slice(0, LANE_WIDTH - 5);
    const labelAt = to > from ? start + 2 : end - shown.length - 1;
    for (const [i, letter] of [...shown].entries()) lanes[labelAt + i] = letter;
    return lanes.join("");
  }

  /** Returns a row's lanes with a mark at some hosts, and text at the first of them. */
  text(hosts: readonly number[], text: string): string {
    const lanes = this.#lanes();
    for (const host of hosts) lanes[this.#laneOf(host)] = "*";
    const at = this.#laneOf(hosts[0] ?? 0) + 2;
    const shown = hosts.length === 0 ? `* ${text}` : text;
    for (const [i, letter] of [...shown].entries()) lanes[at + i] = letter;
    return lanes.join("");
  }

  /** Returns the row of an event at some hosts, none for one of the whole network. */
  event(at: number, hosts: readonly number[], text: string): string {
    return this.#row(at, this.text(hosts, text), "");
  }

  #row(at: number, lanes: string, notes: string): string {
    const time = (at / 1000).toFixed(3).padStart(TIME_WIDTH - 2);
    return `${time}  ${lanes}${notes === "" ? "" : `  ${notes}`}`.trimEnd();
  }
}
