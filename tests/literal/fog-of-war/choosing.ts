/** Picks random moves for eventful games: it prefers launches and cards that join others. */
export function chosen(moves: readonly string[], lot: (sides: number) => number): string | undefined {
  const of = (verb: string) => moves.filter((move) => move.startsWith(`${verb} `));
  const [launches, plans, looks] = [of('launch'), of('plan'), of('intel')];
  if (launches.length > 0 && lot(2) === 0) return launches[lot(launches.length)];
  if (of('add').length > 0 && lot(2) === 0) return of('add')[lot(of('add').length)];
  if (plans.length > 0 && lot(3) > 0) return plans[lot(plans.length)];
  if (looks.length > 0 && lot(3) > 0) {
    const others = moves.filter((move) => !move.startsWith('intel'));
    if (others.length > 0) return others[lot(others.length)];
  }
  if (of('disband').length > 0 && lot(4) > 0) {
    const others = moves.filter((move) => !move.startsWith('disband'));
    return others[lot(others.length)];
  }
  return moves.length === 0 ? undefined : moves[lot(moves.length)];
}
