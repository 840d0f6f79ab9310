import { BATTLEFIELD_CARDS } from '../../cards/victory-tank/box.ts';
import { counted, ENGLISH, quoted, type Forms } from '../../src/language.ts';
import type {
  ActionKind,
  Army,
  BattlefieldCard,
  Facing,
  Place,
  Present,
} from '../../src/games/victory-tank/said.ts';

/** The words of which the sentences of Victory Tank are made. */

const ARMIES: Readonly<Record<Army, string>> = { 0: 'red', 1: 'gray' };

export const army = (who: Army): string => ARMIES[who];

const FACINGS: Readonly<Record<Facing, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

export const facing = (to: Facing): string => FACINGS[to];

export const KINDS: Readonly<Record<ActionKind, string>> = {
  move: 'Move',
  recruit: 'Recruit',
  attack: 'Attack',
};

/** "a Move", "an Attack". */
export const aKind = (kind: ActionKind): string => `${kind === 'attack' ? 'an' : 'a'} ${KINDS[kind]}`;

const SOLDIER: Forms = { one: 'soldier', other: 'soldiers' };
const POINT: Forms = { one: 'point', other: 'points' };
const FIELD: Forms = { one: 'field', other: 'fields' };
const CARD: Forms = { one: 'card', other: 'cards' };
const STEP: Forms = { one: 'step', other: 'steps' };
const BUNKER: Forms = { one: 'bunker', other: 'bunkers' };

const counting =
  (forms: Forms) =>
  (count: number): string =>
    counted(ENGLISH, count, forms);

export const soldiers = counting(SOLDIER);
export const points = counting(POINT);
export const fields = counting(FIELD);
export const cards = counting(CARD);
export const steps = counting(STEP);
export const bunkers = counting(BUNKER);
export const battleCards = counting({ one: 'battle card', other: 'battle cards' });

/** The verb for so many: "1 soldier steps", "2 soldiers step". */
export const doing = (count: number, one: string, other: string): string =>
  ENGLISH.form(count, { one, other });

export const { and, or } = ENGLISH;

/** "o", "red’s home base (w1n1)". */
export const place = ({ at, base }: Place): string =>
  base === null ? at : `${army(base)}’s home base (${at})`;

/** "o, n1 or e2". */
export const places = (list: readonly Place[]): string => (list.length === 0 ? 'none' : or(list.map(place)));

const NAMES = new Map<string, string>(BATTLEFIELD_CARDS.map(({ id, name }) => [id, name]));

/** A battlefield card's name, as printed. */
export const cardName = (card: BattlefieldCard): string => NAMES.get(card) ?? card;

/** The same as it stands in a sentence. */
export const card = (id: BattlefieldCard): string => quoted(ENGLISH, cardName(id));

/** "2 soldiers of gray and gray’s tank": what an army has on a field. */
export const present = ({ army: who, soldiers: count, tank }: Present): string =>
  and([
    ...(count > 0 ? [`${soldiers(count)} of ${army(who)}`] : []),
    ...(tank ? [`${army(who)}’s tank`] : []),
  ]);

/** "2 and 1 crew", "1 crew": how many on foot and from the tank. */
export const footAndCrew = (foot: number, crew: number): string =>
  and([...(foot > 0 ? [`${foot}`] : []), ...(crew > 0 ? [`${crew} of the crew`] : [])]);
