import { median } from "../../tuning/median.ts";
import { uringOrReason } from "./io/engines.ts";
import { cachedSettings, cacheSettings, type Settings } from "./settings-cache.ts";

const KiB = 1 << 10;
const MiB = 1 << 20;

/**
 * A class of transfers of similar size, and the shapes to try. The first shape is the default until others
 * are measured.
 */
interface SizeClass {
  readonly name: string;
  readonly below: number;
  /** Size of the parts in which a transfer is measured. Undefined measures it as a whole. */
  readonly partBytes?: number;
  /** Number of trials of each shape. Disks vary from moment to moment. */
  readonly rounds: number;
  /** Shapes to try: chunk size in bytes, number of chunks at once, and the engine when it is threads. */
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
  // Some disks (cloud volumes with a queue of their own) slow down when more than a few megabytes are
  // requested at once.
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

/** Size below which a transfer is one chunk, so there is no choice, in bytes. */
const smallest = 512 * KiB;

function settingsOf({ shapes }: SizeClass): readonly Settings[] {
  const own = typeof uringOrReason() === "string" ? "threads" : "io_uring";
  return shapes
    .filter(([, , engine]) => engine === undefined || engine !== own)
    .map(([pieceBytes, depth, engine]) => ({ engine: engine ?? own, pieceBytes, depth }));
}

/** Trials in progress: rates in bytes per millisecond, by candidate. */
interface Trials {
  readonly candidates: readonly Settings[];
  readonly speeds: number[];
  readonly rounds: number;
  /** Number of first trials that do not count, since they touch memory and code for the first time. */
  cold: number;
}

/** Number of small transfers before measuring starts, because JavaScript is compiled while it runs. */
const coldTransfers = 20;

const running = new Map<string, Trials>();

/** Settings of a transfer. */
export interface Chosen {
  readonly settings: Settings;
  /**
   * Size of the part to measure and report to {@link noteTrial}. Infinity for the whole transfer, 0 when the
   * settings are known.
   */
  readonly trialBytes: number;
  /** Key of the trial for {@link noteTrial}. */
  readonly key: string;
}

/** Returns the settings of a transfer of `bytes`, of which `left` remain. `key` names its two ends. */
export function settingsFor(key: string, bytes: number, left: number): Chosen {
  const size = small.find(({ below }) => bytes < below) ?? large;
  const known = cachedSettings(`${key}, ${size.name}`);
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
  // A short last part would measure little.
  const trialBytes =
    partBytes === undefined ? Number.POSITIVE_INFINITY : left >= 2 * partBytes ? partBytes : 0;
  return { settings, trialBytes, key: whole };
}

/** Returns the usual settings for a size, when nothing is to be measured. */
export function usualSettings(bytes: number): Settings {
  return settingsOf(small.find(({ below }) => bytes < below) ?? large)[0]!;
}

/** Records the time of a transfer with settings of {@link settingsFor}. */
export function noteTrial({ key, settings }: Chosen, bytes: number, milliseconds: number): void {
  const trials = running.get(key);
  if (trials === undefined) return;
  const { candidates, speeds, rounds } = trials;
  // Another transfer with another candidate ran at the same time.
  if (candidates[speeds.length % candidates.length] !== settings) return;
  if (trials.cold > 0) {
    trials.cold--;
    return;
  }
  speeds.push(bytes / milliseconds);
  if (speeds.length < candidates.length * rounds) return;
  const middle = candidates.map((_, i) => median(speeds.filter((_, at) => at % candidates.length === i)));
  const best = Math.max(...middle);
  // A difference within the noise leaves the default unchanged.
  cacheSettings(key, candidates[middle[0]! > best * 0.97 ? 0 : middle.indexOf(best)]!);
  running.delete(key);
}
