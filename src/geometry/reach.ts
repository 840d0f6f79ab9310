/**
 * One shortest-path search for every board: which nodes a budget reaches, and by which path. A node is a number or a
 * string, so that equal places are one node: a square or pose of `squares.ts`, a space of `hexes.ts`, a province.
 *
 *     const reached = reach({ from: [unit.space], next: (space) => board.beside[space] ?? [], budget: 3 });
 *     console.log(reached.get(there)?.cost, wayTo(reached, there));
 *
 * Street Armour C-020 to C-023 (poses within n steps), Loopgraven W-040, W-041, W-A41, W-A44 (up to n steps round other
 * units), The Fog of War F-090 to F-093, F-076 (supply, from several provinces at once), F-A65 (the fewest enemy seas:
 * they cost 1, own provinces nothing).
 */
export interface Search<Node extends string | number> {
  /** The start nodes; they cost nothing. */
  readonly from: readonly Node[];
  /** The neighbours of a node, in the order in which they are tried. */
  readonly next: (node: Node) => readonly Node[];
  /** The cost of a step, a small whole number that may be 0; null where it is not allowed. Defaults to 1. */
  readonly cost?: (to: Node, from: Node) => number | null;
  /** Whether a path may continue through a node; always true for start nodes. */
  readonly passes?: (node: Node) => boolean;
  /** The highest total cost; unlimited where left out. */
  readonly budget?: number;
}

interface Arrival<Node> {
  readonly node: Node;
  readonly cost: number;
  /** The previous node of the path; null for a start node. */
  readonly before: Node | null;
}

/**
 * The reached nodes, cheapest first; at equal cost in order of discovery, so that the result is deterministic.
 * Of equally cheap paths the first one found is kept.
 */
export type Reached<Node> = ReadonlyMap<Node, Arrival<Node>>;

/** Finds all nodes within the budget. @throws RangeError for a cost that is not a whole number from 0. */
export function reach<Node extends string | number>(search: Search<Node>): Reached<Node> {
  const { from, next, cost = () => 1, passes = () => true, budget = Infinity } = search;
  const reached = new Map<Node, Arrival<Node>>();
  // Buckets by total cost. A bucket grows while it is walked where a step costs nothing.
  const waiting: Arrival<Node>[][] = [from.map((node) => ({ node, cost: 0, before: null }))];
  for (let spent = 0; spent < waiting.length; spent++) {
    for (const arrival of waiting[spent] ?? []) {
      const { node, before } = arrival;
      if (reached.has(node)) continue;
      reached.set(node, arrival);
      if (before !== null && !passes(node)) continue;
      for (const to of next(node)) {
        const step = reached.has(to) ? null : cost(to, node);
        if (step === null) continue;
        if (!Number.isInteger(step) || step < 0) throw new RangeError(`a step that costs ${step}`);
        const total = spent + step;
        if (total <= budget) (waiting[total] ??= []).push({ node: to, cost: total, before: node });
      }
    }
  }
  return reached;
}

/** The cheapest path to a node, both ends included; null where it was not reached. */
export function wayTo<Node>(reached: Reached<Node>, to: Node): readonly Node[] | null {
  if (!reached.has(to)) return null;
  const way: Node[] = [];
  for (let node: Node | null = to; node !== null; node = reached.get(node)?.before ?? null) way.push(node);
  return way.reverse();
}
