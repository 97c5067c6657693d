import { expect, test } from "vitest";
import { nearest, optionsTables } from "../../../src/arguments/index.ts";
import {
  type Connection,
  ConnectionId,
  type ConnectionRequest,
  chooseGid,
  connect,
  EventChannel,
  joinMulticast,
  listDevices,
  listen,
  Memory,
  meetPeer,
  openDevice,
  resolveAddresses,
  waitForPeer,
} from "../../../src/index.ts";
import { ownAddress } from "../../support/own-address.ts";
import { makePair, type Pair } from "./pair.ts";

// Every public call that takes options refuses a misspelt option before it does anything.

type Call = (pair: Pair, options: never) => unknown;

/** Runs a call with a new id. Its channel closes the id. */
async function withId({ device }: Pair, call: (id: ConnectionId) => unknown): Promise<unknown> {
  using channel = EventChannel.open(device.provider);
  return await call(ConnectionId.create(channel));
}

/** Runs a call with a request at a listener, and closes the peer's end afterwards. */
async function withRequest(
  { device }: Pair,
  call: (request: ConnectionRequest) => unknown,
): Promise<unknown> {
  const { at, by } = ownAddress(device);
  using listener = listen(at, by);
  const asking = connect(listener.address, by).catch(() => undefined);
  using request = await listener.next();
  try {
    return await call(request);
  } finally {
    request.close();
    (await asking)?.close();
  }
}

async function withConnection({ device }: Pair, call: (connection: Connection) => unknown): Promise<unknown> {
  const { at, by } = ownAddress(device);
  using listener = listen(at, by);
  const asking = connect(listener.address, by);
  using _theirs = await (await listener.next()).accept();
  using ours = await asking;
  return await call(ours);
}

/** Every call that takes an options object, with `options` as that object. */
const calls: Readonly<Record<string, Call>> = {
  openDevice: (_, options) => openDevice("soft0", options),
  listDevices: (_, options) => listDevices(options),
  chooseGid: ({ device }, options) => chooseGid(device.gids(), options),
  waitForPeer: (_, options) => waitForPeer(options),
  meetPeer: (_, options) => meetPeer("127.0.0.1", options),
  "Memory.allocate": (_, options) => Memory.allocate(4096, options),
  "Device.gid": ({ device }, options) => device.gid(options),
  "Device.createCompletionQueue": ({ device }, options) => device.createCompletionQueue(options),
  "Device.nextEvent": ({ device }, options) => device.nextEvent(options),
  "Device.events": ({ device }, options) => device.events(options).next(),
  "ProtectionDomain.createQueuePair": ({ pd }, options) => pd.createQueuePair(options),
  "ProtectionDomain.createSharedReceiveQueue": ({ pd }, options) => pd.createSharedReceiveQueue(options),
  "Device.openXrcDomain": ({ device }, options) => device.openXrcDomain(options),
  "XrcDomain.createReceiveQueue": ({ device }, options) => device.openXrcDomain().createReceiveQueue(options),
  "XrcDomain.createTarget": ({ device }, options) => device.openXrcDomain().createTarget(options),
  "ProtectionDomain.createAddressHandle": ({ pd }, options) => pd.createAddressHandle(options),
  "ProtectionDomain.register": ({ pd, near }, options) => pd.register(near.region.memory, [], options),
  "ProtectionDomain.allocate": ({ pd }, options) => pd.allocate(4096, [], options),
  "ProtectionDomain.advise": ({ pd, near }, options) => pd.advise([near.region], "prefetch", options),
  "ProtectionDomain.registerNicMemory": ({ device, pd }, options) =>
    pd.registerNicMemory(device.allocateNicMemory(64), [], options),
  "CompletionQueue.next": ({ near }, options) => near.cq.next(options),
  "CompletionQueue.spin": ({ near }, options) => near.cq.spin(options),
  "CompletionQueue.completionOf": ({ near }, options) => near.cq.completionOf(1, options),
  "CompletionQueue.completions": ({ near }, options) => near.cq.completions(options).next(),
  "CompletionQueue.moderate": ({ near }, options) => near.cq.moderate(options),
  "CompletionChannel.wait": ({ near }, options) => near.cq.channel!.wait(options),
  "QueuePair.endpoint": ({ near }, options) => near.qp.endpoint(options),
  "QueuePair.connect": ({ near, far }, options) => near.qp.connect(far.qp.endpoint(), options),
  "QueuePair.modify": ({ near }, options) => near.qp.modify("RTS", options),
  "QueuePair.createFlowRule": ({ near }, options) => near.qp.createFlowRule(options),
  "QueuePair.drain": ({ near }, options) => near.qp.drain(options),
  "QueuePair.send": ({ near }, request) => near.qp.send(request),
  "QueuePair.write": ({ near }, request) => near.qp.write(request),
  "QueuePair.read": ({ near }, request) => near.qp.read(request),
  "QueuePair.compareAndSwap": ({ near }, request) => near.qp.compareAndSwap(request),
  "QueuePair.fetchAndAdd": ({ near }, request) => near.qp.fetchAndAdd(request),
  "QueuePair.atomicWrite": ({ near }, request) => near.qp.atomicWrite(request),
  "QueuePair.flush": ({ near }, request) => near.qp.flush(request),
  "Batch.send": ({ near }, request) => near.qp.batch((work) => void work.send(request)),
  "Batch.write": ({ near }, request) => near.qp.batch((work) => void work.write(request)),
  "Batch.read": ({ near }, request) => near.qp.batch((work) => void work.read(request)),
  "Batch.compareAndSwap": ({ near }, request) => near.qp.batch((work) => void work.compareAndSwap(request)),
  "Batch.fetchAndAdd": ({ near }, request) => near.qp.batch((work) => void work.fetchAndAdd(request)),
  "Batch.atomicWrite": ({ near }, request) => near.qp.batch((work) => void work.atomicWrite(request)),
  "Batch.flush": ({ near }, request) => near.qp.batch((work) => void work.flush(request)),
  "Batch.localInvalidate": ({ near }, request) => near.qp.batch((work) => void work.localInvalidate(request)),
  "Batch.bindWindow": ({ near }, request) => near.qp.batch((work) => void work.bindWindow(request)),
  "QueuePair.receive": ({ near }, request) => near.qp.receive(request),
  "SharedReceiveQueue.receive": ({ pd }, request) => pd.createSharedReceiveQueue().receive(request),
  connect: (_, options) => connect("127.0.0.1:9", options),
  listen: (_, options) => listen("127.0.0.1:0", options),
  joinMulticast: (_, options) => joinMulticast("239.1.2.3", options),
  resolveAddresses: (_, options) => resolveAddresses("127.0.0.1:9", options),
  "ConnectionId.setOptions": (pair, options) => withId(pair, (id) => id.setOptions(options)),
  "ConnectionId.connect": (pair, options) => withId(pair, (id) => id.connect(options)),
  "ConnectionId.accept": (pair, options) => withId(pair, (id) => id.accept(options)),
  "ConnectionId.resolveAddress": (pair, options) =>
    withId(pair, (id) => id.resolveAddress("127.0.0.1:9", options)),
  "ConnectionId.resolveRoute": (pair, options) => withId(pair, (id) => id.resolveRoute(options)),
  "ConnectionId.nextEvent": (pair, options) => withId(pair, (id) => id.nextEvent(options)),
  "ConnectionId.expect": (pair, options) => withId(pair, (id) => id.expect("ESTABLISHED", options)),
  "ConnectionRequest.accept": (pair, options) => withRequest(pair, (request) => request.accept(options)),
  "ConnectionRequest.reject": (pair, options) => withRequest(pair, (request) => request.reject(options)),
  "Connection.disconnect": (pair, options) => withConnection(pair, (one) => one.disconnect(options)),
  "Connection.disconnected": (pair, options) => withConnection(pair, (one) => one.disconnected(options)),
  "Listener.next": ({ device }, options) => {
    using listener = listen(ownAddress(device).at, ownAddress(device).by);
    return listener.next(options);
  },
  "PeerSocket.receive": async (_, options) => {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const waiting = waitForPeer({ port, host: "127.0.0.1" });
    using caller = await meetPeer("127.0.0.1", { port });
    using _listener = await waiting;
    return await caller.receive(options);
  },
};

const rooms = new Set(["rdma", "memory", "exchange", "wait"]);
const taken = optionsTables()
  .filter(({ name }) => rooms.has(name.split(".")[0]!))
  .flatMap((table) => Object.keys(table.takenBy).map((call) => [call, table] as const));

test("the table above has every call that takes options", () => {
  expect(Object.keys(calls).sort()).toEqual([...new Set(taken.map(([call]) => call))].sort());
});

test.each(taken)(
  "%s refuses a misspelt option, and a value that is not an options object",
  async (call, table) => {
    using pair = makePair();
    if (call.startsWith("XrcDomain.") && pair.device.provider === "native") {
      expect(() => pair.device.openXrcDomain()).toThrow("EOPNOTSUPP");
      return;
    }
    if (call === "ProtectionDomain.registerNicMemory" && pair.device.provider === "native") {
      // The call checks the memory before the options, and rxe has no NIC memory.
      expect(() => pair.device.allocateNicMemory(64)).toThrow("EOPNOTSUPP");
      return;
    }
    const key = [...table.keys].find((name) => name !== "opcode")!; // The error names the method.
    const misspelt = `${key.slice(0, -1)}`;
    const attempt = async (options: unknown) => calls[call]!(pair, options as never);
    const meant = nearest(misspelt, table.keys);
    await expect(attempt({ [misspelt]: 1 })).rejects.toThrow(
      `unknown option "${misspelt}"; did you mean "${meant}"?`,
    );
    for (const wrong of [null, 50, "fast", [1]]) {
      await expect(attempt(wrong)).rejects.toThrow(/^\w+(\.\w+)?( [\w ()]+)?: the options are /);
      await expect(attempt(wrong)).rejects.toThrow(TypeError);
    }
    expect(pair.near.qp.outstanding).toEqual({ sends: 0, receives: 0 });
    await expect(attempt(new Proxy({ [misspelt]: 1 }, {}))).rejects.toThrow(TypeError);
  },
);

test("common misspellings get the right suggestion", () => {
  using pair = makePair();
  const untyped = (value: unknown) => value as never;
  const { device, pd, near } = pair;
  expect(() => device.createCompletionQueue(untyped({ entrys: 16 }))).toThrow(
    new TypeError('createCompletionQueue: unknown option "entrys"; did you mean "entries"?'),
  );
  expect(() => near.qp.write(untyped({ imediate: 7 }))).toThrow(
    new TypeError('write: unknown option "imediate"; did you mean "immediate"?'),
  );
  expect(() => near.qp.post([untyped({ opcode: "writ" })])).toThrow(
    /opcode is "writ"\. .* did you mean "write"/,
  );
  expect(() => near.qp.post([untyped({ opcode: "send", remote: {} })])).toThrow(
    /send: unknown option "remote"/,
  );
  expect(() => near.qp.write(untyped({ signaled: 0 }))).toThrow(/remote memory is/);
  expect(() => near.qp.send(untyped({ signaled: 0 }))).toThrow(/signaled is 0. Use true or false/);
  expect(() => near.cq.spin(untyped(50))).toThrow(/^spin: the options are 50. Use an object/);
  expect(() => near.cq.spin(untyped({ timeoutMS: 50 }))).toThrow(/did you mean "timeoutMs"/);
  expect(() => pd.createQueuePair(untyped({ completion: near.cq }))).toThrow(/did you mean "completions"/);
  expect(() => pd.createQueuePair(untyped({ completions: {} }))).toThrow(
    /completions is an object. Use the result of device.createCompletionQueue\(\)/,
  );
});
