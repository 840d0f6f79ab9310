import { expect, it } from 'vitest';
import { SPEECH_EN } from '../../../../content/street-armour/messages.en.ts';
import { plansOf } from '../../../site/play/plan-search.ts';
import type { HandleWay } from '../../../referee/table/interaction.ts';
import { handlingOf, openHandles } from '../../../site/play/handling.ts';
import { spokenScenery } from '../../../referee/messages/localise.ts';
import { streetArmour } from '../rules/judge.ts';
import type { Move } from '../rules/move.ts';
import { armourForm } from '../rules/position-format.ts';
import type { Armour } from '../rules/position.ts';
import { armourScenery } from './attempts.ts';

const OPEN = Array.from({ length: 10 }, () => '..........');

function table(more: Readonly<Record<string, unknown>>): Armour {
  const read = armourForm.read({ ground: OPEN, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

const TANKS = [
  { side: 'west', weight: 'heavy', at: 'a3', facing: 'east', state: 'sound' },
  { side: 'west', weight: 'light', at: 'a8', facing: 'east', state: 'sound' },
  { side: 'east', weight: 'light', at: 'g3', facing: 'west', state: 'sound' },
];

const SPOKEN = handlingOf(spokenScenery(armourScenery, SPEECH_EN));

const handleAt = (position: Armour, at: string) =>
  openHandles(streetArmour, SPOKEN, position).find((handle) => handle.at === at);

const never = (at: string): never => {
  throw new Error(`nothing comes to ${at}`);
};

/** The move of a chip dropped on a place, in notation; undefined if the chip does not fit there. */
function played(position: Armour, way: HandleWay<Armour, Move> | undefined, at: string) {
  const plan = way && plansOf(streetArmour, position, way.steps, SPOKEN.price).get(at);
  return plan?.moves.map((move) => streetArmour.print(position, move));
}

it('drives a tank by two touches, facing the way it came, and leaves the strong dice', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const [usual] = handleAt(position, 'a8')?.ways ?? [];
  // A light tank has one step more than its die: four squares ahead take a 3.
  expect(played(position, usual, 'e8')).toEqual(['move a8 to e8 east by 3']);
  expect(played(position, usual, 'f8')).toEqual(['move a8 to f8 east by 5']);
  expect(played(position, usual, 'j8')).toBeUndefined();
});

it('turns a tank where it stands, or at the end of its way, by a facing besides', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const north = handleAt(position, 'a8')?.ways.find(({ id }) => id === 'north');
  expect(north?.stays).toBe(true);
  expect(played(position, north, 'a8')).toEqual(['move a8 to a8 north by 3']);
  expect(played(position, north, 'c8')).toEqual(['move a8 to c8 north by 3']);
});

it('says that a tank turns where it stays on its square', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const north = handleAt(position, 'a8')?.ways.find(({ id }) => id === 'north');
  const plan = (at: string) => north && plansOf(streetArmour, position, north.steps, SPOKEN.price).get(at);
  const told = (at: string) => SPOKEN.tells(position, plan(at)?.moves ?? never(at)).says;
  expect(told('a8')).toBe('Turn on a8 to face north, with the 3');
  expect(told('c8')).toBe('To c8, facing north, with the 3');
});

it('shoots at the enemy that is touched with the tank that has most to spare', () => {
  const position = table({ tanks: TANKS, stage: 'shoot', dice: [], fire: 12 });
  const ways = handleAt(position, 'g3')?.ways ?? [];
  expect(ways.map((way) => played(position, way, 'g3'))).toEqual([['shoot a3 at g3'], ['shoot a8 at g3']]);
});

it('puts down a tank of each weight that is left, facing the city', () => {
  const position = table({
    tanks: [],
    stage: 'tank',
    teams: { west: { heavy: 1, medium: 0, light: 2 }, east: { heavy: 1, medium: 0, light: 2 } },
  });
  const ways = handleAt(position, 'b4')?.ways ?? [];
  expect(ways.map((way) => played(position, way, 'b4'))).toEqual([
    ['put heavy b4 east'],
    ['put light b4 east'],
  ]);
  expect(handleAt(position, 'e4')).toBeUndefined();
});
