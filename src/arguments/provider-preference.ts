import { env } from "node:process";
import { shown } from "./shown.ts";

/** Provider of the C functions: the installed library ("native"), or the soft devices ("soft"). */
export type ProviderName = "native" | "soft";

/** Selection of a device. Without members, the first device that works is selected. */
export interface ProviderPreference {
  readonly provider?: ProviderName;
  /** Name of the device. */
  readonly name?: string;
}

/**
 * Returns the selection that a text in an argument or a variable means: a provider, or the name of a device.
 */
const preferenceOf = (word: string): ProviderPreference =>
  word === "native" || word === "soft" ? { provider: word } : { name: word };

let refusal: (() => Error | undefined) | undefined;

/**
 * Refuses native providers with the error that `refuse` returns, unless that is undefined. In a simulation, native
 * devices are not in its network, and the soft devices are the default. Without an argument, all providers are
 * allowed.
 */
export function refuseNative(refuse?: () => Error | undefined): void {
  refusal = refuse;
}

/** Throws when a native provider may not be used now. */
export function checkNative(): void {
  const error = refusal?.();
  if (error !== undefined) throw error;
}

/**
 * Returns the selection of a device. The arguments (a text and a provider) come first, then the environment
 * variable. Without either, the first native device that works is used, then the soft device. Throws
 * TypeError for a name that is not a string, or contradicts the provider.
 *
 * @example
 * console.log(providerPreference("DOORBELL_RDMA", "soft", undefined).provider); // soft
 * console.log(providerPreference("DOORBELL_RDMA", "mlx5_0", undefined).name); // mlx5_0
 */
export function providerPreference(
  variable: "DOORBELL_RDMA" | "DOORBELL_CUDA",
  word: string | undefined,
  provider: ProviderName | undefined,
): ProviderPreference {
  if (word === undefined && provider === undefined) {
    if (refusal?.() !== undefined) return { provider: "soft" };
    const asked = env[variable];
    return asked ? preferenceOf(asked) : {};
  }
  if (word === undefined) return { provider: provider! };
  if (typeof word !== "string" || word === "") {
    throw new TypeError(`openDevice: the name is ${shown(word)}. Use native, soft or the name of a device`);
  }
  const preference = preferenceOf(word);
  if (provider === undefined) return preference;
  if (preference.provider !== undefined && preference.provider !== provider) {
    throw new TypeError(`openDevice: "${word}" contradicts the provider "${provider}". Give one of them`);
  }
  return { ...preference, provider };
}

const reported = new Set<string>();

/** Suppresses the report in a thread of the library. The thread that started it has reported the fallback. */
export function suppressFallbackReport(variable: "DOORBELL_RDMA" | "DOORBELL_CUDA"): void {
  reported.add(variable);
}

/** Reports once on stderr that the soft device is used, with the reason. A fallback is never silent. */
export function reportFallback(
  variable: "DOORBELL_RDMA" | "DOORBELL_CUDA",
  reason: string,
  device: string,
): void {
  if (reported.has(variable)) return;
  reported.add(variable);
  process.stderr.write(
    `doorbell: ${reason}; using the soft ${device} (${variable}=soft selects it without this line)\n`,
  );
}
