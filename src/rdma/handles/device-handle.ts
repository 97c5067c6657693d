import type { ContextOps, Ibverbs } from "../../../ffi/ibverbs/index.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import type { GidEntry, PortGidWish } from "../address/gid.ts";
import type { CompletionOwners } from "./completion-owners.ts";
import type { DeviceAttributes, PortAttributes } from "./device-attributes.ts";

/** Members of `Device` that the layers below it use. */
export interface DeviceHandle {
  readonly pointer: number;
  readonly lib: Ibverbs;
  readonly name: string;
  readonly label: string;
  readonly provider: ProviderName;
  readonly operations: ContextOps;
  readonly completionOwners: CompletionOwners;
  ensureOpen(): void;
  attributes(): DeviceAttributes;
  port(number?: number): PortAttributes;
  activePort(): number | undefined;
  gid(wish?: PortGidWish): GidEntry;
}
