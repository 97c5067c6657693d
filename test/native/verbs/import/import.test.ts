import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { importDevice, meetPeer, VerbsError } from "../../../../src/index.ts";
import { deviceName, openTestDevice } from "../pair.ts";
import type { ImportMessage } from "./import-message.ts";

const soft = deviceName === "soft0";

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

describe(`importing on ${deviceName}`, () => {
  test("an invalid context is refused", () => {
    const file = openSync("/dev/null", "r");
    try {
      if (soft) expect(() => importDevice(-1)).toThrow(RangeError);
      using device = openTestDevice();
      expect(device.commandFd).toBeGreaterThan(2);
      expect(() => device.importProtectionDomain(3)).toThrow(VerbsError);
      expect(() => device.createProtectionDomain().importRegion(null as never)).toThrow(/region.export/);
      const some = { handle: 1, address: 4096, byteLength: 8, access: 0 };
      expect(() => device.createProtectionDomain().importRegion(some)).toThrow(/ibv_import_mr/);
    } finally {
      closeSync(file);
    }
  });

  test.skipIf(soft)("a driver without imports is an error with the reason", () => {
    using device = openTestDevice();
    expect(() => importDevice(device.commandFd)).toThrow(/ibv_import_device.*(EOPNOTSUPP|ENOSYS)/);
  });

  test.skipIf(!soft)(
    "a process uses a protection domain and regions of another process's device",
    async () => {
      using device = openTestDevice();
      const pd = device.createProtectionDomain();
      const region = pd.allocate(4096, ["remoteWrite", "remoteRead"]);
      const readOnly = pd.allocate(4096, ["remoteRead"]);
      const closed = pd.allocate(4096, ["remoteWrite"]);
      const elsewhere = device.createProtectionDomain().allocate(4096, ["remoteWrite"]).export();
      const gone = closed.export();
      closed.close();
      region.bytes.set(Buffer.from("there"), 2000);
      readOnly.bytes.set(Buffer.from("look"));
      const port = 20_000 + Math.floor(Math.random() * 20_000);
      const script = fileURLToPath(new URL("peer.ts", import.meta.url));
      const stdio = ["ignore", "inherit", "inherit", device.commandFd] as const;
      children.push(spawn(execPath, [script, String(port)], { stdio: [...stdio] }));
      using socket = await meetPeer("127.0.0.1", { port, timeoutMs: 25_000 });
      const message: ImportMessage = {
        ...{ domain: pd.handle, region: region.export(), readOnly: readOnly.export(), gone, elsewhere },
      };
      socket.send(message);
      expect(await socket.receive()).toEqual({
        read: "there",
        asLocal: "there",
        looked: "look",
        status: "REM_ACCESS_ERR",
        keys: [region.localKey, region.remoteKey],
        refused: {
          gone: "EOPNOTSUPP",
          twice: "EEXIST",
          elsewhere: "EINVAL",
          noDomain: "EINVAL",
          own: "EINVAL",
          noBytes: expect.stringContaining("another process"),
        },
      });
      expect(Buffer.from(region.bytes.subarray(0, 20)).toString()).toBe("written by the child");
      // The importing process has its own objects. Closing this one does not affect them, and their use does
      // not change this region.
      region.close();
      socket.send("close");
      expect(await socket.receive()).toBe("closed");
      expect(readOnly.bytes[0]).toBe("l".charCodeAt(0));
    },
  );
});
