import type { Design } from '../../../referee/study-figures.ts';
import { ARMY_CARDS, cardsIn } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { flipOption, type OptionId } from '../rules/options.ts';
import type { BattlefieldCard, PlacedCard, Position } from '../rules/position.ts';
import { otherOf } from '../../../referee/seats.ts';
import { score, scoreOf, tallyOf, type Tally } from '../rules/outcome.ts';
import { FIRST_CARDS, setUp } from '../rules/set-up.ts';
import { failed } from '../../../result.ts';

/** The number of an army's cards; those that are neither two nor three are ones. */
const DECK = cardsIn(ARMY_CARDS);

const base = (card: BattlefieldCard, column: number, row: number, turned: boolean): PlacedCard => ({
  card,
  column,
  row,
  turned,
});

/**
 * Layouts of the first three cards (G5), each fair to both sides with the bases joined by the empty card. The
 * first is ours; in the second the bases face inward; in the third all cards are in one column; the fourth is
 * the third with the bases inward.
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

/** Tallies with one kind of score removed. */
const NOTHING: Readonly<Record<string, Partial<Tally>>> = {
  crates: { crates: [0, 0] },
  bunkers: { bunkers: [0, 0] },
  tank: { tank: null },
  soldiers: { soldiers: [0, 0] },
};

/** Parameters that a study may vary, and the statistics it keeps. */
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
    // The active player card breaks the very last tie, and a ruling decides where it is then.
    const active = tieBreaks.includes('E3a') ? otherOf(winner) : winner;
    return [
      ...counted,
      { what: 'option crew-out', winners: [crew] },
      { what: 'option card-stays', winners: [active] },
    ];
  },
};
