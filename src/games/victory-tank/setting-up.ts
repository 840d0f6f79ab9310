import { ARMY_CARDS, cardsIn, CRATES, FIGHTERS, isStart, ownerOf, specialOf } from './cards.ts';
import { happens, nameOf, type Happening } from './figures.ts';
import { fieldName } from './notation.ts';
import { BATTLEFIELD_CARDS, FACING_NAMES, type Position } from './position.ts';
import { FIRST_CARDS, FIRST_SUPPLY, GARRISON, shuffledCards, UNUSED } from './setup.ts';

/** What hands do to set the game up, in order, each with its rule and the figures of a first position. */
export function settingUp(first: Position): Happening[] {
  const [starts, others] = shuffledCards();
  const jeeps = BATTLEFIELD_CARDS.filter((card) => specialOf(card) === 'jeep');
  const bases = first.table.flatMap((placed) =>
    specialOf(placed.card) === 'base' ? [`${placed.card} ${placed.turned ? 'turned' : 'upright'}`] : [],
  );
  return [
    happens('K1', `${BATTLEFIELD_CARDS.length} battlefield cards`),
    happens(
      'K1a',
      jeeps.map((card) => `${card} brings a soldier of ${nameOf(ownerOf(card) ?? 0)}`).join(', '),
    ),
    happens('K1b', `start cards: ${BATTLEFIELD_CARDS.filter(isStart).join(', ')}`),
    happens(
      'S1',
      `${others.length} cards shuffled, ${UNUSED} to the box, ${others.length - UNUSED} in the pile`,
    ),
    happens(
      'S2',
      `${FIRST_CARDS.length} cards open the battlefield, the northern field of ${first.table[0]?.card ?? ''} is ${fieldName(first.table, 0)}`,
    ),
    happens('G5', bases.join(', ')),
    happens('G1', 'every card lies with its fields one above the other'),
    happens('S3', `${starts.join(', ')} shuffled on top of the pile`),
    happens('K3', `${FIGHTERS + 1} soldiers an army`),
    happens('S4', `${GARRISON} on the home base, 1 on the points track, ${FIRST_SUPPLY} in the supply`),
    happens('K2', `${cardsIn(ARMY_CARDS)} action cards an army`),
    happens('K2a', `${ARMY_CARDS[0]} ones, ${ARMY_CARDS[1]} twos, ${ARMY_CARDS[2]} threes`),
    happens('S5', `${cardsIn(first.hands[0])} action cards in each hand, ${first.decks[0].length} to draw`),
    happens('K4', `${CRATES} crates`),
    happens('K5', `1 tank, which can point ${FACING_NAMES.join(', ')}`),
    happens('S6', 'the tank, its control card and the crates lie ready'),
    happens('S7', `${nameOf(first.active)} is the first active player`),
  ];
}
