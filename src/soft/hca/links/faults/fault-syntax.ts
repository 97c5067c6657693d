// The text form of faults: what DOORBELL_SOFT_FAULTS holds, and what tests are written in.
import { DoorbellError } from "../../../../errors.ts";
import { gidOfAddress } from "../addresses.ts";
import { PACKET_KINDS, type PacketKind } from "./packet-kinds.ts";

/** What can happen to a packet, in the order of the engine's table. */
export const FAULT_ACTIONS = [
  "drop",
  "corrupt",
  "burst",
  "truncate",
  "delay",
  "duplicate",
  "reorder",
] as const;
/** What a fault does to a packet. */
export type FaultAction = (typeof FAULT_ACTIONS)[number];
/** Whether packets are hit as they leave or as they arrive. */
export type FaultDirection = "send" | "receive";

/** One fault: `action` befalls packets of the `direction` that are of all `kinds`, with a probability of 0 to 1. */
export interface FaultRule {
  readonly action: FaultAction;
  readonly direction: FaultDirection;
  readonly kinds: readonly PacketKind[];
  readonly probability: number;
  /** Packets (reorder), bits (corrupt) or bytes (burst) at most; the shortest delay in microseconds. */
  readonly low: number;
  /** The longest delay in microseconds. */
  readonly high: number;
}

/** What a text of faults asks for. */
export interface Faults {
  readonly rules: readonly FaultRule[];
  /** IP addresses: every packet to or from one is lost. */
  readonly cut: readonly string[];
  readonly seed: number;
}

/** A text of faults that cannot be understood; the hint lists what exists. */
export class FaultsError extends DoorbellError {
  override readonly name = "FaultsError";
  /** The part of the text that is wrong: "dorp=0.05". */
  readonly part: string;

  constructor(part: string, why: string) {
    super(
      `"${part}" is not a fault: ${why}`,
      `Parts are [send.|receive.][kind.]action=value, cut=address and seed=number, with commas between. ` +
        `Actions: drop=0.05, corrupt=0.01:bits, burst=0.01:bytes, truncate=0.01, delay=2ms, delay=0-5ms, delay=0.1:0-5ms, ` +
        `duplicate=0.02, reorder=0.03:packets. Kinds: ${Object.keys(PACKET_KINDS).join(", ")}.`,
    );
    this.part = part;
  }
}

const DEFAULTS: { readonly [A in FaultAction]: number } = {
  drop: 0,
  corrupt: 1,
  burst: 32,
  truncate: 0,
  delay: 0,
  duplicate: 0,
  reorder: 8,
};
const MAX_RULES = 32;
const MAX_CUTS = 16;
const UNITS: { readonly [unit: string]: number } = { us: 1, ms: 1000, s: 1e6 };

/**
 * Reads faults from text: `[send.|receive.][kind. ...]action=value`, `cut=address` and `seed=number`, with commas between. Without a
 * direction it is what the device sends. Of several parts with one action that fit a packet, the last one counts.
 *
 * @throws FaultsError for a part that means nothing.
 * @example
 * parseFaults("drop=0.05,ack.drop=0.2,receive.corrupt=0.01,delay=0-5ms,cut=127.0.0.2,seed=7").rules.length; // 4
 */
export function parseFaults(text: string): Faults {
  const rules: FaultRule[] = [];
  const cut: string[] = [];
  let seed = 1;
  for (const raw of text.split(",")) {
    const part = raw.trim();
    if (part === "") continue;
    const [name = "", value] = part.split("=");
    if (value === undefined || value === "") throw new FaultsError(part, "it has no value");
    if (name === "seed") seed = number(part, value, Number.MAX_SAFE_INTEGER);
    else if (name === "cut") cut.push(address(part, value));
    else rules.push(rule(part, name.split("."), value));
  }
  if (rules.length > MAX_RULES) throw new FaultsError(text, `more than ${MAX_RULES} parts`);
  if (cut.length > MAX_CUTS) throw new FaultsError(text, `more than ${MAX_CUTS} addresses cut`);
  return { rules, cut, seed };
}

function number(part: string, text: string, most: number): number {
  const value = /^\d*\.?\d+(e-?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new FaultsError(part, `"${text}" is not a number from 0 to ${most}`);
  return value;
}

function address(part: string, text: string): string {
  try {
    gidOfAddress(text);
  } catch {
    throw new FaultsError(part, `"${text}" is not an IP address`);
  }
  return text;
}

const isKind = (name: string): name is PacketKind => Object.hasOwn(PACKET_KINDS, name);
const isAction = (name: string | undefined): name is FaultAction =>
  (FAULT_ACTIONS as readonly (string | undefined)[]).includes(name);

function rule(part: string, words: readonly string[], value: string): FaultRule {
  const action = words.at(-1);
  if (!isAction(action)) throw new FaultsError(part, `there is no action "${action}"`);
  let direction: FaultDirection = "send";
  const kinds: PacketKind[] = [];
  for (const word of words.slice(0, -1)) {
    if (word === "send" || word === "receive") direction = word;
    else if (isKind(word)) kinds.push(word);
    else throw new FaultsError(part, `there is no direction or kind "${word}"`);
  }
  return { action, direction, kinds, ...amount(part, action, value) };
}

function amount(
  part: string,
  action: FaultAction,
  value: string,
): Pick<FaultRule, "probability" | "low" | "high"> {
  const [first = "", second] = value.split(":");
  if (action === "delay") {
    const [low, high] = range(part, second ?? first);
    return { probability: second === undefined ? 1 : number(part, first, 1), low, high };
  }
  const most = DEFAULTS[action];
  if (second !== undefined && most === 0) throw new FaultsError(part, `${action} takes a probability only`);
  const low = second === undefined ? most : number(part, second, 4096);
  if (most > 0 && (low < 1 || !Number.isInteger(low)))
    throw new FaultsError(part, `${second} is not a count of 1 or more`);
  return { probability: number(part, first, 1), low, high: 0 };
}

/** Microseconds of "2ms" or "0-5ms". */
function range(part: string, text: string): [low: number, high: number] {
  const found = /^(?:([\d.]+)(us|ms|s)?-)?([\d.]+)(us|ms|s)$/.exec(text);
  if (found === null) throw new FaultsError(part, `"${text}" is not a time: use 50us, 2ms, 0-5ms, 1s`);
  const [, low = "", lowUnit, high = "", unit = "us"] = found;
  const longest = number(part, high, 1e6) * UNITS[unit]!;
  const shortest = low === "" ? longest : number(part, low, 1e6) * UNITS[lowUnit ?? unit]!;
  if (shortest > longest) throw new FaultsError(part, `${text} goes backwards`);
  return [shortest, longest];
}
