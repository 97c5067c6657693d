// Multicast between processes of this host, and at the C table.
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import * as v from "../../../ffi/ibverbs/constants.ts";
import * as s from "../../../ffi/ibverbs/structs.ts";
import { Errno } from "../../../ffi/libc/index.ts";
import { runtimeName } from "../../../ffi/runtime/index.ts";
import { gidText, openDevice } from "../../../src/index.ts";
import { gidOfAddress } from "../../../src/soft/hca/links/common/addresses.ts";
import { SOCKET_WORDS, Socket, Sockets } from "../../../src/soft/hca/links/common/sockets.ts";
import { softNic } from "../../../src/soft/hca/nic/soft-nic.ts";
import { QKEY, Side } from "../support/harness.ts";

const children: ChildProcessByStdio<null, Readable, null>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

/** Process that is a member of the group. `next` returns its output lines. */
function member(group: string): () => Promise<string> {
  const script = fileURLToPath(new URL("../../fixtures/group-member.ts", import.meta.url));
  const before = runtimeName === "deno" ? ["run", "-A"] : [];
  const env = { ...process.env, BUN_BE_BUN: "1" };
  const child = spawn(process.execPath, [...before, script, group], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => String((await lines.next()).value);
}

describe("multicast of soft0", () => {
  test("reaches the members in other processes and in this one", async () => {
    // Group that other runs of this test rarely use.
    const random = crypto.getRandomValues(new Uint8Array(2));
    const group = `::ffff:239.83.${random.join(".")}`;
    const others = [member(group), member(group)];
    for (const next of others) expect(await next()).toBe("member");
    using device = openDevice("soft0");
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const region = pd.allocate(4096);
    const [from, own] = [0, 1].map(() => {
      const qp = pd.createQueuePair({ type: "UD", completions: cq });
      qp.connect();
      return qp;
    });
    own!.joinGroup(group);
    own!.receive({ local: region.slice(1024, 2048) });
    region.bytes.set(Buffer.from("to all"));
    const { queueKey = 0, gid } = from!.endpoint();
    const to = { addressHandle: pd.createAddressHandle({ gid: group }), qpNumber: 0xffffff, queueKey };
    from!.send({ local: region.slice(0, 6), to, signaled: false });
    expect(await cq.next()).toMatchObject({ byteLength: 46, sourceQpNumber: from!.number });
    for (const next of others) {
      expect(JSON.parse(await next())).toEqual({
        byteLength: 46,
        sourceQpNumber: from!.number,
        source: gid.slice("::ffff:".length),
        text: "to all",
      });
    }
  });

  // The loopback device has no route to multicast groups, so another network device with an address is
  // needed.
  const own = softNic().addresses.find(({ address }) => address.includes(":") && address !== "::1");
  test.skipIf(own === undefined)("works over IPv6, by the address of the address handle", async () => {
    const random = crypto.getRandomValues(new Uint16Array(2));
    const group = `ff08::83:${random[0]!.toString(16)}:${random[1]!.toString(16)}`;
    const others = [member(group), member(group)];
    for (const next of others) expect(await next()).toBe("member");
    using device = openDevice("soft0");
    const pd = device.createProtectionDomain();
    const cq = device.createCompletionQueue();
    const region = pd.allocate(4096);
    const [from, member1, member2] = [0, 1, 2].map(() => {
      const qp = pd.createQueuePair({ type: "UD", completions: cq });
      qp.connect();
      return qp;
    });
    for (const qp of [member1!, member2!]) {
      qp.joinGroup(group);
      qp.receive({ local: region.slice(1024, 2048) });
    }
    member2!.leaveGroup(group);
    region.bytes.set(Buffer.from("to all"));
    const { queueKey = 0 } = from!.endpoint();
    const gidIndex = device.gid({ localAddress: own!.address }).index;
    const addressHandle = pd.createAddressHandle({ gid: group, gidIndex, hopLimit: 3 });
    const to = { addressHandle, qpNumber: 0xffffff, queueKey };
    from!.send({ local: region.slice(0, 6), to, signaled: false });
    expect(await cq.next()).toMatchObject({ byteLength: 46, qpNumber: member1!.number });
    expect(region.bytes[1024 + 7]).toBe(3);
    expect(gidText(region.bytes.subarray(1024 + 24, 1024 + 40))).toBe(group);
    for (const next of others) {
      expect(JSON.parse(await next())).toEqual({
        byteLength: 46,
        sourceQpNumber: from!.number,
        source: own!.address,
        text: "to all",
      });
    }
    expect(cq.poll(4)).toHaveLength(0);
  });

  test("refuses other addresses and other queue pair types, and closes its sockets", () => {
    const side = new Side();
    const { lib } = side;
    const { e, addresses } = softNic();
    const gid = s.ibv_gid.alloc();
    const group = (text: string) => {
      gid.raw.set(gidOfAddress(text));
      return gid.pointer;
    };
    const qp = side.qp({ type: v.IBV_QPT_UD });
    const rc = side.qp();
    for (const text of ["10.0.0.1", "240.0.0.1", "fd00::1", "::", "ff02::1", "ff01::1"])
      expect(lib.ibv_attach_mcast(qp.pointer, group(text), 0)).toBe(Errno.EINVAL);
    expect(lib.ibv_attach_mcast(rc.pointer, group("239.1.1.1"), 0)).toBe(Errno.EINVAL);
    expect(lib.ibv_detach_mcast(qp.pointer, group("239.1.1.1"), 0)).toBe(Errno.EINVAL);
    const open = () => {
      let count = 0;
      for (let i = addresses.length; i < e.i32[Sockets.count]!; i++)
        if (e.i32[Sockets.table + i * SOCKET_WORDS + Socket.fd]! >= 0) count++;
      return count;
    };
    for (let i = 0; i < 32; i++) expect(lib.ibv_attach_mcast(qp.pointer, group(`239.1.${i}.1`), 0)).toBe(0);
    const other = side.qp({ type: v.IBV_QPT_UD });
    expect(lib.ibv_attach_mcast(other.pointer, group("239.1.0.1"), 0)).toBe(0);
    expect(open()).toBe(32);
    qp.destroy();
    expect(open()).toBe(1);
    expect(lib.ibv_detach_mcast(other.pointer, group("239.1.0.1"), 0)).toBe(0);
    expect(open()).toBe(0);
    other.destroy();
    rc.destroy();
    side.close();
  });

  test("a group's address accepts only datagrams to the group", async () => {
    const side = new Side();
    const gid = s.ibv_gid.alloc();
    gid.raw.set(gidOfAddress("239.2.3.4"));
    const qp = side.qp({ type: v.IBV_QPT_UD });
    qp.connect(qp.endpoint());
    const region = side.buffer(4096);
    expect(side.lib.ibv_attach_mcast(qp.pointer, gid.pointer, 0)).toBe(0);
    for (const id of [1, 2]) qp.recv(id, [[region.pointer, 1024, region.lkey]]);
    const ah = side.ah([...gidOfAddress("239.2.3.4")]);
    const send = (number: number, key: number) =>
      qp.post({ sges: [[region.pointer, 8, region.lkey]], to: [ah, number, key], flags: 0 });
    send(qp.number, QKEY);
    send(0xfffffe, QKEY);
    send(0xffffff, QKEY + 1);
    send(0xffffff, QKEY);
    // The last of four datagrams on one path.
    expect(await qp.one()).toMatchObject({ id: 1, bytes: 48 });
    expect(qp.poll()).toBeUndefined();
    qp.destroy();
    side.close();
  });
});
