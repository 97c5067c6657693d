import { bytesText } from "../../arguments/bytes-text.ts";
import type { Style } from "../output/style.ts";
import { table, width } from "../output/table.ts";
import { rateText } from "../output/units.ts";
import { printable } from "../processes/checked.ts";
import { groupPage } from "./group-page.ts";
import type { NvmlGpu } from "./nvml-gpus.ts";
import type { GpuRates, NicRates, ProcessRates, QueuePairRates } from "./rates.ts";
import type { PortRates } from "./rdma-ports.ts";
import type { WatchReport } from "./report.ts";

/** Breaks a long line at the separators between its parts. */
function folded(line: string, columns: number): string[] {
  if (width(line) <= columns || !line.includes("; ")) return [line];
  const lines: string[] = [];
  for (const part of line.split("; ")) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last}; ${part}`) <= columns)
      lines[lines.length - 1] = `${last}; ${part}`;
    else lines.push(last === undefined ? part : `   ${part}`);
  }
  return lines;
}

/** Maximum length of a process name. */
const MOST_NAME = 32;
/** Maximum number of queue pairs of a NIC on a page. The busiest are shown. */
const MOST_QPS = 20;
/** Maximum number of dynamic connections of a NIC on a page. */
const MOST_CONNECTIONS = 8;

const bits = (bytesPerSecond: number): string =>
  `${rateText(bytesPerSecond * 8)}bit/s`.replace(/^0bit/, "0 bit").replace(/(\d)bit/, "$1 bit");
const bytes = (perSecond: number): string => `${rateText(perSecond)}B/s`.replace(/(\d)B/, "$1 B");

/** Returns the grown counters with a matching name. */
const grew = (perSecond: Readonly<Record<string, number>>, shown: RegExp): string[] =>
  Object.entries(perSecond)
    .filter(([name]) => !shown.test(name))
    .map(([name, rate]) => `${name} ${rateText(rate)}/s`);

/** Paints each part of a line separately, so that the line may be broken between parts. */
const painted = (line: string, paint: (text: string) => string): string =>
  line
    .split("; ")
    .map((part) => paint(part))
    .join("; ");

const perNic =
  /^((sent|rcvd)_(pkts|shared_memory)|mapped_requests|retransmitted_pkts|sent_datagrams|dynamic_(opened|accepted|retransmitted_pkts|data_sent|acks_sent|path\d+_\w+))$/;

function nicLines(nic: NicRates, style: Style): string[] {
  const { perSecond, counters } = nic;
  const rate = (name: string): string => rateText(perSecond[name] ?? 0);
  const { dim, warning } = style;
  const lost = (perSecond["retransmitted_pkts"] ?? 0) + (perSecond["dynamic_retransmitted_pkts"] ?? 0);
  const resent = `sent again ${rateText(lost)}/s`;
  const lines = [
    `   packets ${rate("sent_pkts")}/s out, ${rate("rcvd_pkts")}/s in; ${lost > 0 ? warning(resent) : resent}; ` +
      `shared memory ${rate("sent_shared_memory")}/s out, ${rate("rcvd_shared_memory")}/s in; mapped ${rate("mapped_requests")}/s`,
  ];
  if ("dynamic_send_contexts" in counters) {
    const now = (name: string): number => counters[`dynamic_${name}`] ?? 0;
    lines.push(
      `   contexts ${now("send_contexts")} to send, ${now("receive_contexts")} to receive; ${now("peers")} peers, ${now("waiting_peers")} waiting; ` +
        `opened ${rate("dynamic_opened")}/s, accepted ${rate("dynamic_accepted")}/s`,
    );
  }
  const others = grew(perSecond, perNic);
  if (others.length > 0) lines.push(painted(`   ${others.join("; ")}`, warning));
  return lines.map((line) => painted(line, dim));
}

const busy = (qp: QueuePairRates): number =>
  qp.bytesOutPerSecond + qp.bytesInPerSecond + qp.requestsPerSecond + qp.receivesPerSecond;

function shownState({ state }: QueuePairRates, { good, warning, bad }: Style): string {
  return state === "RTS" ? good(state) : state === "ERR" ? bad(state) : warning(state);
}

/**
 * A column of the queue pair table. Columns with the highest `drop` are omitted first on a narrow terminal.
 */
interface Column {
  readonly head: string;
  readonly drop?: number;
  readonly isText?: boolean;
  readonly cell: (qp: QueuePairRates, style: Style) => string;
}

const queuePairColumns: readonly Column[] = [
  { head: "  QP", isText: true, cell: ({ number }) => `  ${number}` },
  { head: "type", isText: true, drop: 3, cell: ({ type }) => type },
  { head: "state", isText: true, cell: shownState },
  {
    head: "to",
    isText: true,
    drop: 1,
    cell: ({ remoteAddress, remoteNumber }, { name }) =>
      remoteAddress === "" ? "" : name(`${remoteAddress} ${remoteNumber}`),
  },
  { head: "path", isText: true, drop: 2, cell: ({ path }) => path },
  { head: "requests/s", cell: ({ requestsPerSecond }) => rateText(requestsPerSecond) },
  { head: "out", cell: ({ bytesOutPerSecond }) => bits(bytesOutPerSecond) },
  { head: "in", cell: ({ bytesInPerSecond }) => bits(bytesInPerSecond) },
  { head: "sends", drop: 4, cell: ({ queued, sendCapacity }) => `${queued}/${sendCapacity}` },
  {
    head: "receives",
    drop: 5,
    cell: ({ receivesQueued, receiveCapacity }) => `${receivesQueued}/${receiveCapacity}`,
  },
  {
    head: "again/s",
    cell: ({ retransmitsPerSecond: again }, { warning }) => (again > 0 ? warning(rateText(again)) : "0"),
  },
];

/** Returns the table with the columns that fit. */
function fitting(shown: readonly QueuePairRates[], style: Style, room: number): string[] {
  let columns = queuePairColumns;
  for (;;) {
    const right = columns.flatMap(({ isText }, i) => (isText ? [] : [i]));
    const rows = shown.map((qp) => columns.map(({ cell }) => cell(qp, style)));
    const heads = columns.map(({ head }) => head);
    const lines = table(heads, rows, { head: style.dim, right }).trimEnd().split("\n");
    const most = Math.max(...columns.map(({ drop }) => drop ?? 0));
    if (most === 0 || lines.every((line) => width(line) <= room)) return lines;
    columns = columns.filter(({ drop }) => drop !== most);
  }
}

function queuePairTable({ queuePairs, queuePairCount }: NicRates, style: Style, room: number): string[] {
  if (queuePairs.length === 0) return [];
  const sorted = [...queuePairs].sort((a, b) => busy(b) - busy(a) || a.number - b.number);
  const shown = sorted.slice(0, MOST_QPS);
  const more = queuePairCount - shown.length;
  const rest = more > 0 ? [style.dim(`   and ${more} more with less traffic`)] : [];
  return [...fitting(shown, style, room), ...rest];
}

/** Returns the table of dynamic connections, those with the most outstanding requests first. */
function connectionTable({ connections, counters }: NicRates, style: Style): string[] {
  if (connections.length === 0) return [];
  const shown = [...connections]
    .sort((a, b) => b.onTheWay + b.missing - a.onTheWay - a.missing)
    .slice(0, MOST_CONNECTIONS);
  const rows = shown.map(({ kind, state, peer, window, onTheWay, missing, paths, ageUs }) => [
    `  ${kind === "send" ? "to" : "from"} ${style.name(peer)}`,
    state,
    kind === "send" ? `${onTheWay}/${window}` : "",
    missing > 0 ? style.warning(`${missing}`) : "0",
    `${paths}`,
    ageUs < 1e6 ? `${Math.round(ageUs / 1000)} ms` : `${(ageUs / 1e6).toFixed(0)} s`,
  ]);
  const heads = ["  connection", "state", "packets", "missing", "paths", "age"];
  const lines = table(heads, rows, { head: style.dim, right: [2, 3, 4, 5] })
    .trimEnd()
    .split("\n");
  const all = (counters["dynamic_send_contexts"] ?? 0) + (counters["dynamic_receive_contexts"] ?? 0);
  const more = all - shown.length;
  return more > 0 ? [...lines, style.dim(`   and ${more} more`)] : lines;
}

/** Returns true when the NIC has no queue pair and no traffic. */
const isIdle = ({ queuePairCount, perSecond, counters }: NicRates): boolean =>
  queuePairCount === 0 && Object.keys(perSecond).length === 0 && !("dynamic_send_contexts" in counters);

function nicPage(nic: NicRates, process: string, style: Style, room: number): string[] {
  const { bold, bad, dim } = style;
  const silent = nic.silentSeconds > 0 ? bad(`  silent for ${nic.silentSeconds.toFixed(0)} s: stopped?`) : "";
  const count = `${nic.queuePairCount} queue pair${nic.queuePairCount === 1 ? "" : "s"}`;
  if (isIdle(nic))
    return [` ${bold(nic.device)} ${nic.address}  ${process}  ${dim("no queue pairs")}${silent}`];
  return [
    ` ${bold(nic.device)} ${nic.address}  ${process}  ${dim(count)}${silent}`,
    ...nicLines(nic, style),
    ...queuePairTable(nic, style, room),
    ...connectionTable(nic, style),
  ];
}

function gpuPage({ ordinal, name, perSecond, counts }: GpuRates, process: string, style: Style): string[] {
  const copies = [
    ["to the device", perSecond.bytesToDevice, perSecond.copiesToDevice],
    ["to the host", perSecond.bytesToHost, perSecond.copiesToHost],
    ["on the device", perSecond.bytesOnDevice, perSecond.copiesOnDevice],
    ["between devices", perSecond.bytesBetweenDevices, perSecond.copiesBetweenDevices],
  ] as const;
  const moved = copies
    .filter(([, , times], i) => times > 0 || i < 2)
    .map(([where, rate, times]) => `${where} ${bytes(rate)} (${rateText(times)}/s)`);
  return [
    ` ${style.bold(`GPU ${ordinal}`)} ${name}  ${process}`,
    painted(
      `   launches ${rateText(perSecond.launches)}/s, graphs ${rateText(perSecond.graphLaunches)}/s, fills ${rateText(perSecond.fills)}/s; allocated ${bytesText(counts.allocatedBytes)}`,
      style.dim,
    ),
    painted(`   copies: ${moved.join("; ")}`, style.dim),
  ];
}

function portPage(port: PortRates, style: Style): string[] {
  const { bold, dim, good, warning } = style;
  const state = port.state === "ACTIVE" ? good(port.state) : warning(port.state);
  const others = grew(port.perSecond, /^$/);
  const knowsBytes = "port_xmit_data" in port.counters;
  const moved = knowsBytes ? `${bits(port.bytesOutPerSecond)} out, ${bits(port.bytesInPerSecond)} in; ` : "";
  const packets = `packets ${rateText(port.packetsOutPerSecond)}/s out, ${rateText(port.packetsInPerSecond)}/s in`;
  return [
    ` ${bold(port.device)} port ${port.port}  ${state}  ${dim(port.rate)}`,
    painted(`   ${moved}${packets}`, dim),
    ...(others.length > 0 ? [painted(`   ${others.join("; ")}`, warning)] : []),
  ];
}

function hardwareGpuPage(gpu: NvmlGpu, { bold, dim }: Style): string[] {
  const parts = [
    gpu.utilization === undefined ? "" : `busy ${gpu.utilization}%`,
    gpu.usedBytes === undefined
      ? ""
      : `memory ${bytesText(gpu.usedBytes)} of ${bytesText(gpu.totalBytes ?? 0)}`,
    gpu.watts === undefined ? "" : `${gpu.watts.toFixed(0)} W`,
    gpu.celsius === undefined ? "" : `${gpu.celsius} °C`,
  ];
  const links = [
    gpu.pcieOutBytesPerSecond === undefined
      ? ""
      : `PCIe ${bytes(gpu.pcieOutBytesPerSecond)} out, ${bytes(gpu.pcieInBytesPerSecond ?? 0)} in`,
    gpu.nvlinkOutBytesPerSecond === undefined
      ? ""
      : `NVLink ${bytes(gpu.nvlinkOutBytesPerSecond)} out, ${bytes(gpu.nvlinkInBytesPerSecond ?? 0)} in`,
  ].filter((part) => part !== "");
  return [
    ` ${bold(`GPU ${gpu.index}`)} ${gpu.name}  ${parts.filter((part) => part !== "").join(", ")}`,
    ...(links.length > 0 ? [painted(`   ${links.join("; ")}`, dim)] : []),
  ];
}

const nothing = [
  " No process of this user runs doorbell now. Start one, for example:",
  "   npx doorbell bench write-bw --duration 30",
  " Processes with DOORBELL_SHOW=off, and those of other users and containers, are not shown.",
];

/** Returns the bytes and requests per second of a process, by which the page is sorted. */
const activity = ({ nics, gpus }: ProcessRates): number =>
  nics.flatMap(({ queuePairs }) => queuePairs).reduce((sum, qp) => sum + busy(qp), 0) +
  gpus.reduce((sum, { perSecond }) => sum + Object.values(perSecond).reduce((all, rate) => all + rate, 0), 0);

/**
 * Returns a report as lines of at most `columns` characters. Parts of a line are separated by "; " and move
 * to a new line where needed.
 */
export function pageLines(
  { processes, ports, gpus, groups, silent }: WatchReport,
  style: Style,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const lines: string[] = [];
  const sorted = [...processes].sort((a, b) => activity(b) - activity(a) || a.pid - b.pid);
  for (const { pid, name, nics, gpus: used } of sorted) {
    const process = `${style.name(printable(name, MOST_NAME))} ${style.dim(`(${pid})`)}`;
    for (const nic of nics) lines.push(...nicPage(nic, process, style, columns));
    for (const gpu of used) lines.push(...gpuPage(gpu, process, style));
  }
  for (const port of ports) lines.push(...portPage(port, style));
  for (const gpu of gpus) lines.push(...hardwareGpuPage(gpu, style));
  for (const group of groups) lines.push(...groupPage(group, style));
  for (const url of silent)
    lines.push(
      style.warning(
        ` ${printable(url, 200)} reports no group metrics: is a member running there, and is the port right?`,
      ),
    );
  const all = processes.length === 0 && groups.length === 0 ? [...nothing, ...lines] : lines;
  return all.flatMap((line) => folded(line, columns));
}
