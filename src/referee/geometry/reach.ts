/**
 * One search for every board: how far a budget goes over any nodes, and by which way. A node is a number or a string, so
 * that equal places are one node: a square or a pose of `grid.ts`, a space of `hex-board.ts`, a province of `graph.ts`.
 *
 *     const reached = reach({ from: [unit.space], next: (space) => board.beside[space] ?? [], budget: 3 });
 *     console.log(reached.get(there)?.cost, wayTo(reached, there));
 *
 * Street Armour C-020 to C-023 (poses within n steps), Loopgraven W-040, W-041, W-A41, W-A44 (up to n steps round other
 * units), The Fog of War F-090 to F-093, F-076 (supply, from several provinces at once), F-A65 (the fewest enemy seas:
 * they cost 1, own provinces nothing).
 */
export interface Search<Node extends string | number> {
  /** Where ways begin. All of these are reached, at no cost. */
  readonly from: readonly Node[];
  /** The nodes one step on, in the order in which they are tried. */
  readonly next: (node: Node) => readonly Node[];
  /** What a step costs, a small whole number, 0 too; null where it is barred. Each step costs 1 if nothing is said. */
  readonly cost?: (to: Node, from: Node) => number | null;
  /** Whether a way may go on from a node it has come to. From where it begins it always may. */
  readonly passes?: (node: Node) => boolean;
  /** The most that a way may cost. Without one, all is reached that can be. */
  readonly budget?: number;
}

/** How a node is reached most cheaply. */
interface Arrival<Node> {
  readonly cost: number;
  /** The node before it on the way; null where a way begins. */
  readonly before: Node | null;
}

/**
 * What can be reached, the cheapest first; at equal cost in the order of discovery, so that the same search always tells
 * the same in the same order. Of equally cheap ways to a node the one found first is kept.
 */
export type Reached<Node> = ReadonlyMap<Node, Arrival<Node>>;

/** All nodes that ways within the budget come to. Throws a RangeError at a cost that is no whole number from 0. */
export function reach<Node extends string | number>(search: Search<Node>): Reached<Node> {
  const { from, next, cost = () => 1, passes = () => true, budget = Infinity } = search;
  const reached = new Map<Node, Arrival<Node>>();
  // By what has been spent on the way there. A list grows while it is walked where a step costs nothing.
  const waiting: Found<Node>[][] = [from.map((node) => ({ node, before: null }))];
  for (let spent = 0; spent < waiting.length; spent++) {
    for (const { node, before } of waiting[spent] ?? []) {
      if (reached.has(node)) continue;
      reached.set(node, { cost: spent, before });
      if (before !== null && !passes(node)) continue;
      for (const to of next(node)) {
        const step = reached.has(to) ? null : cost(to, node);
        if (step === null) continue;
        if (!Number.isInteger(step) || step < 0) throw new RangeError(`a step that costs ${step}`);
        if (spent + step <= budget) (waiting[spent + step] ??= []).push({ node: to, before: node });
      }
    }
  }
  return reached;
}

interface Found<Node> {
  readonly node: Node;
  readonly before: Node | null;
}

/** The cheapest way to a node, from where it begins to the node itself; null where none was found. */
export function wayTo<Node>(reached: Reached<Node>, to: Node): readonly Node[] | null {
  if (!reached.has(to)) return null;
  const way: Node[] = [];
  for (let node: Node | null = to; node !== null; node = reached.get(node)?.before ?? null) way.push(node);
  return way.reverse();
}
