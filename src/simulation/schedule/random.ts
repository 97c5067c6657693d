/** 32-bit constant of the golden ratio, which spreads close seeds. */
const GOLDEN = 0x9e3779b9;
/** First numbers of a generator that are discarded, because they still show the seed. */
const WARM_UP = 16;

/**
 * Generator of pseudo-random numbers (sfc32). It computes with 32-bit integers and exact doubles only, so all
 * engines return the same numbers.
 *
 * @internal
 */
export class Random {
  readonly #seed: number;
  readonly #purpose: number;
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 0;

  /** Creates the generator of a purpose, such as "network". Purposes of one seed are independent. */
  constructor(seed: number, purpose: string) {
    let mixed = GOLDEN;
    for (let i = 0; i < purpose.length; i++)
      mixed = Math.imul(mixed ^ purpose.charCodeAt(i), 0x01000193) + GOLDEN;
    this.#seed = seed;
    this.#purpose = mixed | 0;
    this.begin(0);
  }

  /** Starts the sequence of a period. Periods of one purpose are independent. */
  protected begin(period: number): void {
    this.#a = this.#seed | 0;
    this.#b = Math.floor(this.#seed / 2 ** 32) | 0;
    this.#c = this.#purpose;
    this.#counter = (1 + Math.imul(period, GOLDEN)) | 0;
    for (let i = 0; i < WARM_UP; i++) this.#next();
  }

  /** Returns 32 random bits as an unsigned integer. */
  bits(): number {
    return this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Returns an integer from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor((this.bits() / 2 ** 32) * count);
  }

  /** Returns an integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low >= high ? low : low + this.below(high - low + 1);
  }

  /** Returns true with this probability. */
  chance(probability: number): boolean {
    return probability > 0 && this.bits() < probability * 2 ** 32;
  }

  /** Returns a double from 0 to below 1, with 53 random bits. */
  fraction(): number {
    return ((this.bits() >>> 5) * 2 ** 26 + (this.bits() >>> 6)) / 2 ** 53;
  }

  /** Fills the bytes of an array. */
  fill(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length; i++) bytes[i] = this.bits() >>> 24;
  }
}

/** Duration of a period of a {@link TimedRandom}: about a millisecond, in nanoseconds. */
const PERIOD_NS = 2 ** 20;

/** Virtual time and seed of a simulation. */
interface Time {
  readonly seed: number;
  readonly now: number;
}

/**
 * Generator that starts a new sequence in each period of virtual time. Two runs that differ in a fault draw different
 * amounts of numbers meanwhile, and the same numbers again in later periods.
 *
 * @internal
 */
export class TimedRandom extends Random {
  readonly #time: Time;
  #period = 0;

  constructor(time: Time, purpose: string) {
    super(time.seed, purpose);
    this.#time = time;
  }

  override bits(): number {
    const period = Math.floor(this.#time.now / PERIOD_NS);
    if (period !== this.#period) {
      this.#period = period;
      this.begin(period);
    }
    return super.bits();
  }
}
