/** Random valid positions in small cities, so that guns, flags and the end come soon. */
import { WEIGHTS } from '../../../cards/street-armour/data/box.ts';
import {
  type Armour,
  type Player,
  TASK_IDS,
  type Tank,
} from '../../../src/games/street-armour/rules/position.ts';
import { task } from './table.ts';

type Lot = (sides: number) => number;

/** A random small city, about a fifth of it built. */
function groundBy(lot: Lot): readonly string[] {
  const width = 7 + lot(5);
  return Array.from({ length: 5 + lot(4) }, () =>
    Array.from({ length: width }, () => (lot(5) === 0 ? '#' : '.')).join(''),
  );
}

/** The set-up in a small city: barricades, if any, are placed; flags and a few tanks a side are still to come. */
export function smallSetUp(empty: Armour, lot: Lot): Armour {
  const ground = groundBy(lot);
  const free = streetsOf(ground);
  const draw = () => free.splice(lot(free.length), 1)[0] ?? { x: 0, y: 0 };
  const about = TASK_IDS[1 + lot(TASK_IDS.length - 1)] ?? 'one-flag';
  const team = () => [lot(2), 1, lot(3)] as const;
  const first = lot(2) === 0 ? 0 : 1;
  return {
    ...empty,
    ground,
    task: about,
    stage: 'flag',
    first,
    teams: [team(), team()],
    active: flagsOf(empty, about)[first] > 0 ? first : first === 0 ? 1 : 0,
    barricades: empty.options.barricades ? Array.from({ length: 6 }, draw) : [],
  };
}

const streetsOf = (ground: readonly string[]) =>
  ground.flatMap((row, y) => [...row].flatMap((square, x) => (square === '.' ? [{ x, y }] : [])));
const flagsOf = (empty: Armour, about: Armour['task']) => task({ ...empty, task: about }).flags;

/** A position before a throw, with up to four tanks a side, and flags and barricades if the task and options have them. */
export function smallGame(empty: Armour, lot: Lot): Armour {
  const ground = groundBy(lot);
  const about = TASK_IDS[lot(TASK_IDS.length)] ?? 'tanks';
  const free = streetsOf(ground);
  const draw = () => free.splice(lot(free.length), 1)[0] ?? { x: 0, y: 0 };
  const tank = (owner: Player): Tank => {
    const { x, y } = draw();
    const facing = lot(8) as Tank['facing'];
    const state = (['sound', 'sound', 'sound', 'damaged', 'wreck'] as const)[lot(5)] ?? 'sound';
    return { x, y, facing, owner, weight: WEIGHTS[lot(3)] ?? 'light', state };
  };
  const side = (owner: Player): Tank[] => [
    { ...tank(owner), weight: 'medium', state: 'sound' },
    ...Array.from({ length: lot(4) }, () => tank(owner)),
  ];
  const [west, east] = [side(0), side(1)];
  const flags = flagsOf(empty, about);
  return {
    ...empty,
    ground,
    task: about,
    stage: 'throw',
    points: 39,
    teams: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    active: lot(2) === 0 ? 0 : 1,
    tanks: [...west, ...east],
    flags: [Array.from({ length: flags[0] }, draw), Array.from({ length: flags[1] }, draw)],
    barricades: empty.options.barricades ? Array.from({ length: 6 }, draw) : [],
    turns: [lot(11), lot(11)],
    quiet: lot(29),
  };
}
