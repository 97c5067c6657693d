/** Contexts come and go by the thousand in a second; what was sent to one of the last so many may still be on its way. */
const RECENT = 1 << 16;

/** Whether a serial was given not long ago, by one whose last one this is: then a packet that bears it comes late, and is no guess. */
export const isRecent = (serial: number, last: number): boolean => {
  const age = (last - serial) | 0;
  return age >= 0 && age < RECENT;
};
