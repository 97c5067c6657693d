import { readFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";

/** Result of one test file in a JSON report of vitest. */
export interface FileReport {
  readonly file: string;
  readonly seconds: number;
  /** Names of the tests, with the names of the groups before them. */
  readonly tests: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads a JSON report of vitest. Paths are relative to the repository, also those of a report from another checkout. */
export function readReport(path: string): FileReport[] {
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as Report;
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const count = (...states: string[]): number =>
      assertionResults.filter(({ status }) => states.includes(status)).length;
    const here = relative(process.cwd(), name);
    return {
      file: here.startsWith("..") ? name.slice(name.lastIndexOf("/test/") + 1) : here,
      seconds: Math.round((endTime - startTime) / 100) / 10,
      tests: assertionResults.map(({ fullName }) => fullName),
      passed: count("passed"),
      failed: count("failed"),
      skipped: count("skipped", "pending", "todo", "disabled"),
    };
  });
}
