import { commands } from "./commands.ts";
import { connectionManager } from "./connection-manager.ts";
import { connectionRequests } from "./connection-requests.ts";
import { exchange } from "./exchange.ts";
import { files } from "./files.ts";
import { memberValues } from "./member-values.ts";
import { members } from "./members.ts";
import { metricsServer } from "./metrics-server.ts";
import type { ParserFuzz } from "./play.ts";
import { strangers } from "./strangers.ts";

/** Every parser that a stranger or a peer can reach. */
export const parsers: readonly ParserFuzz[] = [
  exchange,
  ...strangers,
  ...members,
  memberValues,
  ...files,
  metricsServer,
  connectionManager,
  connectionRequests,
  ...commands,
];
