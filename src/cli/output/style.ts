import process from "node:process";

type Paint = (text: string) => string;

/** Colours by their meaning. */
export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly good: Paint;
  readonly warning: Paint;
  readonly bad: Paint;
  readonly name: Paint;
}

const sgr =
  (on: number, off: number): Paint =>
  (text) =>
    text === "" ? "" : `\x1b[${on}m${text}\x1b[${off}m`;

const colored: Style = {
  bold: sgr(1, 22),
  dim: sgr(2, 22),
  good: sgr(32, 39),
  warning: sgr(33, 39),
  bad: sgr(31, 39),
  name: sgr(36, 39),
};

const bare: Paint = (text) => text;
export const noStyle: Style = { bold: bare, dim: bare, good: bare, warning: bare, bad: bare, name: bare };

/** Returns colours for a terminal, unless NO_COLOR or FORCE_COLOR (no-color.org) decides otherwise. */
export function styleFor(isTerminal: boolean): Style {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return noStyle;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return colored;
  return isTerminal && TERM !== "dumb" ? colored : noStyle;
}
