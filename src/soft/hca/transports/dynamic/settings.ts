// User settings of the dynamic transport and their environment variables.

/** Settings of the dynamic transport of one NIC. */
export interface DynamicSettings {
  /** Number of send contexts, and of receive contexts: 1 to 1024. */
  readonly contexts: number;
  /**
   * With `syn` the first data packets open the connection. With `request` a REQ and RSP packet are exchanged
   * first.
   */
  readonly connect: "syn" | "request";
  /** Time after which an idle context is released, in microseconds: 100 to 10 million. */
  readonly idleUs: number;
  /** Maximum number of paths that a transfer uses: 1 to 8. */
  readonly paths: number;
}

export const DEFAULT_SETTINGS: DynamicSettings = { contexts: 64, connect: "syn", idleUs: 5000, paths: 1 };

function whole(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most: number,
): number {
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`${name} is "${text}": it must be a whole number from ${least} to ${most}`);
}

/**
 * Returns the settings of an environment: `DOORBELL_SOFT_CONTEXTS`, `DOORBELL_SOFT_CONNECT`,
 * `DOORBELL_SOFT_IDLE_US` and `DOORBELL_SOFT_PATHS`. Throws RangeError for a value outside its range.
 *
 * @example
 * settingsFrom({ DOORBELL_SOFT_CONTEXTS: "16" }).contexts; // 16
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): DynamicSettings {
  const connect = environment.DOORBELL_SOFT_CONNECT || DEFAULT_SETTINGS.connect;
  if (connect !== "syn" && connect !== "request") {
    throw new RangeError(`DOORBELL_SOFT_CONNECT is "${connect}": it must be syn or request`);
  }
  const number = (name: string, otherwise: number, least: number, most: number) =>
    whole(name, environment[name], otherwise, least, most);
  return {
    contexts: number("DOORBELL_SOFT_CONTEXTS", DEFAULT_SETTINGS.contexts, 1, 1024),
    connect,
    idleUs: number("DOORBELL_SOFT_IDLE_US", DEFAULT_SETTINGS.idleUs, 100, 10_000_000),
    paths: number("DOORBELL_SOFT_PATHS", DEFAULT_SETTINGS.paths, 1, 8),
  };
}
