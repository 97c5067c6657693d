import { uringOrReason } from "./io/engines.ts";
import { keepSettings, keptSettings, type Settings } from "./kept-settings.ts";

const KiB = 1 << 10;
const MiB = 1 << 20;

/** Transfers of one size: what is tried for them, the first being what holds until something is known. */
interface SizeClass {
  readonly name: string;
  readonly below: number;
  /** A transfer is measured in parts of this size, or as a whole where there is none. */
  readonly partBytes?: number;
  /** Each shape is tried so often: disks differ from moment to moment. */
  readonly rounds: number;
  /** Of the piece in bytes, and how many at once; by threads where it says so. */
  readonly shapes: readonly (readonly [pieceBytes: number, depth: number, engine?: "threads"])[];
}

const small: readonly SizeClass[] = [
  {
    name: "1 MiB",
    below: 2 * MiB,
    rounds: 5,
    shapes: [
      [512 * KiB, 8],
      [2 * MiB, 1],
      [256 * KiB, 8],
    ],
  },
  {
    name: "4 MiB",
    below: 8 * MiB,
    rounds: 5,
    shapes: [
      [MiB, 8],
      [2 * MiB, 4],
      [4 * MiB, 2],
      [2 * MiB, 1],
      [512 * KiB, 8],
    ],
  },
  {
    name: "16 MiB",
    below: 64 * MiB,
    rounds: 3,
    shapes: [
      [2 * MiB, 8],
      [MiB, 8],
      [4 * MiB, 2],
      [4 * MiB, 1],
      [2 * MiB, 2],
      [MiB, 2],
      [256 * KiB, 8],
    ],
  },
];

const large: SizeClass = {
  name: "large",
  below: Number.POSITIVE_INFINITY,
  partBytes: 32 * MiB,
  rounds: 5,
  // Some disks (a cloud's, with a queue of their own) get slower when more than a few megabytes are asked for at once.
  shapes: [
    [2 * MiB, 8],
    [MiB, 8],
    [4 * MiB, 8],
    [4 * MiB, 1],
    [2 * MiB, 2],
    [MiB, 2],
    [256 * KiB, 8],
    [2 * MiB, 8, "threads"],
    [MiB, 4, "threads"],
  ],
};

/** Below this a transfer is one piece, and there is nothing to choose. */
const smallest = 512 * KiB;

function settingsOf({ shapes }: SizeClass): readonly Settings[] {
  const own = typeof uringOrReason() === "string" ? "threads" : "io_uring";
  return shapes
    .filter(([, , engine]) => engine === undefined || engine !== own)
    .map(([pieceBytes, depth, engine]) => ({ engine: engine ?? own, pieceBytes, depth }));
}

/** Trials that are going on: speeds in bytes per millisecond, by candidate. */
interface Trials {
  readonly candidates: readonly Settings[];
  readonly speeds: number[];
  readonly rounds: number;
  /** So many do not count: they pay for what is touched for the first time. */
  cold: number;
}

/** So many small transfers are not measured: JavaScript is compiled while it runs. */
const coldTransfers = 20;

const running = new Map<string, Trials>();

/** What a transfer runs with. */
export interface Chosen {
  readonly settings: Settings;
  /** It is to be measured in parts of this size (or as a whole, Infinity), and told to {@link noteTrial}; 0 where it is known. */
  readonly trialBytes: number;
  /** What {@link noteTrial} wants to know. */
  readonly key: string;
}

/** What a transfer of so many bytes runs with, of which so many are left; `key` says between what. */
export function settingsFor(key: string, bytes: number, left: number): Chosen {
  const size = small.find(({ below }) => bytes < below) ?? large;
  const known = keptSettings(`${key}, ${size.name}`);
  if (known !== undefined && (known.engine === "threads" || typeof uringOrReason() !== "string"))
    return { settings: known, trialBytes: 0, key: "" };
  if (bytes < smallest) return { settings: settingsOf(size)[0]!, trialBytes: 0, key: "" };
  const whole = `${key}, ${size.name}`;
  let trials = running.get(whole);
  if (trials === undefined) {
    trials = {
      candidates: settingsOf(size),
      speeds: [],
      rounds: size.rounds,
      cold: size === large ? 1 : coldTransfers,
    };
    running.set(whole, trials);
  }
  const { candidates, speeds } = trials;
  const settings = candidates[speeds.length % candidates.length]!;
  const { partBytes } = size;
  // The last part would say little when it is short.
  const trialBytes =
    partBytes === undefined ? Number.POSITIVE_INFINITY : left >= 2 * partBytes ? partBytes : 0;
  return { settings, trialBytes, key: whole };
}

/** The usual settings for so many bytes, where nothing is to be measured. */
export function usualSettings(bytes: number): Settings {
  return settingsOf(small.find(({ below }) => bytes < below) ?? large)[0]!;
}

/** Something was transferred with what {@link settingsFor} said. */
export function noteTrial({ key, settings }: Chosen, bytes: number, milliseconds: number): void {
  const trials = running.get(key);
  if (trials === undefined) return;
  const { candidates, speeds, rounds } = trials;
  if (candidates[speeds.length % candidates.length] !== settings) return; // two at a time
  if (trials.cold > 0) {
    trials.cold--;
    return;
  }
  speeds.push(bytes / milliseconds);
  if (speeds.length < candidates.length * rounds) return;
  const middle = candidates.map((_, i) => {
    const own = speeds.filter((_, at) => at % candidates.length === i).sort((a, b) => a - b);
    return own[own.length >> 1]!;
  });
  const best = Math.max(...middle);
  // Within the noise the default stays.
  keepSettings(key, candidates[middle[0]! > best * 0.97 ? 0 : middle.indexOf(best)]!);
  running.delete(key);
}
