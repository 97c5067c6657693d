// Verbs of one vendor. No such device was available, so each row states the extent of the checks without one.
import { functions as efadv, inlineFunctions as efadvInline } from "../../../../ffi/efadv/functions.ts";
import { functions as mlx5dv, inlineFunctions as mlx5dvInline } from "../../../../ffi/mlx5dv/functions.ts";
import { sources } from "./sources.ts";

/** Row of one function of libmlx5 or libefa: a text for each column. */
export interface VendorRow {
  readonly name: string;
  readonly object: string;
  readonly checked: string;
  readonly soft: string;
  readonly hardware: string;
}

const tests = [...sources("test/native/verbs/vendor.test.ts").values()].join("\n");

const rowOf =
  (object: string, inline: object) =>
  (name: string): VendorRow => ({
    ...{ name, object },
    checked:
      name in inline
        ? "called on objects made by hand"
        : tests.includes(`.${name}(`)
          ? "refused on rxe, as it should"
          : "its symbol and its layouts",
    soft: "refused: DoorbellError",
    hardware: "never run on hardware",
  });

export const vendorRows: readonly VendorRow[] = [
  ...Object.keys({ ...mlx5dv, ...mlx5dvInline }).map(rowOf("mlx5Verbs(device)", mlx5dvInline)),
  ...Object.keys({ ...efadv, ...efadvInline }).map(rowOf("efaVerbs(device)", efadvInline)),
];
