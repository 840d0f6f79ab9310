import { shuffle, type Chance } from '../../../referee/chance/random.ts';
import type { ScriptFault } from '../../../referee/messages/kernel-faults.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { ARMY_CARDS, FIGHTERS, isStart, valuesOf } from './cards.ts';
import { withOptions, type OptionId } from './options.ts';
import {
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  RED,
  type Army,
  type BattlefieldCard,
  type CardCounts,
  type CardValue,
  type PlacedCard,
  type Position,
} from './position.ts';
import type { Draft } from './draft.ts';
import { specialField } from './field-grid.ts';
import { FULL_POINTS } from './permissions.ts';
import { beginDraft, refill } from './turns.ts';

/** Soldiers on the home base at the start, and in the supply; the eleventh marks action points (S4). */
export const GARRISON = 3;
export const FIRST_SUPPLY = FIGHTERS - GARRISON;
/** Cards that go back to the box unseen (S1). */
export const UNUSED = 2;

/** The first three cards, where they lie (S2, G5): the red base upright, the gray one turned. */
export const FIRST_CARDS: readonly PlacedCard[] = [
  { card: 'empty', column: 0, row: 0, turned: false },
  { card: 'home-red', column: -1, row: -1, turned: false },
  { card: 'home-gray', column: 1, row: 1, turned: true },
];
/** What a set-up begins with; a study may vary it. */
export interface Beginning {
  /** The action cards of each army. */
  readonly deck: CardCounts;
  /** The first three cards: red's home base is the second, gray's the third. */
  readonly cards: readonly PlacedCard[];
}

const USUAL: Beginning = { deck: ARMY_CARDS, cards: FIRST_CARDS };

/** Battlefield cards that are shuffled: not the first three. `[those with the start mark, the others]`. */
export const shuffledCards = (): readonly [BattlefieldCard[], BattlefieldCard[]] => {
  const others = BATTLEFIELD_CARDS.filter((card) => FIRST_CARDS.every((first) => first.card !== card));
  return [others.filter(isStart), others.filter((card) => !isStart(card))];
};

const PURPOSES = ['pile', 'start', 'deck-red', 'deck-gray', 'first'] as const;

/**
 * The position in which the first active player looks at two cards.
 *
 * Chance is drawn for `pile` (the 13 other cards; the two that come last stay in the box), `start` (the three start
 * cards on top of it), `deck-red`, `deck-gray` and `first` (the first active player). A script may force any of them:
 * `{ first: ['gray'], start: ['tank'], 'deck-red': [3, 3] }`.
 */
export function setUp(
  on: readonly OptionId[],
  chance: Chance,
  { deck, cards }: Beginning = USUAL,
): Result<Position, ScriptFault> {
  const strange = Object.keys(chance.script).filter(
    (purpose) => !PURPOSES.some((known) => known === purpose),
  );
  if (strange.length > 0)
    return failed(
      ...strange.map((purpose): ScriptFault => ({ says: 'noPurpose', purpose, purposes: PURPOSES })),
    );
  const [starts, others] = shuffledCards();
  const pile = shuffle(chance, 'pile', others);
  const inPlay = pile.order.length - UNUSED;
  const top = shuffle(pile.chance, 'start', starts);
  const red = shuffle<CardValue>(top.chance, 'deck-red', valuesOf(deck));
  const gray = shuffle<CardValue>(red.chance, 'deck-gray', valuesOf(deck));
  const first = shuffle(gray.chance, 'first', ARMY_NAMES);
  if (first.chance.refused.length > 0) return failed(...first.chance.refused);
  const active: Army = first.order[0] === ARMY_NAMES[RED] ? 0 : 1;
  const draft: Draft = {
    options: withOptions(on),
    round: 1,
    active,
    stage: 'draft',
    player: active,
    table: cards,
    foot: [garrison(cards, 1), garrison(cards, 2)],
    tank: null,
    crates: [],
    taken: [0, 0],
    supply: [FIRST_SUPPLY, FIRST_SUPPLY],
    lost: [0, 0],
    points: [FULL_POINTS, FULL_POINTS],
    hands: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    decks: [red.order, gray.order],
    discards: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    pile: [...top.order, ...pile.order.slice(0, inPlay)],
    box: pile.order.slice(inPlay),
    drawn: [],
    held: [null, null],
    action: null,
    drive: null,
    battle: null,
  };
  refill(draft, 0); // S5
  refill(draft, 1);
  beginDraft(draft);
  return ok(draft);
}

/** The soldiers on the base of the card at a place of the table, by field. */
function garrison(cards: readonly PlacedCard[], at: number): number[] {
  const base = specialField(at, cards[at]?.turned === true);
  return Array.from({ length: 2 * cards.length }, (_, field) => (field === base ? GARRISON : 0));
}
