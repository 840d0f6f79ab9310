import { BATTLEFIELD_CARDS } from '../../cards/victory-tank/box/battlefield.ts';
import { counted, ENGLISH, quoted, type Forms } from '../../src/language.ts';
import type {
  ActionKind,
  Army,
  BattlefieldCard,
  Facing,
  Place,
  Present,
  Stage,
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

/** What is to be decided next. */
export const DECISIONS = {
  draft: 'Which of two cards to keep',
  place: 'Where to lay a card',
  face: 'Which way the new tank points',
  command: 'Which action to announce',
  move: 'A Move under way',
  drive: 'A drive under way',
  recruit: 'A Recruit under way',
  attack: 'An Attack under way',
  muster: 'Who else joins the attack',
  'attacker-card': 'A battle: the attacker’s card',
  'defender-card': 'A battle: the defender’s card',
  enter: 'Who moves in after a battle',
  claim: 'Who takes the tank after a battle',
  over: 'Nothing: the game is over',
} as const satisfies Readonly<Record<Stage, string>>;

/** The same of what is written, quoted as an editor names it. */
export const decision = (stage: Stage): string => quoted(ENGLISH, DECISIONS[stage]);

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

/** Who is spoken to as "you"; null where nobody is. */
export type Listener = Army | null;

/** Armies, places and what stands there, as they are told to somebody. */
export interface Telling {
  /** "you", "red". */
  readonly army: (who: Army) => string;
  /** "your", "red’s". */
  readonly whose: (who: Army) => string;
  /** "yours", "red’s", behind a noun. */
  readonly own: (who: Army) => string;
  /** Who does something: "you have", "red has". */
  readonly does: (who: Army, one: string, you: string) => string;
  /** "3 of your soldiers", "3 red soldiers". */
  readonly troops: (who: Army, count: number) => string;
  /** "field w1", "your home base", "the bunker", and where there are several "the bunker (w1s1)". */
  readonly place: (place: Place) => string;
  /** The same of some: "the middle (o), field n1 or e2". */
  readonly places: (list: readonly Place[]) => string;
  /** "on field w1", "in the bunker". */
  readonly on: (place: Place) => string;
  /** "2 gray soldiers and gray’s tank": what an army has on a field. */
  readonly present: (present: Present) => string;
}

const HELD = { bunker: 'the bunker', crate: 'the crate’s field', tank: 'the tank’s field' } as const;

/** The field on which the battlefield begins. */
const MIDDLE = 'o';

/** A field by its name alone: "field w1", "the middle (o)". */
export const fieldName = (at: string): string => (at === MIDDLE ? 'the middle (o)' : `field ${at}`);

/** Whether a place is told of as "field w1". */
const isField = (place: Place | undefined): place is Place =>
  place !== undefined && place.base === null && place.holds === null && place.at !== MIDDLE;

/** Where somebody is in and not on. */
const isInside = ({ at, base, holds }: Place): boolean =>
  base === null && (holds === 'bunker' || (holds === null && at === MIDDLE));

export function tellingTo(you: Listener): Telling {
  const whose = (who: Army): string => (who === you ? 'your' : `${army(who)}’s`);
  const troops = (who: Army, count: number): string =>
    who === you
      ? `${count === 1 ? 'one' : count} of your soldiers`
      : `${count} ${army(who)} ${doing(count, 'soldier', 'soldiers')}`;
  const place = ({ at, base, holds, alone }: Place): string => {
    if (base !== null) return `${whose(base)} home base`;
    if (holds === null) return fieldName(at);
    return alone ? HELD[holds] : `${HELD[holds]} (${at})`;
  };
  return {
    army: (who) => (who === you ? 'you' : army(who)),
    whose,
    own: (who) => (who === you ? 'yours' : `${army(who)}’s`),
    does: (who, one, many) => (who === you ? `you ${many}` : `${army(who)} ${one}`),
    troops,
    place,
    places: (list) =>
      list.length === 0
        ? 'none'
        : or(list.map((one, index) => (isField(one) && isField(list[index - 1]) ? one.at : place(one)))),
    on: (at) => `${isInside(at) ? 'in' : 'on'} ${place(at)}`,
    present: ({ army: who, soldiers: count, tank }) =>
      and([...(count > 0 ? [troops(who, count)] : []), ...(tank ? [`${whose(who)} tank`] : [])]),
  };
}

const NAMES = new Map<string, string>(BATTLEFIELD_CARDS.map(({ id, name }) => [id, name]));

/** A battlefield card's name, as printed. */
export const cardName = (card: BattlefieldCard): string => NAMES.get(card) ?? card;

/** The same as it stands in a sentence. */
export const card = (id: BattlefieldCard): string => quoted(ENGLISH, cardName(id));

/** "2 soldiers and 1 of the crew": how many on foot and from the tank. */
export const footAndCrew = (foot: number, crew: number): string =>
  and([...(foot > 0 ? [soldiers(foot)] : []), ...(crew > 0 ? [`${crew} of the crew`] : [])]);
