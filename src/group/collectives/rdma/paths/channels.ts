/**
 * Lanes of commands. Commands of one lane run one after another, and lanes run side by side. The program enqueues the commands of
 * a lane, except those of `captured`, which kernels of a launched graph enqueue.
 */
export const LaneIndex = { collective: 0, send: 1, receive: 2, column: 3, captured: 4 } as const;
export const LANES = 5;
/** Channel of each lane. Data of one channel arrives in order. */
export const channelOf: readonly number[] = [0, 1, 1, 2, 3];
export const CHANNELS = 4;
/**
 * Number in place of a channel in the immediate of a kernel's signal, which belongs to no command. The number after the last
 * channel marks control messages.
 */
export const SIGNAL_CHANNEL: number = CHANNELS + 1;
/** Returns the channel in which a message is counted. Signals are counted with the messages of captured calls. */
export const countedIn = (channel: number): number =>
  channel === SIGNAL_CHANNEL ? channelOf[LaneIndex.captured]! : channel;
/** Maximum number of commands of a lane that are under way. */
export const TURNS = 4;
/**
 * Receive slots of collectives. A member begins command n after it received all data of n - 4, which its
 * peers began after they finished n - 8. A slot is therefore free after 8 commands, without a message that
 * says so.
 */
export const RECEIVE_TURNS = 8;
