import { CompletionError, type Device, openDevice } from "../../rdma/index.ts";
import { expect, Lacking, type Trial } from "./trial.ts";

const bytes = 64 * 1024;
const timeoutMs = 10_000;

/** Two queue pairs of one device, connected to each other, with memory on both sides. */
function pair(device: Device) {
  const domain = device.createProtectionDomain();
  const near = device.createCompletionQueue();
  const far = device.createCompletionQueue();
  const a = domain.createQueuePair({ completions: near });
  const b = domain.createQueuePair({ completions: far });
  const source = domain.allocate(bytes, ["localWrite"]);
  const target = domain.allocate(bytes, ["remoteWrite", "remoteRead", "remoteAtomic"]);
  a.connect(b.endpoint());
  b.connect(a.endpoint());
  crypto.getRandomValues(source.bytes);
  return { domain, near, far, a, b, source, target };
}

const same = (x: Uint8Array, y: Uint8Array): boolean => Buffer.compare(x, y) === 0;

/** What a device's verbs must do, each on objects of its own: nothing outside of this process is touched. */
export function verbsTrials(name: string): Trial[] {
  const trial = (what: string, run: (device: Device) => Promise<string | undefined>): Trial => ({
    name: `${name}: ${what}`,
    run: async () => {
      using device = openDevice(name);
      if (device.activePort() === undefined) throw new Lacking("it has no active port");
      return await run(device);
    },
  });
  return [
    trial("RDMA WRITE", async (device) => {
      const { a, near, source, target } = pair(device);
      a.write({ local: source, remote: target.remote() });
      await near.next({ timeoutMs });
      expect(same(source.bytes, target.bytes), "the bytes that arrived are others");
      return `${bytes} bytes, by ${a.path}`;
    }),
    trial("RDMA READ", async (device) => {
      const { a, near, source, target } = pair(device);
      crypto.getRandomValues(target.bytes);
      a.read({ local: source, remote: target.remote() });
      await near.next({ timeoutMs });
      expect(same(source.bytes, target.bytes), "the bytes that were read are others");
      return undefined;
    }),
    trial("SEND and receive, with immediate data", async (device) => {
      const { a, b, near, far, source, target } = pair(device);
      b.receive({ local: target });
      a.send({ local: source.slice(0, 1000), immediate: 77 });
      await near.next({ timeoutMs });
      const { byteLength, immediate } = await far.next({ timeoutMs });
      expect(byteLength === 1000 && immediate === 77, `it arrived with ${byteLength} bytes and ${immediate}`);
      expect(
        same(source.bytes.subarray(0, 1000), target.bytes.subarray(0, 1000)),
        "the bytes that arrived are others",
      );
      return undefined;
    }),
    trial("atomics", async (device) => {
      if (device.attributes().atomics === "none") throw new Lacking("it has no atomics");
      const { a, near, source, target } = pair(device);
      new BigUint64Array(target.bytes.buffer, target.bytes.byteOffset, 1)[0] = 40n;
      a.fetchAndAdd({ local: source.slice(0, 8), remote: target.slice(0, 8).remote(), add: 2n });
      await near.next({ timeoutMs });
      const [old] = new BigUint64Array(source.bytes.buffer, source.bytes.byteOffset, 1);
      const [now] = new BigUint64Array(target.bytes.buffer, target.bytes.byteOffset, 1);
      expect(old === 40n && now === 42n, `40 + 2 gave ${now}, and ${old} before`);
      return undefined;
    }),
    trial("a wrong key is refused", async (device) => {
      const { a, near, source, target } = pair(device);
      a.write({
        local: source,
        remote: { ...target.remote(), remoteKey: (target.remoteKey ^ 0x5a5a) >>> 0 },
      });
      const error = await near.next({ timeoutMs }).catch((thrown: unknown) => thrown);
      expect(
        error instanceof CompletionError && error.status === "REM_ACCESS_ERR",
        `it ended with ${String(error)}`,
      );
      expect(a.state === "ERR", `the queue pair is in ${a.state}`);
      return undefined;
    }),
    trial("1000 small writes, spinning", async (device) => {
      const { a, near, source, target } = pair(device);
      const write = a.prepare([
        { opcode: "write", local: source.slice(0, 8), remote: target.slice(0, 8).remote() },
      ]);
      const start = performance.now();
      for (let i = 0; i < 1000; i++) {
        write.post();
        near.spin();
      }
      return `${(performance.now() - start).toFixed(2)} µs each`;
    }),
  ];
}
