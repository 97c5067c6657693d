import * as cm from "../../../ffi/rdmacm/constants.ts";
import type { Rdmacm } from "../../../ffi/rdmacm/index.ts";
import { addressOf, errno } from "../../../ffi/runtime/index.ts";
import { flag, optionsTable, whole } from "../../arguments/options.ts";
import { VerbsError } from "../errors/verbs-error.ts";

/** Options of an id (`rdma_set_option`). Set them before the id is bound or resolves an address. */
export interface IdOptions {
  /** Type of service (DSCP and ECN) of the IP packets of its connections. */
  readonly typeOfService?: number;
  /** True to let other ids with this option use the same port. */
  readonly reuseAddress?: boolean;
  /** True to make a listener on :: refuse IPv4. */
  readonly addressFamilyOnly?: boolean;
  /** Code of the acknowledgement timeout of the connection, which is 4.096 us times 2^n. */
  readonly ackTimeout?: number;
}

export const idOptionRows = {
  typeOfService: {
    type: whole(0, 255),
    defaultText: "the host's",
    text: "Type of service of IP packets: DSCP and ECN.",
  },
  reuseAddress: {
    type: flag(),
    defaultText: "false",
    text: "Let other ids with this option use the same port.",
  },
  addressFamilyOnly: { type: flag(), defaultText: "false", text: "Make a listener on :: refuse IPv4." },
  ackTimeout: {
    type: whole(0, 31),
    defaultText: "the path's",
    text: "Code of the acknowledgement timeout, 4.096 us times 2^n.",
  },
} as const;

export const idOptions = optionsTable<IdOptions>()(
  "rdma.IdOptions",
  { "ConnectionId.setOptions": 0 },
  idOptionRows,
);

/** Sets the given options. Throws VerbsError when the library or the kernel refuses. */
export function applyOptions(lib: Rdmacm, id: number, given: IdOptions): void {
  const value = new Int32Array(new ArrayBuffer(4));
  const set = (name: number, bytes: number, number: number | undefined) => {
    if (number === undefined) return;
    value[0] = number;
    if (lib.rdma_set_option(id, cm.RDMA_OPTION_ID, name, addressOf(value), bytes) !== 0)
      throw new VerbsError("rdma_set_option", errno());
  };
  const { typeOfService, reuseAddress, addressFamilyOnly, ackTimeout } = given;
  set(cm.RDMA_OPTION_ID_TOS, 1, typeOfService);
  set(cm.RDMA_OPTION_ID_REUSEADDR, 4, reuseAddress === undefined ? undefined : Number(reuseAddress));
  set(cm.RDMA_OPTION_ID_AFONLY, 4, addressFamilyOnly === undefined ? undefined : Number(addressFamilyOnly));
  set(cm.RDMA_OPTION_ID_ACK_TIMEOUT, 1, ackTimeout);
}
