import { inspect } from "node:util";
import { expect, test } from "vitest";
import { jupyterSymbol } from "../../../ffi/jupyter.ts";
import { native, open } from "./provider.ts";

test.skipIf(native)(
  "a buffer prints why its elements are not read while work is in flight or captured",
  async () => {
    using device = open();
    using stream = device.createStream();
    using flag = device.allocate(1, "u32").fill(0);
    using other = device.createStream({ nonBlocking: true });
    using x = device.from(new Float32Array([1, 2, 3, 4]));
    expect(inspect(x)).toMatch(/ \[1, 2, 3, 4\]$/);
    stream.waitValue(flag, 1);
    expect(inspect(x)).toMatch(
      / \(elements not read: work of the device is in flight; device\.done\(\) waits for it\)$/,
    );
    expect(x[jupyterSymbol]()["text/plain"]).toContain("elements not read: work of the device is in flight");
    other.writeValue(flag, 1);
    await stream.done();
    expect(inspect(x)).toMatch(/ \[1, 2, 3, 4\]$/);
    let captured = "";
    using graph = stream.capture(() => {
      captured = inspect(x);
      x.fill(2, stream);
    });
    expect(captured).toMatch(/ \(elements not read: a stream is being captured\)$/);
    expect(graph.closed).toBe(false);
    expect(inspect(x)).toMatch(/ \[1, 2, 3, 4\]$/);
  },
);
