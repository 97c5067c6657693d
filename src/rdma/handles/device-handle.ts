import type { ContextOps, Ibverbs } from "../../../ffi/ibverbs/index.ts";
import type { ProviderName } from "../../arguments/provider-preference.ts";
import type { Resource } from "../../lifetime/resource.ts";
import type { GidEntry, PortGidPreference } from "../address/gid.ts";
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
  gid(preference?: PortGidPreference): GidEntry;
}

/** Members of `ProtectionDomain` that the layers below it use. */
export interface DomainHandle extends Resource {
  readonly pointer: number;
  readonly device: DeviceHandle;
  /** Domain whose keys are valid: the domain itself, or the one that a parent domain was made from. */
  readonly base: object;
}

/** Vendor id that rxe reports. */
const softwareVendor = 0xffffff;

/** Returns true for Soft-RoCE (rxe). Callers work around faults of its driver in rdma-core 44. */
export const isRxe = (device: DeviceHandle): boolean =>
  device.provider === "native" && device.attributes().vendorId === softwareVendor;
