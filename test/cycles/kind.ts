/** Cycle that creates an object, uses it briefly, and closes it. */
type Cycle = () => void | Promise<void>;

/** Resources that a kind needs for all its cycles, and its cycle. */
export type Kind = (stack: DisposableStack) => Cycle | Promise<Cycle>;
