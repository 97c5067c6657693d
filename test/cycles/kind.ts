/** One cycle makes a thing, uses it a little, and closes it. */
type Cycle = () => void | Promise<void>;

/** What a kind needs while it is made again and again, and its cycle. */
export type Kind = (stack: DisposableStack) => Cycle | Promise<Cycle>;
