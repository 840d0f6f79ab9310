import type { Design } from '../../../referee/study/parameters.ts';
import { ARMY_CARDS, cardsIn } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { flipOption, type OptionId } from '../rules/options.ts';
import type { BattlefieldCard, PlacedCard, Position } from '../rules/position.ts';
import { enemyOf } from '../rules/permissions.ts';
import { score, scoreOf, tallyOf, type Tally } from '../rules/outcome.ts';
import { FIRST_CARDS, setUp } from '../rules/set-up.ts';
import { failed } from '../../../result.ts';

/** Cards of an army: what is neither two nor three is one. */
const DECK = cardsIn(ARMY_CARDS);

const base = (card: BattlefieldCard, column: number, row: number, turned: boolean): PlacedCard => ({
  card,
  column,
  row,
  turned,
});

/**
 * Where the first three cards may lie (G5): each layout is the same for both sides, and joins the bases by way of the empty
 * card. The first is ours; in the second the bases look inward; in the third all lie in one column, in the fourth too,
 * with the bases inward.
 */
export const LAYOUTS: readonly (readonly PlacedCard[])[] = [
  FIRST_CARDS,
  layout(base('home-red', -1, -1, true), base('home-gray', 1, 1, false)),
  layout(base('home-red', 0, -2, false), base('home-gray', 0, 2, true)),
  layout(base('home-red', 0, -2, true), base('home-gray', 0, 2, false)),
];

function layout(red: PlacedCard, gray: PlacedCard): readonly PlacedCard[] {
  return [base('empty', 0, 0, false), red, gray];
}

/** What would be counted if something counted for nothing. */
const NOTHING: Readonly<Record<string, Partial<Tally>>> = {
  crates: { crates: [0, 0] },
  bunkers: { bunkers: [0, 0] },
  tank: { tank: null },
  soldiers: { soldiers: [0, 0] },
};

/** What a study may vary of Victory Tank, and ask of its games. */
export const victoryTankDesign: Design<Position, Move, OptionId> = {
  figures: [
    { id: 'cards.twos', least: 0, most: DECK, usual: ARMY_CARDS[1] },
    { id: 'cards.threes', least: 0, most: DECK, usual: ARMY_CARDS[2] },
    { id: 'start.layout', least: 1, most: LAYOUTS.length, usual: 1 },
  ],
  setUp: (on, chance, figures) => {
    const twos = figures['cards.twos'] ?? ARMY_CARDS[1];
    const threes = figures['cards.threes'] ?? ARMY_CARDS[2];
    const ones = DECK - twos - threes;
    if (ones < 0) return failed(`${twos} twos and ${threes} threes are more than an army's ${DECK} cards`);
    const cards = LAYOUTS[(figures['start.layout'] ?? 1) - 1] ?? FIRST_CARDS;
    return setUp(on, chance, { deck: [ones, twos, threes], cards });
  },
  uses: (_, move) =>
    (move.kind === 'announce' || move.kind === 'lay') && move.card !== 0 ? [`card ${move.card}`] : [],
  without: (end) => {
    const tally = tallyOf(end);
    const { winner, tieBreaks } = score(end);
    const counted = Object.entries(NOTHING).map(([what, none]) => ({
      what,
      winners: [scoreOf({ ...tally, ...none }).winner],
    }));
    const crew = score({ ...end, options: flipOption(end.options, 'crew-out') }).winner;
    // The active player card decides the very last tie, and where it is then is a ruling.
    const active = tieBreaks.includes('E3a') ? enemyOf(winner) : winner;
    return [
      ...counted,
      { what: 'option crew-out', winners: [crew] },
      { what: 'option card-stays', winners: [active] },
    ];
  },
};
