// Text form of fault rules, for DOORBELL_SOFT_FAULTS and tests.
import { DoorbellError } from "../../../../errors.ts";
import { gidOfAddress } from "../common/addresses.ts";
import { PACKET_KINDS, type PacketKind } from "./packet-kinds.ts";

/** Fault actions, in the order of the engine's table. */
export const FAULT_ACTIONS = [
  "drop",
  "corrupt",
  "burst",
  "truncate",
  "delay",
  "duplicate",
  "reorder",
] as const;
/** Action of a fault on a packet. */
export type FaultAction = (typeof FAULT_ACTIONS)[number];
/** Direction of the packets that a fault hits. */
export type FaultDirection = "send" | "receive";

/**
 * Fault rule: `action` hits packets of the given `direction` that have all `kinds`, with a probability of 0
 * to 1.
 */
export interface FaultRule {
  readonly action: FaultAction;
  readonly direction: FaultDirection;
  readonly kinds: readonly PacketKind[];
  readonly probability: number;
  /**
   * Maximum number of packets (reorder), bits (corrupt) or bytes (burst); for delay the minimum in
   * microseconds.
   */
  readonly low: number;
  /** Maximum delay in microseconds. */
  readonly high: number;
}

/** Parsed form of a fault text. */
export interface Faults {
  readonly rules: readonly FaultRule[];
  /** IP addresses whose packets are all lost, in both directions. */
  readonly cut: readonly string[];
  readonly seed: number;
}

/** Error of a fault text that cannot be parsed. The hint lists the valid parts. */
export class FaultsError extends DoorbellError {
  override readonly name = "FaultsError";
  /** Part of the text that is invalid, for example "dorp=0.05". */
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
 * Parses a fault text: `[send.|receive.][kind. ...]action=value`, `cut=address` and `seed=number`, separated
 * by commas. The default direction is `send`. When several parts with one action match a packet, the last one
 * applies.
 *
 * @throws FaultsError for an invalid part.
 * @example
 * parseFaults("drop=0.05,ack.drop=0.2,receive.corrupt=0.01,delay=0-5ms,cut=127.0.0.2,seed=7").rules.length;
 * // 4
 */
export function parseFaults(text: string): Faults {
  if (typeof text !== "string")
    throw new TypeError(`the faults are of type ${typeof text}. Use a string, such as "drop=0.05,seed=7"`);
  const rules: FaultRule[] = [];
  const cut: string[] = [];
  let seed = 1;
  for (const raw of text.split(",")) {
    const part = raw.trim();
    if (part === "") continue;
    const [name = "", value] = part.split("=");
    if (value === undefined || value === "") throw new FaultsError(part, "the value is missing");
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

/** Parses a time range such as "2ms" or "0-5ms". Returns microseconds. */
function range(part: string, text: string): [low: number, high: number] {
  const found = /^(?:([\d.]+)(us|ms|s)?-)?([\d.]+)(us|ms|s)$/.exec(text);
  if (found === null) throw new FaultsError(part, `"${text}" is not a time. Use 50us, 2ms, 0-5ms, 1s`);
  const [, low = "", lowUnit, high = "", unit = "us"] = found;
  const longest = number(part, high, 1e6) * UNITS[unit]!;
  const shortest = low === "" ? longest : number(part, low, 1e6) * UNITS[lowUnit ?? unit]!;
  if (shortest > longest) throw new FaultsError(part, `${text} goes backwards`);
  return [shortest, longest];
}
