import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { describedMachines } from "../../../src/machine/described/machines.ts";
import {
  type Placement,
  type PlacementOptions,
  placementFromEnvironment,
  placementFromOptions,
} from "../../../src/soft/links/placement.ts";
import { type Route, routeOf } from "../../../src/soft/links/routes.ts";

const names = ["DOORBELL_SOFT_LIKE", "DOORBELL_SOFT_PLACES", "DOORBELL_SOFT_SCALE"] as const;
afterEach(() => {
  for (const name of names) delete process.env[name];
});

const placed = (options: PlacementOptions): Placement => placementFromOptions(options)!;

/** Returns the rate of a route in GB/s, with one digit after the point. */
const rateOf = (route: Route): number =>
  Math.round(10 / Math.max(...route.map(({ nsPerByte }) => nsPerByte))) / 10;

function rate(placement: Placement, from: string, to: string): number {
  return rateOf(routeOf(placement, placement.places.get(from), placement.places.get(to)));
}

/** Slots that two routes share. */
const shared = (a: Route, b: Route): readonly number[] =>
  a.map(({ slot }) => slot).filter((slot) => b.some((link) => link.slot === slot));

describe("the place of a device", () => {
  test("defaults to the GPUs in order, and to the nearest NIC and SSD", () => {
    const { places, gpus } = placed({ like: "hgx-h200" });
    expect(gpus).toBe(8);
    expect([...places].map(([name, { address }]) => `${name} ${address}`)).toEqual([
      "gpu0 0000:1b:00.0",
      "gpu1 0000:43:00.0",
      "gpu2 0000:52:00.0",
      "gpu3 0000:61:00.0",
      "gpu4 0000:9d:00.0",
      "gpu5 0000:c3:00.0",
      "gpu6 0000:d1:00.0",
      "gpu7 0000:df:00.0",
      "soft0 0000:18:00.0",
      "softdisk0 0000:1c:00.0",
    ]);
  });

  test("is chosen by name or address, and defaults avoid them", () => {
    const { places } = placed({
      like: "hgx-h200",
      places: { gpu1: "gpu0", gpu0: "0000:9d:00.0", soft0: "mlx5_9" },
    });
    const at = (name: string) => places.get(name)?.address;
    expect([at("gpu0"), at("gpu1"), at("gpu2")]).toEqual(["0000:9d:00.0", "0000:1b:00.0", "0000:43:00.0"]);
    expect([at("soft0"), at("softdisk0")]).toEqual(["0000:c0:00.0", "0000:9e:00.0"]);
  });

  test("is missing where the machine has no such device", () => {
    const { places } = placed({ like: "laptop" });
    expect(places.has("gpu0")).toBe(true);
    expect(places.has("gpu5")).toBe(false);
  });

  test.each<[PlacementOptions, string]>([
    [
      { like: "hgx" },
      'placeSoftDevices: like is "hgx", which is neither a described machine nor a readable file',
    ],
    [
      { like: "hgx-h200", places: { soft0: "mlx5_2" } },
      'hgx-h200 has no device "mlx5_2" for soft0; did you mean',
    ],
    [
      { like: "hgx-h200", places: { soft0: "gpu1" } },
      'is "gpu" (H200 SXM 141 GB). soft0 needs "nic", and there are',
    ],
    [{ like: "laptop", places: { soft0: "mlx5_0" } }, 'laptop has no device "mlx5_0" for soft0; '],
    [{ like: "hgx-h200", places: { soft1: "mlx5_0" } }, '"soft1" is not a soft device. Use gpu0 to gpu15'],
    [{ like: "hgx-h200", places: { gpu16: "gpu0" } }, '"gpu16" is not a soft device'],
    [{ like: "hgx-h200", places: { gpu0: "gpu1", gpu1: "gpu1" } }, "is the place of both gpu0 and gpu1"],
    [{ like: "hgx-h200", scale: 0 }, "placeSoftDevices: scale is 0"],
    [{ scale: 0.5 }, "placeSoftDevices: like is missing"],
  ])("%j is refused", (options, message) => {
    expect(() => placementFromOptions(options)).toThrow(message);
  });
});

describe("the environment", () => {
  test("without a machine asks for no placement", () => {
    expect(placementFromEnvironment()).toBeUndefined();
  });

  test("gives a device its place", () => {
    process.env["DOORBELL_SOFT_LIKE"] = "hgx-h200";
    process.env["DOORBELL_SOFT_PLACES"] = " soft0 = mlx5_6 , gpu0=gpu4";
    process.env["DOORBELL_SOFT_SCALE"] = "0.01";
    const { like, scale, places } = placementFromEnvironment()!;
    expect([like, scale, places.get("soft0")?.address]).toEqual(["hgx-h200", 0.01, "0000:9a:00.0"]);
    expect(places.get("gpu0")?.address).toBe("0000:9d:00.0");
  });

  test.each([
    [{ DOORBELL_SOFT_LIKE: "/nowhere" }, 'DOORBELL_SOFT_LIKE is "/nowhere", which is neither'],
    [{ DOORBELL_SOFT_LIKE: "gh200", DOORBELL_SOFT_PLACES: "gpu0" }, '"gpu0" is not DEVICE=PLACE'],
    [
      { DOORBELL_SOFT_LIKE: "gh200", DOORBELL_SOFT_PLACES: "gpu0=gpu9" },
      'DOORBELL_SOFT_PLACES: gh200 has no device "gpu9"',
    ],
    [
      { DOORBELL_SOFT_LIKE: "gh200", DOORBELL_SOFT_SCALE: "fast" },
      'DOORBELL_SOFT_SCALE is "fast". Use a factor',
    ],
    [{ DOORBELL_SOFT_LIKE: "gh200", DOORBELL_SOFT_SCALE: "2" }, 'DOORBELL_SOFT_SCALE is "2"'],
    [{ DOORBELL_SOFT_SCALE: "0.1" }, "but DOORBELL_SOFT_LIKE names no machine"],
  ])("%j is refused", (values, message) => {
    Object.assign(process.env, values);
    expect(placementFromEnvironment).toThrow(message);
  });
});

describe("routes", () => {
  test.each([
    ["hgx-h200", "host", "gpu0", 56.7],
    ["hgx-h200", "gpu0", "host", 56.7],
    ["hgx-h200", "gpu0", "gpu5", 450],
    ["hgx-h200", "softdisk0", "gpu0", 14.2],
    ["hgx-h200", "gpu0", "soft0", 49],
    ["hgx-h200", "soft0", "host", 49],
    ["workstation", "host", "gpu1", 28.4],
    ["workstation", "gpu0", "gpu1", 28.4],
  ])("of %s from %s to %s have %f GB/s", (like, from, to, GBps) => {
    expect(rate(placed({ like }), from, to)).toBe(GBps);
  });

  test("are slower by the scale", () => {
    expect(rate(placed({ like: "hgx-h200", scale: 0.1 }), "host", "gpu0")).toBe(5.7);
  });

  test("have no link inside of a device, and where none is known", () => {
    const hgx = placed({ like: "hgx-h200" });
    expect(routeOf(hgx, hgx.places.get("gpu0"), hgx.places.get("gpu0"))).toEqual([]);
    const gh200 = placed({ like: "gh200" });
    expect(routeOf(gh200, undefined, gh200.places.get("gpu0"))).toEqual([]);
  });

  test("below one switch leave the link above it free", () => {
    const near = placed({ like: "hgx-h200" });
    const far = placed({ like: "hgx-h200", places: { soft0: "mlx5_6" } });
    const toNic = ({ places }: Placement, of: Placement): Route =>
      routeOf(of, places.get("gpu0"), places.get("soft0"));
    const toDisk = routeOf(near, near.places.get("softdisk0"), undefined);
    expect(shared(toNic(near, near), toDisk)).toEqual([]);
    // The far NIC needs the link of the switch, too.
    expect(shared(toNic(far, far), toDisk)).toHaveLength(1);
  });

  test("in opposite directions share no link", () => {
    const { places } = placed({ like: "hgx-h200" });
    const placement = placed({ like: "hgx-h200" });
    const gpu = placement.places.get("gpu0");
    expect(places.has("gpu0")).toBe(true);
    expect(shared(routeOf(placement, undefined, gpu), routeOf(placement, gpu, undefined))).toEqual([]);
  });

  test("go up to the root port where ACS redirects requests", () => {
    const folder = mkdtempSync(join(tmpdir(), "links-"));
    try {
      const like = join(folder, "acs.txt");
      writeFileSync(like, describedMachines["hgx-h200"].replaceAll("acs=off", "acs=redirect"));
      const placement = placed({ like });
      const { places } = placement;
      const toNic = routeOf(placement, places.get("gpu0"), places.get("soft0"));
      const toHost = routeOf(placement, places.get("gpu0"), undefined);
      expect(shared(toNic, toHost)).toHaveLength(toHost.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
