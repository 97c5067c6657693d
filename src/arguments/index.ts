/**
 * Description and checks of arguments: tables of options and the types of their values.
 *
 * @module
 */

export { didYouMean, nearest } from "../../ffi/nearest.ts";
export {
  type AnyRow,
  big,
  type Checked,
  callback,
  checkOptions,
  checkValue,
  described,
  either,
  flag,
  instance,
  int,
  list,
  map,
  nested,
  number,
  type OptionRow,
  type OptionsTable,
  oneOf,
  optionsTable,
  optionsTables,
  positiveInt,
  refuseUnknown,
  text,
  type ValueType,
  whole,
  wholeNumber,
  word32,
  wordsFor,
} from "./options.ts";
