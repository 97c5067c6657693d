import { readFileSync, writeFileSync } from "node:fs";

/** One line of the table: microseconds by bytes. */
interface PlottedRow {
  readonly bytes: number;
  readonly inStream: number;
  readonly peer: number | undefined;
}

const titleStart = "allReduce of ";

/** The rows of a table as it was printed, here or on another machine; other lines are passed over. */
export function rowsIn(text: string): { readonly title: string; readonly rows: readonly PlottedRow[] } {
  const lines = text.split("\n").map((line) => line.trim());
  const rows = lines.flatMap((line): PlottedRow[] => {
    const cells = line.split(/\s+/);
    const [bytes, , inStream, alone, peer] = cells.map(Number);
    if (
      cells.length !== 6 ||
      !Number.isInteger(bytes) ||
      !Number.isFinite(inStream) ||
      !Number.isFinite(alone)
    )
      return [];
    return [{ bytes: bytes!, inStream: inStream!, peer: Number.isFinite(peer) ? peer : undefined }];
  });
  return { title: lines.find((line) => line.startsWith(titleStart)) ?? titleStart.trim(), rows };
}

/** Draws size against time, both logarithmic, into a file; the table comes from a file, or is given. */
export async function plot(table: string, svg: string): Promise<void> {
  const { title, rows } = rowsIn(table);
  if (rows.length === 0) throw new RangeError("there is no table of npm run bench -- collectives in it");
  // Only here: machines with GPUs may have no packages.
  const { lineChart } = await import("../common/chart.ts");
  const peers = rows.flatMap(({ bytes, peer }) => (peer === undefined ? [] : [[bytes, peer] as const]));
  const [name, ...where] = title.split("; ")[0]!.split(", ");
  const text = await lineChart({
    title: `${name} in stream order`,
    measuredOn: [where.join(", ")],
    x: { label: "size", unit: "bytes", scale: "log" },
    y: { label: "time", unit: "microseconds", scale: "log" },
    series: [
      { name: "doorbell", points: rows.map(({ bytes, inStream }) => [bytes, inStream] as const) },
      ...(peers.length === 0 ? [] : [{ name: "NCCL", points: peers }]),
    ],
  });
  writeFileSync(svg, text);
}

/** Draws a table that was printed elsewhere. */
export const plotFile = (file: string, svg: string): Promise<void> => plot(readFileSync(file, "utf8"), svg);
