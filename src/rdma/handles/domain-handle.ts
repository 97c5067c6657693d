import type { Resource } from "../../lifetime/resource.ts";
import type { DeviceHandle } from "./device-handle.ts";

/** Members of `ProtectionDomain` that the layers below it use. */
export interface DomainHandle extends Resource {
  readonly pointer: number;
  readonly device: DeviceHandle;
  /** Domain whose keys are valid: the domain itself, or the one that a parent domain was made from. */
  readonly base: object;
}
