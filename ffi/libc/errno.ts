import { constants } from "node:os";

/** errno values by name: `Errno.ENOMEM` is 12. */
export const Errno: typeof constants.errno = constants.errno;

const names = new Map<number, string>();
// Two names may share a number (EAGAIN and EWOULDBLOCK): the first, the usual one, stays.
for (const [name, value] of Object.entries(Errno)) if (!names.has(value)) names.set(value, name);
names.set(Errno.EOPNOTSUPP, "EOPNOTSUPP");

/** The symbol of an errno value: 12 is "ENOMEM". An unknown one is "errno 4711". */
export const errnoName = (value: number): string => names.get(value) ?? `errno ${value}`;
