import { ARMY_CARDS, cardsIn, CRATES, FIGHTERS, isStart, ownerOf, specialOf } from './cards.ts';
import { happens, type Happening } from './figures.ts';
import { fieldName } from './notation.ts';
import { BATTLEFIELD_CARDS, FACINGS, type Position } from './position.ts';
import { FIRST_CARDS, FIRST_SUPPLY, GARRISON, shuffledCards, UNUSED } from './setup.ts';

/** What hands do to set the game up, in order, each with its rule and the figures of a first position. */
export function settingUp(first: Position): Happening[] {
  const [starts, others] = shuffledCards();
  const jeeps = BATTLEFIELD_CARDS.filter((card) => specialOf(card) === 'jeep');
  const bases = first.table.filter(({ card }) => specialOf(card) === 'base');
  const opening = first.table[0]?.card ?? FIRST_CARDS[0]?.card;
  return [
    happens('K1', { says: 'battlefieldCards', count: BATTLEFIELD_CARDS.length }),
    happens('K1a', {
      says: 'jeeps',
      jeeps: jeeps.map((card) => ({ card, owner: ownerOf(card) ?? 0 })),
    }),
    happens('K1b', { says: 'startCards', cards: BATTLEFIELD_CARDS.filter(isStart) }),
    happens('S1', { says: 'shuffled', cards: others.length, unused: UNUSED }),
    ...(opening === undefined
      ? []
      : [
          happens('S2', {
            says: 'opening',
            cards: FIRST_CARDS.length,
            first: opening,
            field: fieldName(first.table, 0),
          }),
        ]),
    happens('G5', { says: 'basesLie', bases }),
    happens('G1', { says: 'fieldsUpright' }),
    happens('S3', { says: 'startsOnTop', cards: starts }),
    happens('K3', { says: 'soldiersEach', count: FIGHTERS + 1 }),
    happens('S4', { says: 'soldiersStand', base: GARRISON, supply: FIRST_SUPPLY }),
    happens('K2', { says: 'actionCardsEach', count: cardsIn(ARMY_CARDS) }),
    happens('K2a', { says: 'cardValues', counts: ARMY_CARDS }),
    happens('S5', { says: 'handsDrawn', hand: cardsIn(first.hands[0]), left: first.decks[0].length }),
    happens('K4', { says: 'crates', count: CRATES }),
    happens('K5', { says: 'oneTank', facings: FACINGS }),
    happens('S6', { says: 'allReady' }),
    happens('S7', { says: 'firstActive', who: first.active }),
  ];
}
