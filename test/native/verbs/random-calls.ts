import * as doorbell from "../../../src/index.ts";
import { seeded } from "../../support/random.ts";

// Calls of every kind in random order, with mostly valid and sometimes invalid arguments, as an API fuzzer
// makes them.

type Kinds = {
  device: doorbell.Device;
  pd: doorbell.ProtectionDomain;
  cq: doorbell.CompletionQueue;
  channel: doorbell.CompletionChannel;
  qp: doorbell.QueuePair;
  srq: doorbell.SharedReceiveQueue;
  region: doorbell.MemoryRegion;
  window: doorbell.MemoryWindow;
  prepared: doorbell.PreparedRequests<never>;
};

const absurd: readonly unknown[] = [
  ...[0, -0, -1, 1, 255, 65536, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 0.5],
  ...["1", "x", "", null, undefined, true, {}, [], 5n, Symbol.iterator, () => 1],
];

/**
 * Result of a run: the number of successful calls, and of calls refused with an error of a documented class.
 */
export interface Tally {
  worked: number;
  refused: number;
  /** Errors of any other class. */
  readonly strange: unknown[];
}

const promised = (error: unknown): boolean =>
  error instanceof doorbell.DoorbellError ||
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && error.name === "TimeoutError");

/** Makes `steps` calls on the device. An equal `seed` gives equal calls. */
export async function randomCalls(deviceName: string, seed: number, steps: number): Promise<Tally> {
  const { random, int, pick } = seeded(seed);
  const chance = (p: number) => random() < p;
  /** Returns the value, or at random an invalid one. */
  const or = <T>(value: T): T => (chance(0.96) ? value : (pick(absurd) as T));
  const list = <T>(most: number, make: () => T): T[] => Array.from({ length: 1 + int(most) }, make);

  const things: { [K in keyof Kinds]: Kinds[K][] } = {
    device: [],
    pd: [],
    cq: [],
    channel: [],
    qp: [],
    srq: [],
    region: [],
    window: [],
    prepared: [],
  };
  using memory = doorbell.Memory.allocate(8192);
  const keep = <K extends keyof Kinds>(kind: K, thing: Kinds[K]): void => {
    const all: unknown[] = things[kind];
    if (all.length > 12) all.splice(int(all.length), 1);
    all.push(thing);
  };
  const isOpen = (thing: object) => !("closed" in thing && thing.closed);
  /**
   * Returns an object of a kind: mostly open and of the first open protection domain, so that calls fit
   * together.
   */
  const some = <K extends keyof Kinds>(kind: K): Kinds[K] => {
    const all: readonly Kinds[K][] = things[kind];
    const home = things.pd.find(isOpen);
    const open = chance(0.97) ? all.filter(isOpen) : all;
    const near = open.filter((thing) => !("protectionDomain" in thing) || thing.protectionDomain === home);
    const found = pick(chance(0.95) && near.length > 0 ? near : open);
    if (found === undefined) throw new TypeError("none yet");
    return kind === "pd" && home && chance(0.95) ? (home as Kinds[K]) : found;
  };

  const part = () => {
    const region = some("region");
    return chance(0.95)
      ? region.slice(int(100), 100 + int(100))
      : { region, offset: or(0), byteLength: or(9) };
  };
  const local = () => (chance(0.8) ? part() : or(list(4, part)));
  const remote = (align = 1) => {
    const { address, byteLength, remoteKey } = some("region").remote();
    return {
      address: or(address + int(8) * align),
      byteLength: or(byteLength - 64),
      remoteKey: or(remoteKey),
    };
  };
  const word = () => some("region").slice(8, chance(0.95) ? 16 : 20);
  const rights = () =>
    or(pick<doorbell.Access>([["remoteWrite", "remoteRead", "remoteAtomic", "windowBind"], []]));
  const common = () => ({
    ...(chance(0.3) ? { signaled: false } : {}),
    ...(chance(0.2) ? { inline: true } : {}),
    ...(chance(0.2) ? { immediate: or(int(2 ** 32)) } : {}),
    ...(chance(0.1) ? { fenced: true, solicited: true } : {}),
    ...(chance(0.3) ? { wrId: or(int(1000)) } : {}),
  });
  const request = (): doorbell.WorkRequest => {
    switch (int(12)) {
      case 0:
        return { ...common(), opcode: "read", local: local(), remote: remote() };
      case 1:
        return {
          ...common(),
          opcode: "compareAndSwap",
          local: word(),
          remote: remote(8),
          compare: 0n,
          swap: or(1n),
        };
      case 2:
        return { ...common(), opcode: "fetchAndAdd", local: word(), remote: remote(8), add: or(1n) };
      case 3:
        return { opcode: "localInvalidate", key: or(some("window").remoteKey) };
      case 4: {
        const window = some("window");
        const key = or((window.remoteKey & 0xffffff00) + int(256));
        return { opcode: "bindWindow", window: or(window), region: part(), access: rights(), key };
      }
      case 5:
        return { opcode: or("nonsense") as "send" };
      case 6:
      case 7:
      case 8:
        return { ...common(), opcode: "send", local: local() };
      default:
        return { ...common(), opcode: "write", local: local(), remote: remote() };
    }
  };

  const waiting = new Set<Promise<unknown>>();
  const tally: Tally = { worked: 0, refused: 0, strange: [] };
  const refuse = (error: unknown) => {
    if (promised(error)) tally.refused++;
    else tally.strange.push(error);
  };
  const later = (promise: Promise<unknown>) => {
    const settled = promise.catch(refuse).finally(() => waiting.delete(settled));
    waiting.add(settled);
  };
  const wait = () => ({
    timeoutMs: or(int(20)),
    ...(chance(0.2) ? { signal: AbortSignal.timeout(int(20)) } : {}),
  });

  const calls: readonly (readonly [weight: number, call: () => unknown])[] = [
    [1, () => things.device.filter(isOpen).length < 3 && keep("device", doorbell.openDevice(deviceName))],
    [2, () => keep("pd", some("device").createProtectionDomain())],
    [
      6,
      () => {
        const { device } = some("pd");
        const channel = chance(0.3) ? (or(false) as false) : chance(0.2) ? some("channel") : undefined;
        const options = { entries: or(1 + int(300)), ...(channel === undefined ? {} : { channel }) };
        keep("cq", device.createCompletionQueue(chance(0.5) ? {} : options));
      },
    ],
    [1, () => keep("channel", some("pd").device.createCompletionChannel())],
    [2, () => keep("srq", some("pd").createSharedReceiveQueue({ depth: or(1 + int(64)) }))],
    [
      16,
      () =>
        keep(
          "qp",
          some("pd").createQueuePair({
            completions: some("cq"),
            sendDepth: or(1 + int(64)),
            inlineBytes: or(int(200)),
            ...(chance(0.15) ? { sharedReceiveQueue: some("srq") } : {}),
            ...(chance(0.05) ? { initialize: false } : {}),
          }),
        ),
    ],
    [10, () => keep("region", some("pd").allocate(or(300 + int(100_000)), rights()))],
    [2, () => keep("region", some("pd").register(memory.slice(0, 300 + int(5000)), rights()))],
    [3, () => keep("window", some("pd").createMemoryWindow(or(pick([1, 2] as const))))],
    [5, () => some("window").bind(some("qp"), part(), rights(), or(int(100)))],
    [
      25,
      () => {
        const fresh = things.qp.filter((qp) => isOpen(qp) && qp.state === "INIT");
        const [a = some("qp"), b = some("qp")] = fresh;
        const options = { timeout: or(5 + int(4)), retryCount: or(int(3)), rnrRetry: or(int(3)) };
        const [forA, forB] = [b.endpoint(), a.endpoint()];
        a.connect(forA, options);
        b.connect(forB, options);
      },
    ],
    [40, () => some("qp").post(list(3, request))],
    [25, () => some("qp").postReceives(list(4, () => ({ local: local() })))],
    [6, () => some("srq").postReceives(list(4, () => ({ local: local() })))],
    [6, () => keep("prepared", some("qp").prepare(list(3, request)) as unknown as Kinds["prepared"])],
    [15, () => some("prepared").post()],
    [3, () => some("prepared").moveLocal(or(0), or(0), or(some("region").address), or(int(99)))],
    [30, () => some("cq").poll(or(1 + int(80)))],
    [
      20,
      () => {
        const cq = some("cq");
        for (let i = cq.pollInto(or(1 + int(64))) - 1; i >= 0; i--) cq.completion(i);
      },
    ],
    [2, () => some("cq").resize(or(1 + int(300)))],
    [6, () => later(some("cq").next(wait()))],
    [3, () => later(some("cq").completionOf(or(int(50)), wait()))],
    [2, () => later(some("channel").wait(wait()))],
    [2, () => later(some("device").nextEvent(wait()))],
    [1, () => later(some("qp").drain(wait()))],
    [3, () => some("qp").modify(pick(["RESET", "INIT", "RTR", "RTS", "SQD", "ERR"]))],
    [3, () => some("qp").query()],
    [6, () => (things.qp.find((qp) => isOpen(qp) && qp.state === "ERR") ?? some("qp")).reset()],
    [1, () => some("srq").setLimit(or(int(10)))],
    [2, () => `${some("qp")} ${JSON.stringify(some("region").remote())}`],
    [3, () => some("qp").close()],
    [2, () => some("region").close()],
    [1, () => some("window").close()],
    [0.5, () => some("cq").close()],
    [0.5, () => some("srq").close()],
    [0.3, () => some("channel").close()],
    [0.3, () => some("pd").close()],
    [0.2, () => some("device").close()],
  ];
  const weights = calls.reduce((sum, [weight]) => sum + weight, 0);

  for (let step = 0; step < steps; step++) {
    if (!things.device.some(isOpen)) keep("device", doorbell.openDevice(deviceName));
    let left = random() * weights;
    const [, call] = calls.find(([weight]) => (left -= weight) < 0) ?? calls[0]!;
    try {
      call();
      tally.worked++;
    } catch (error) {
      refuse(error);
    }
    if (step % 16 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  for (const device of things.device) device.close();
  await Promise.all(waiting);
  return tally;
}
