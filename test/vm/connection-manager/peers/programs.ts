import { datagrams } from "./datagrams.ts";
import { group } from "./group.ts";
import { many } from "./many.ts";
import { messages } from "./messages.ts";
import type { Part } from "./part.ts";
import { ping } from "./ping.ts";
import { shortMessage } from "./short-message.ts";

/** Peers of the C programs, by name. */
export const programs: Readonly<Record<string, (part: Part) => Promise<string>>> = {
  datagrams,
  group,
  many,
  messages,
  ping,
  shortMessage,
};
