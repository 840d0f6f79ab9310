/**
 * A map of areas and the edges between them: edges are of kinds, and one may be barred in a direction.
 *
 *     const map = graphOf([{ ends: ['ruhr', 'northsea'], kind: 'sea', barred: ['ruhr'] }]);
 *     neighbours(map, 'northsea', (arc) => !arc.barred);   // []: Ruhr is not attacked from the sea
 *
 * The Fog of War B.5, F-090 (adjacency), F-166 (edges for one side alone: a kind), F-170 and F-A58 (barred to attack, open
 * to supply), F-191, F-192 (edges of the sea, straits).
 */
export interface Edge<Node extends string, Kind extends string> {
  readonly ends: readonly [Node, Node];
  readonly kind: Kind;
  /** The ends into which the edge is barred, to whoever heeds it. */
  readonly barred?: readonly Node[];
}

/** An edge as it is walked. */
export interface Arc<Node extends string, Kind extends string> {
  readonly from: Node;
  readonly to: Node;
  readonly kind: Kind;
  readonly barred: boolean;
}

/** What leads on from each area, in the order of the edges. */
type Graph<Node extends string, Kind extends string> = ReadonlyMap<Node, readonly Arc<Node, Kind>[]>;

export function graphOf<Node extends string, Kind extends string>(
  edges: readonly Edge<Node, Kind>[],
): Graph<Node, Kind> {
  const arcs = edges.flatMap(({ ends: [one, other], kind, barred = [] }) => [
    { from: one, to: other, kind, barred: barred.includes(other) },
    { from: other, to: one, kind, barred: barred.includes(one) },
  ]);
  return Map.groupBy(arcs, ({ from }) => from);
}

/** The areas that open edges lead to from an area; all of its edges if nothing is said. */
export const neighbours = <Node extends string, Kind extends string>(
  graph: Graph<Node, Kind>,
  from: Node,
  open: (arc: Arc<Node, Kind>) => boolean = () => true,
): readonly Node[] => (graph.get(from) ?? []).filter(open).map(({ to }) => to);
