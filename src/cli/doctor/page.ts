import type { Output } from "../output/output.ts";
import { wrapped } from "../output/wrapped.ts";
import type { Finding, Status } from "./checks/check.ts";

const words: Readonly<Record<Status, string>> = { ok: "ok", warning: "warning", fails: "fails", absent: "-" };

/** Prints one line for each finding, wrapped to the page, with the fix below it. */
export function printFindings(out: Output, found: readonly Finding[]): void {
  const { good, warning, bad, dim } = out.style;
  const paint = { ok: good, warning, fails: bad, absent: dim };
  const width = Math.max(...found.map(({ thing }) => thing.length));
  const indent = 11 + width;
  const columns = Math.max(40, (out.columns ?? 120) - indent);
  for (const { thing, status, says, fix } of found) {
    const [first = "", ...rest] = wrapped(says, columns);
    out.line(
      `${paint[status](words[status].padEnd(7))}  ${thing.padEnd(width)}  ${status === "absent" ? dim(first) : first}`,
    );
    for (const line of rest) out.line(`${" ".repeat(indent)}${status === "absent" ? dim(line) : line}`);
    if (fix !== undefined) {
      for (const [i, line] of wrapped(fix, columns - 5).entries()) {
        out.line(`${" ".repeat(indent)}${i === 0 ? dim("fix: ") : "     "}${line}`);
      }
    }
  }
  const count = (status: Status) => found.filter((each) => each.status === status).length;
  const [warnings, failing] = [count("warning"), count("fails")];
  out.line(
    `${count("ok")} ok, ${warnings} warning${warnings === 1 ? "" : "s"}, ${failing} fail${failing === 1 ? "s" : ""}`,
  );
}
