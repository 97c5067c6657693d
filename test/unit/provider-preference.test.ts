import { env } from "node:process";
import { afterEach, describe, expect, test } from "vitest";
import { type ProviderName, providerPreference } from "../../src/arguments/provider-preference.ts";

const variables = ["DOORBELL_RDMA", "DOORBELL_CUDA"] as const;
const before = variables.map((name) => [name, env[name]] as const);

afterEach(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
});

describe.each(variables)("%s", (variable) => {
  test.each([
    ["soft", { provider: "soft" }],
    ["native", { provider: "native" }],
    ["mlx5_0", { name: "mlx5_0" }],
  ])("accepts %s, like an argument", (word, preference) => {
    env[variable] = word;
    expect(providerPreference(variable, undefined, undefined)).toEqual(preference);
    delete env[variable];
    expect(providerPreference(variable, word, undefined)).toEqual(preference);
  });

  test("is overridden by arguments", () => {
    env[variable] = "soft";
    expect(providerPreference(variable, "mlx5_0", undefined)).toEqual({ name: "mlx5_0" });
    expect(providerPreference(variable, undefined, "native")).toEqual({ provider: "native" });
    expect(providerPreference(variable, "mlx5_0", "native")).toEqual({ name: "mlx5_0", provider: "native" });
  });

  test("is optional, and unset selects the first working device", () => {
    delete env[variable];
    expect(providerPreference(variable, undefined, undefined)).toEqual({});
    env[variable] = "";
    expect(providerPreference(variable, undefined, undefined)).toEqual({});
  });

  test("arguments that contradict each other or are not text are refused", () => {
    expect(() => providerPreference(variable, "soft", "native")).toThrow(
      /"soft" contradicts the provider "native"/,
    );
    expect(providerPreference(variable, "soft", "soft")).toEqual({ provider: "soft" });
    for (const wrong of ["", 7, null, {}]) {
      expect(() =>
        providerPreference(variable, wrong as string, undefined as ProviderName | undefined),
      ).toThrow(/the name is .*Use native, soft or the name of a device/);
    }
  });
});
