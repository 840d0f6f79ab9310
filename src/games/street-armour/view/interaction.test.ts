import { expect, it } from 'vitest';
import { SPEECH_EN } from '../../../../content/street-armour/messages.en.ts';
import { runsOf } from '../../../referee/table/goal-search.ts';
import { openGrips, type GripChip, type Grips } from '../../../referee/table/drag-handles.ts';
import { spokenScenery } from '../../../referee/messages/localise.ts';
import type { Scenery } from '../../../referee/table/scene.ts';
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

const SPOKEN = gripsOf(spokenScenery(armourScenery, SPEECH_EN));

function gripsOf({ grips }: Scenery<Armour, Move>): Grips<Armour, Move> {
  if (grips === undefined) throw new Error('a table without grips');
  return grips;
}

const gripAt = (position: Armour, at: string) =>
  openGrips(streetArmour, SPOKEN, position).find((grip) => grip.at === at);

const never = (at: string): never => {
  throw new Error(`nothing comes to ${at}`);
};

/** The move of a chip dropped on a place, in notation; undefined if the chip does not fit there. */
function played(position: Armour, chip: GripChip<Armour, Move> | undefined, at: string) {
  const run = chip && runsOf(streetArmour, position, chip.errand, SPOKEN.price).get(at);
  return run?.moves.map((move) => streetArmour.print(position, move));
}

it('drives a tank by two touches, facing the way it came, and leaves the strong dice', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const [usual] = gripAt(position, 'a8')?.chips ?? [];
  // A light tank has one step more than its die: four squares ahead take a 3.
  expect(played(position, usual, 'e8')).toEqual(['move a8 to e8 east by 3']);
  expect(played(position, usual, 'f8')).toEqual(['move a8 to f8 east by 5']);
  expect(played(position, usual, 'j8')).toBeUndefined();
});

it('turns a tank where it stands, or at the end of its way, by a facing besides', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const north = gripAt(position, 'a8')?.chips.find(({ id }) => id === 'north');
  expect(north?.stays).toBe(true);
  expect(played(position, north, 'a8')).toEqual(['move a8 to a8 north by 3']);
  expect(played(position, north, 'c8')).toEqual(['move a8 to c8 north by 3']);
});

it('says that a tank turns where it stays on its square', () => {
  const position = table({ tanks: TANKS, stage: 'move', dice: [3, 5, 6] });
  const north = gripAt(position, 'a8')?.chips.find(({ id }) => id === 'north');
  const run = (at: string) => north && runsOf(streetArmour, position, north.errand, SPOKEN.price).get(at);
  const told = (at: string) => SPOKEN.tells(position, run(at)?.moves ?? never(at)).says;
  expect(told('a8')).toBe('Turn on a8 to face north, with the 3');
  expect(told('c8')).toBe('To c8, facing north, with the 3');
});

it('shoots at the enemy that is touched with the tank that has most to spare', () => {
  const position = table({ tanks: TANKS, stage: 'shoot', dice: [], fire: 12 });
  const chips = gripAt(position, 'g3')?.chips ?? [];
  expect(chips.map((chip) => played(position, chip, 'g3'))).toEqual([['shoot a3 at g3'], ['shoot a8 at g3']]);
});

it('puts down a tank of each weight that is left, facing the city', () => {
  const position = table({
    tanks: [],
    stage: 'tank',
    teams: { west: { heavy: 1, medium: 0, light: 2 }, east: { heavy: 1, medium: 0, light: 2 } },
  });
  const chips = gripAt(position, 'b4')?.chips ?? [];
  expect(chips.map((chip) => played(position, chip, 'b4'))).toEqual([
    ['put heavy b4 east'],
    ['put light b4 east'],
  ]);
  expect(gripAt(position, 'e4')).toBeUndefined();
});
