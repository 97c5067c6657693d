import { type CompletionQueue, type Endpoint, openDevice } from "../../../src/rdma/index.ts";
import type { End } from "./end.ts";
import { type Method, messageBytes } from "./methods.ts";

const receiveDepth = 16;
const receiveId = 1;
const timeoutMs = 10_000;

/** Waits for the next completion through the events of a completion channel, as a C program does. */
async function nextByEvent(completions: CompletionQueue): Promise<number> {
  for (;;) {
    if (completions.pollInto(1) === 1) return completions.completion(0).check().wrId;
    completions.arm();
    if (completions.pollInto(1) === 1) return completions.completion(0).check().wrId;
    await completions.channel?.wait({ timeoutMs });
  }
}

/** Returns one end of a queue pair of soft0. */
export function softEnd(waits: Method["waits"]): End {
  const device = openDevice("soft0");
  const domain = device.createProtectionDomain();
  const region = domain.allocate(2 * messageBytes, ["localWrite"]);
  const completions = device.createCompletionQueue({ entries: 64 });
  const pair = domain.createQueuePair({ completions, sendDepth: 8, receiveDepth });
  const local = region.slice(0, messageBytes);
  const prepared = pair.prepareReceives([{ local, wrId: receiveId }]);
  const receive = () => prepared.post();
  const away = region.slice(messageBytes, 2 * messageBytes);
  const send = () => pair.send({ local: away, wrId: 2 });
  for (let i = 0; i < receiveDepth / 2; i++) receive();

  /** Waits for a received message and skips the completions of sends. */
  const message = async () => {
    for (;;) {
      const id =
        waits === "next" ? (await completions.next({ timeoutMs })).wrId : await nextByEvent(completions);
      if (id === receiveId) return receive();
    }
  };
  const spinForMessage = () => {
    while (completions.spin({ timeoutMs }).wrId !== receiveId);
    receive();
  };
  return {
    address: pair.endpoint(),
    async connect(peer) {
      pair.connect(peer as Endpoint);
    },
    async exchange(rounds, note) {
      for (let i = 0; i < rounds; i++) {
        const start = performance.now();
        send();
        if (waits === "spin") spinForMessage();
        else await message();
        note(performance.now() - start);
      }
    },
    async answer(rounds) {
      for (let i = 0; i < rounds; i++) {
        if (waits === "spin") spinForMessage();
        else await message();
        send();
      }
    },
    close: () => device.close(),
  };
}
