import { CompletionError, VerbsError } from "../../rdma/index.ts";
import { expect, Lacking, type Trial } from "./trial.ts";
import { pair, same, timeoutMs, verbsTrial } from "./verbs-pair.ts";

const headerBytes = 40;
const size = 1000;

/**
 * Calls `make`. Throws Lacking when the device does not support the call, so that the trial does not count as
 * failed.
 */
function optional<T>(what: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof VerbsError && /^(EOPNOTSUPP|ENOSYS|EINVAL)$/.test(error.code))
      throw new Lacking(`the device has no ${what}`);
    throw error;
  }
}

/** Returns the trials of other transports, shared receive queues and memory windows. */
export function otherTrials(name: string): Trial[] {
  const trial = verbsTrial(name);
  return [
    trial("a UD datagram, with its 40 bytes of header", async (device) => {
      const domain = device.createProtectionDomain();
      const [near, far] = [device.createCompletionQueue(), device.createCompletionQueue()];
      const a = domain.createQueuePair({ type: "UD", completions: near });
      const b = domain.createQueuePair({ type: "UD", completions: far });
      a.connect();
      b.connect();
      const [source, target] = [domain.allocate(4096, ["localWrite"]), domain.allocate(4096, ["localWrite"])];
      crypto.getRandomValues(source.bytes);
      b.receive({ local: target });
      const { qpNumber, queueKey = 0 } = b.endpoint();
      const addressHandle = domain.createAddressHandle({ to: b.endpoint() });
      a.send({ local: source.slice(0, size), to: { addressHandle, qpNumber, queueKey } });
      const { byteLength, sourceQpNumber } = await far.next({ timeoutMs });
      expect(byteLength === headerBytes + size, `the datagram arrived with ${byteLength} bytes`);
      expect(sourceQpNumber === a.number, `the datagram came from queue pair ${sourceQpNumber}`);
      const arrived = target.bytes.subarray(headerBytes, headerBytes + size);
      expect(
        same(source.bytes.subarray(0, size), arrived),
        "the bytes that arrived differ from the bytes that were sent",
      );
      return undefined;
    }),
    trial("UC carries a WRITE with immediate data", async (device) => {
      const { a, b, far, source, target } = optional("unreliable connections", () =>
        pair(device, { type: "UC" }),
      );
      b.receive();
      a.write({ local: source, remote: target.remote(), immediate: 5 });
      const { immediate } = await far.next({ timeoutMs });
      expect(
        immediate === 5 && same(source.bytes, target.bytes),
        "the bytes or the immediate data that arrived differ",
      );
      return undefined;
    }),
    trial("a shared receive queue serves two queue pairs", async (device) => {
      const { domain, near, far, source, target } = pair(device);
      const shared = optional("shared receive queues", () => domain.createSharedReceiveQueue({ depth: 4 }));
      const senders = [0, 1].map((i) => {
        const receiver = domain.createQueuePair({ completions: far, sharedReceiveQueue: shared });
        const sender = domain.createQueuePair({ completions: near });
        receiver.connect(sender.endpoint());
        sender.connect(receiver.endpoint());
        shared.receive({ local: target.slice(i * size, (i + 1) * size) });
        return sender;
      });
      for (const sender of senders) sender.send({ local: source.slice(0, size) });
      for (const _ of senders) {
        const { byteLength } = await far.next({ timeoutMs });
        expect(byteLength === size, `a message arrived with ${byteLength} bytes`);
      }
      return undefined;
    }),
    trial("a memory window gives rights to a part, and removes them", async (device) => {
      const { domain, a, b, near, far, source } = pair(device);
      const window = optional("memory windows of type 2", () => domain.createMemoryWindow(2));
      const target = optional("binding", () => domain.allocate(4096, ["localWrite", "windowBind"]));
      const { wrId, remote } = window.bind(b, target.slice(100, 300), ["remoteWrite"]);
      await far.completionOf(wrId);
      a.write({ local: source.slice(0, 200), remote });
      await near.next({ timeoutMs });
      expect(
        same(source.bytes.subarray(0, 200), target.bytes.subarray(100, 300)),
        "the bytes that arrived differ from the bytes that were sent",
      );
      b.post([{ opcode: "localInvalidate", key: remote.remoteKey }]);
      await far.next({ timeoutMs });
      a.write({ local: source.slice(0, 200), remote });
      const error = await near.next({ timeoutMs }).catch((thrown: unknown) => thrown);
      expect(
        error instanceof CompletionError && error.status === "REM_ACCESS_ERR",
        `the request ended with ${String(error)}`,
      );
      return undefined;
    }),
  ];
}
