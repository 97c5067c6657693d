// Dispatch of received packets to contexts. A packet that does not match a context, its serial and its peer's
// addresses has no effect. At most, CLOSED is sent to its sender again.

import { type Engine, getDouble } from "../../arena/engine.ts";
import { RxPacket } from "../../arena/packet.ts";
import { bthOpcode } from "../../wire/headers.ts";
import * as h from "./packets/headers.ts";
import { parseAck, parseControl, parseData, Received } from "./packets/received.ts";
import { senderOf } from "./records/addresses.ts";
import { Peer } from "./records/peer.ts";
import { SendContext } from "./records/send-context.ts";
import { ON_OPEN_REQUEST, ON_PEER_CLOSED } from "./records/states.ts";
import { DynamicSection } from "./records/transport.ts";
import { accept, contextFor, handleAck } from "./requester/acknowledgements.ts";
import { handleChallenge, learnPaths } from "./requester/control-responses.ts";
import { sendResponse } from "./responder/control.ts";
import { announcedPaths, contextNamed, handleData } from "./responder/data-packets.ts";
import { openReceive, releaseReceive } from "./responder/receive-contexts.ts";

/**
 * Handles the received packet (arena/packet.ts), whose ICRC and opcode are valid. Returns false when it is
 * invalid.
 */
export function receiveDynamic(e: Engine): boolean {
  const { i32 } = e;
  const t = i32[DynamicSection.record]!;
  if (t === 0) return false;
  i32[t + Received.address] = senderOf(e, t, i32[RxPacket.name]!);
  switch (bthOpcode(e.view, i32[RxPacket.start]!)) {
    case h.OPCODE_DATA:
      return parseData(e, t) && handleData(e, t);
    case h.OPCODE_ACK:
      return parseAck(e, t) && handleAck(e, t);
    case h.OPCODE_CONTROL:
      return parseControl(e, t) && handleControl(e, t);
    default:
      return false;
  }
}

function handleControl(e: Engine, t: number): boolean {
  switch (e.i32[t + Received.kind]) {
    case h.CONTROL_REQUEST: {
      const r = openReceive(e, t, ON_OPEN_REQUEST);
      if (r !== 0) sendResponse(e, r);
      return true;
    }
    case h.CONTROL_CLOSE: {
      const r = contextNamed(e, t);
      return r !== 0 && releaseReceive(e, t, r, ON_PEER_CLOSED);
    }
    case h.CONTROL_PATHS: {
      const r = contextNamed(e, t);
      if (r !== 0) announcedPaths(e, t, r);
      return r !== 0;
    }
    default:
      return handleAnswer(e, t);
  }
}

/** Handles a control packet that answers a send context. */
function handleAnswer(e: Engine, t: number): boolean {
  const { i32 } = e;
  const c = contextFor(e, t);
  if (c === 0) return false;
  const us = getDouble(e, i32[c + SendContext.peer]! + Peer.incarnation);
  switch (i32[t + Received.kind]) {
    case h.CONTROL_RESPONSE:
      accept(e, t, c);
      return true;
    case h.CONTROL_CHALLENGE:
      if (getDouble(e, t + Received.incarnation) !== us) return false;
      handleChallenge(e, t, c);
      return true;
    case h.CONTROL_PATHS_ACK:
      learnPaths(e, t, c);
      return true;
    default:
      return false;
  }
}
