/** Who has this may call constructors that are not public. */
export const internal = Symbol("internal");
export type Internal = typeof internal;

/** TypeError for a constructor that somebody else calls. */
export function checkInternal(from: unknown, name: string, instead: string): void {
  if (from !== internal) throw new TypeError(`new ${name}(...) is not public: use ${instead}`);
}
