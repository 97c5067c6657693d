import { CompletionError } from "../../rdma/index.ts";
import { expect, Lacking, type Trial } from "./trial.ts";
import { bytes, pair, same, timeoutMs, verbsTrial } from "./verbs-pair.ts";

/** Returns message sizes around the MTU, and one of many packets. */
const sizesAround = (mtu: number): number[] => [1, mtu - 1, mtu, mtu + 1, 3 * mtu + 5, bytes];

/**
 * Returns the trials of reliable connections. Each trial uses its own objects and touches nothing outside
 * this process.
 */
export function reliableTrials(name: string): Trial[] {
  const trial = verbsTrial(name);
  return [
    trial("RDMA WRITE", async (device) => {
      const { a, near, source, target } = pair(device);
      a.write({ local: source, remote: target.remote() });
      await near.next({ timeoutMs });
      expect(same(source.bytes, target.bytes), "the bytes that arrived differ from the bytes that were sent");
      return `${bytes} bytes, by ${a.path}`;
    }),
    trial("WRITE of each size around the MTU", async (device) => {
      const { a, near, source, target } = pair(device);
      const { mtu } = a.endpoint();
      for (const size of sizesAround(mtu)) {
        target.bytes.fill(0);
        a.write({ local: source.slice(0, size), remote: target.slice(0, size).remote() });
        await near.next({ timeoutMs });
        expect(
          same(source.bytes.subarray(0, size), target.bytes.subarray(0, size)),
          `${size} bytes arrived changed`,
        );
        const after = target.bytes[size];
        expect(after === undefined || after === 0, `${size} bytes: the byte behind them was overwritten`);
      }
      return `MTU ${mtu}`;
    }),
    trial("RDMA READ", async (device) => {
      const { a, near, source, target } = pair(device);
      crypto.getRandomValues(target.bytes);
      a.read({ local: source, remote: target.remote() });
      await near.next({ timeoutMs });
      expect(same(source.bytes, target.bytes), "the bytes that were read differ");
      return undefined;
    }),
    trial("SEND and receive, with immediate data", async (device) => {
      const { a, b, near, far, source, target } = pair(device);
      b.receive({ local: target });
      a.send({ local: source.slice(0, 1000), immediate: 77 });
      await near.next({ timeoutMs });
      const { byteLength, immediate } = await far.next({ timeoutMs });
      expect(
        byteLength === 1000 && immediate === 77,
        `the message arrived with ${byteLength} bytes and immediate data ${immediate}`,
      );
      expect(
        same(source.bytes.subarray(0, 1000), target.bytes.subarray(0, 1000)),
        "the bytes that arrived differ from the bytes that were sent",
      );
      return undefined;
    }),
    trial("atomics", async (device) => {
      if (device.attributes().atomics === "none") throw new Lacking("the device has no atomics");
      const { a, near, source, target } = pair(device);
      new BigUint64Array(target.bytes.buffer, target.bytes.byteOffset, 1)[0] = 40n;
      a.fetchAndAdd({ local: source.slice(0, 8), remote: target.slice(0, 8).remote(), add: 2n });
      await near.next({ timeoutMs });
      const [old] = new BigUint64Array(source.bytes.buffer, source.bytes.byteOffset, 1);
      const [now] = new BigUint64Array(target.bytes.buffer, target.bytes.byteOffset, 1);
      expect(old === 40n && now === 42n, `40 + 2 gave ${now}, and returned ${old} as the old value`);
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
        `the request ended with ${String(error)}`,
      );
      expect(a.state === "ERR", `the queue pair is in ${a.state}`);
      return undefined;
    }),
    trial("a message without a receive is refused", async (device) => {
      const { a, near, source } = pair(device, { connect: { rnrRetry: 0 } });
      a.send({ local: source.slice(0, 8) });
      const error = await near.next({ timeoutMs }).catch((thrown: unknown) => thrown);
      expect(
        error instanceof CompletionError && error.status === "RNR_RETRY_EXC_ERR",
        `the request ended with ${String(error)}`,
      );
      return undefined;
    }),
    trial("inline data may change after posting", async (device) => {
      const { a, near, source, target } = pair(device, { near: { inlineBytes: 16 } });
      const sent = source.bytes.slice(0, 16);
      a.write({ local: source.slice(0, 16), remote: target.slice(0, 16).remote(), inline: true });
      source.bytes.fill(0, 0, 16);
      await near.next({ timeoutMs });
      expect(
        same(sent, target.bytes.subarray(0, 16)),
        "the bytes that arrived differ from the bytes that were sent",
      );
      return undefined;
    }),
    trial("a closed region is out of reach", async (device) => {
      const { a, near, source, target } = pair(device);
      const remote = target.remote();
      target.close();
      a.write({ local: source, remote });
      const error = await near.next({ timeoutMs }).catch((thrown: unknown) => thrown);
      expect(
        error instanceof CompletionError && error.status === "REM_ACCESS_ERR",
        `the request ended with ${String(error)}`,
      );
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
      const us = performance.now() - start;
      return { says: `${us.toFixed(2)} µs each`, figures: { writeUs: us } };
    }),
  ];
}
