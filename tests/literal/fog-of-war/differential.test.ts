/** Two referees of The Fog of War that share no rule: the engine, and one written from the sentences alone. */
import { expect, test } from 'vitest';
import { BOOK } from '../../../content/fog-of-war/book.ts';
import { casesIn } from '../../../src/book/book.ts';
import { fogForm } from '../../../src/games/fog-of-war/rules/position-format.ts';
import { fogOfWar } from '../../../src/games/fog-of-war/rules/judge.ts';
import { OPTION_IDS, type OptionId } from '../../../src/games/fog-of-war/rules/options.ts';
import type { War } from '../../../src/games/fog-of-war/rules/position.ts';
import { chanceOf, lotsOf } from '../../../src/referee/chance/random.ts';
import { DAY, LONG } from '../../lot.ts';
import { playByLot } from '../games-by-lot.ts';
import { chosen } from './choosing.ts';
import { sameBy } from './comparing.ts';
import { legalMoves } from './referee.ts';
import { smallGame } from './small-games.ts';

const POSITIONS = LONG ? 50_000 : 3_000;
/** The number of random tables, and of moves from each. */
const WILD = LONG ? 20_000 : 250;
const FURTHER = 8;

/** The optional rules; all other options are readings of a rule. */
const ADVANCED: readonly OptionId[] = [
  'supply-and-defence',
  'sea-supply',
  'straits',
  'shore-bombardment',
  'air-support',
  'side-bids',
];

const setUp = (on: readonly OptionId[]): War => {
  const first = fogOfWar.setUp(on, chanceOf('first'));
  if (!first.ok) throw new Error('The Fog of War cannot be set up');
  return first.value;
};

/** No option, each alone, all advanced rules, and then any. */
function optionsBy(game: number, lot: (sides: number) => number): readonly OptionId[] {
  const which = game % (OPTION_IDS.length + 6);
  if (which === 0) return [];
  if (which <= OPTION_IDS.length) return OPTION_IDS.filter((_, index) => index === which - 1);
  return which === OPTION_IDS.length + 1 ? ADVANCED : OPTION_IDS.filter(() => lot(3) === 0);
}

test('both referees agree on every move and every position of whole games', { timeout: 3_600_000 }, () => {
  const lot = lotsOf(`${DAY} fog-of-war`);
  const begin = LONG ? 0 : lot(OPTION_IDS.length + 6);
  const { games, ended } = playByLot({
    positions: POSITIONS,
    most: POSITIONS,
    begin: (game) => setUp(optionsBy(begin + game, lot)),
    next: (position) => sameBy(position, (moves) => chosen(moves, lot)),
  });
  expect(games).toBeGreaterThan(1);
  expect(ended).toBeGreaterThan(0);
});

test('both referees agree at tables by lot, and on the way from there', { timeout: 3_600_000 }, () => {
  const lot = lotsOf(`${DAY} fog-of-war tables`);
  let ended = 0;
  for (let tables = 0; tables < WILD; tables++) {
    let position: War | null = smallGame(optionsBy(lot(100), lot), lot);
    for (let moves = 0; position !== null && moves < FURTHER; moves++)
      position = sameBy(position, (legal) => chosen(legal, lot));
    if (position === null) ended += 1;
  }
  expect(ended).toBeLessThan(WILD / 4);
});

test('both referees answer every example alike', () => {
  for (const example of casesIn(BOOK)) {
    if (example.kind !== 'course' && example.kind !== 'try') continue;
    const read = fogForm.read(example.position);
    if (!read.ok) throw new Error(example.id);
    const moves = example.kind === 'course' ? example.moves : (example.before ?? []);
    const reached = moves.reduce((position, words) => sameBy(position, () => words) ?? position, read.value);
    const legal = [...legalMoves(reached).keys()];
    sameBy(reached, () => legal[0]);
    if (example.kind !== 'try') continue;
    const tried = fogOfWar.parse(reached, example.try);
    if (!tried.ok) throw new Error(`${example.id}: ${example.try}`);
    const isListed = legal.includes(fogOfWar.print(reached, tried.value));
    expect([example.id, isListed]).toEqual([example.id, example.allowed]);
    expect(fogOfWar.judge(reached, tried.value).allowed).toBe(isListed);
  }
});
