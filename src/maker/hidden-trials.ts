/** Sets a game up many times and plays some of them by lot, to learn what may lie where it hides something. */
import { chanceOf, lotsOf } from '../referee/chance/random.ts';
import { memo } from '../referee/memo.ts';
import { dealing } from './dealing.ts';
import { kindsBy, kindsPutAway, shuffledIn } from './hidden-kinds.ts';
import { lotsBy, type Singles } from './hidden-lots.ts';
import { hasEmptyPlaces, singlesIn, type Hiding } from './hidden-parts.ts';
import type { SimpleRules } from './simple-rules.ts';

/** A few hundredths of a second for a small game. */
const TRIALS = { setUps: 200, games: 6, moves: 40 } as const;

type Parts = Readonly<Record<string, unknown>>;

/** The positions of a game that is played by lot, as far as its rules carry. */
function playedOn<Position extends object, Move>(
  { moves, play, winner }: SimpleRules<Position, Move>,
  first: Position,
  seed: string,
): readonly Position[] {
  const lot = lotsOf(seed);
  const positions: Position[] = [];
  let position = first;
  try {
    while (positions.length < TRIALS.moves && winner(position) === null) {
      const listed = moves(position);
      const move = listed[lot(Math.max(1, listed.length))];
      if (move === undefined) break;
      position = play(position, move);
      positions.push(position);
    }
  } catch {
    // Whoever plays on from there is told what is wrong, and so is `fieldkit check`.
  }
  return positions;
}

/** What a game hides, and from whom; found by trying when it is first asked for. */
export const hidingIn = memo(<Position extends object, Move>(rules: SimpleRules<Position, Move>): Hiding => {
  const { seats, hidden = {} } = rules;
  const setUps = Array.from({ length: TRIALS.setUps }, (_, index) => {
    const { deal, shuffles } = dealing(chanceOf(index === 0 ? 'kinds' : `trial ${index}`));
    return { position: rules.setUp(deal), shuffles };
  });
  const shuffles = setUps[0]?.shuffles ?? [];
  const kindOf = kindsBy(shuffles);
  const shuffled = shuffledIn(shuffles);
  const putAway = kindsPutAway(shuffles, kindOf, setUps[0]?.position);
  const piles = { seats, hidden: { ...hidden }, isShuffled: (thing: string) => shuffled.has(thing) };
  const singles = (position: Position): Singles => singlesIn(piles, position as Parts);
  // Playing takes longer than setting up, and tells more only where something is chosen in secret.
  const isChosen = setUps.some(({ position }) => hasEmptyPlaces(piles, position as Parts));
  const played = isChosen ? setUps.slice(0, TRIALS.games) : [];
  const lots = lotsBy({
    setUps: setUps.map(({ position }) => singles(position)),
    later: played.flatMap(({ position }, index) => playedOn(rules, position, `trial ${index}`).map(singles)),
    isReckoned: (thing) => shuffled.has(thing) && !putAway.has(kindOf(thing)),
  });
  return { ...piles, kindOf, lots };
});
