// A key-value store whose clients use one-sided operations only, and a test of it in the simulator.
//
//     npx bun examples/simulation/key-value-store.ts [SEEDS]     checks that many seeds
//     npx doorbell simulate examples/simulation/key-value-store.ts -- "no lock"     looks for a planted error
//
// A slot of the server's memory holds a lock word and a value. The lock word has a version, and while a client
// writes, an odd version and the number of that client.
// - get: READ the slot, then READ its lock word again. The value counts if the version is even and has not changed.
// - put: compare-and-swap the lock word to odd, WRITE the value, WRITE the next even version.
// The test records all gets and puts and checks that the history is linearizable.
import process from "node:process";
import {
  CompletionError,
  DoorbellError,
  type Endpoint,
  meetPeer,
  openDevice,
  type QueuePair,
  type RemoteMemory,
  remoteSlice,
  waitForPeer,
} from "doorbell";
import {
  type Cluster,
  checkLinearizable,
  type Fault,
  History,
  type Host,
  type KeyValueInput,
  keyValueModel,
  type Program,
  SimulationError,
  type SimulationOptions,
  simulate,
} from "doorbell/simulation";

const PORT = 7000;
const KEYS = 2;
/** Words of a value. A value takes several packets, so its READ is not atomic. */
const VALUE_WORDS = 2048;
const LOCK_BYTES = 8;
const SLOT_BYTES = LOCK_BYTES + 4 * VALUE_WORDS;
/** Small packets, so that a READ takes many, and short timeouts, so that a failure is noticed after a millisecond. */
const CONNECT = { retryCount: 2, timeout: 6, pathMtu: 256 } as const;
/** Pause before a client connects again, in milliseconds. */
const RECONNECT_MS = 2;
/** Longest pauses of clients between two operations, and before another try, in milliseconds. */
const PAUSES_MS = [0.03, 0.12, 0.5, 2] as const;
/** Probabilities with which clients get a value. Otherwise they put one. */
const GETS = [0.1, 0.5, 0.9] as const;
/** Probabilities with which clients use key 0. */
const HOT = [0.5, 0.9] as const;

/** Errors that the test must find, each behind a switch. */
export const BUGS = [
  "no second read",
  "version before value",
  "done when posted",
  "no lock",
  "small version",
  "unknown counts as done",
  "repeats without a look",
  "old connection stays",
] as const;
export type Bug = (typeof BUGS)[number];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Serves one client after the other on each connection. The server's programs never touch the values. */
async function serve(bug: Bug | undefined): Promise<void> {
  using device = openDevice();
  const completions = device.createCompletionQueue();
  const domain = device.createProtectionDomain();
  const slots = domain.allocate(KEYS * SLOT_BYTES, ["remoteRead", "remoteWrite", "remoteAtomic"]);
  /** Connection of each client. */
  const connections = new Map<number, Disposable>();
  for (;;) {
    using peer = await waitForPeer({ port: PORT, timeoutMs: Number.POSITIVE_INFINITY });
    try {
      const { client, endpoint } = await peer.receive<{ client: number; endpoint: Endpoint }>({
        timeoutMs: 100,
      });
      // A request of the old connection that is still under way must not reach the memory any more.
      if (bug !== "old connection stays") connections.get(client)?.[Symbol.dispose]();
      const queuePair = domain.createQueuePair({ completions });
      connections.set(client, queuePair);
      queuePair.connect(endpoint, CONNECT);
      peer.send({ endpoint: queuePair.endpoint(), memory: slots.remote() });
      await Promise.race([peer.gone(), pause(100)]);
    } catch (error) {
      if (!(error instanceof DoorbellError)) throw error;
    }
  }
}

/**
 * Habits of a client. Each client draws its own, because the clients of a real store differ: one puts without a pause
 * while another one mostly gets.
 */
interface Habits {
  readonly pauseMs: number;
  readonly gets: number;
  readonly hot: number;
}

const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const drawHabits = (): Habits => ({ pauseMs: oneOf(PAUSES_MS), gets: oneOf(GETS), hot: oneOf(HOT) });

/** Connection of a client. */
interface Connection {
  readonly queuePair: QueuePair;
  readonly memory: RemoteMemory;
}

/** Client of the store. It connects again when its connection fails. */
class Client {
  readonly #number: number;
  readonly #server: string;
  readonly #pauseMs: number;
  readonly #bug: Bug | undefined;
  readonly #device = openDevice();
  readonly #completions = this.#device.createCompletionQueue();
  readonly #domain = this.#device.createProtectionDomain();
  readonly #local = this.#domain.allocate(SLOT_BYTES);
  readonly #word = this.#domain.allocate(LOCK_BYTES);
  #connection: Connection | undefined;

  constructor(number: number, server: string, pauseMs: number, bug: Bug | undefined) {
    this.#number = number;
    this.#server = server;
    this.#pauseMs = pauseMs;
    this.#bug = bug;
  }

  /** Returns the connection, which the first call and the first call after a failure make. */
  async #connected(): Promise<Connection> {
    while (this.#connection === undefined) {
      const queuePair = this.#domain.createQueuePair({ completions: this.#completions });
      try {
        using peer = await meetPeer(this.#server, { port: PORT, timeoutMs: 200 });
        peer.send({ client: this.#number, endpoint: queuePair.endpoint() });
        const reply = await peer.receive<{ endpoint: Endpoint; memory: RemoteMemory }>({ timeoutMs: 200 });
        queuePair.connect(reply.endpoint, CONNECT);
        this.#connection = { queuePair, memory: reply.memory };
      } catch (error) {
        if (!(error instanceof DoorbellError)) throw error;
        queuePair.close();
        await pause(RECONNECT_MS);
      }
    }
    return this.#connection;
  }

  /** Runs requests until they succeed, on a new connection after each failure. */
  async #untilDone<T>(requests: (connection: Connection) => Promise<T>): Promise<T> {
    for (;;) {
      const connection = await this.#connected();
      try {
        return await requests(connection);
      } catch (error) {
        if (!(error instanceof CompletionError)) throw error;
        this.#disconnect();
      }
    }
  }

  #disconnect(): void {
    this.#connection?.queuePair.close();
    this.#connection = undefined;
    this.#completions.poll();
  }

  /** Returns the words of local memory. */
  get #lock(): BigUint64Array {
    return new BigUint64Array(this.#word.bytes.buffer, this.#word.bytes.byteOffset, 1);
  }

  get #slot(): { readonly lock: BigUint64Array; readonly value: Uint32Array } {
    const { buffer, byteOffset } = this.#local.bytes;
    return {
      lock: new BigUint64Array(buffer, byteOffset, 1),
      value: new Uint32Array(buffer, byteOffset + LOCK_BYTES, VALUE_WORDS),
    };
  }

  /** Returns the value of a key: one number in all of its words. Throws an Error for a torn value. */
  async get(key: number): Promise<string> {
    for (;;) {
      const isWhole = await this.#untilDone(async ({ queuePair, memory }) => {
        const slot = remoteSlice(memory, key * SLOT_BYTES, (key + 1) * SLOT_BYTES);
        await this.#completions.completionOf(queuePair.read({ local: this.#local, remote: slot }));
        if (this.#bug === "no second read") return (this.#slot.lock[0]! & 1n) === 0n;
        const lock = remoteSlice(slot, 0, LOCK_BYTES);
        await this.#completions.completionOf(queuePair.read({ local: this.#word, remote: lock }));
        const [before, after] = [this.#slot.lock[0]!, this.#lock[0]!];
        if (this.#bug === "small version") return (before & 1n) === 0n && (before & 3n) === (after & 3n);
        return (before & 1n) === 0n && before === after;
      });
      if (!isWhole) {
        await pause(Math.random() * this.#pauseMs);
        continue;
      }
      const { value } = this.#slot;
      if (value.some((word) => word !== value[0])) throw new Error(`the value of key ${key} is torn`);
      return value[0] === 0 ? "" : String(value[0]);
    }
  }

  /** Returns the lock word of this client's lock on a version. */
  #owned(version: bigint): bigint {
    return (BigInt(this.#number) << 32n) | (version + 1n);
  }

  /** Takes the lock of a key and returns its version. */
  async #take(key: number): Promise<bigint> {
    let version = 0n;
    for (;;) {
      const found = await this.#untilDone(async ({ queuePair, memory }) => {
        const remote = remoteSlice(memory, key * SLOT_BYTES, key * SLOT_BYTES + LOCK_BYTES);
        const request = { local: this.#word, remote };
        const id =
          this.#bug === "no lock"
            ? queuePair.read(request)
            : queuePair.compareAndSwap({ ...request, compare: version, swap: this.#owned(version) });
        await this.#completions.completionOf(id);
        return this.#lock[0]!;
      });
      if (this.#bug === "no lock") return found & ~1n & 0xffff_ffffn;
      // An earlier attempt may have won without its completion.
      if (found === version || found === this.#owned(version)) return version;
      if ((found & 1n) === 0n) version = found;
      else await pause(Math.random() * this.#pauseMs);
    }
  }

  /** Stores a number in all words of a value. */
  async put(key: number, number: number): Promise<string> {
    const version = await this.#take(key);
    let isFirst = true;
    const attempt = async ({ queuePair, memory }: Connection) => {
      // An earlier attempt may have released the lock without its completion. Another client may have it now.
      if (!isFirst && this.#bug !== "repeats without a look") {
        const remote = remoteSlice(memory, key * SLOT_BYTES, key * SLOT_BYTES + LOCK_BYTES);
        await this.#completions.completionOf(queuePair.read({ local: this.#word, remote }));
        if (this.#lock[0] !== this.#owned(version)) return;
      }
      isFirst = false;
      const { lock, value } = this.#slot;
      value.fill(number);
      lock[0] = version + 2n;
      const remote = remoteSlice(memory, key * SLOT_BYTES, (key + 1) * SLOT_BYTES);
      const parts = [LOCK_BYTES, 0].map((from) => ({
        local: from === 0 ? this.#local.slice(0, LOCK_BYTES) : this.#local.slice(from, SLOT_BYTES),
        remote: from === 0 ? remoteSlice(remote, 0, LOCK_BYTES) : remoteSlice(remote, from, SLOT_BYTES),
      }));
      if (this.#bug === "version before value") parts.reverse();
      const ids = parts.map((part) => queuePair.write(part));
      if (this.#bug === "done when posted") return;
      for (const id of ids) await this.#completions.completionOf(id);
    };
    if (this.#bug === "unknown counts as done") {
      try {
        await attempt(await this.#connected());
      } catch (error) {
        if (!(error instanceof CompletionError)) throw error;
        this.#disconnect();
      }
    } else await this.#untilDone(attempt);
    return String(number);
  }
}

/** Options of the test. */
export const options: SimulationOptions = {
  hosts: 4,
  network: { latencyUs: [2, 60], loss: 0.002 },
  faults: { budget: 40, everyMs: [1, 15], forMs: [1, 40], kinds: ["stop", "cut", "partition", "degrade"] },
  untilMs: 2_000,
};

/** Returns the test: clients on all hosts but the first, and the check of their history. */
export const storeTest =
  (bug?: Bug, rounds = 100): Program =>
  async (cluster: Cluster) => {
    const history = new History<KeyValueInput, string>();
    const server = cluster.host(0);
    void server.run(() => serve(bug));
    const work = async (host: Host) => {
      const habits = drawHabits();
      const client = new Client(host.index, server.address, habits.pauseMs, bug);
      for (let round = 0; round < rounds; round++) {
        const key = Math.random() < habits.hot ? 0 : 1 + Math.floor(Math.random() * (KEYS - 1));
        if (Math.random() < habits.gets) {
          const done = history.call(host.name, { kind: "get", key: String(key) });
          done(await client.get(key));
        } else {
          const number = host.index * 1000 + round;
          const done = history.call(host.name, { kind: "put", key: String(key), value: String(number) });
          done(await client.put(key, number));
        }
        if (Math.random() < 0.5) await pause(Math.random() * habits.pauseMs);
      }
    };
    await Promise.all(cluster.hosts.slice(1).map((host) => host.run(work)));
    const { verdict } = checkLinearizable(history.operations, keyValueModel);
    cluster.record(JSON.stringify(history.operations));
    if (verdict !== "linearizable") throw new Error(`the history is ${verdict}`);
  };

/** Returns the planted error that the argument of the program names, undefined without an argument. */
function plantedError(): Bug | undefined {
  const name = process.argv[2];
  const bug = BUGS.find((one) => one === name);
  if (name === undefined || bug !== undefined) return bug;
  throw new RangeError(`there is no planted error "${name}"; there are ${BUGS.join(", ")}`);
}

/** Program of `doorbell simulate`. */
export const program: Program = (cluster) => storeTest(plantedError())(cluster);

/** Runs seeds until one fails. Returns its error, or undefined. */
export async function firstFailure(
  bug: Bug | undefined,
  seeds: number,
): Promise<SimulationError | undefined> {
  for (let seed = 1; seed <= seeds; seed++) {
    try {
      await simulate({ ...options, seed }, storeTest(bug));
    } catch (error) {
      if (error instanceof SimulationError) return error;
      throw error;
    }
  }
  return undefined;
}

if (import.meta.main) {
  const seeds = Number(process.argv[2] ?? 20);
  for (const bug of [undefined, ...BUGS]) {
    const failure = await firstFailure(bug, seeds);
    const faults: readonly Fault[] = failure?.faults ?? [];
    const found =
      failure === undefined
        ? `no failure in ${seeds} seeds`
        : `seed ${failure.seed} (${faults.length} faults)`;
    console.log(`${bug ?? "without an error"}: ${found}`);
  }
}
