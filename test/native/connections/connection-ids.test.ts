import { afterAll, describe, expect, test } from "vitest";
import {
  ClosedError,
  type ConnectionError,
  ConnectionId,
  type ConnectionRequest,
  EventChannel,
  resolveAddresses,
  VerbsError,
} from "../../../src/index.ts";
import { failure, openPlace, text } from "./connecting.ts";

// Single steps of connect and listen, and datagram services. See connections.test.ts for whole connections.

const place = openPlace();
const { device, own, by, listening, connecting, connected } = place;
afterAll(() => place[Symbol.dispose]());

describe("an id", () => {
  test("reports its addresses and its device after resolution, and moves to another channel with its events", async () => {
    using one = EventChannel.open(by.provider);
    using other = EventChannel.open(by.provider);
    using listener = listening();
    using id = ConnectionId.create(one);
    expect([id.localAddress?.port ?? 0, id.deviceName]).toEqual([0, undefined]);
    id.setOptions({ typeOfService: 0x20, reuseAddress: true });
    await id.resolveAddress(listener.address);
    expect(id.peerAddress).toEqual(listener.address);
    expect(id.localAddress?.address).toBe(own.address);
    expect(id.deviceName).toBe(device.name);
    id.migrate(other);
    expect([one.ids, other.ids]).toEqual([0, 1]);
    await id.resolveRoute();
    one.close();
    expect(id.closed).toBe(false);
    other.close();
    expect(id.closed).toBe(true);
  });

  test("of a connection moves to another channel, where its end arrives", async () => {
    using pair = await connected();
    using other = EventChannel.open(by.provider);
    pair.theirs.id.migrate(other);
    await Promise.all([pair.ours.disconnect(), pair.theirs.disconnected()]);
    pair.theirs.close();
    expect(other.ids).toBe(0);
  });

  test("carries enhanced connection establishment to the peer", async () => {
    using listener = listening();
    using channel = EventChannel.open(by.provider);
    using id = ConnectionId.create(channel);
    using pd = device.createProtectionDomain();
    const completions = device.createCompletionQueue();
    const queuePair = pd.createQueuePair({ completions });
    await id.resolveAddress(listener.address);
    await id.resolveRoute();
    id.setEce({ vendor: 0xabcdef, options: 0x12345678 });
    id.connect({ qpNumber: queuePair.number });
    const request = await listener.next();
    expect(request.id.remoteEce).toEqual({ vendor: 0xabcdef, options: 0x12345678 });
    request.reject({ reason: "vendorOptions" });
    const { type, status, reason } = await id.nextEvent();
    expect([type, status, reason]).toEqual(["REJECTED", 35, "the vendor's options are not supported"]);
  });

  test("throws the errors of C for steps in the wrong order", () => {
    using channel = EventChannel.open(by.provider);
    using id = ConnectionId.create(channel);
    for (const call of [() => id.establish(), () => id.disconnect(), () => id.reject()])
      expect(call).toThrow(VerbsError);
    id.close();
    expect(() => id.establish()).toThrow(ClosedError);
  });

  test("refuses unknown transports and invalid addresses", () => {
    using channel = EventChannel.open(by.provider);
    expect(() => ConnectionId.create(channel, "TCP" as never)).toThrow('Use "RC" or "UD"');
    using id = ConnectionId.create(channel);
    for (const wrong of ["10.9.0.1", "host", ":80", "10.9.0.1:99999", null, { address: "1.2.3.4" }])
      expect(() => id.bind(wrong as never)).toThrow(/^bind\(.*write an address as/);
    expect(() => id.bind("localhost:80")).toThrow("is a name");
  });
});

test("resolveAddresses() resolves a numeric address, and an unknown name is an error", async () => {
  expect(await resolveAddresses("127.0.0.1:7471", by)).toContainEqual(
    expect.objectContaining({ destination: { address: "127.0.0.1", port: 7471 }, transport: "RC" }),
  );
  await expect(connecting({ address: "no-such-host.invalid", port: 1 })).rejects.toThrow("is not found");
});

test("a datagram service accepts a request and refuses another", async () => {
  using listener = listening({ transport: "UD", privateData: "here" });
  const asking = connecting(listener.address, { transport: "UD", privateData: "where?" });
  const request: ConnectionRequest = await listener.next();
  expect(text(request.privateData)).toBe("where?");
  using theirs = await request.accept();
  using ours = await asking;
  expect(text(ours.privateData)).toBe("here");
  expect(ours.destination).toMatchObject({ qpNumber: theirs.queuePair.number, queueKey: 0x01234567 });
  const inbox = theirs.protectionDomain.allocate(128);
  theirs.queuePair.receive({ local: inbox.slice(0) });
  const outbox = ours.protectionDomain.allocate(16);
  outbox.bytes.fill(9);
  ours.queuePair.send({ local: outbox.slice(0, 3), to: ours.destination! });
  expect(await theirs.completions.next()).toMatchObject({
    byteLength: 43,
    sourceQpNumber: ours.queuePair.number,
  });
  expect(inbox.bytes.subarray(40, 44).join("")).toBe("9990");

  const again = failure(connecting(listener.address, { transport: "UD" }));
  (await listener.next()).reject({ privateData: "gone" });
  const error = (await again) as ConnectionError;
  expect([error.event, error.status, text(error.privateData)]).toEqual(["UNREACHABLE", 2, "gone"]);
});
