import { byWeight } from '../../referee/chance/draw.ts';
import { lotsOf } from '../../referee/chance/random.ts';
import { playout } from '../../referee/playout.ts';
import { mayHide } from '../play/may-hide.ts';
import { type Field, seenBy } from '../../referee/search/heuristics.ts';
import { sharesOf } from '../../referee/search/sample-value.ts';

/**
 * What a position is worth to a player by what that player knows: the mean over deals of the hidden rest. The game's own
 * valuation is used, else short random playouts.
 */

/** Deals of the hidden rest, and lots of a chance move, that stand for all of them. */
const DEALS = 10;
const LOTS = 24;

/** Playouts of a position in a game without a valuation, and their longest. */
const PLAYOUTS = 12;
const LONGEST = 400;

/** Positions that a player cannot tell from this one; the only one where nothing is hidden. */
function dealsFor<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  position: Position,
  viewer: number,
  seed: string,
): readonly Position[] {
  const seen = game.observe(position, viewer);
  const count = mayHide(game, position) ? DEALS : 1;
  return Array.from({ length: count }, (_, deal) => game.resample(seen, `${seed}/${viewer}/${deal}`));
}

/** A player's share of the wins in a position where everything is known. */
function shareIn<Position, Move, Observation>(
  { game, hints }: Field<Position, Move, Observation>,
  position: Position,
  player: number,
  seed: string,
): number {
  if (game.toAct(position) === null) return sharesOf(game.seats, game.outcome(position))[player] ?? 0;
  if (hints.value !== undefined) return hints.value(position, player);
  const shares = Array.from({ length: PLAYOUTS }, (_, index) => {
    const { last } = playout(game, position, `${seed}/${index}`, LONGEST);
    return sharesOf(game.seats, game.outcome(last))[player] ?? 0;
  });
  return meanOf(shares);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What a position is worth to a viewer, as a share of the wins. */
export function worthTo<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  position: Position,
  viewer: number,
  seed: string,
): number {
  return meanOf(dealsFor(field, position, viewer, seed).map((deal) => shareIn(field, deal, viewer, seed)));
}

/**
 * What a viewer could expect of a step before its result was known: of a chance move over all its results, of a decision
 * of their own over what may lie hidden. Null where nothing comes to light, and at decisions of others, who have reasons.
 */
export function expectedOf<Position, Move, Observation>(
  field: Field<Position, Move, Observation>,
  before: Position,
  move: Move,
  viewer: number,
  seed: string,
): number | null {
  const { game } = field;
  const actor = game.toAct(before);
  if (actor !== 'chance' && actor !== viewer) return null;
  const deals = dealsFor(field, before, viewer, seed);
  const worth = (deal: Position, made: Move) => shareIn(field, game.play(deal, made), viewer, seed);
  const looks = (deal: Position, made: Move) => seenBy(field, deal, made, game.play(deal, made), viewer);
  if (actor === 'chance') {
    const [first] = deals;
    if (first === undefined || isOne(game.moves(first).map((lot) => looks(first, lot)))) return null;
    return meanOf(deals.map((deal, index) => overLots(field, deal, `${seed}/${index}`, deals.length, worth)));
  }
  if (isOne(deals.map((deal) => looks(deal, move)))) return null;
  return meanOf(deals.map((deal) => worth(deal, move)));
}

const isOne = (looks: readonly string[]): boolean => new Set(looks).size < 2;

/** The mean over the results of a chance move by their weights; over a sample where there are many. */
function overLots<Position, Move, Observation>(
  { game }: Field<Position, Move, Observation>,
  position: Position,
  seed: string,
  deals: number,
  worth: (position: Position, move: Move) => number,
): number {
  const lots = game.moves(position);
  const most = Math.max(4, Math.ceil(LOTS / deals));
  if (lots.length > most && deals > 1) {
    const lot = lotsOf(seed);
    return meanOf(Array.from({ length: most }, () => worth(position, byWeight(game, position, lots, lot))));
  }
  let all = 0;
  let sum = 0;
  for (const one of lots) {
    const weight = game.weight?.(position, one) ?? 1;
    all += weight;
    sum += weight * worth(position, one);
  }
  return sum / Math.max(1, all);
}
