import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lineChart } from "../../common/chart.ts";
import { type ScalingPoint, type Transport, transports } from "./measure.ts";

/**
 * Goals of a `dynamic` NIC: maximum loss of rate from 16 to 4096 destinations, and maximum memory per
 * additional peer.
 */
const bars = { loss: 0.25, bytesEach: 256 };

const svg = fileURLToPath(new URL("../scaling.svg", import.meta.url));

const of = (points: readonly ScalingPoint[], transport: Transport) =>
  points.filter((point) => point.transport === transport);

const verdict = (ok: boolean) => (ok ? "ok" : "missed");

/** Formats the points as a text table and compares them with the goals. */
export function scalingTable(points: readonly ScalingPoint[], bytes: number): string {
  const lines = [
    `One process to many NICs of another, ${bytes / 1024} KiB a message, 64 in flight, 64 contexts:`,
    ["destinations", ...transports.flatMap((name) => [`${name} /s`, "GB/s", "B a peer"])]
      .map((text) => text.padStart(12))
      .join(""),
  ];
  for (const { destinations } of of(points, "dynamic")) {
    const cells = transports.flatMap((transport) => {
      const point = of(points, transport).find((each) => each.destinations === destinations);
      if (point === undefined) return ["-", "-", "-"];
      const { rate, bytesEach } = point;
      return [rate.toFixed(0), ((rate * bytes) / 1e9).toFixed(2), bytesEach.toFixed(0)];
    });
    lines.push([`${destinations}`, ...cells].map((text) => text.padStart(12)).join(""));
  }
  const at = (destinations: number) =>
    of(points, "dynamic").find((point) => point.destinations === destinations);
  const [few, many] = [at(16), at(4096)];
  if (few && many) {
    const ratio = many.rate / few.rate;
    lines.push(
      `dynamic, 4096 beside 16 destinations: ${ratio.toFixed(2)} (bar ${1 - bars.loss}: ${verdict(ratio >= 1 - bars.loss)}); ` +
        `${many.bytesEach.toFixed(0)} bytes a peer (bar under ${bars.bytesEach}: ${verdict(many.bytesEach < bars.bytesEach)})`,
    );
  }
  return lines.join("\n");
}

/** Draws the points into bench/soft/scaling.svg and returns the path of the file. */
export async function drawScaling(
  points: readonly ScalingPoint[],
  bytes: number,
  measuredOn: readonly string[],
): Promise<string> {
  const text = await lineChart({
    title: "One process to many NICs: soft0's dynamic transport beside RC",
    measuredOn: [
      ...measuredOn,
      `writes of ${bytes / 1024} KiB, 64 in flight, 64 contexts, another process on the same host`,
    ],
    x: { label: "destinations", scale: "log" },
    y: { label: "throughput", unit: "GB/s", scale: "linear" },
    series: transports.map((name) => ({
      name: name === "RC" ? "RC, a queue pair a peer" : "dynamic, one queue pair",
      points: of(points, name).map(({ destinations, rate }) => [destinations, (rate * bytes) / 1e9] as const),
    })),
  });
  writeFileSync(svg, text);
  return svg;
}
