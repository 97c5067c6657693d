import * as constants from "../../../ffi/ibverbs/constants.ts";

interface Named {
  nameOf(value: number): string;
}

/** Which enum or flags a field's number stands for; those that the struct's own type does not tell. */
const kinds: Readonly<Record<string, Named>> = {
  "ibv_device_attr.device_cap_flags": constants.ibv_device_cap_flags,
  "ibv_device_attr.atomic_cap": constants.ibv_atomic_cap,
  "ibv_port_attr.state": constants.ibv_port_state,
  "ibv_port_attr.max_mtu": constants.ibv_mtu,
  "ibv_port_attr.active_mtu": constants.ibv_mtu,
};

/** The fields of a C struct, a line each, under their own names as `ibv_devinfo -v` has them; enums and flags by name. */
export function attributeLines(struct: string, raw: Readonly<Record<string, unknown>>): string[] {
  const width = Math.max(...Object.keys(raw).map((name) => name.length));
  return Object.entries(raw)
    .filter(([, value]) => typeof value !== "object")
    .map(([name, value]) => `    ${name.padEnd(width)}  ${worded(`${struct}.${name}`, value)}`);
}

function worded(field: string, value: unknown): string {
  const kind = kinds[field];
  if (/guid$/.test(field)) return `0x${(value as bigint).toString(16).padStart(16, "0")}`;
  if (kind === undefined) return String(value);
  return `${value} ${kind.nameOf(Number(value))}`;
}
