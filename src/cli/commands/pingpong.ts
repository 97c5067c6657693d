import { type Device, type GidPreference, gidBytes, gidText, openDevice } from "../../index.ts";
import {
  type CliCommand,
  CliError,
  exitCode,
  type Given,
  portBounds,
  wholeOption,
} from "../common/command.ts";
import { addressLine, type PingPongAddress } from "../pingpong/address.ts";
import { AddressExchange } from "../pingpong/address-exchange.ts";
import { defaultBytes, type Kind, kinds, makeEnd, srqAddressCount } from "../pingpong/kinds.ts";
import { play } from "../pingpong/play.ts";
import { makeXrcEnd } from "../pingpong/xrc-end.ts";

/**
 * Time to wait for the last acknowledgement, in milliseconds: several timeouts of 67 ms, so that a peer can
 * send a lost last message again.
 */
const lingerMs = 500;
const mtus: readonly number[] = [256, 512, 1024, 2048, 4096];

export const pingpong: CliCommand = {
  words: [
    { word: "KIND", text: "rc, uc, ud, srq or xsrq: the transport of the messages" },
    { word: "[HOST]", text: "the server to connect to; this end is the server without it" },
  ],
  options: [
    { flags: "-p, --port PORT", text: "TCP port for the exchange of addresses", default: "18515" },
    { flags: "-d, --ib-dev NAME", text: "RDMA device (the first that works)" },
    { flags: "-i, --ib-port PORT", text: "port of the device (its first active one)" },
    { flags: "-s, --size BYTES", text: "bytes of a message (4096; of ud 1024)" },
    { flags: "-m, --mtu BYTES", text: "path MTU", default: "1024" },
    { flags: "-q, --num-qp N", text: "srq: queue pairs", default: "16" },
    { flags: "-r, --rx-depth N", text: "receives to keep posted", default: "500" },
    { flags: "-n, --iters N", text: "messages each way", default: "1000" },
    { flags: "-l, --sl N", text: "service level", default: "0" },
    { flags: "-g, --gid-idx N", text: "index of the own GID (chosen by content)" },
    {
      flags: "-w, --wait SECONDS",
      text: "deadline for a peer and for each message",
      default: "30",
    },
  ],
  examples: [
    ["doorbell pingpong rc", "waits for a client: this command, or ibv_rc_pingpong -g INDEX HOST"],
    [
      "doorbell pingpong srq 10.0.0.5 -n 5000",
      "connects to that host's doorbell pingpong srq, or ibv_srq_pingpong",
    ],
  ],
  notes: `Compatible with rdma-core's ibv_rc_pingpong, ibv_uc_pingpong, ibv_ud_pingpong, ibv_srq_pingpong and, with one client,
ibv_xsrq_pingpong: the same messages and the same options; on RoCE the C program needs -g INDEX. xsrq needs a device with
XRC, such as soft0; the C program runs 5 rounds of it by default (-n).`,
  complete: async (words) => (words.length > 0 ? [] : kinds),
  run: runPingPong,
};

/** Returns the requested GID, or else the address of the TCP connection if the device has it. */
function requestedGid(device: Device, port: number, given: Given, exchange: AddressExchange): GidPreference {
  if (given.options["gidIdx"] !== undefined) return { gidIndex: wholeOption(given, "gidIdx", { least: 0 }) };
  const { localAddress, remoteAddress } = exchange;
  if (!localAddress || localAddress === remoteAddress) return {};
  const wanted = gidText(gidBytes(localAddress.split("%")[0]!));
  return device.gids(port).some(({ gid }) => gid === wanted) ? { localAddress: wanted } : {};
}

async function runPingPong(given: Given): Promise<number> {
  const { output, words } = given;
  const [kind, host] = words as [Kind, string | undefined];
  if (!kinds.includes(kind))
    throw new CliError(`pingpong must be ${kinds.join(", ")}, not ${JSON.stringify(kind)}`);
  const rounds = wholeOption(given, "iters");
  const timeoutMs = 1000 * wholeOption(given, "wait");
  const count = kind === "srq" ? wholeOption(given, "numQp", { most: srqAddressCount }) : 1;
  const receiveDepth = Math.max(wholeOption(given, "rxDepth"), count + 1);
  const port = wholeOption(given, "port", portBounds);
  const pathMtu = wholeOption(given, "mtu");
  if (!mtus.includes(pathMtu)) throw new CliError(`--mtu must be ${mtus.join(", ")}, not ${pathMtu}`);
  using device = openDevice(given.options["ibDev"] as string | undefined);
  const ibPort =
    given.options["ibPort"] === undefined
      ? (device.activePort() ?? 1)
      : wholeOption(given, "ibPort", { most: 255 });
  const bytes = wholeOption(given, "size", { otherwise: defaultBytes[kind] });
  const end = (kind === "xsrq" ? makeXrcEnd : makeEnd)(device, {
    ...{ kind, bytes, rounds, receiveDepth, queuePairs: count, port: ibPort },
    pathMtu,
    serviceLevel: wholeOption(given, "sl", { least: 0, most: 15 }),
  });
  for (let i = 0; i < receiveDepth; i++) end.postReceive();

  if (host === undefined) output.note(`waiting ${timeoutMs / 1000} s for a client on TCP port ${port}`);
  using exchange = await AddressExchange.open({ host, port, timeoutMs });
  const gid = requestedGid(device, ibPort, given, exchange);
  const endpoints = end.queuePairs.map((_, i) => end.endpoint(i, gid));
  const byLid = endpoints[0]!.linkLayer === "InfiniBand" && given.options["gidIdx"] === undefined;
  const own = endpoints.map(({ lid, qpNumber, psn, gid }, i) =>
    end.describe(i, { lid, qpNumber, psn, gid: byLid ? "::" : gid }),
  );
  const addresses = kind === "srq" ? padded(own, srqAddressCount) : own;
  const show = (whose: "local" | "remote", addresses: readonly PingPongAddress[]) => {
    if (!output.asJson) for (const one of addresses.slice(0, count)) output.line(addressLine(whose, one));
  };
  show("local", own);
  // The client sends its address first. The server answers once it can receive, since the first message
  // follows at once.
  const peers = host === undefined ? await exchange.listen(addresses) : await exchange.ask(addresses);
  show("remote", peers);
  for (let i = 0; i < count; i++) end.connect(i, endpoints[i]!, peers[i]!);
  if (host === undefined) await exchange.answer(addresses);

  // The server of xsrq sends first.
  const isClient = host !== undefined;
  const { milliseconds, unacknowledged } = await play(end, isClient !== (kind === "xsrq"), {
    rounds,
    receiveDepth,
    timeoutMs,
  });
  if (kind === "xsrq") await exchange.end(isClient);
  if (unacknowledged) output.note("the last message was not acknowledged: the peer exited");
  const total = bytes * rounds * 2;
  const microseconds = milliseconds * 1000;
  const megabits = (total * 8) / microseconds;
  const each = microseconds / rounds;
  if (output.asJson) {
    output.json({
      kind,
      device: device.name,
      bytes: total,
      rounds,
      milliseconds,
      megabits,
      microsecondsEach: each,
    });
  } else {
    const seconds = (microseconds / 1e6).toFixed(2);
    output.line(`${total} bytes in ${seconds} seconds = ${megabits.toFixed(2)} Mbit/sec`);
    output.line(`${rounds} iters in ${seconds} seconds = ${each.toFixed(2)} usec/iter`);
  }
  if (host !== undefined) await new Promise((resolve) => setTimeout(resolve, lingerMs));
  return exitCode.fine;
}

/** Pads the addresses with copies. ibv_srq_pingpong always sends 256 addresses, however many it uses. */
const padded = (own: readonly PingPongAddress[], count: number): readonly PingPongAddress[] =>
  Array.from({ length: count }, (_, i) => own[i] ?? { ...own[0]!, qpNumber: 0, psn: 0 });
