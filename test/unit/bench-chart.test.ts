import { describe, expect, test } from "vitest";
import { type LineChart, lineChart } from "../../bench/common/chart.ts";

const chart: LineChart = {
  title: "Throughput",
  measuredOn: ["one machine, one day"],
  x: { label: "destinations", scale: "log" },
  y: { label: "throughput", unit: "GB/s", scale: "linear" },
  series: [
    {
      name: "dynamic, one queue pair",
      points: [
        [1, 1.5],
        [4096, 1.25],
      ],
    },
  ],
};

describe("a line chart", () => {
  test("has its title, its units and the machine of the measurement", async () => {
    const svg = await lineChart(chart);
    expect(svg).toMatch(/^<svg[^>]*>/);
    for (const text of [
      "Throughput",
      "one machine, one day",
      "throughput (GB/s)",
      "dynamic, one queue pair",
      "4,096",
    ]) {
      expect(svg).toContain(text);
    }
    expect(svg).toContain("prefers-color-scheme:dark");
  });

  test("refuses empty charts and numbers that an axis cannot show", async () => {
    await expect(lineChart({ ...chart, series: [] })).rejects.toThrow(RangeError);
    const points = [[0, 1]] as const;
    await expect(lineChart({ ...chart, series: [{ name: "a", points }] })).rejects.toThrow(
      /no place on the log axis/,
    );
  });
});
