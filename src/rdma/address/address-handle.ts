import { ibv_ah_attr } from "../../../ffi/ibverbs/structs.ts";
import { checkOptions, described, optionsTable } from "../../arguments/options.ts";
import { hex, Resource } from "../../lifetime/resource.ts";
import { checkPointer, checkResult } from "../errors/verbs-error.ts";
import type { ProtectionDomain } from "../protection-domain/protection-domain.ts";
import { type AddressVector, addressRows, fillAddress } from "./address-vector.ts";
import { checkEndpoint, type Endpoint } from "./endpoint.ts";
import { type GidPreference, gidRows } from "./gid.ts";

/**
 * Destination of an address handle, as a peer's endpoint or as an address, and the local address to send
 * from.
 */
export type AddressHandleOptions = GidPreference &
  Omit<AddressVector, "gidIndex"> & {
    /** Endpoint of the peer, whose GID and LID are used. */
    readonly to?: Endpoint;
  };

export const addressHandleOptions = optionsTable<AddressHandleOptions>()(
  "rdma.AddressHandleOptions",
  { "ProtectionDomain.createAddressHandle": 0 },
  {
    ...addressRows,
    ...gidRows,
    port: { ...addressRows.port, defaultText: "the first active one, else 1" },
    to: {
      type: described<Endpoint>(
        "the plain data that the peer's endpoint() gave",
        (value) => typeof value === "object" && value !== null && !(value instanceof Resource),
      ),
      text: "The peer: its GID and LID are taken from here.",
    },
  },
);

/**
 * Address of a peer's port, for datagrams (`struct ibv_ah`).
 *
 * @example
 * using handle = pd.createAddressHandle({ to: peer.endpoint() });
 * console.log(handle.address.gid); // ::ffff:10.9.0.1
 */
export class AddressHandle extends Resource {
  readonly protectionDomain: ProtectionDomain;
  /** Pointer to the C object. */
  readonly pointer: number;
  readonly address: AddressVector;

  /** @internal Use {@link ProtectionDomain.createAddressHandle}. */
  constructor(pd: ProtectionDomain, options: AddressHandleOptions) {
    super();
    pd.ensureOpen();
    const { device } = pd;
    const { to, localAddress, gidIndex, ...address } = checkOptions(
      addressHandleOptions,
      "createAddressHandle",
      options,
    );
    if (to !== undefined) checkEndpoint(to);
    const gid = address.gid ?? to?.gid;
    const port = address.port ?? device.activePort() ?? 1;
    if (gid === undefined && address.lid === undefined) {
      throw new TypeError(
        "createAddressHandle: to is missing. Use { to: peer.endpoint() }, or { gid }, or { lid } on InfiniBand",
      );
    }
    const preference = {
      port,
      ...(gidIndex === undefined ? {} : { gidIndex }),
      ...(localAddress === undefined ? {} : { localAddress }),
    };
    this.address = {
      ...address,
      port,
      lid: address.lid ?? to?.lid ?? 0,
      ...(gid === undefined ? {} : { gid, gidIndex: device.gid(preference).index }),
    };
    const c = ibv_ah_attr.alloc();
    fillAddress(c, this.address);
    pd.ensureOpen();
    this.pointer = checkPointer("ibv_create_ah", device.lib.ibv_create_ah(pd.pointer, c.pointer), gid);
    this.protectionDomain = pd;
    this.ownFrozen(pd);
  }

  get label(): string {
    return `AddressHandle to ${this.address?.gid ?? `LID ${this.address?.lid}`}`;
  }

  protected override shown(): Record<string, unknown> {
    return { address: this.address, pointer: hex(this.pointer) };
  }

  protected release(): void {
    checkResult("ibv_destroy_ah", this.protectionDomain.device.lib.ibv_destroy_ah(this.pointer));
  }
}
