/**
 * Content of a rendezvous file after the members of a group have ended. `doorbell run` writes it, so that a
 * replacement that was not admitted ends at once.
 */
export const ENDED_TEXT = `${JSON.stringify({ ended: true })}\n`;
