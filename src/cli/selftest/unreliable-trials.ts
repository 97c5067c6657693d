import { CompletionError, VerbsError } from "../../rdma/index.ts";
import { expect, Lacking, type Trial } from "./trial.ts";
import { pair, same, timeoutMs, verbsTrial } from "./verbs-pair.ts";

const headerBytes = 40;
const size = 1000;

/** What a device need not have: a call of it that is not there makes the trial one that does not apply. */
function optional<T>(what: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof VerbsError && /^(EOPNOTSUPP|ENOSYS|EINVAL)$/.test(error.code))
      throw new Lacking(`it has no ${what}`);
    throw error;
  }
}

/** Other transports, shared queues and windows. */
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
      expect(byteLength === headerBytes + size, `it arrived with ${byteLength} bytes`);
      expect(sourceQpNumber === a.number, `it came from queue pair ${sourceQpNumber}`);
      const arrived = target.bytes.subarray(headerBytes, headerBytes + size);
      expect(same(source.bytes.subarray(0, size), arrived), "the bytes that arrived are others");
      return undefined;
    }),
    trial("UC carries a WRITE with immediate data", async (device) => {
      const { a, b, far, source, target } = optional("unreliable connections", () =>
        pair(device, { type: "UC" }),
      );
      b.receive();
      a.write({ local: source, remote: target.remote(), immediate: 5 });
      const { immediate } = await far.next({ timeoutMs });
      expect(immediate === 5 && same(source.bytes, target.bytes), "what arrived is something else");
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
        expect(byteLength === size, `one arrived with ${byteLength} bytes`);
      }
      return undefined;
    }),
    trial("a memory window gives rights to a part, and takes them back", async (device) => {
      const { domain, a, b, near, far, source } = pair(device);
      const window = optional("memory windows of type 2", () => domain.createMemoryWindow(2));
      const target = optional("binding", () => domain.allocate(4096, ["localWrite", "windowBind"]));
      const { wrId, remote } = window.bind(b, target.slice(100, 300), ["remoteWrite"]);
      await far.completionOf(wrId);
      a.write({ local: source.slice(0, 200), remote });
      await near.next({ timeoutMs });
      expect(
        same(source.bytes.subarray(0, 200), target.bytes.subarray(100, 300)),
        "the bytes that arrived are others",
      );
      b.post([{ opcode: "localInvalidate", key: remote.remoteKey }]);
      await far.next({ timeoutMs });
      a.write({ local: source.slice(0, 200), remote });
      const error = await near.next({ timeoutMs }).catch((thrown: unknown) => thrown);
      expect(
        error instanceof CompletionError && error.status === "REM_ACCESS_ERR",
        `it ended with ${String(error)}`,
      );
      return undefined;
    }),
  ];
}
