import { env } from "node:process";
import { shown } from "./shown.ts";

/** Whose functions: the installed library's, or those of the device that is embedded here. */
export type ProviderName = "native" | "soft";

/** Which device is asked for; nothing means the first that works. */
export interface ProviderWish {
  readonly provider?: ProviderName;
  /** The device's name. */
  readonly name?: string;
}

/** A word as it may stand in an argument or a variable: a provider, or else a device's name. */
const wishOf = (word: string): ProviderWish =>
  word === "native" || word === "soft" ? { provider: word } : { name: word };

/**
 * The one rule by which a device is chosen: what the arguments say (a word and a provider), else what the environment
 * variable says, else nothing, which means the first native device that works and then the embedded one.
 * TypeError for a name that is not a string, or contradicts the provider.
 *
 * @example
 * console.log(providerWish("DOORBELL_RDMA", "soft", undefined).provider); // soft
 * console.log(providerWish("DOORBELL_RDMA", "mlx5_0", undefined).name); // mlx5_0
 */
export function providerWish(
  variable: "DOORBELL_RDMA" | "DOORBELL_CUDA",
  word: string | undefined,
  provider: ProviderName | undefined,
): ProviderWish {
  if (word === undefined && provider === undefined) {
    const asked = env[variable];
    return asked ? wishOf(asked) : {};
  }
  if (word === undefined) return { provider: provider! };
  if (typeof word !== "string" || word === "") {
    throw new TypeError(`openDevice: the name is ${shown(word)}: use native, soft or the name of a device`);
  }
  const wish = wishOf(word);
  if (provider === undefined) return wish;
  if (wish.provider !== undefined && wish.provider !== provider) {
    throw new TypeError(`openDevice: "${word}" contradicts provider: "${provider}": give one of them`);
  }
  return { ...wish, provider };
}

const told = new Set<string>();

/** A thread of the library's own is quiet: whoever started it has told it. */
export function fallbackIsTold(variable: "DOORBELL_RDMA" | "DOORBELL_CUDA"): void {
  told.add(variable);
}

/** Says once on stderr that the embedded device stands in, and why: falling back is never silent. */
export function tellFallback(
  variable: "DOORBELL_RDMA" | "DOORBELL_CUDA",
  reason: string,
  device: string,
): void {
  if (told.has(variable)) return;
  told.add(variable);
  process.stderr.write(
    `doorbell: ${reason}; using the embedded ${device} (${variable}=soft asks for it without this line)\n`,
  );
}
