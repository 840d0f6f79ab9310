/** How strong both sides of a battle are, and what that comes to (F-060 to F-063, F-074, F-079, F-080). */
import { DIAL, INVASION, STRAIT_INVASION } from '../../../cards/fog-of-war/box/tracks.ts';
import { acrossFrom, areaOf, isArea, isSea, type AreaNumber, type PlaceNumber } from './areas.ts';
import { plus, strengthOf, type Ground } from './pile.ts';
import { controllerOf, garrisonOf, neutralsAt, otherOf, type Battle, type War } from './position.ts';

export const groundOf = (at: AreaNumber): Ground => (isSea(at) ? 'naval' : 'ground');

/** Where strength comes from beside cards. */
export type Bonus = 'dial' | 'winter' | 'invasion' | 'strait' | 'advantage' | 'bombardment';

export interface Line {
  readonly from: 'cards' | 'neutrals' | Bonus;
  readonly adds: number;
}

export interface Totals {
  readonly attack: number;
  readonly defence: number;
  readonly attackLines: readonly Line[];
  readonly defenceLines: readonly Line[];
}

/** What winter adds to a defence (F-079). */
export const winterOf = ({ winter }: Pick<War, 'winter'>, at: AreaNumber): number => {
  if (!winter) return 0;
  return { normal: 1, snow: 2, sun: 0 }[areaOf(at).winter];
};

/** Whether an attack lands from the sea. */
export const isInvasion = (from: PlaceNumber | null, at: AreaNumber): boolean =>
  from !== null && isArea(from) && isSea(from) && !isSea(at);

/** Whether a landing crosses a strait whose other shore is the attacker's (F-192). */
export const isAcrossStrait = (
  position: Pick<War, 'control' | 'options'>,
  { seat, from, at }: Pick<Battle, 'seat' | 'from' | 'at'>,
): boolean =>
  position.options.straits &&
  isInvasion(from, at) &&
  acrossFrom(at).some((shore) => controllerOf(position, shore) === seat);

const line = (from: Line['from'], adds: number): readonly Line[] => (adds === 0 ? [] : [{ from, adds }]);

/** Both totals of a battle as it stands, with all that they are made of. */
export function totalsOf(position: War, battle: Battle): Totals {
  const { seat, at, from, age, spent, bombardment } = battle;
  const ground = groundOf(at);
  const isFirst = from !== null;
  const dial = isFirst ? (DIAL[age]?.bonus ?? null) : null;
  const landing = isInvasion(from, at);
  const across = isAcrossStrait(position, battle);
  const attackLines = [
    ...line('cards', strengthOf(garrisonOf(position, seat, at), ground)),
    ...line('dial', dial === 'attack' ? 1 : 0),
    ...line('bombardment', bombardment),
    ...line('advantage', spent === seat ? 1 : 0),
  ];
  const defender = otherOf(seat);
  const defenceLines = [
    ...line('cards', strengthOf(garrisonOf(position, defender, at), ground)),
    ...line('neutrals', strengthOf(neutralsAt(position, at), ground)),
    ...line('dial', dial === 'defence' ? 1 : 0),
    ...line('winter', winterOf(position, at)),
    ...line(across ? 'strait' : 'invasion', landing ? (across ? STRAIT_INVASION : INVASION) : 0),
    ...line('advantage', spent === defender ? 1 : 0),
  ];
  const sum = (lines: readonly Line[]) => lines.reduce((all, { adds }) => all + adds, 0);
  return { attack: sum(attackLines), defence: sum(defenceLines), attackLines, defenceLines };
}

export const RESULTS = ['victory', 'quagmire', 'defeat', 'rout'] as const;
export type Result = (typeof RESULTS)[number];

/** What two totals come to (F-061); against nothing the attacker wins (F-062). */
export function resultOf(attack: number, defence: number): Result {
  if (attack >= 2 * defence) return 'victory';
  if (attack >= defence) return 'quagmire';
  return defence >= 2 * attack ? 'rout' : 'defeat';
}

/** All cards that defend an area. */
export const defendersOf = (position: Pick<War, 'piles' | 'neutrals'>, { seat, at }: Battle) =>
  plus(garrisonOf(position, otherOf(seat), at), neutralsAt(position, at));
