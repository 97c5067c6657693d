import { execFileSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

const ibvDevinfo = execFileSync("ibv_devinfo", ["-v", "-d", "rxe0"], { encoding: "utf8" });

/** Fields to which ibv_devinfo gives other names than C's header. */
const otherNames: Readonly<Record<string, string>> = {
  port_lid: "lid",
  port_lmc: "lmc",
};
/** Words on its page that are not fields. */
const notFields = new Set([
  "hca_id",
  "port",
  "general_odp_caps",
  "rc_odp_caps",
  "uc_odp_caps",
  "ud_odp_caps",
]);

interface Nic {
  readonly guid: string;
  readonly transport: number;
  readonly completionVectors: number;
  readonly attributes: { readonly raw: Readonly<Record<string, unknown>> };
  readonly extended: Readonly<Record<string, unknown>>;
  readonly ports: readonly {
    readonly state: string;
    readonly activeMtu: number;
    readonly raw: Readonly<Record<string, unknown>>;
    readonly gids: readonly { readonly index: number; readonly gid: string; readonly type: string }[];
  }[];
}

/** Returns all fields under their own names, including those of inner structs. */
function flat(raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(raw).map(([name, value]) =>
      value !== null && typeof value === "object"
        ? flat(value as Record<string, unknown>)
        : { [name]: value },
    ),
  ) as Record<string, unknown>;
}

/**
 * Returns the number in a value of ibv_devinfo: "0x00010000", "PORT_ACTIVE (4)", "10.0 Gbps (8)", "0kbps",
 * "0000:00ff:fe00:0001".
 */
function numberIn(text: string): bigint {
  const [, inBrackets] = /\((\d+)\)$/.exec(text) ?? [];
  if (inBrackets !== undefined) return BigInt(inBrackets);
  if (/^[\da-f]{4}(:[\da-f]{4}){3}$/.test(text)) return BigInt(`0x${text.replaceAll(":", "")}`);
  return BigInt(text.replace(/kbps$/, ""));
}

test("doorbell devices agrees with ibv_devinfo -v, field by field", () => {
  const output = execFileSync(process.execPath, ["bin/doorbell.js", "devices", "rxe0", "--json"], {
    encoding: "utf8",
  });
  const { nics } = JSON.parse(output) as { nics: Nic[] };
  const [nic] = nics;
  const [port] = nic!.ports;
  // Inner structs have fields with equal names (tm_caps.max_sge), so the fields of the device and the port
  // win.
  const own: Record<string, unknown> = {
    ...flat(nic!.extended),
    ...{ transport: nic!.transport, num_comp_vectors: nic!.completionVectors },
    ...flat(nic!.attributes.raw),
    ...flat(port!.raw),
  };
  const rows = [...ibvDevinfo.matchAll(/^\s*(\w+):[ \t]+(\S.*)$/gm)].filter(
    ([, name = ""]) => !notFields.has(name),
  );
  const differ = rows.flatMap(([, name = "", text = ""]) => {
    const value = own[otherNames[name] ?? name];
    if (name === "fw_ver") return value === text ? [] : [`${name}: ${value} and ${text}`];
    if (name === "link_layer")
      return value === 2 && text === "Ethernet" ? [] : [`${name}: ${value} and ${text}`];
    if (value === undefined) return [`${name} is missing`];
    return BigInt(value as number | string) === numberIn(text) ? [] : [`${name}: ${value} and ${text}`];
  });
  expect(rows.length).toBeGreaterThan(60);
  expect(differ).toEqual([]);
  const gids = [...ibvDevinfo.matchAll(/GID\[\s*(\d+)\]:\s+(\S+?), (.*)$/gm)].map(([, index, gid, type]) => ({
    ...{ index: Number(index), gid, type },
  }));
  expect(port!.gids.map(({ index, gid, type }) => ({ index, gid, type }))).toEqual(gids);
});
