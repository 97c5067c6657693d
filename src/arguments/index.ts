/**
 * Description and checks of arguments: tables of options and the types of their values.
 *
 * @module
 */

export { didYouMean, nearest } from "../../ffi/nearest.ts";
export { checkOptions, refuseUnknown } from "./check-options.ts";
export { checkValue, wordsFor } from "./check-value.ts";
export {
  type AnyRow,
  type Checked,
  type OptionRow,
  type OptionsTable,
  optionsTable,
  optionsTables,
} from "./options-table.ts";
export {
  big,
  callback,
  described,
  either,
  flag,
  instance,
  int,
  list,
  map,
  nested,
  number,
  oneOf,
  text,
  type ValueType,
  whole,
} from "./value-type.ts";
export { positiveInt, wholeNumber, word32 } from "./whole-number.ts";
