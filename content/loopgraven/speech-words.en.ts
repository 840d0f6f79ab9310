import { SPACES } from '../../cards/loopgraven/data/board.ts';
import { EVENTS } from '../../cards/loopgraven/data/event-cards.ts';
import type {
  Ammunition,
  Cause,
  Decision,
  EventMark,
  GameLength,
  Player,
  Pool,
  Side,
  SpaceNumber,
  Track,
  UnitType,
} from '../../src/games/loopgraven/messages.ts';
import { counted, ENGLISH } from '../../src/language.ts';

/** What things of Loopgraven are called in English sentences. */

export const PLAYERS = ['red', 'gray', 'violet', 'blue'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** Who is spoken to as "you"; null where nobody is. */
export type Listener = Player | null;

/** Who does something: "you roll", "red rolls". */
export const doesTo =
  (you: Listener) =>
  (who: Player, one: string, many: string): string =>
    who === you ? `you ${many}` : `${player(who)} ${one}`;

/** "your", "red’s". */
export const whoseTo =
  (you: Listener) =>
  (who: Player): string =>
    who === you ? 'your' : `${player(who)}’s`;

const isOf = (you: Listener, side: Side): boolean => you !== null && you % 2 === side;

/** "your side", "red’s side": the name of whoever plays first of it. */
export const sideTo =
  (you: Listener) =>
  (side: Side): string =>
    isOf(you, side) ? 'your side' : `${PLAYERS[side]}’s side`;

/** "e5": the row by a letter from side A, the column by a number. */
export const space = (at: SpaceNumber): string => SPACES[at]?.name ?? '';
export const spaces = (those: readonly SpaceNumber[]): string => ENGLISH.and(those.map(space));

const KINDS = {
  platoon: { one: 'platoon', other: 'platoons' },
  car: { one: 'car', other: 'cars' },
  tank: { one: 'tank', other: 'tanks' },
} as const satisfies Record<UnitType, unknown>;

/** "the platoon". */
export const the = (type: UnitType): string => `the ${type}`;
export const a = (type: UnitType): string => `a ${type}`;
export const many = (type: UnitType): string => KINDS[type].other;
/** "2 platoons". */
export const soMany = (type: UnitType, count: number): string => counted(ENGLISH, count, KINDS[type]);

/** "2 platoons and a tank". */
export function listed(types: readonly UnitType[]): string {
  const kinds = (['platoon', 'car', 'tank'] as const).filter((type) => types.includes(type));
  return ENGLISH.and(
    kinds.map((type) => {
      const count = types.filter((one) => one === type).length;
      return count === 1 ? a(type) : soMany(type, count);
    }),
  );
}

/** "5 platoons, 2 cars", "none". */
export function pool({ platoon, car, tank }: Pool): string {
  const parts = [
    ...(platoon > 0 ? [soMany('platoon', platoon)] : []),
    ...(car > 0 ? [soMany('car', car)] : []),
    ...(tank > 0 ? [soMany('tank', tank)] : []),
  ];
  return parts.length === 0 ? 'none' : ENGLISH.and(parts);
}

/** A card by its name, without the marks that it shouts with on its face. */
export const card = (mark: EventMark): string =>
  (EVENTS.find((event) => event.mark === mark)?.name ?? '').replace(/!+$/, '');
export const cause = (by: Cause): string => (by === 'hit' ? 'a hit of the artillery' : card(by));

/** "Trench feet and two hits of the artillery": each once, with how often. */
export const causes = (those: readonly Cause[]): string =>
  ENGLISH.and(
    [...new Set(those)].map((by) => {
      const times = those.filter((one) => one === by).length;
      if (times === 1) return cause(by);
      return by === 'hit' ? `${times} hits of the artillery` : `${times} cards of ${card(by)}`;
    }),
  );

export const tokens = (count: number): string => counted(ENGLISH, count, { one: 'token', other: 'tokens' });
export const steps = (count: number): string => counted(ENGLISH, count, { one: 'step', other: 'steps' });
export const actions = (count: number): string =>
  counted(ENGLISH, count, { one: 'action', other: 'actions' });
export const units = (count: number): string => counted(ENGLISH, count, { one: 'unit', other: 'units' });

export const TRACKS = {
  artillery: 'artillery',
  economy: 'economy',
  general: 'general',
} as const satisfies Record<Track, string>;
export const AMMUNITION = {
  normal: 'normal ammunition',
  gas: 'gas',
  advanced: 'advanced ammunition',
} as const satisfies Record<Ammunition, string>;
export const LENGTHS = {
  short: 'a short game',
  medium: 'a medium game',
  long: 'a long game',
} as const satisfies Record<GameLength, string>;

/** What is decided now. */
export const DECISIONS = {
  length: 'first it is agreed how long the game is',
  players: 'first it is agreed how many play',
  first: 'a die of each side says now who begins',
  event: 'the event die of this round is rolled now',
  negative: 'a card is drawn from the setbacks now',
  positive: 'a card is drawn from the strokes of luck now',
  turn: 'a turn is under way now, until its player ends it',
  over: 'the game is over',
  shock: 'a platoon is chosen for Shellshock now',
  back: 'the lost haversack sends a unit back now',
  dodge: 'it is asked now whether the unit that is attacked dodges',
  fight: 'the dice of the fight are rolled now',
  mask: 'it is asked now whether gas masks are put on',
  drawn: 'the card of this round is carried out now',
  ending: 'the turn ends now',
} as const satisfies Record<Decision, string>;
