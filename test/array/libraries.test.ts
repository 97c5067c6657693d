import { afterEach, describe, expect, test, vi } from "vitest";
import { arrays } from "../../src/array/index.ts";
import { whenClosed } from "../../src/array/libraries.ts";
import { openDevice } from "../../src/cuda/index.ts";

describe("objects of libraries", () => {
  test("are destroyed once, the newest first, when the device closes", () => {
    const destroyed: string[] = [];
    const [device, other] = [openDevice("soft"), openDevice("soft")];
    whenClosed(device, () => destroyed.push(`handle of an ${device.closed ? "closed" : "open"} device`));
    whenClosed(device, () => destroyed.push("plan"));
    whenClosed(other, () => destroyed.push("other"));
    device.close();
    expect(destroyed).toEqual(["plan", "handle of an open device"]);
    device.close();
    other.close();
    expect(destroyed).toEqual(["plan", "handle of an open device", "other"]);
  });
});

describe("DOORBELL_ARRAY_LIBRARIES", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([["on"], ["off"], [""]])("can be %j", (value) => {
    vi.stubEnv("DOORBELL_ARRAY_LIBRARIES", value);
    using device = openDevice("soft");
    using a = arrays(device).ones([64, 64]);
    using product = a.matmul(a);
    expect(product.explain().kernels.at(-1)!.reason).toBe("cuBLASLt does not run on the soft GPU");
    expect(product.max().item()).toBe(64);
  });

  test("is refused where it is another text", () => {
    vi.stubEnv("DOORBELL_ARRAY_LIBRARIES", "maybe");
    using device = openDevice("soft");
    using a = arrays(device).ones([64, 64]);
    using product = a.matmul(a);
    expect(() => product.run()).toThrow('DOORBELL_ARRAY_LIBRARIES is "maybe". Use on or off');
  });
});
