import * as v from "../../../ffi/ibverbs/constants.ts";
import { errno } from "../../../ffi/libc/index.ts";
import * as cm from "../../../ffi/rdmacm/constants.ts";
import { rdma_addrinfo } from "../../../ffi/rdmacm/structs.ts";
import { addressOf, keepAlive } from "../../../ffi/runtime/index.ts";
import { extraArguments } from "../../arguments/extra-arguments.ts";
import { checkOptions, flag, oneOf, optionsTable } from "../../arguments/options.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import { type WaitOptions, waitRows } from "../../wait/wait-options.ts";
import { VerbsError } from "../errors/verbs-error.ts";
import type { Transport } from "./addressed-id.ts";
import { connectionManager } from "./provider.ts";
import { resolveHost } from "./resolve-host.ts";
import { type PeerAddress, parseAddress, type SocketAddress, socketAddressAt } from "./socket-address.ts";

/** Options of {@link resolveAddresses}. */
export interface ResolveOptions extends WaitOptions {
  readonly provider?: ProviderName;
  /** Transport: RC (default) or UD. */
  readonly transport?: Transport;
  /** True for addresses to listen on instead of addresses to connect to. */
  readonly passive?: boolean;
}

export const resolveOptions = optionsTable<ResolveOptions>()(
  "rdma.ResolveOptions",
  { resolveAddresses: 1 },
  {
    ...waitRows,
    provider: {
      type: oneOf("native", "soft"),
      defaultText: "as openDevice chooses",
      text: "The connection manager: librdmacm (native) or the soft NIC (soft).",
    },
    transport: { type: oneOf("RC", "UD"), default: "RC", text: "Connections, or datagrams." },
    passive: { type: flag(), default: false, text: "Addresses to listen on." },
  },
);

/** Address that a name resolved to (`struct rdma_addrinfo`). */
export interface ResolvedAddress {
  readonly transport: Transport;
  readonly source: SocketAddress | undefined;
  readonly destination: SocketAddress | undefined;
}

/**
 * Resolves a host name and a port to addresses (`rdma_getaddrinfo`), without blocking. `connect` does this
 * itself.
 *
 * @example
 * const [first] = await resolveAddresses("127.0.0.1:7471", { provider: "soft" });
 * console.log(first?.destination); // { address: "127.0.0.1", port: 7471 }
 */
export async function resolveAddresses(
  to: PeerAddress,
  options?: ResolveOptions,
): Promise<ResolvedAddress[]> {
  if (arguments.length > 2) throw extraArguments("resolveAddresses", ["to", "options"], arguments.length);
  const { provider, transport, passive, timeoutMs, signal } = checkOptions(
    resolveOptions,
    "resolveAddresses",
    options,
  );
  const { address, port } = parseAddress("resolveAddresses", to);
  const host = await resolveHost(address, { timeoutMs, ...(signal ? { signal } : {}) });
  const lib = connectionManager(provider);
  const hints = rdma_addrinfo.alloc({
    ai_flags: cm.RAI_NUMERICHOST | (passive ? cm.RAI_PASSIVE : 0),
    ai_qp_type: transport === "RC" ? v.IBV_QPT_RC : v.IBV_QPT_UD,
    ai_port_space: transport === "RC" ? cm.RDMA_PS_TCP : cm.RDMA_PS_UDP,
  });
  const [node, service] = [cText(host), cText(String(port))];
  const place = new BigUint64Array(new ArrayBuffer(8));
  const result = lib.rdma_getaddrinfo(addressOf(node), addressOf(service), hints.pointer, addressOf(place));
  if (result !== 0) throw new VerbsError("rdma_getaddrinfo", errno(), host);
  keepAlive([node, service, hints]);
  const first = Number(place[0]);
  const found: ResolvedAddress[] = [];
  for (let at = first; at !== 0; at = rdma_addrinfo.at(at).ai_next) {
    const info = rdma_addrinfo.at(at);
    found.push({
      transport: info.ai_qp_type === v.IBV_QPT_UD ? "UD" : "RC",
      source: socketAddressAt(info.ai_src_addr),
      destination: socketAddressAt(info.ai_dst_addr),
    });
  }
  lib.rdma_freeaddrinfo(first);
  return found;
}

const cText = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(new ArrayBuffer(256));
  new TextEncoder().encodeInto(text, bytes.subarray(0, 255));
  return bytes;
};
