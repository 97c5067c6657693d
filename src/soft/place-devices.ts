import { extraArguments } from "../arguments/extra-arguments.ts";
import { writeLinkRoutes } from "./hca/nic/link-routes.ts";
import { createdSoftNic } from "./hca/nic/soft-nic.ts";
import { type PlacementOptions, placementFromOptions } from "./links/placement.ts";
import { setSoftLinks, softLinks } from "./links/soft-links.ts";

/**
 * Gives each soft device of this thread a place in a described machine. Transfers then take as long as the links
 * on their path need, so that a placement shows in a benchmark. Transfers that share a link share its rate, also
 * with other threads and processes of this user. It replaces an earlier placement, and without options the
 * devices run as fast as memory. Copies that have begun keep their rate.
 *
 * Kernels are not delayed. For the soft devices of other threads and processes set `DOORBELL_SOFT_LIKE`,
 * `DOORBELL_SOFT_PLACES` and `DOORBELL_SOFT_SCALE`.
 *
 * @throws RangeError for an unknown machine or place, and for a place of another kind. DoorbellError for an error
 *   in the file of a machine.
 *
 * @example
 * placeSoftDevices({ like: "hgx-h200", places: { soft0: "mlx5_6" }, scale: 0.01 });
 * placeSoftDevices(); // as fast as memory
 */
export function placeSoftDevices(options: PlacementOptions = {}): void {
  if (arguments.length > 1) throw extraArguments("placeSoftDevices", ["options"], arguments.length);
  setSoftLinks(placementFromOptions(options));
  const nic = createdSoftNic();
  nic?.exclusively(() => writeLinkRoutes(nic.e, softLinks()));
}
